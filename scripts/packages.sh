# Installs the packages. Only Node needs its script: the others bring their binaries, which Debian's npm would compile.
npm ci --ignore-scripts --loglevel=error && npm rebuild node
