import { type DaySpan, daysBetween, monthsAfter } from '../placements/placement-rules.ts';
import {
  type Candidate,
  EXCLUSIONS,
  type Excluded,
  type Exclusion,
  type Ranked,
  type RequirementFacts,
  type Score,
  spanOf,
} from './matching.ts';

/**
 * Who fits a requirement, the best first, and who does not, with all reasons. The order of the candidates given makes no
 * difference. Pure; `docs/matching.md` has examples.
 */
export function rank(
  requirement: RequirementFacts,
  candidates: readonly Candidate[],
): { ranked: Ranked[]; excluded: Excluded[] } {
  const ranked: Ranked[] = [];
  const excluded: Excluded[] = [];
  for (const candidate of candidates) {
    const exclusions = exclusionsOf(requirement, candidate);
    if (exclusions.length > 0) excluded.push({ candidate, exclusions });
    else ranked.push({ candidate, score: scoreOf(requirement, candidate), span: spanOf(requirement, candidate) });
  }
  return { ranked: ranked.sort(byRank), excluded };
}

/** The better one first: the higher score, then the earlier approval, then the id. */
export function byRank(a: Ranked, b: Ranked): number {
  const byScore = b.score.total - a.score.total || a.candidate.approvedAt - b.candidate.approvedAt;
  if (byScore !== 0) return byScore;
  return a.candidate.id < b.candidate.id ? -1 : Number(a.candidate.id > b.candidate.id);
}

/** What keeps a candidate from a requirement; empty: nothing. Pure. */
export function exclusionsOf(requirement: RequirementFacts, candidate: Candidate): Exclusion[] {
  const span = spanOf(requirement, candidate);
  const days = lengthOf(span);
  const lastDay = days > 0 ? span.until : requirement.period.until;
  const elsewhere = candidate.taken.filter((taken) => !overlap(taken, span));
  const left = candidate.daysLeft - sum(elsewhere.map(lengthOf));
  const stands: Record<Exclusion, boolean> = {
    dates: days < requirement.minDays || span.from < requirement.today,
    level: levelsAbove(requirement, candidate) < 0,
    'days-left': left < days,
    passport: candidate.passportUntil < monthsAfter(lastDay, requirement.passportMonths),
    taken: days > 0 && elsewhere.length < candidate.taken.length,
  };
  return EXCLUSIONS.filter((exclusion) => stands[exclusion]);
}

/** The points of a candidate whom nothing keeps from the requirement. Pure. */
export function scoreOf(requirement: RequirementFacts, candidate: Candidate): Score {
  const dates = Math.round((40 * lengthOf(spanOf(requirement, candidate))) / lengthOf(requirement.period));
  const level = Math.min(20, 10 + 5 * levelsAbove(requirement, candidate));
  const field = wishPoints(requirement, candidate);
  const documents = candidate.documents === 'complete' ? 15 : 5;
  return { dates, level, field, documents, total: dates + level + field + documents };
}

function wishPoints({ field }: RequirementFacts, { firstWish, secondWish }: Candidate): number {
  if (firstWish === field) return 25;
  if (secondWish === field) return 15;
  return firstWish === '' && secondWish === '' ? 10 : 0;
}

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;

function levelsAbove({ minimumLevel }: RequirementFacts, { level }: Candidate): number {
  return LEVELS.indexOf(level) - LEVELS.indexOf(minimumLevel);
}

const lengthOf = ({ from, until }: DaySpan) => daysBetween(from, until);
const overlap = (a: DaySpan, b: DaySpan) => a.from <= b.until && b.from <= a.until;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
