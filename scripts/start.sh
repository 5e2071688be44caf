# `npm start`. npm passes a signal on to this shell alone: so it goes on to what builds, and the server takes the
# shell's place.
set -e
trap 'kill "$!"; trap - TERM; kill "$$"' INT TERM
for build in scripts/build-site.ts scripts/build-server.ts; do
  node "$build" &
  wait "$!"
done
trap - INT TERM
export NODE_COMPILE_CACHE=.cache/compile MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
exec node --expose-gc --min-semi-space-size=4 --max-semi-space-size=4 --heap-growing-percent=80 --no-allocation-site-pretenuring .cache/server/main.js
