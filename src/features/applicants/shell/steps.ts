/** The sentences that this page has for a load that went wrong and brought none of its own. */
export type LoadFault =
  | 'token_expired'
  | 'token_incomplete'
  | 'applicant_not_found'
  | 'no_applicant'
  | 'load_failed'
  | 'fetch_failed';
