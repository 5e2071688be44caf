import type { Text } from '../languages.ts';
import { CONTRACT_FIELDS, type ContractFields, type ContractTerms } from './contract-rules.ts';

/** What the terms of a contract are called, on pages and in mails. */
export const CONTRACT_NAMES = {
  employer: { de: 'Arbeitgeber', en: 'Employer' },
  candidate: { de: 'Arbeitnehmer/in', en: 'Employee' },
  site: { de: 'Arbeitsort', en: 'Place of work' },
  days: { de: 'Zeitraum', en: 'Period' },
  hours: { de: 'Arbeitszeit', en: 'Working hours' },
  wage: { de: 'Lohn brutto', en: 'Gross wage' },
  housing: { de: 'Unterkunft', en: 'Housing' },
  shifts: { de: 'Schichten', en: 'Shifts' },
  payDay: { de: 'Auszahlung', en: 'Paid' },
  leave: { de: 'Bezahlter Urlaub', en: 'Paid leave' },
  notice: { de: 'Kündigung vor dem letzten Tag', en: 'Notice before the last day' },
  breaks: { de: 'Unbezahlte Pause', en: 'Unpaid break' },
  supplements: { de: 'Zuschläge auf den Lohn', en: 'Supplements on the wage' },
  tax: { de: 'Lohnsteuer', en: 'Wage tax' },
  tariffs: { de: 'Tarifverträge und Vereinbarungen', en: 'Collective and works agreements' },
  representative: { de: 'Der Arbeitgeber ist vertreten durch', en: 'The employer is represented by' },
  employerAddress: { de: 'Anschrift des Arbeitgebers', en: 'Address of the employer' },
  candidateAddress: { de: 'Anschrift der Arbeitnehmerin oder des Arbeitnehmers', en: 'Address of the employee' },
} as const satisfies Record<string, Text>;

const CHANGED = { ...CONTRACT_NAMES, costs: { de: 'Kostenübersicht', en: 'Cost sheet' } } satisfies Record<
  string,
  Text
>;
type Changed = keyof typeof CHANGED;

const NAME_OF = {
  ...{ site: 'site', starts_on: 'days', ends_on: 'days', week_hours: 'hours', wage_cents: 'wage' },
  ...{ overtime_percent: 'supplements', night_percent: 'supplements', sunday_percent: 'supplements' },
  ...{ pay_day: 'payDay', leave_days: 'leave', notice_weeks: 'notice', break_minutes: 'breaks' },
  ...{ shifts: 'shifts', shifts_en: 'shifts', housing: 'housing', housing_euro: 'housing', tax: 'tax' },
  ...{ tariffs: 'tariffs', employer_address: 'employerAddress', representative: 'representative' },
  candidate_address: 'candidateAddress',
} as const satisfies Record<keyof ContractFields, Changed>;

/** What is another in these terms than in those before. Pure. */
export function changedIn(before: ContractTerms, now: ContractTerms): Changed[] {
  const differs = (name: keyof ContractTerms) => JSON.stringify(before[name]) !== JSON.stringify(now[name]);
  const fields = CONTRACT_FIELDS.filter(differs).map((name) => NAME_OF[name]);
  return [
    ...new Set([
      ...(['employer', 'candidate'] as const).filter(differs),
      ...fields,
      ...(differs('costs') ? ['costs' as const] : []),
    ]),
  ];
}

/** The names of what has changed, as `changedIn` gives them, with commas; '' for none. Pure. */
export function changedInWords(codes: string, lang: keyof Text): string {
  const known = (Object.keys(CHANGED) as Changed[]).filter((name) => codes.split(',').includes(name));
  return known.map((name) => CHANGED[name][lang]).join(', ');
}
