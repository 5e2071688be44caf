import { endpoint } from '../../http/endpoint.ts';
import { admin } from '../../sessions/session-auth.ts';
import { loadContract } from '../load-contract.ts';
import { reviewCopy } from '../review-copy.ts';
import { viewForAdmin } from '../view-contract.ts';

export const returnCopy = endpoint('returnCopy', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 120 },
  handle({ deps, caller, input: { reason, ...asked } }) {
    reviewCopy(deps, asked, { review: 'to_replace', reason }, caller.account.id);
    return viewForAdmin(deps, loadContract(deps, asked.contract_id));
  },
});
