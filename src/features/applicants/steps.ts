import type { Answer, Refusal } from '#src/lib/answer.ts';
import { type Applicant, readApplicant } from './applicant.ts';

export type Screen = 'step1' | 'waiting' | 'step2' | 'step3' | 'originals' | 'complete' | 'rejected' | 'withdrawn';

/** ENROLLED is how older pages call COMPLETE. */
export function screenFor(status: string, search: string): Screen {
  switch (status) {
    case 'PRE_REGISTERED':
      return new URLSearchParams(search).get('debug') === 'next' ? 'step2' : 'waiting';
    case 'STEP1_APPROVED':
      return 'step2';
    case 'A2_CV_RECEIVED':
    case 'STEP2_APPROVED':
      return 'step3';
    case 'ENROLMENT_UPLOADED':
      return 'originals';
    case 'COMPLETE':
    case 'ENROLLED':
      return 'complete';
    case 'REJECTED':
      return 'rejected';
    case 'WITHDRAWN':
      return 'withdrawn';
    default:
      return 'step1';
  }
}

export type StepState = 'done' | 'here' | 'checking' | 'next';

/** The three stops of the line above the screens; undefined where the way has ended early. */
export function stepStates(screen: Screen): readonly StepState[] | undefined {
  switch (screen) {
    case 'step1':
      return ['here', 'next', 'next'];
    case 'waiting':
      return ['checking', 'next', 'next'];
    case 'step2':
      return ['done', 'here', 'next'];
    case 'step3':
      return ['done', 'done', 'here'];
    case 'originals':
    case 'complete':
      return ['done', 'done', 'done'];
    case 'rejected':
    case 'withdrawn':
      return undefined;
  }
}

/** The sentences that this page has for a load that went wrong and brought none of its own. */
export type LoadFault = 'token_expired' | 'applicant_not_found' | 'no_applicant' | 'load_failed' | 'fetch_failed';

/** What a get-applicant answer means for the page. */
type Loaded =
  | { kind: 'applicant'; applicant: Applicant }
  /** The token is dropped and step 1 shown; `keep` leaves it behind 'continue your application'. */
  | { kind: 'restart'; fault: LoadFault; message?: string; keep: boolean }
  /** The token stays: nobody has said that it is bad. */
  | { kind: 'later'; message?: string };

export function afterLoad(answer: Answer, now: number): Loaded {
  switch (answer.kind) {
    case 'unreachable':
      return { kind: 'later' };
    case 'refused':
      return afterRefusal(answer);
    case 'ok': {
      const applicant = readApplicant(answer.data);
      if (!applicant) return { kind: 'restart', fault: 'no_applicant', keep: false };
      if (Date.parse(applicant.expires_at) < now) return { kind: 'restart', fault: 'token_expired', keep: false };
      return { kind: 'applicant', applicant };
    }
  }
}

function afterRefusal({ status, message }: Refusal): Loaded {
  const words = message ? { message } : {};
  if (status === 429 || status === 503) return { kind: 'later', ...words };
  if (status === 410 || /expired/i.test(message ?? ''))
    return { kind: 'restart', fault: 'token_expired', keep: false, ...words };
  if (status === 404 || /not found/i.test(message ?? ''))
    return { kind: 'restart', fault: 'applicant_not_found', keep: false, ...words };
  // A 200 that is no JSON comes from something between us and the server, a hotel's sign-in page for one.
  const unreadable = status < 400;
  return {
    kind: 'restart',
    fault: unreadable ? 'fetch_failed' : 'load_failed',
    keep: unreadable || status >= 500,
    ...words,
  };
}

/** People who come from a neighbouring page are told that they are right here. A redirect hides its referrer. */
export function cameFromNeighbour(referrer: string, search: string): boolean {
  return /\/(verify|apply|status)/.test(referrer) || new URLSearchParams(search).get('from') === 'apply';
}

/** The closing date is the last day on which people can apply, in the time zone of the operator. */
export function isClosed(closesOn: string, now: number): boolean {
  if (!closesOn) return false;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now) > closesOn;
}

/** What one writes on the back of the envelope: the first group of the id finds the application. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

export function fullName({ first_name, middle_name, last_name }: Applicant): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}
