import { EMPLOYER_FIELDS, type EmployerProfile, missingInProfile } from '#contract/employers/employer-rules.ts';
import { wholeEuroOf } from '#contract/euro-text.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { textsOf } from '#src/ui/form/text-of.ts';

/** Prefix of the form's ids: other parts of the page link to its fields. */
export const PROFILE_FORM = 'company';

/** What the form holds. `isEuro`: whether the price can be read. Pure. */
export function profileIn(entries: Entries): { profile: EmployerProfile; isEuro: boolean } {
  const typed = textsOf(entries, EMPLOYER_FIELDS);
  const housing = typed.housing as EmployerProfile['housing'];
  const euro = wholeEuroOf(typed.housing_euro);
  return {
    isEuro: housing !== 'provided' || typed.housing_euro === '' || euro !== null,
    profile: { ...typed, housing, housing_euro: housing === 'provided' ? euro : null },
  };
}

/** What the form can say by itself; the server says the rest. `isWhole`: the profile must have no gaps. Pure. */
export function problemsIn(entries: Entries, isWhole: boolean): Problem[] {
  const { profile, isEuro } = profileIn(entries);
  const missing = missingInProfile(profile).filter((name) => isWhole || name === 'company');
  return EMPLOYER_FIELDS.flatMap((path) => {
    if (path === 'housing_euro' && !isEuro) return [{ path, code: 'euro_invalid' }];
    return missing.indexOf(path) >= 0 ? [{ path, code: 'input_empty' }] : [];
  });
}
