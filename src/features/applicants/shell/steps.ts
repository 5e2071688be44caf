/** The reasons why a load failed; the page has a sentence for each, where the answer brings none. */
export type LoadFault =
  | 'token_expired'
  | 'token_incomplete'
  | 'applicant_not_found'
  | 'no_applicant'
  | 'load_failed'
  | 'fetch_failed';
