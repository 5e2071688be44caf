import type { RequestHandler } from 'express';

/** Several handlers as one: the router looks at the path again between those that it calls by itself. */
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
