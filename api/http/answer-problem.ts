import type { ErrorRequestHandler, Request } from 'express';
import type { Lang } from '#contract/languages.ts';
import { MINUTE_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { callerLanguage } from './caller-language.ts';
import { Problem, problem, problemBody } from './problem.ts';

// Long enough for a browser to finish sending what it began: it reads the answer only then.
const REST_OF_BODY_MS = MINUTE_MS;

/** Answers what was thrown: a problem as it is, anything else as a 500 without inner text. */
export function answerProblem({ log }: Pick<Deps, 'log'>): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const id = String(res.locals.requestId);
    const refusal = error instanceof Problem ? error : problem('unexpected');
    if (!(error instanceof Problem)) log.error({ id, error: describe(error) }, 'unexpected');
    if (res.headersSent) return void res.destroy();
    if (refusal.extras.retryAfterSeconds) res.setHeader('Retry-After', refusal.extras.retryAfterSeconds);
    if (!req.complete) letBodyRunOut(req);
    const lang = (res.locals.lang as Lang | undefined) ?? callerLanguage(req);
    res
      .status(refusal.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemBody(refusal, lang, id)));
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : 'unknown';
}

/** Closing at once would reset the connection, and the browser would show a network error instead of the answer. */
function letBodyRunOut(req: Request): void {
  req.resume();
  const timer = setTimeout(() => req.destroy(), REST_OF_BODY_MS);
  req.once('close', () => clearTimeout(timer));
}
