import type { ReplyOf } from '#contract/calls.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';

/** The specification lets a 2xx answer say no (UPLO-08), which the table's reply never does. */
type Step2Answer = (Unchecked<ReplyOf<'POST /api/functions/submit-step2'>> & { readonly error?: unknown }) | null;

/**
 * What is wrong with a 2xx answer of submit-step2; undefined where it is good.
 * @param invalid the sentence for an answer that gives no reason
 */
export function answerFault(data: Step2Answer, invalid: string): string | undefined {
  if (data?.success === true) return undefined;
  return typeof data?.error === 'string' && data.error !== '' ? data.error : invalid;
}
