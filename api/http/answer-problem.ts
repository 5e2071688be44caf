import type { ErrorRequestHandler, Request } from 'express';
import type { Lang } from '#contract/languages.ts';
import { MINUTE_MS } from '../clock.ts';
import { COUNTERS_FAILED } from '../db/counters.ts';
import { databaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';
import { callerLanguage } from './caller-language.ts';
import { createCrumbWatch } from './crumbs.ts';
import { isFormNavigation } from './form-navigation.ts';
import { Problem, problem, problemBody } from './problem.ts';
import { type SendRefusal, type SentForm, sendBarePage } from './refusal-page.ts';

// How long a browser gets to finish sending: it reads the answer only after that.
const REST_OF_BODY_MS = MINUTE_MS;

/** Answers a thrown error: a problem as it is, anything else as a 500 without details. */
export function answerProblem(
  { log, damage }: Pick<Deps, 'log' | 'damage'>,
  sendRefusal: SendRefusal = sendBarePage,
): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    damage.note(error);
    const id = String(res.locals.requestId);
    const refusal = asProblem(error);
    if (refusal !== error && refusal.status >= 500) log.error({ id, error: describe(error) }, 'unexpected');
    if (res.headersSent) return void res.destroy();
    if (refusal.extras.retryAfterSeconds) res.setHeader('Retry-After', refusal.extras.retryAfterSeconds);
    if (refusal.extras.endsConnection) res.setHeader('Connection', 'close');
    else if (!req.complete) letBodyRunOut(req);
    const lang = (res.locals.lang as Lang | undefined) ?? callerLanguage(req);
    res.status(refusal.status);
    if (isFormNavigation(req)) return sendRefusal(req, res, refusal, lang, res.locals.form as SentForm | undefined);
    res.type('application/problem+json').send(JSON.stringify(problemBody(refusal, lang, id)));
  };
}

// Disk errors: full, read-only, broken, or a folder gone. The sender can only try again later.
const STORAGE_FAULTS = /^(?:ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|ENOENT|ENOTDIR|EISDIR|EEXIST|EMFILE|ENFILE|EXDEV)$/;
const STORAGE_RETRY_SECONDS = 300;
const LOCKED_RETRY_SECONDS = 10;

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // The router throws this for an address that cannot be decoded.
  if (error instanceof URIError) return problem('not_found');
  const fault = databaseFault(error);
  if (fault === 'locked' || codeOf(error) === COUNTERS_FAILED)
    return problem('busy', { retryAfterSeconds: LOCKED_RETRY_SECONDS });
  if (fault || isStorageFault(error)) return problem('storage_failed', { retryAfterSeconds: STORAGE_RETRY_SECONDS });
  return problem('unexpected');
}

function isStorageFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && STORAGE_FAULTS.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | null)?.code);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : 'unknown';
}

/** Reads on for a while: closing at once would reset the connection, and the browser would show a network error. */
function letBodyRunOut(req: Request): void {
  if (req.destroyed) return;
  const areCrumbs = createCrumbWatch();
  req.on('data', (chunk: Buffer) => areCrumbs(chunk.length) && req.destroy());
  const timer = setTimeout(() => req.destroy(), REST_OF_BODY_MS).unref();
  req.once('close', () => clearTimeout(timer));
}
