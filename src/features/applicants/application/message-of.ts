import type { Answer } from '#src/lib/call/answer.ts';

/** Why a call failed: the server's sentence, where it has one. */
export function messageOf(answer: Answer, offline: string): string {
  return (answer.kind === 'refused' && answer.message) || offline;
}
