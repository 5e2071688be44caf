# On Debian, as root, in /srv/werksommer: sh scripts/install.sh https://example.org
# Makes user, environment (.env), units and Caddy's configuration, starts both, and prints the link to the set-up.
# What is there already stays as it is; a second run does no harm.
set -eu
url=${1:-}
cd "$(dirname "$0")/.."
if [ "$(id -u)" != 0 ] || [ "$PWD" != /srv/werksommer ] || [ "$url" = "${url#https://}" ]; then
  echo 'As root, in /srv/werksommer: sh scripts/install.sh https://example.org' >&2
  exit 2
fi
id werksommer >/dev/null 2>&1 || useradd --system --home-dir /var/lib/werksommer --shell /usr/sbin/nologin werksommer
if [ ! -e .env ]; then
  install -m 600 -o werksommer /dev/null .env
  printf 'PUBLIC_URL=%s\nTRUST_PROXY=1\nDATA_DIR=/var/lib/werksommer\n' "$url" > .env
fi
npm ci
cp scripts/werksommer.service scripts/werksommer.socket /etc/systemd/system/
grep -q werksommer /etc/caddy/Caddyfile 2>/dev/null || {
  [ ! -e /etc/caddy/Caddyfile ] || cp /etc/caddy/Caddyfile /etc/caddy/Caddyfile.before
  printf '# werksommer\n%s {\n\treverse_proxy 127.0.0.1:3000\n}\n' "${url#https://}" > /etc/caddy/Caddyfile
}
systemctl daemon-reload
# Returns once the server has built its pages and answers.
systemctl enable --now werksommer.socket werksommer
systemctl reload-or-restart caddy
journalctl -u werksommer -o cat | grep set-up | tail -1
