import { endpoint } from '../../http/endpoint.ts';
import { mailsOfAct } from '../../mail/mails-of-act.ts';
import { admin } from '../../sessions/session-auth.ts';
import { applicantAsRecipient } from '../recipient.ts';
import { takeDecision } from './desk-decision.ts';

export const previewDecision = endpoint('previewDecision', {
  auth: admin,
  limit: { perNetwork: 6000, perCaller: 2400 },
  handle({ deps, caller, input }) {
    const { applicant_id: id } = input;
    const [mail = null] = mailsOfAct(
      deps,
      () => takeDecision(deps, id, caller.account.id, input),
      (row) => (row.applicant_id === id ? applicantAsRecipient(deps, id) : undefined),
    );
    return { mail };
  },
});
