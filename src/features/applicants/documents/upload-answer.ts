/** The step that the address of /upload names. */
export function uploadStep(search: string): 2 | 3 {
  return new URLSearchParams(search).get('step') === '3' ? 3 : 2;
}

/**
 * What is wrong with a 2xx answer of submit-step2; undefined where it is good.
 * @param invalid the sentence for an answer that gives no reason
 */
export function answerFault(data: unknown, invalid: string): string | undefined {
  if (typeof data !== 'object' || data === null) return invalid;
  if ('success' in data && data.success === true) return undefined;
  return 'error' in data && typeof data.error === 'string' && data.error !== '' ? data.error : invalid;
}
