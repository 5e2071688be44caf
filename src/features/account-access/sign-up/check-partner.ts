import type { ReplyOf } from '#contract/calls.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';

/** Asks whether the partner of a link takes registrations, before anybody fills in the form. */
export async function checkPartner(partner: string, lang: string) {
  return meaningOf(await call('POST /api/functions/validate-invite-token', { token: partner, from: 'link' }, { lang }));
}

/** What the answer means. Without a clear one the form shows: the server checks the partner again after sending. */
export function meaningOf(
  answer: Answer<Unchecked<ReplyOf<'POST /api/functions/validate-invite-token'>>>,
): 'form' | 'paused' | 'unknown-partner' {
  // The partner's id or token is malformed: too long, for example.
  if (answer.kind === 'refused' && answer.status === 400) return 'unknown-partner';
  if (answer.kind !== 'ok' || answer.data.valid !== false) return 'form';
  return answer.data.paused === true ? 'paused' : 'unknown-partner';
}
