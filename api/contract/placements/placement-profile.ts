import type { FIELDS_OF_WORK } from '../employers/requirement-rules.ts';

/** Levels of German that a certificate can have, the lowest first. */
export const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type Level = (typeof LEVELS)[number];
type Wish = (typeof FIELDS_OF_WORK)[number] | '';

/** Nothing of it is known yet; '' and null stand for what is missing. In the order of the form. Days are ISO days. */
export const NO_PROFILE = {
  born_on: '',
  /** ISO 3166-1, two letters. */
  nationality: '',
  /** For the employment contract; no employer reads it before. */
  home_address: '',
  /** '' for somebody without a passport, which is an obstacle and no gap. */
  passport_until: '',
  is_enrolled: null as boolean | null,
  university: '',
  field_of_study: '',
  /** The official vacation of the university. */
  vacation_from: '',
  vacation_until: '',
  /** Calendar days in a job in Germany in the twelve months before. */
  days_worked: null as number | null,
  available_from: '',
  available_until: '',
  level: '' as Level | '',
  certificate_provider: '',
  certificate_on: '',
  first_wish: '' as Wish,
  second_wish: '' as Wish,
};

/** What a student says for a placement. */
export type PlacementProfile = typeof NO_PROFILE;
export type PlacementField = keyof PlacementProfile;
export const PLACEMENT_FIELDS = Object.keys(NO_PROFILE) as PlacementField[];

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
