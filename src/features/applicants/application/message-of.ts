import type { Answer } from '#src/lib/call/answer.ts';

/** Why a call failed: the server's sentence, where it has one; `failed` where it answered without. */
export function messageOf(answer: Answer, offline: string, failed = offline): string {
  return answer.kind === 'refused' ? answer.message || failed : offline;
}
