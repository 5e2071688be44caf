import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { contractAsSeen, loadContract } from './load-contract.ts';
import { marksOf, noteMark } from './mark.ts';
import { viewForAdmin } from './view-contract.ts';

/** Notes for the operator what happened on paper, or takes a note back. A doubled press notes it once. */
export const markContract = endpoint('markContract', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { contract_id: id, seen, what, day } }) {
    deps.tx(() => {
      const now = marksOf(deps, loadContract(deps, id)).find((mark) => mark.what === what);
      if ((now?.day ?? '') === day) return;
      noteMark(deps, contractAsSeen(deps, id, seen), {
        ...{ what, day: day || null, by: 'operator', accountId: caller.account.id },
      });
    });
    return viewForAdmin(deps, loadContract(deps, id));
  },
});
