import { callerApplication } from '../applicants/caller-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { assertTold, existingMatch } from './decide-on-match.ts';
import { extendOffer } from './extend-offer.ts';
import { viewOffers } from './view-match.ts';

export const extendOwnOffer = endpoint('extendOwnOffer', {
  auth: callerApplication,
  limit: { perNetwork: 600, perCaller: 60 },
  page: 'same',
  handle({ deps, caller: { applicant, accountId }, input: { match_id, seen } }) {
    deps.tx(() => {
      const row = existingMatch(deps, match_id);
      if (row.applicant_id !== applicant.id) throw problem('match_not_found');
      assertTold(deps, row);
      extendOffer(deps, { match_id, seen, by: 'candidate', accountId: accountId ?? undefined });
    });
    return viewOffers(deps, applicant.id);
  },
});
