import type { ReplyOf } from '#contract/calls.ts';
import { EXCLUSIONS, type Exclusion } from '#contract/matching/matching.ts';
import { MATCH_PHASES, type MatchPhase } from '#contract/model/match-rules.ts';

export type MatchesFound = ReplyOf<'POST /api/employer/matches'>;
export type Match = MatchesFound['matches'][number];

/** The most points of each part. */
export const PARTS = [
  ['dates', 40],
  ['level', 20],
  ['field', 25],
  ['documents', 15],
] as const;

/** The part of the list that the address names; the current ones without a name. Pure. */
export function phaseOf(named: string | undefined): MatchPhase {
  return MATCH_PHASES.find((phase) => phase === named) ?? 'current';
}

/** Why people were kept out, the most frequent reason first. Pure. */
export function excludedRows(excluded: Record<Exclusion, number>): { reason: Exclusion; count: number }[] {
  return EXCLUSIONS.map((reason) => ({ reason, count: excluded[reason] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
