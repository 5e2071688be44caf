import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { decideAsOperator } from './decide-as-operator.ts';
import { matchListStore } from './match-list.store.ts';
import { viewForAdmin } from './view-match.ts';

/** An admin releases a match, withholds it, or brings it on with a reason. */
export const decideMatch = endpoint('decideMatch', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input }) {
    deps.tx(() => decideAsOperator(deps, input, caller.account.id));
    const row = matchListStore(deps.db).whole(input.match_id);
    if (!row) throw problem('match_not_found');
    return { match: viewForAdmin(deps, row) };
  },
});
