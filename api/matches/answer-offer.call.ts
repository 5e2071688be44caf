import { calls } from '#contract/calls.ts';
import { ownApplication } from '../applicants/own-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { decideOnMatch, existingMatch } from './decide-on-match.ts';
import { viewOffer } from './view-match.ts';

/** The candidate accepts or declines what was offered. */
export const answerOffer = endpoint(calls.answerOffer, {
  auth: ownApplication,
  limit: { perNetwork: 600, perCaller: 60, windowMinutes: 15 },
  handle({ deps, caller: { applicant, accountId }, input: { match_id, seen, decision } }) {
    deps.tx(() => {
      const row = existingMatch(deps, match_id);
      if (row.applicant_id !== applicant.id) throw problem('match_not_found');
      decideOnMatch(deps, row, { seen, decision, actor: 'candidate', accountId: accountId ?? undefined });
    });
    deps.mail.wake();
    return { offers: deps.matchLists.offers(applicant.id).map(viewOffer) };
  },
});
