import { endpoint } from '../../http/endpoint.ts';
import { admin } from '../../sessions/session-auth.ts';
import { loadContract } from '../load-contract.ts';
import { reviewCopy } from '../review-copy.ts';
import { viewForAdmin } from '../view-contract.ts';

/** Accepts a signed copy: from then on it counts, and both sides may open it. */
export const acceptCopy = endpoint('acceptCopy', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input }) {
    reviewCopy(deps, input, { review: 'accepted' }, caller.account.id);
    return viewForAdmin(deps, loadContract(deps, input.contract_id));
  },
});
