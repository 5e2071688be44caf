import type { Answer } from '#src/lib/call/answer.ts';

/** A refusal with this code, said at a field: the server says what is wrong, and the form which field that is. Pure. */
export function atField<Reply>(answer: Answer<Reply>, code: string, path: string): Answer<Reply> {
  if (answer.kind !== 'refused' || answer.code !== code) return answer;
  const { message } = answer;
  return { ...answer, errors: [{ path, code, ...(message && { message }) }] };
}
