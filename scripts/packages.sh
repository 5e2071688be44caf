# Installs what the server needs; with --include=dev what its tests need, too. Only Node needs its script: the others bring
# their binaries, which Debian's npm would compile.
npm ci --omit=dev --ignore-scripts --loglevel=error "$@" && npm rebuild node
