import type { Lang } from '#contract/languages.ts';
import { ANSWER_FOREIGN, ANSWER_OF_PROXY } from '#contract/sending-errors.ts';
import type { Answer } from '../call/answer.ts';

const OF_PROXIES: readonly number[] = [502, 503, 504];

/**
 * Gives an answer that did not come from our server a sentence that says so. Our server never answers a script with a
 * page, and its refusals always have a sentence.
 */
export function foreignAnswer(answer: Answer, isPage: boolean, lang: Lang): Answer {
  if (answer.kind !== 'refused' || answer.message !== undefined) return answer;
  const isOfProxy = OF_PROXIES.includes(answer.status);
  if (!isPage && !isOfProxy) return answer;
  const sentences = isOfProxy ? ANSWER_OF_PROXY : ANSWER_FOREIGN;
  return { ...answer, message: sentences[lang] };
}
