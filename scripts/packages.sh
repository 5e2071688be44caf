# Installs what the server needs; with --include=dev what its tests need, too. Only Node needs its script: the others bring
# their binaries, which Debian's npm would compile.
# For Debian 12's Node 18, npm would leave out packages that want a later one: it runs on the product's Node, which is first.
if [ "$(node -p 'process.versions.node.split(".")[0]')" -lt 20 ]; then
  npm install --loglevel=error --no-save --prefix .cache/node "node@$(node -p 'require("./package.json").dependencies.node')" || exit
  export PATH="$PWD/.cache/node/node_modules/.bin:$PATH"
fi
npm ci --omit=dev --ignore-scripts --loglevel=error "$@" && npm rebuild node
