import { calls } from '#contract/calls.ts';
import { MATCH_STATES, type MatchState } from '#contract/model/match-rules.ts';
import { endpoint } from '../http/endpoint.ts';
import { pageByTime } from '../paging/page-by-time.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { viewForAdmin } from './view-match.ts';

/** A page of matches, for the operator. Of one requirement its waiting list, unless another state is asked for. */
export const adminMatches = endpoint(calls.adminMatches, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  readsOnly: true,
  handle({ deps, input: { state, requirement_id: requirement, after, before } }) {
    const { matchLists } = deps;
    const wanted = { state: state ?? (requirement ? 'shortlisted' : undefined), requirement };
    const { rows, ...neighbours } = pageByTime({
      rowsAfter: (place, how) => matchLists.page(wanted, place, how),
      after,
      before,
    });
    const counts = MATCH_STATES.map((one) => [one, matchLists.count(one).count]);
    return {
      matches: rows.map((row) => viewForAdmin(deps, row)),
      counts: Object.fromEntries(counts) as Record<MatchState, number>,
      ...neighbours,
    };
  },
});
