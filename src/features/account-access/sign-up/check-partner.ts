import * as at from '#contract/addresses/invite.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { Answer, Unchecked } from '#src/lib/answer.ts';
import { call } from '#src/lib/call.ts';

/** Whether the partner of a link takes registrations, asked before anybody fills in a form. */
export async function checkPartner(partner: string, lang: string) {
  return meaningOf(await call(at.validateInviteToken, { token: partner, from: 'link' }, { lang }));
}

/** Where nothing can be said about the partner, the form is there: the server looks again when it is sent. */
export function meaningOf(
  answer: Answer<Unchecked<ReplyOf<typeof at.validateInviteToken.path>>>,
): 'form' | 'paused' | 'unknown-partner' {
  // A text that cannot be one: too long, for example.
  if (answer.kind === 'refused' && answer.status === 400) return 'unknown-partner';
  if (answer.kind !== 'ok' || answer.data.valid !== false) return 'form';
  return answer.data.paused === true ? 'paused' : 'unknown-partner';
}
