import type { PlacementRules } from '#contract/placement-rules.ts';
import { site } from '#site';

const { startsOn, endsOn, maxAge, maxDays, minDays, passportMonths, level } = site.programme;

export const rules: PlacementRules = {
  season: { from: startsOn, until: endsOn },
  maxAge,
  maxDays,
  minDays,
  passportMonths,
};

/** The figures of the rules, as sentences name them. */
export const figures = { age: maxAge, days: maxDays, min: minDays, months: passportMonths, level: level.minimum };
