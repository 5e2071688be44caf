import type { Answer } from '#src/lib/answer.ts';
import { loadSession, noteRefusal } from '#src/lib/session.ts';

/** Why a call did not do what it should, in words. Whoever's session or role has ended meets the guard. */
export function faultOf(answer: Answer, lang: string, t: { offline: string; failed: string }): string {
  if (!noteRefusal(answer) && answer.kind === 'refused' && answer.code === 'role_required') loadSession(lang);
  if (answer.kind === 'unreachable') return t.offline;
  return (answer.kind === 'refused' && answer.message) || t.failed;
}
