import { randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from './deps.ts';
import { callerLanguage } from './http/caller-language.ts';
import { Problem, problem, problemBody } from './http/problem.ts';
import { isCrossSite } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSite } from './http/site.ts';
import { routes } from './routes.ts';

/** The whole server on one screen: the order of middleware is the order of these lines. */
export function createApp(deps: Deps, options: { distDir?: string } = {}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.env.TRUST_PROXY);
  const headers = securityHeaders(deps.env.PUBLIC_URL);

  app.use(requestLog(deps));
  app.use('/api', headers.api, refuseCrossSite(deps));
  for (const route of routes) {
    const handler = route.mount(deps);
    for (const method of route.methods) app[method](route.path, handler);
    app.all(route.path, () => {
      throw problem('method_not_allowed');
    });
  }
  app.get('/api/health/live', (_req, res) => void res.json({ status: 'ok' }));
  app.use('/api', () => {
    throw problem('not_found');
  });
  if (options.distDir) app.use(headers.pages, createSite({ distDir: options.distDir }));
  app.use(answerProblem(deps));
  return app;
}

/** Path only: queries carry tokens. */
function requestLog(deps: Deps): RequestHandler {
  return (req, res, next) => {
    const start = deps.clock.now();
    const id = randomUUID();
    res.locals.requestId = id;
    res.setHeader('X-Request-Id', id);
    const path = req.path.startsWith('/api/') ? req.path : '(page)';
    res.on('finish', () =>
      deps.log.info({ id, method: req.method, path, status: res.statusCode, ms: deps.clock.now() - start }, 'request'),
    );
    next();
  };
}

function refuseCrossSite(deps: Deps): RequestHandler {
  return (req, _res, next) => next(isCrossSite(req, deps.env.PUBLIC_URL) ? problem('cross_site') : undefined);
}

function answerProblem(deps: Deps): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const id = String(res.locals.requestId);
    const refusal = error instanceof Problem ? error : problem('unexpected');
    if (!(error instanceof Problem))
      deps.log.error({ id, error: error instanceof Error ? error.stack : 'unknown' }, 'unexpected');
    if (res.headersSent) return void res.destroy();
    if (refusal.extras.retryAfterSeconds) res.setHeader('Retry-After', refusal.extras.retryAfterSeconds);
    const lang = (res.locals.lang as Lang | undefined) ?? callerLanguage(req);
    res
      .status(refusal.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemBody(refusal, lang, id)));
  };
}
