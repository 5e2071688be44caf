import type { Answer } from '#src/lib/answer.ts';
import { loadSession, noteRefusal } from '#src/lib/session.ts';
import type { ApplicationTexts } from './application.text.ts';

/** Says why a call failed. An ended session or a changed role is the guard's to show. */
export function faultOf(answer: Answer, lang: string, t: Pick<ApplicationTexts, 'offline' | 'failed'>): string {
  if (!noteRefusal(answer) && answer.kind === 'refused' && answer.code === 'role_required') loadSession(lang);
  if (answer.kind === 'unreachable') return t.offline;
  return (answer.kind === 'refused' && answer.message) || t.failed;
}
