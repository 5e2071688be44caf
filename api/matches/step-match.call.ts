import { employer } from '../employers/caller-employer.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { matchListStore } from './match-list.store.ts';
import { stepAsEmployer } from './step-as-employer.ts';
import { viewForEmployer } from './view-match.ts';

/** An employer accepts or refuses whom it was proposed. */
export const stepEmployersMatch = endpoint('stepMatch', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input }) {
    deps.tx(() => stepAsEmployer(deps, input, caller.account.id));
    const row = matchListStore(deps.db).shown(input.match_id);
    if (!row) throw problem('match_not_found');
    return { match: viewForEmployer(deps, row) };
  },
});
