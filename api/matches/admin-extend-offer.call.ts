import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { extendOffer } from './extend-offer.ts';
import { matchListStore } from './match-list.store.ts';
import { tellOfMoreTime } from './remind-of-matches.ts';
import { viewForAdmin } from './view-match.ts';

export const adminExtendOffer = endpoint('adminExtendOffer', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller, input: { match_id, seen } }) {
    deps.tx(() => {
      if (extendOffer(deps, { match_id, seen, by: 'operator', accountId: caller.account.id }))
        tellOfMoreTime(deps, match_id);
    });
    const row = matchListStore(deps.db).whole(match_id);
    if (!row) throw problem('match_not_found');
    return { match: viewForAdmin(deps, row) };
  },
});
