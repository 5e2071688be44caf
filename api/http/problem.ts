import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { FieldError } from '#contract/field-errors.ts';
import { fill, type Params } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';

/** A function, if the values themselves depend on the language. */
type SpokenParams = Params | ((lang: Lang) => Params);
/** What is wrong with one field, as a refusal says it. */
export type SpokenFieldError = Omit<FieldError, 'params'> & { params?: SpokenParams };

interface ProblemExtras {
  params?: SpokenParams;
  errors?: readonly SpokenFieldError[];
  retryAfterSeconds?: number;
  /** Why a server is not ready. */
  reasons?: readonly string[];
  /** The connection ends, as reading the rest of the body would cost too much. */
  endsConnection?: boolean;
}

/** A refusal for the caller to read. Any other error becomes a 500 without details. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly extras: ProblemExtras;

  constructor(code: ErrorCode, extras: ProblemExtras) {
    super(code);
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

export function problem(code: ErrorCode, extras: ProblemExtras = {}): Problem {
  return new Problem(code, extras);
}

/** One refusal for several fields; the first one gives code, status and sentence. */
export function fieldProblem(errors: readonly SpokenFieldError[]): Problem {
  const first = errors[0];
  if (!first) throw new Error('fieldProblem needs at least one error');
  return problem(first.code, { errors, ...(first.params && { params: first.params }) });
}

/** The sentence of a refusal. */
export function sentenceOf({ code, extras: { params } }: Problem, lang: Lang): string {
  return sentence({ code, ...(params && { params }) }, lang);
}

/** The body of RFC 9457, plus `error` and `details`, which the specification's screens read. */
export function problemBody(refusal: Problem, lang: Lang, requestId: string) {
  const { errors = [], reasons } = refusal.extras;
  const error = sentenceOf(refusal, lang);
  return {
    type: 'about:blank',
    title: sentenceOf(refusal, 'en'),
    status: refusal.status,
    code: refusal.code,
    instance: requestId,
    success: false,
    error,
    details: errors.length > 0 ? errors.map((one) => sentence(one, lang)) : [error],
    errors: errors.map((one) => ({ path: one.path, code: one.code, message: sentence(one, lang) })),
    ...(reasons && { reasons }),
  };
}

function sentence({ code, params }: Pick<SpokenFieldError, 'code' | 'params'>, lang: Lang): string {
  return fill(ERRORS[code][lang], typeof params === 'function' ? params(lang) : params);
}
