import type { Applicant } from '../application/applicant.ts';

/** Id of the form for the originals on the page. */
export const ORIGINALS_ANCHOR = 'originals';

export function mayAnnounce({ can }: Applicant): boolean {
  return can.includes('announce-originals');
}

export function hasArrived({ originals }: Applicant): boolean {
  return originals.some(({ state }) => state !== 'expected');
}
