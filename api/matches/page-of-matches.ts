import type { MatchPhase } from '#contract/model/match-rules.ts';
import type { Deps } from '../deps.ts';
import { pageByTime } from '../paging/page-by-time.ts';
import { isoTime } from '../time/iso-time.ts';
import { matchStore } from './match.store.ts';
import { matchListStore } from './match-list.store.ts';
import { matchingStore } from './matching.store.ts';
import { viewForEmployer } from './view-match.ts';

interface Wanted {
  phase: MatchPhase;
  after?: string | undefined;
  before?: string | undefined;
}

/** A page of the matches of a requirement, with counts and what the last matching found. */
export function pageOfMatches(deps: Deps, requirementId: string, { phase, after, before }: Wanted) {
  const { db } = deps;
  const { rows, ...neighbours } = pageByTime({
    rowsAfter: (place, how) => matchListStore(db).pageOfPhase(requirementId, phase, place, how),
    after,
    before,
  });
  const count = (of: MatchPhase) => matchStore(db).countPhase(requirementId, of);
  const matching = matchingStore(db).find(requirementId);
  return {
    matches: rows.map((row) => viewForEmployer(deps, row)),
    counts: { current: count('current'), waiting: count('waiting'), over: count('over') },
    confirmed: matchStore(db).countInState(requirementId, 'confirmed'),
    matching: matching ? { ...matching, ran_at: isoTime(matching.ran_at) } : null,
    ...neighbours,
  };
}
