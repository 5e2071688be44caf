import {
  type DaySpan,
  daysBetween,
  later,
  monthsAfter,
  OBSTACLES,
  type PlacementRules,
  placementOf,
  seasonToReckonWith,
  sooner,
} from './placement-rules.ts';
import type { FIELDS_OF_WORK } from './requirement-rules.ts';

/** Levels of German that a certificate can have, the lowest first. */
export const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type Level = (typeof LEVELS)[number];
type Wish = (typeof FIELDS_OF_WORK)[number] | '';

/** What a student says for a placement; '' and null stand for what is still missing. Days are ISO days. */
export interface PlacementProfile {
  born_on: string;
  /** ISO 3166-1, two letters. */
  nationality: string;
  university: string;
  field_of_study: string;
  is_enrolled: boolean | null;
  /** The official vacation of the university. */
  vacation_from: string;
  vacation_until: string;
  /** Days of work in Germany in the twelve months before. */
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
  ...{ born_on: '', nationality: '', passport_until: '', is_enrolled: null, university: '', field_of_study: '' },
  ...{ vacation_from: '', vacation_until: '', days_worked: null, available_from: '', available_until: '' },
  ...{ level: '', certificate_provider: '', certificate_on: '', first_wish: '', second_wish: '' },
};

const MAY_BE_BLANK: readonly PlacementField[] = ['passport_until', 'first_wish', 'second_wish'];

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

/** `availability-short`: vacation and season would do, but what somebody wants of them does not. */
export const CANDIDATE_OBSTACLES = [...OBSTACLES, 'availability-short'] as const;
export type CandidateObstacle = (typeof CANDIDATE_OBSTACLES)[number];

export interface Candidacy {
  /** Empty: nothing stands in the way. */
  obstacles: CandidateObstacle[];
  /** The days that vacation, season and availability leave; undefined if there are none. */
  available: DaySpan | undefined;
  daysLeft: number;
}

/** Whether somebody with a complete profile can become a candidate. `today` is an ISO day. Pure. */
export function candidacyOf(profile: PlacementProfile, rules: PlacementRules, today: string): Candidacy {
  const season = seasonToReckonWith(rules.season, today);
  const vacation = { from: profile.vacation_from, until: profile.vacation_until };
  const daysWorked = profile.days_worked ?? 0;
  const { obstacles } = placementOf(
    {
      bornOn: profile.born_on,
      isEnrolled: profile.is_enrolled === true,
      vacation,
      daysWorked,
      passportUntil: profile.passport_until || undefined,
    },
    { ...rules, season },
  );
  const available = {
    from: later(later(vacation.from, season.from), profile.available_from),
    until: sooner(sooner(vacation.until, season.until), profile.available_until),
  };
  const days = daysBetween(available.from, available.until);
  const isVacationFine = obstacles.indexOf('vacation-outside') < 0 && obstacles.indexOf('vacation-short') < 0;
  return {
    obstacles: [...obstacles, ...(isVacationFine && days < rules.minDays ? (['availability-short'] as const) : [])],
    available: days > 0 ? available : undefined,
    daysLeft: Math.max(0, rules.maxDays - daysWorked),
  };
}

const CERTIFICATE_MONTHS = 12;

/** Whether a certificate is older than embassies like it: a hint, no refusal. Days are ISO days. Pure. */
export function isCertificateOld(certificateOn: string, today: string): boolean {
  return certificateOn !== '' && monthsAfter(certificateOn, CERTIFICATE_MONTHS) < today;
}
