import { EMPLOYER_FIELDS, type EmployerProfile, missingInProfile } from '#contract/employers/employer-rules.ts';
import { wholeEuroOf } from '#contract/euro-text.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';
import { textOf } from '#src/ui/form/text-of.ts';

/** Prefix of the form's ids: other parts of the page link to its fields. */
export const PROFILE_FORM = 'company';

/** What the form holds. `isEuro`: whether the price can be read. Pure. */
export function profileIn(entries: Entries): { profile: EmployerProfile; isEuro: boolean } {
  const text = (name: (typeof EMPLOYER_FIELDS)[number]) => textOf(entries, name).trim();
  const typed = text('housing_euro');
  const euro = wholeEuroOf(typed);
  const isEuro = typed === '' || euro !== null;
  const housing = text('housing') as EmployerProfile['housing'];
  return {
    isEuro: isEuro || housing !== 'provided',
    profile: {
      company: text('company'),
      register_number: text('register_number'),
      seat: text('seat'),
      representative: text('representative'),
      company_number: text('company_number'),
      tariff: text('tariff'),
      liability_insurance: text('liability_insurance'),
      accident_insurance: text('accident_insurance'),
      contact_person: text('contact_person'),
      phone: text('phone'),
      sites: text('sites'),
      housing,
      housing_euro: housing === 'provided' ? euro : null,
    },
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
