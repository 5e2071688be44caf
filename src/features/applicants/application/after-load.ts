import type { ReplyOf } from '#contract/calls.ts';
import type { Answer, Refusal, Unchecked } from '#src/lib/call/answer.ts';
import type { AnsweredView, RestartNotice } from '../shell/view.ts';
import { readApplicant } from './applicant.ts';

export type ApplicantReply = ReplyOf<'POST /api/functions/get-applicant'>;

/** Set where the address holds a malformed token: a mail program may have cut it. */
export const TOKEN_INCOMPLETE = 'token_incomplete';

/**
 * What the page shows after an answer to this token. Only the server says whether a link has expired: a phone's clock
 * may be a year off.
 * @param statusUnknown what it says where only a newer page can show the application; the token is kept for it
 */
export function viewAfter(
  answer: Answer<Unchecked<ApplicantReply>>,
  token: string,
  statusUnknown: RestartNotice['statusUnknown'],
): AnsweredView {
  switch (answer.kind) {
    case 'unreachable':
      return { kind: 'unreachable', token };
    case 'refused':
      return afterRefusal(answer, token);
    case 'ok': {
      const applicant = readApplicant(answer.data);
      if (applicant === 'status-unknown') return start({ statusUnknown });
      return applicant ? { kind: 'applicant', applicant, token } : start({ fault: 'no_applicant' });
    }
  }
}

function afterRefusal({ status, code, message }: Refusal, token: string): AnsweredView {
  if (code === TOKEN_INCOMPLETE) return start({ fault: TOKEN_INCOMPLETE });
  // The token may still be good.
  if (status === 429 || status === 503) return { kind: 'unreachable', token, message };
  if (status === 410 || /expired/i.test(message ?? '')) return start({ fault: 'token_expired', message });
  if (status === 404 || /not found/i.test(message ?? '')) return start({ fault: 'applicant_not_found', message });
  // A 200 without JSON comes from something between us and the server, such as a hotel's sign-in page.
  const unreadable = status < 400;
  const resumeToken = unreadable || status >= 500 ? token : undefined;
  return start({ fault: unreadable ? 'fetch_failed' : 'load_failed', message, resumeToken });
}

const start = (notice: RestartNotice) => ({ kind: 'start', notice }) as const;
