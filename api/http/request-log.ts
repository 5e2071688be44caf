import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Deps } from '../deps.ts';

/** Gives each request an id and logs its answer: only the path, as queries hold tokens; of pages not even that. */
export function requestLog({ clock, log }: Pick<Deps, 'clock' | 'log'>): RequestHandler {
  return (req, res, next) => {
    const start = clock.now();
    const id = randomUUID();
    res.locals.requestId = id;
    res.setHeader('X-Request-Id', id);
    res.on('close', () => {
      const { statusCode: status, writableFinished: isAnswered } = res;
      const path = (req.route?.path as string | undefined) ?? '(page)';
      // Containers ask for the server's health all day.
      const level = path.startsWith('/api/health/') ? 'debug' : 'info';
      log[level]({ id, method: req.method, path, status, isAnswered, ms: clock.now() - start }, 'request');
    });
    next();
  };
}
