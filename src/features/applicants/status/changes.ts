import { standsForNoName } from '#contract/person-name.ts';
import type { Applicant } from '../application/applicant.ts';

export const CORRECTABLE = ['first_name', 'middle_name', 'last_name', 'email'] as const;

/** Only what differs: the history names each correction, and an unchanged address needs no mail. */
export function changesOf(applicant: Applicant, typed: Readonly<Record<string, string>>): Record<string, string> {
  const changed = CORRECTABLE.flatMap((name) => {
    const written = (typed[name] ?? '').trim();
    const value = name !== 'email' && standsForNoName(written) ? '' : written;
    return value === (applicant[name] ?? '') ? [] : [[name, written]];
  });
  return Object.fromEntries(changed);
}
