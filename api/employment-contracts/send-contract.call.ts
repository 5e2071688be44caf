import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { loadContract } from './load-contract.ts';
import { sendDraft } from './send-draft.ts';
import { viewForAdmin } from './view-contract.ts';

export const sendContract = endpoint('sendContract', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 120 },
  handle({ deps, caller, input }) {
    deps.tx(() => sendDraft(deps, input, caller.account.id));
    return viewForAdmin(deps, loadContract(deps, input.contract_id));
  },
});
