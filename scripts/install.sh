# On Debian, as root, in /srv/werksommer: sh scripts/install.sh https://example.org
# Makes user, environment (.env), units and Caddy's configuration, starts both, and prints the link to the set-up.
# What is there already stays as it is; a second run does no harm.
set -eu
url=${1:-}
host=${url#https://}
cd "$(dirname "$0")/.."
if [ "$(id -u)" != 0 ] || [ "$PWD" != /srv/werksommer ] || [ "$url" != "https://$host" ] || [ -z "$host" ] ||
  [ "$host" != "${host%%[!A-Za-z0-9.:-]*}" ]; then
  echo 'As root, in /srv/werksommer: sh scripts/install.sh https://example.org' >&2
  exit 2
fi
id werksommer >/dev/null 2>&1 || useradd --system --home-dir /var/lib/werksommer --shell /usr/sbin/nologin werksommer
if [ ! -s .env ]; then
  install -m 600 -o werksommer /dev/null .env
  printf 'PUBLIC_URL=%s\nTRUST_PROXY=1\nDATA_DIR=/var/lib/werksommer\n' "$url" > .env
fi
# Of older units, which named this folder themselves, .env says nothing of it.
grep -q '^DIST_DIR=' .env || printf '\nDIST_DIR=/var/lib/werksommer/site/pages\n' >> .env
# Node comes last. A server that runs still reads what a second time would first remove.
[ -x node_modules/.bin/node ] || sh scripts/packages.sh
cp scripts/werksommer.service scripts/werksommer.socket /etc/systemd/system/
grep -q werksommer /etc/caddy/Caddyfile 2>/dev/null ||
  printf '\n# werksommer\n%s {\n\treverse_proxy 127.0.0.1:3000\n}\n' "$host" >> /etc/caddy/Caddyfile
systemctl daemon-reload
# Returns once the server has built its pages and answers.
systemctl enable --now werksommer.socket werksommer
systemctl reload-or-restart caddy
journalctl --sync
# Of this start alone: earlier links have ended.
journalctl -o cat "_SYSTEMD_INVOCATION_ID=$(systemctl show -P InvocationID werksommer)" | grep set-up ||
  echo "There is an admin already: $url/de/admin/login"
