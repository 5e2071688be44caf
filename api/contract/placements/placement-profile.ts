import type { FIELDS_OF_WORK } from '../employers/requirement-rules.ts';

/** Levels of German that a certificate can have, the lowest first. */
export const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type Level = (typeof LEVELS)[number];
type Wish = (typeof FIELDS_OF_WORK)[number] | '';

/** What a student says for a placement; '' and null stand for what is still missing. Days are ISO days. */
export interface PlacementProfile {
  born_on: string;
  /** ISO 3166-1, two letters. */
  nationality: string;
  /** For the employment contract; no employer reads it before. */
  home_address: string;
  university: string;
  field_of_study: string;
  is_enrolled: boolean | null;
  /** The official vacation of the university. */
  vacation_from: string;
  vacation_until: string;
  /** Calendar days in a job in Germany in the twelve months before. */
  days_worked: number | null;
  /** '' for somebody without a passport, which is an obstacle and no gap. */
  passport_until: string;
  level: Level | '';
  certificate_on: string;
  certificate_provider: string;
  available_from: string;
  available_until: string;
  first_wish: Wish;
  second_wish: Wish;
}

/** In the order of the form. */
export const PLACEMENT_FIELDS = [
  'born_on',
  'nationality',
  'home_address',
  'passport_until',
  'is_enrolled',
  'university',
  'field_of_study',
  'vacation_from',
  'vacation_until',
  'days_worked',
  'available_from',
  'available_until',
  'level',
  'certificate_provider',
  'certificate_on',
  'first_wish',
  'second_wish',
] as const satisfies readonly (keyof PlacementProfile)[];
export type PlacementField = (typeof PLACEMENT_FIELDS)[number];

export const NO_PROFILE: PlacementProfile = {
  ...{ born_on: '', nationality: '', home_address: '', passport_until: '', is_enrolled: null },
  ...{ university: '', field_of_study: '' },
  ...{ vacation_from: '', vacation_until: '', days_worked: null, available_from: '', available_until: '' },
  ...{ level: '', certificate_provider: '', certificate_on: '', first_wish: '', second_wish: '' },
};

const MAY_BE_BLANK: readonly PlacementField[] = ['home_address', 'passport_until', 'first_wish', 'second_wish'];

/** What has to be filled in before somebody can become a candidate. Pure. */
export function missingInPlacement(profile: PlacementProfile): PlacementField[] {
  return PLACEMENT_FIELDS.filter(
    (name) => MAY_BE_BLANK.indexOf(name) < 0 && (profile[name] === '' || profile[name] === null),
  );
}

/** The last days that come before their first ones. Pure. */
export function reversedDays(profile: PlacementProfile): PlacementField[] {
  const isReversed = (from: string, until: string) => from !== '' && until !== '' && until < from;
  return [
    ...(isReversed(profile.vacation_from, profile.vacation_until) ? (['vacation_until'] as const) : []),
    ...(isReversed(profile.available_from, profile.available_until) ? (['available_until'] as const) : []),
  ];
}
