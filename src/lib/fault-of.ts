import type { Answer } from './answer.ts';
import { loadSession, noteRefusal } from './session.ts';

/** Says why a call failed. An ended session or a changed role is the guard's to show. */
export function faultOf(answer: Answer, lang: string, t: { offline: string; failed: string }): string {
  if (!noteRefusal(answer) && answer.kind === 'refused' && answer.code === 'role_required') loadSession(lang);
  if (answer.kind === 'unreachable') return t.offline;
  return (answer.kind === 'refused' && answer.message) || t.failed;
}
