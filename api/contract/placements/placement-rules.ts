/** What the rules look at, of an applicant or in the pre-check. Days are ISO days; undefined: no passport. */
export interface PlacementFacts {
  bornOn: string;
  isEnrolled: boolean;
  /** The official vacation of the university, first and last day. */
  vacation: DaySpan;
  /** The first day on which they can come, if that is later than vacation and season begin. */
  startsOn?: string;
  /** Days of holiday work in Germany in the twelve months before. */
  daysWorked: number;
  passportUntil: string | undefined;
}

/** Both days are included. */
export interface DaySpan {
  from: string;
  until: string;
}

/** What law, embassy and programme ask for; the figures stand in the settings. */
export interface PlacementRules {
  season: DaySpan;
  /** The highest age at which a person may come, in whole years on the first day of work. */
  maxAge: number;
  /** The lowest, on the same day. */
  minAge: number;
  /** Calendar days in a job within twelve months. */
  maxDays: number;
  /** A shorter placement is not worth flight and visa. */
  minDays: number;
  /** How long a passport has to be valid after the last day of work. */
  passportMonths: number;
}

/** The rules as `programme` of the settings has them. */
export function placementRules(
  programme: Omit<PlacementRules, 'season'> & { startsOn: string; endsOn: string },
): PlacementRules {
  const { startsOn, endsOn, maxAge, minAge, maxDays, minDays, passportMonths } = programme;
  return { season: { from: startsOn, until: endsOn }, maxAge, minAge, maxDays, minDays, passportMonths };
}

export const OBSTACLES = [
  'not-enrolled',
  'too-young',
  'too-old',
  'vacation-outside',
  'vacation-short',
  'days-used',
  'days-few',
  'passport-missing',
  'passport-short',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export interface Placement {
  /** What stands in the way, in the order of `OBSTACLES`; empty: nothing of what was said. */
  obstacles: Obstacle[];
  /** The longest placement that vacation, season and days leave, and its length; undefined if there is none. */
  span: (DaySpan & { days: number }) | undefined;
}

/** Whether a person can take part, and when. Pure; `docs/placement-rules.md` has examples. */
export function placementOf(facts: PlacementFacts, rules: PlacementRules): Placement {
  const from = later(facts.vacation.from, rules.season.from);
  const shared = daysBetween(from, sooner(facts.vacation.until, rules.season.until));
  const left = Math.max(0, rules.maxDays - facts.daysWorked);
  const days = Math.min(shared, left);
  const span = days > 0 ? { from, until: shiftedDay(from, days - 1), days } : undefined;
  const isPassportShort =
    facts.passportUntil !== undefined &&
    facts.passportUntil < monthsAfter(span?.until ?? rules.season.until, rules.passportMonths);
  const age = ageOn(facts.bornOn, facts.startsOn ?? span?.from ?? rules.season.from);
  const stands: Record<Obstacle, boolean> = {
    'not-enrolled': !facts.isEnrolled,
    'too-young': age < rules.minAge,
    'too-old': age > rules.maxAge,
    'vacation-outside': shared === 0,
    'vacation-short': shared > 0 && shared < rules.minDays,
    'days-used': left === 0,
    'days-few': left > 0 && left < rules.minDays,
    'passport-missing': facts.passportUntil === undefined,
    'passport-short': isPassportShort,
  };
  return { obstacles: OBSTACLES.filter((obstacle) => stands[obstacle]), span };
}

/** Years of age on a day. Who was born on 29 February is a year older on 1 March where there is no such day. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** Days from the first to the last one, both counted; 0 if the last one comes first. */
export function daysBetween(from: string, until: string): number {
  return Math.max(0, (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1);
}

function shiftedDay(day: string, by: number): string {
  return isoDay(new Date(Date.parse(day) + by * 86_400_000));
}

/** The same day of a later month, or the month's last one if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Of two ISO days. */
export const later = (a: string, b: string) => (a > b ? a : b);
export const sooner = (a: string, b: string) => (a < b ? a : b);
