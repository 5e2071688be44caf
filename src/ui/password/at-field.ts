import type { Answer } from '#src/lib/call/answer.ts';

/** The field at which each refusal is said, by its code. */
type FieldOf = Readonly<Record<string, string | undefined>>;

/** A refusal said at its field, if it has one: the server says what is wrong, and the form which field that is. Pure. */
export function atField<Reply>(answer: Answer<Reply>, fieldOf: FieldOf): Answer<Reply> {
  const path = answer.kind === 'refused' && fieldOf[answer.code];
  if (!path) return answer;
  const { code, message } = answer;
  return { ...answer, errors: [{ path, code, ...(message && { message }) }] };
}
