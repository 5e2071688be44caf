import { endpoint } from '../../http/endpoint.ts';
import { admin } from '../../sessions/session-auth.ts';
import { undoDecision as undo } from './undo-decision.ts';
import { viewForDesk } from './view-for-desk.ts';

export const undoDecision = endpoint('undoDecision', {
  auth: admin,
  limit: { perNetwork: 3000, perCaller: 1200 },
  handle({ deps, caller, input: { applicant_id: id, decision_id } }) {
    undo(deps, id, { id: decision_id, accountId: caller.account.id });
    return { application: viewForDesk(deps, id, caller.account.id), sends_mail: false };
  },
});
