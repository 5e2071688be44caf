import type { Lang } from '#contract/languages.ts';
import type { WorkFault } from '#contract/lawful-work.ts';
import { faultParams, WORK_CODES } from '#contract/work-fault.ts';
import { type ErrorTexts, errorText } from './error-text.ts';

/** Why nobody can be brought into this work, a sentence for each fault. Pure. */
export function unlawfulSentences(faults: readonly WorkFault[], errors: ErrorTexts, lang: Lang): string[] {
  return faults.map((fault) => errorText(errors, WORK_CODES[fault.code], faultParams(fault, lang)));
}
