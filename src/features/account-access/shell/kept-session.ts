import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { readSignedIn } from './owner.ts';

export const NOT_KEPT = 'session_not_kept';

/**
 * The answer of a sign-in, or a refusal where this browser did not keep the session's cookie: the next page would then
 * show nobody signed in, without a reason. Where the server does not answer this check, the sign-in's answer counts.
 */
export async function keptSession<Reply extends object>(
  answer: Answer<Reply>,
  lang: string,
  sentence: string,
): Promise<Answer<Reply>> {
  if (answer.kind !== 'ok' || !readSignedIn(answer.data)) return answer;
  const asked = await call('GET /api/auth/session', {}, { lang });
  if (asked.kind !== 'ok' || asked.data.user !== null) return answer;
  return { kind: 'refused', status: 400, code: NOT_KEPT, errors: [], message: sentence };
}
