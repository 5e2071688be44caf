import type { Answer } from './call/answer.ts';
import { loadSession } from './session/session.ts';

/** Says why a call failed. An ended session or a changed role is the guard's to show. */
export function faultOf(answer: Answer, lang: string, t: { offline: string; failed: string }): string {
  if (isOfRole(answer)) loadSession(lang);
  if (answer.kind === 'unreachable') return t.offline;
  return (answer.kind === 'refused' && answer.message) || t.failed;
}

/** Whether the caller's role does not allow it: the page shows another one, or the role has changed since. */
export function isOfRole(answer: Answer): boolean {
  return answer.kind === 'refused' && (answer.code === 'role_required' || answer.code === 'reader_decides_nothing');
}
