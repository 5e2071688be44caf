import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { draftContract } from './draft-contract.ts';
import { viewForAdmin } from './view-contract.ts';

export const makeContract = endpoint('makeContract', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { match_id } }) {
    return viewForAdmin(
      deps,
      deps.tx(() => draftContract(deps, match_id, caller.account.id)),
    );
  },
});
