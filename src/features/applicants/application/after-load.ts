import type { ReplyOf } from '#contract/calls.ts';
import type { Answer, Refusal, Unchecked } from '#src/lib/call/answer.ts';
import type { LoadFault } from '../shell/steps.ts';
import type { AnsweredView, RestartNotice } from '../shell/view.ts';
import { type Applicant, readApplicant } from './applicant.ts';

export type ApplicantReply = ReplyOf<'POST /api/functions/get-applicant'>;

/** Set where the address holds a malformed token: a mail program may have cut it. */
export const TOKEN_INCOMPLETE = 'token_incomplete';

/** The page drops the token and shows step 1; `keep` leaves the token to the button 'continue your application'. */
interface Restart {
  kind: 'restart';
  fault: LoadFault;
  message?: string | undefined;
  keep: boolean;
}

/** What an answer of get-applicant means for the page. */
type Loaded =
  | { kind: 'applicant'; applicant: Applicant }
  | Restart
  /** The server is newer than this page. The page keeps the token. */
  | { kind: 'status-unknown' }
  /** The page keeps the token, as it may still be good. */
  | { kind: 'unreachable'; message?: string | undefined };

/**
 * What the page shows after an answer to this token.
 * @param statusUnknown what it says where only a newer page can show the application
 */
export function viewAfter(
  answer: Answer<Unchecked<ApplicantReply>>,
  token: string,
  statusUnknown: RestartNotice['statusUnknown'],
): AnsweredView {
  const loaded = afterLoad(answer);
  switch (loaded.kind) {
    case 'applicant':
    case 'unreachable':
      return { ...loaded, token };
    case 'status-unknown':
      return { kind: 'start', notice: { statusUnknown } };
    case 'restart': {
      const { fault, message, keep } = loaded;
      return { kind: 'start', notice: { fault, message, resumeToken: keep ? token : undefined } };
    }
  }
}

/** Only the server says whether a link has expired: a phone's clock may be a year off. */
export function afterLoad(answer: Answer<Unchecked<ApplicantReply>>): Loaded {
  switch (answer.kind) {
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'refused':
      return afterRefusal(answer);
    case 'ok': {
      const applicant = readApplicant(answer.data);
      if (applicant === 'status-unknown') return { kind: applicant };
      if (!applicant) return { kind: 'restart', fault: 'no_applicant', keep: false };
      return { kind: 'applicant', applicant };
    }
  }
}

function afterRefusal({ status, code, message }: Refusal): Loaded {
  if (code === TOKEN_INCOMPLETE) return { kind: 'restart', fault: TOKEN_INCOMPLETE, keep: false };
  if (status === 429 || status === 503) return { kind: 'unreachable', message };
  if (status === 410 || /expired/i.test(message ?? ''))
    return { kind: 'restart', fault: 'token_expired', keep: false, message };
  if (status === 404 || /not found/i.test(message ?? ''))
    return { kind: 'restart', fault: 'applicant_not_found', keep: false, message };
  // A 200 without JSON comes from something between us and the server, such as a hotel's sign-in page.
  const unreadable = status < 400;
  return {
    kind: 'restart',
    fault: unreadable ? 'fetch_failed' : 'load_failed',
    keep: unreadable || status >= 500,
    message,
  };
}
