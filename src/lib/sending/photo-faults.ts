import { placeOf } from '#contract/documents/photo-fields.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { PHOTO_FAULT } from '#contract/sending-errors.ts';
import type { Answer } from '../call/answer.ts';

/** A refusal whose faults of single photos stand at the field of all of them, and say which one it is. */
export function atFields(answer: Answer, lang: Lang): Answer {
  if (answer.kind !== 'refused') return answer;
  const errors = answer.errors.map((error) => {
    const { name: path, place } = placeOf(error.path);
    if (place === undefined) return error;
    const reason = error.message ?? answer.message ?? '';
    return { ...error, path, message: fill(PHOTO_FAULT[lang], { number: place + 1, reason }) };
  });
  return { ...answer, errors };
}
