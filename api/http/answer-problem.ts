import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Lang } from '#contract/languages.ts';
import { COUNTERS_FAILED } from '../db/counters.ts';
import { noteDamage } from '../db/damage.ts';
import { databaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';
import { BucketFailed } from '../files/bucket-failed.ts';
import { MINUTE_MS } from '../time/clock.ts';
import { callerLanguage } from './caller-language.ts';
import { isFormNavigation } from './form-navigation.ts';
import type { SentForm } from './plain-form.ts';
import { Problem, problem, problemBody } from './problem.ts';
import { type SendRefusal, sendBarePage } from './refusal-page.ts';
import { createTinyChunkWatch } from './tiny-chunks.ts';

// How long, and how much, a client gets to finish sending: many read the answer only after that.
const REST_OF_BODY_MS = MINUTE_MS;
const REST_OF_BODY_BYTES = 64 * 1024 * 1024;

/** Answers a thrown error: a problem as it is, anything else as a 500 without details. */
export function answerProblem(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  sendRefusal: SendRefusal = sendBarePage,
): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    noteDamage({ db, log }, error);
    const id = String(res.locals.requestId);
    const refusal = asProblem(error);
    if (refusal !== error && refusal.status >= 500) log.error({ id, error: describe(error) }, 'unexpected');
    if (res.headersSent) return void res.destroy();
    if (refusal.extras.retryAfterSeconds) res.setHeader('Retry-After', refusal.extras.retryAfterSeconds);
    const lang = (res.locals.lang as Lang | undefined) ?? callerLanguage(req);
    res.status(refusal.status);
    if (refusal.extras.endsConnection) res.setHeader('Connection', 'close');
    besideTheBody(req, res, () => {
      if (isFormNavigation(req)) return sendRefusal(req, res, refusal, lang, res.locals.form as SentForm | undefined);
      res.type('application/problem+json').send(JSON.stringify(problemBody(refusal, lang, id)));
    });
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
  if (error instanceof BucketFailed) return problem('document_away', { retryAfterSeconds: STORAGE_RETRY_SECONDS });
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

/** Sends an answer while the rest of a body still comes in, or behind it. */
function besideTheBody(req: Request, res: Response, send: () => void): void {
  if (req.complete || req.destroyed || res.getHeader('Connection') === 'close') return void send();
  // Node closes behind the answer where the client has asked for that, as many proxies do.
  if (!res.shouldKeepAlive) return void letBodyRunOut(req, send);
  letBodyRunOut(req, (isWhole) => isWhole || req.destroy());
  send();
}

/**
 * Reads on for a while: closing at once would reset the connection, and the browser would show a network error. Calls
 * `done` once, at the end of the body or where it is too long, too slow or in tiny chunks.
 */
function letBodyRunOut(req: Request, done: (isWhole: boolean) => void): void {
  const areTiny = createTinyChunkWatch();
  let bytes = 0;
  const look = (chunk: Buffer) => {
    bytes += chunk.length;
    if (areTiny(chunk.length) || bytes > REST_OF_BODY_BYTES) stop();
  };
  const end = (isWhole: boolean) => {
    clearTimeout(timer);
    req.off('data', look).off('end', whole).off('close', stop);
    done(isWhole);
  };
  const [whole, stop] = [() => end(true), () => end(false)];
  const timer = setTimeout(stop, REST_OF_BODY_MS).unref();
  req.on('data', look).once('end', whole).once('close', stop).resume();
}
