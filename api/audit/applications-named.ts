import { idsOfNumber } from '#contract/applications/application-number.ts';
import { cleanText, plainSigns } from '#contract/clean-text.ts';
import type { Deps } from '../deps.ts';

/** Further applications of one number are a mistake of the number. */
const MOST = 5;

/** Ids of the applications that one of our numbers names: WS-7K3F-9Q, K-1042 or V-1A2B-3C4D, however it is typed. */
export function applicationsNamed(
  { applicants, placements, contracts }: Pick<Deps, 'applicants' | 'placements' | 'contracts'>,
  text: string,
): string[] {
  const typed = plainSigns(cleanText(text)).toUpperCase();
  const range = idsOfNumber(typed);
  if (range) return applicants.idsBetween(range.from, range.to, MOST);
  const [, candidate] = /^K[- ]?(\d{1,9})$/.exec(typed) ?? [];
  if (candidate) return [placements.ofNumber(Number(candidate)) ?? []].flat();
  const [, four, more] = /^V[- ]?([0-9A-F]{4})[- ]?([0-9A-F]{4})$/.exec(typed) ?? [];
  return four ? contracts.applicantsOfNumber(`V-${four}-${more}`, MOST) : [];
}
