# `npm start`. npm passes a signal on to this shell alone: the server takes the shell's place.
export NODE_COMPILE_CACHE=.cache/compile MALLOC_ARENA_MAX=2
exec node --expose-gc api/main.ts
