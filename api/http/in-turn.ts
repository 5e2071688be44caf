import type { RequestHandler } from 'express';

/** Joins handlers to one: the router would match the path again before each of them. */
export function inTurn(...handlers: readonly RequestHandler[]): RequestHandler {
  return (req, res, done) => {
    let at = 0;
    const next = (error?: unknown): void => {
      const handler = error === undefined ? handlers[at] : undefined;
      at += 1;
      const going = handler ? handler(req, res, next) : done(error);
      if (going instanceof Promise) going.catch(done);
    };
    next();
  };
}
