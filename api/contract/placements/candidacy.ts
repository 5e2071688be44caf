import type { PlacementProfile } from './placement-profile.ts';
import {
  type DaySpan,
  daysBetween,
  later,
  monthsAfter,
  OBSTACLES,
  type PlacementRules,
  placementOf,
  sooner,
} from './placement-rules.ts';

/**
 * `season-over`: of the season of their application no day is left. `availability-short`: vacation and season would do,
 * but what somebody wants of them does not.
 */
export const CANDIDATE_OBSTACLES = ['season-over', ...OBSTACLES, 'availability-short'] as const;
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
  const season = { ...rules.season, from: later(rules.season.from, today) };
  const vacation = { from: profile.vacation_from, until: profile.vacation_until };
  const daysWorked = profile.days_worked ?? 0;
  const available = {
    from: later(later(vacation.from, season.from), profile.available_from),
    until: sooner(sooner(vacation.until, season.until), profile.available_until),
  };
  const { obstacles } = placementOf(
    {
      bornOn: profile.born_on,
      isEnrolled: profile.is_enrolled === true,
      vacation,
      startsOn: available.from,
      daysWorked,
      passportUntil: profile.passport_until || undefined,
    },
    { ...rules, season },
  );
  const days = daysBetween(available.from, available.until);
  const daysLeft = Math.max(0, rules.maxDays - daysWorked);
  // Nobody's vacation lies within a season that is over: that is not what stands in the way.
  if (rules.season.until < today)
    return {
      obstacles: ['season-over', ...obstacles.filter((one) => one !== 'vacation-outside')],
      available: undefined,
      daysLeft,
    };
  const isVacationFine = obstacles.indexOf('vacation-outside') < 0 && obstacles.indexOf('vacation-short') < 0;
  return {
    obstacles: [...obstacles, ...(isVacationFine && days < rules.minDays ? (['availability-short'] as const) : [])],
    available: days > 0 ? available : undefined,
    daysLeft,
  };
}

const CERTIFICATE_MONTHS = 12;

/** Whether a certificate is older than embassies like it: a hint, no refusal. Days are ISO days. Pure. */
export function isCertificateOld(certificateOn: string, today: string): boolean {
  return certificateOn !== '' && monthsAfter(certificateOn, CERTIFICATE_MONTHS) < today;
}
