import { endpoint } from '../../http/endpoint.ts';
import { admin } from '../../sessions/session-auth.ts';
import { previewDecision as preview } from './preview-decision.ts';

export const previewDecision = endpoint('previewDecision', {
  auth: admin,
  limit: { perNetwork: 6000, perCaller: 2400 },
  handle: ({ deps, caller, input }) => ({ mail: preview(deps, input.applicant_id, caller.account.id, input) }),
});
