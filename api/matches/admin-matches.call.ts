import { MATCH_STATES, type MatchState } from '#contract/model/match-rules.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { findMatches } from './find-matches.ts';
import { matchStore } from './match.store.ts';
import { matchListStore } from './match-list.store.ts';
import { viewForAdmin } from './view-match.ts';

/** A page of matches, for the operator. Of one requirement its waiting list, unless another state is asked for. */
export const adminMatches = endpoint('adminMatches', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300 },
  readsOnly: true,
  async handle({ deps, input: { state, requirement_id: requirement, search = '', after, before } }) {
    const { db } = deps;
    if (requirement && !requirementStore(db).find(requirement)) throw problem('requirement_not_found');
    const wanted = { state: state ?? (requirement ? 'shortlisted' : undefined), requirement };
    const { rows, ...neighbours } = await findMatches(deps, { ...wanted, search, after, before });
    const count = (of: MatchState) =>
      requirement ? matchStore(db).countInState(requirement, of) : matchListStore(db).count(of).count;
    const counts = MATCH_STATES.map((one) => [one, count(one)]);
    return {
      matches: rows.map((row) => viewForAdmin(deps, row)),
      counts: Object.fromEntries(counts) as Record<MatchState, number>,
      ...neighbours,
    };
  },
});
