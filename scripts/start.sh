# `npm start`. npm passes a signal on to this shell alone: the server takes the shell's place.
export NODE_COMPILE_CACHE=.cache/compile MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=65536
exec node --expose-gc --max-semi-space-size=2 api/main.ts
