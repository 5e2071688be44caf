import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Deps } from '../deps.ts';

/** Names each request and logs it when it is answered. Path only, as queries carry tokens; of pages not even that. */
export function requestLog({ clock, log }: Pick<Deps, 'clock' | 'log'>): RequestHandler {
  return (req, res, next) => {
    const start = clock.now();
    const id = randomUUID();
    res.locals.requestId = id;
    res.setHeader('X-Request-Id', id);
    res.on('close', () => {
      const { statusCode: status, writableFinished: isAnswered } = res;
      const path = (res.locals.route as string | undefined) ?? '(page)';
      // A container asks for its health all day.
      const level = path.startsWith('/api/health/') ? 'debug' : 'info';
      log[level]({ id, method: req.method, path, status, isAnswered, ms: clock.now() - start }, 'request');
    });
    next();
  };
}
