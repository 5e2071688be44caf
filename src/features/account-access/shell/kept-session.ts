import * as at from '#contract/addresses/account.ts';
import type { Answer } from '#src/lib/answer.ts';
import { call } from '#src/lib/call.ts';
import { readSignedIn } from './owner.ts';

/**
 * The answer of a sign-in, or a refusal where this browser has not kept the session that it was given: with cookies
 * switched off the next page would know nobody, and say nothing. Where the server cannot be asked, that page sees.
 */
export async function keptSession<Reply extends object>(
  answer: Answer<Reply>,
  lang: string,
  sentence: string,
): Promise<Answer<Reply>> {
  if (answer.kind !== 'ok' || !readSignedIn(answer.data)) return answer;
  const asked = await call(at.getSession, {}, { lang });
  if (asked.kind !== 'ok' || asked.data.user !== null) return answer;
  return { kind: 'refused', status: 400, code: 'session_not_kept', errors: [], message: sentence };
}
