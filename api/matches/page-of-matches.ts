import type { MatchPhase } from '#contract/model/match-rules.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { type Beside, searchByTime } from '../paging/page-by-time.ts';
import { searchedIn, wordsIn } from '../partners/plain-text.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { isoTime } from '../time/iso-time.ts';
import { matchStore } from './match.store.ts';
import { matchListStore, type ShownMatch } from './match-list.store.ts';
import { matchingStore } from './matching.store.ts';
import { viewForEmployer } from './view-match.ts';

interface Wanted extends Beside {
  phase: MatchPhase;
  search?: string | undefined;
}

/** A page of the matches of a requirement, with counts and what the last matching found. */
export async function pageOfMatches(deps: Deps, requirementId: string, { phase, search = '', after, before }: Wanted) {
  const { db } = deps;
  const holds = wordsIn(search);
  const { rows, ...neighbours } = await searchByTime<ShownMatch>(
    { rowsAfter: (place, how) => matchListStore(db).pageOfPhase(requirementId, phase, place, how), after, before },
    (row) => search === '' || holds(saidOf(deps, row)),
  );
  const count = (of: MatchPhase) => matchStore(db).countPhase(requirementId, of);
  const matching = matchingStore(db).find(requirementId);
  return {
    is_vetted: employerStore(db).isVetted(requirementStore(db).find(requirementId)?.employer_id),
    matches: rows.map((row) => viewForEmployer(deps, row)),
    counts: { current: count('current'), waiting: count('waiting'), over: count('over') },
    confirmed: matchStore(db).countInState(requirementId, 'confirmed'),
    better: matchStore(db).better({ requirement: requirementId, today: berlinDate(deps.clock.now()) }) ?? null,
    matching: matching ? { ...matching, ran_at: isoTime(matching.ran_at) } : null,
    ...neighbours,
  };
}

/** Nobody is found by what this employer may not read. */
function saidOf(deps: Deps, row: ShownMatch): string {
  const { number, name, email } = viewForEmployer(deps, row);
  return searchedIn([number, name, email]);
}
