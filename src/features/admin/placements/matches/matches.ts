import type { InputOf, ReplyOf } from '#contract/calls.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { placesIn } from '#src/ui/list/list-query.ts';

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

/** Undefined for an answer that is not our server's. */
export function readMatches(reply: Unchecked<MatchesFound>): MatchesFound | undefined {
  const { matches, counts } = reply as Partial<MatchesFound>;
  if (!Array.isArray(matches) || !matches.every((one) => typeof one?.id === 'string' && Array.isArray(one.can)))
    return undefined;
  return { matches, ...placesIn(reply), counts: { ...NONE, ...counts } };
}

const NONE = Object.fromEntries(STATES.map((state) => [state, 0])) as Record<MatchState, number>;

/** What an operator can do with a match, the usual thing first. Pure. */
export function decisionsOf({ can }: Pick<Match, 'can'>): Decision[] {
  const order = ['released', 'proposed', 'accepted', 'confirmed', 'withheld'] as const;
  return order.filter((to) => can.indexOf(to) >= 0);
}
