import type { FieldOfWork, MINIMUM_LEVELS } from '../employers/requirement-rules.ts';
import { type DaySpan, later, sooner } from '../placements/placement-rules.ts';

/** What the matching knows of a candidate: nothing that names a person. Days are ISO days. */
export interface Candidate {
  id: string;
  level: 'A1' | 'A2' | 'B1' | 'B2' | 'C1';
  /** Which days are left of vacation, season and availability. */
  available: DaySpan;
  /** Of the calendar days in a job that are allowed within twelve months. */
  daysLeft: number;
  passportUntil: string;
  firstWish: FieldOfWork | '';
  secondWish: FieldOfWork | '';
  documents: 'complete' | 'pending';
  /** Milliseconds; the earlier one comes first among equals. */
  approvedAt: number;
  /** Days that active matches have taken. */
  taken: readonly DaySpan[];
}

/** What the matching knows of a requirement. */
export interface RequirementFacts {
  id: string;
  field: FieldOfWork;
  period: DaySpan;
  /** Nobody begins before it. */
  today: string;
  minimumLevel: (typeof MINIMUM_LEVELS)[number];
  /** The shortest placement that is worth flight and visa. */
  minDays: number;
  /** How long a passport has to be valid after the last day of work. */
  passportMonths: number;
}

/** What keeps a candidate from a requirement, whatever the rest. */
export const EXCLUSIONS = ['dates', 'level', 'days-left', 'passport', 'taken'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** Points by what they are for; `total` is at most 100. */
export interface Score {
  dates: number;
  level: number;
  field: number;
  documents: number;
  total: number;
}

export interface Ranked {
  candidate: Candidate;
  score: Score;
  /** The days of work: the part of the period that the candidate can cover. */
  span: DaySpan;
}

export interface Excluded {
  candidate: Candidate;
  /** In the order of `EXCLUSIONS`; never empty. */
  exclusions: Exclusion[];
}

/** The days that a candidate would work: those of the period that are free. The end lies before the start if none is. */
export function spanOf({ period }: RequirementFacts, { available }: Candidate): DaySpan {
  return { from: later(period.from, available.from), until: sooner(period.until, available.until) };
}
