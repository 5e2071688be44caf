import { calls } from '#contract/calls.ts';
import { employer, employerOf } from '../employers/caller-employer.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { decideOnMatch, existingMatch } from './decide-on-match.ts';
import { matchListStore } from './match-list.store.ts';
import { viewForEmployer } from './view-match.ts';

/** An employer accepts or refuses whom it was proposed. */
export const stepEmployersMatch = endpoint(calls.stepMatch, {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle({ deps, caller, input: { match_id: id, seen, decision } }) {
    deps.tx(() => {
      const own = employerOf(deps, caller.account.id);
      const row = existingMatch(deps, id);
      // Another employer's match is none to this one.
      if (requirementStore(deps.db).find(row.requirement_id)?.employer_id !== own.id) throw problem('match_not_found');
      if (own.state !== 'vetted') throw problem('employer_not_vetted');
      decideOnMatch(deps, row, { seen, decision, actor: 'employer', accountId: caller.account.id });
    });
    deps.mail.wake();
    const row = matchListStore(deps.db).shown(id);
    if (!row) throw problem('match_not_found');
    return { match: viewForEmployer(deps, row) };
  },
});
