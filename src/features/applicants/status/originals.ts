import type { Applicant } from '../application/applicant.ts';
import { papersBack } from '../enrolment/declaration-to-change.ts';

/** Id of the form for the originals on the page. */
export const ORIGINALS_ANCHOR = 'originals';

export function mayAnnounce(applicant: Applicant): boolean {
  return !applicant.season_over && applicant.can.includes('announce-originals') && papersBack(applicant).length === 0;
}

export function hasArrived({ originals }: Applicant): boolean {
  return originals.some(({ state }) => state !== 'expected');
}
