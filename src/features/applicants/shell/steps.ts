/** The sentences that this page has for a load that went wrong and brought none of its own. */
export type LoadFault = 'token_expired' | 'applicant_not_found' | 'no_applicant' | 'load_failed' | 'fetch_failed';

/** People who come from a neighbouring page are told that they are right here. A redirect hides its referrer. */
export function cameFromNeighbour(referrer: string, search: string): boolean {
  return /\/(verify|apply|status)/.test(referrer) || new URLSearchParams(search).get('from') === 'apply';
}
