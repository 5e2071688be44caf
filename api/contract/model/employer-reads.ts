import { isOffered, type MatchState } from './match-rules.ts';

/** What an employer reads of somebody: their number only, their name with it, or name and e-mail address. */
export const EMPLOYER_READS = ['number', 'name', 'person'] as const;
export type EmployerReads = (typeof EMPLOYER_READS)[number];

/** Where somebody stands with one employer. */
export interface WithEmployer {
  /** Of their match; undefined: they were never proposed to this employer. */
  state: MatchState | undefined;
  /** Both have signed a contract of this match, and it was not cancelled. */
  isSigned: boolean;
  /** Agrees to be shown to employers, in an application that has not ended. */
  hasConsent: boolean;
  /** We have vetted the employer as it is now. */
  isVetted: boolean;
}

/**
 * What an employer reads of a candidate, at any time: every call, page, mail and paper of an employer asks here, and so
 * do the sentences that tell the candidate of it. Without consent or vetting the name stays only where both have signed a
 * contract, which needs its parties. Pure.
 */
export function employerReads({ state, isSigned, hasConsent, isVetted }: WithEmployer): EmployerReads {
  if (hasConsent && isVetted) return isSigned || (state !== undefined && isOffered(state)) ? 'person' : 'number';
  return isSigned ? 'name' : 'number';
}
