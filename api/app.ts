import express, { type Express, type RequestHandler } from 'express';
import type { Deps } from './deps.ts';
import { answerProblem } from './http/answer-problem.ts';
import { problem } from './http/problem.ts';
import { requestLog } from './http/request-log.ts';
import { isCrossSite } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSite } from './http/site.ts';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts';
import { createPublicPapers } from './papers/public-papers.ts';
import { routes } from './routes.ts';

/** The whole server on one screen: the order of middleware is the order of these lines. */
export function createApp(deps: Deps, options: { distDir?: string } = {}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.env.TRUST_PROXY);
  const headers = securityHeaders(deps.env.PUBLIC_URL);

  app.use(requestLog(deps), warnOfUntrustedProxy(deps), refuseExpectations, refuseHosts);
  app.use('/api', headers.api, refuseCrossSite(deps));
  for (const route of routes) {
    const handler = route.mount(deps);
    app.all(route.path, (_req, res, next) => {
      res.locals.route = route.path;
      next();
    });
    for (const method of route.methods) app[method](route.path, handler);
    app.all(route.path, (_req, res) => {
      res.setHeader('Allow', route.methods.map((method) => method.toUpperCase()).join(', '));
      throw problem('method_not_allowed');
    });
  }
  app.use('/api', () => {
    throw problem('not_found');
  });
  app.use(createPublicPapers(deps));
  if (options.distDir) app.use(headers.pages, createSite({ distDir: options.distDir }));
  app.use(answerProblem(deps));
  return app;
}

const refuseExpectations: RequestHandler = (req, _res, next) => {
  const { expect = '100-continue' } = req.headers;
  next(expect.toLowerCase() === '100-continue' ? undefined : problem('expectation_failed'));
};

/** HTTP asks for exactly one host; of two, a proxy in front may have believed the other. */
const refuseHosts: RequestHandler = (req, _res, next) => {
  const hosts = req.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  next(hosts > 1 || (hosts === 0 && req.httpVersion !== '1.0') ? problem('body_invalid') : undefined);
};

function refuseCrossSite(deps: Deps): RequestHandler {
  return (req, _res, next) => next(isCrossSite(req, deps.env.PUBLIC_URL) ? problem('cross_site') : undefined);
}
