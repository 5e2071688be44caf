import type { InputOf, ReplyOf } from '#contract/calls.ts';
import type { MatchState } from '#contract/model/match-rules.ts';

export type MatchesFound = ReplyOf<'POST /api/admin/matches'>;
export type Match = MatchesFound['matches'][number];
export type Decision = InputOf<'POST /api/admin/decide-match'>['decision'];

/** The states, as the filter offers them: what waits for the operator first. */
export const STATES = [
  'accepted',
  'proposed',
  'released',
  'confirmed',
  'shortlisted',
  'withheld',
  'declined',
  'refused',
  'expired',
  'withdrawn',
] as const satisfies readonly MatchState[];

/** What an operator can do with a match, the usual thing first. Pure. */
export function decisionsOf({ can }: Pick<Match, 'can'>): Decision[] {
  const order = ['released', 'proposed', 'accepted', 'confirmed', 'withheld'] as const;
  return order.filter((to) => can.indexOf(to) >= 0);
}
