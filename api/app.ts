import express, { type Express, type RequestHandler } from 'express';
import { MemoryStore } from 'express-rate-limit';
import { pathIn } from '#contract/call-entry.ts';
import { calls } from '#contract/calls.ts';
import { createUnsubscribePage } from './applicants/reminders/unsubscribe-page.ts';
import type { Deps } from './deps.ts';
import { createMetrics } from './doctor/metrics.ts';
import { joinPhotos } from './documents/join-photos.ts';
import { openUpload } from './documents/open-upload.ts';
import { createFinishedPages } from './finished-pages/finished-pages.ts';
import { answerProblem } from './http/answer-problem.ts';
import { counterStore } from './http/counter.store.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { HttpParts } from './http/http-parts.ts';
import { sendToCall } from './http/plain-form.ts';
import { problem } from './http/problem.ts';
import { createRefusalPages } from './http/refusal-page.ts';
import { requestLog } from './http/request-log.ts';
import { isCrossSite } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSite } from './http/site.ts';
import { createUploadBudget } from './http/upload-budget.ts';
import { tellOperator } from './mail/tell-operator.ts';
import { scanReceived } from './malware/scan-received.ts';
import { createPublicPapers } from './papers/public-papers.ts';
import { routes } from './routes.ts';
import { finishedPages, pageAddresses, pagesWithCamera } from './start/page-addresses.ts';
import { DAY_MS } from './time/clock.ts';
import { createUploads, UPLOADS } from './uploads/uploads.ts';

/** Puts the server together; middleware runs in the order of these lines. */
export function createApp(deps: Deps, options: { distDir?: string } = {}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.env.TRUST_PROXY);
  const headers = securityHeaders(deps.env.PUBLIC_URL, { withCamera: pagesWithCamera });

  const http = httpParts(deps);
  const metrics = createMetrics(deps);
  if (metrics) app.use(metrics.count);
  app.use(requestLog(deps), deps.proxyWatch.look, refuseExpectations, refuseHosts, sendToCall);
  if (options.distDir)
    app.get(pathIn(calls.unsubscribe.at), headers.pages, createUnsubscribePage(deps, options.distDir));
  app.use('/api', headers.api, refuseCrossSite(deps));
  if (metrics) app.get('/api/metrics', metrics.serve);
  // `all` of a route, as `all` of a router makes 35 entries, one for each method.
  for (const route of routes) app.route(route.path).all(refuseOtherMethods(route), route.mount(http));
  const uploads = createUploads(http);
  app.route(UPLOADS).all(uploads.all);
  app.route(`${UPLOADS}/:id`).all(uploads.one);
  app.use('/api', () => {
    throw problem('not_found');
  });
  app.use(createPublicPapers(deps));
  if (!options.distDir) return app.use(answerProblem(deps));
  const finished = createFinishedPages(http, options.distDir, finishedPages, routes);
  app.use(headers.pages, createSite(options.distDir, pageAddresses(deps.site), [finished.serve]));
  app.use(answerProblem(deps, createRefusalPages(options.distDir, headers.pages, finished.showAgain)));
  return app;
}

function httpParts(deps: Deps): HttpParts {
  return {
    deps,
    requestCounts: new MemoryStore(),
    uploadBudget: createUploadBudget({
      ...deps,
      counters: counterStore(deps.counters, deps.clock, 'upload', DAY_MS),
      onNetworkSpent: (budget) => tellOperator(deps, 'operator-upload-budget', { budget: String(budget) }),
    }),
    openUpload: openUpload.bind(undefined, deps),
    scanReceived: scanReceived.bind(undefined, deps),
    joinPhotos: joinPhotos.bind(undefined, deps),
  };
}

function refuseOtherMethods({ methods }: Endpoint): RequestHandler {
  const allowed = methods.map((method) => method.toUpperCase());
  // Express answers HEAD like GET, without the body.
  const answered = new Set(allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed);
  return (req, res, next) => {
    if (answered.has(req.method)) return next();
    res.setHeader('Allow', allowed.join(', '));
    throw problem('method_not_allowed');
  };
}

const refuseExpectations: RequestHandler = (req, _res, next) => {
  const { expect = '100-continue' } = req.headers;
  next(expect.toLowerCase() === '100-continue' ? undefined : problem('expectation_failed'));
};

/** HTTP requires exactly one Host header; of two, a proxy in front may have believed the other. */
const refuseHosts: RequestHandler = (req, _res, next) => {
  const hosts = req.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  next(hosts > 1 || (hosts === 0 && req.httpVersion !== '1.0') ? problem('body_invalid') : undefined);
};

function refuseCrossSite(deps: Deps): RequestHandler {
  return (req, _res, next) => next(isCrossSite(req, deps.env.PUBLIC_URL) ? problem('cross_site') : undefined);
}
