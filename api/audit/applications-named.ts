import { idsOfNumber } from '#contract/applications/application-number.ts';
import { cleanText, plainSigns } from '#contract/clean-text.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { placementStore } from '../placements/placement.store.ts';

/** Further applications of one number are a mistake of the number. */
const MOST = 5;

/**
 * Ids of the applications that one of our numbers names: WS-7K3F-9Q, K-1042, V-1A2B-3C4D, or P-7K3F-9Q where its account
 * had none yet, however it is typed.
 */
export function applicationsNamed({ db }: Pick<Deps, 'db'>, text: string): string[] {
  const typed = plainSigns(cleanText(text))
    .toUpperCase()
    .replace(/^[^A-Z\d]+|[^A-Z\d]+$/g, '');
  const range = idsOfNumber(typed);
  if (range) return applicantStore(db).idsBetween(range, MOST);
  const [, candidate] = /^K[- ]?(\d{1,9})$/.exec(typed) ?? [];
  if (candidate) return [placementStore(db).ofNumber(Number(candidate)) ?? []].flat();
  const [, four, more] = /^V[- ]?([0-9A-F]{4})[- ]?([0-9A-F]{4})$/.exec(typed) ?? [];
  return four ? contractStore(db).applicantsOfNumber(`V-${four}-${more}`, MOST) : [];
}
