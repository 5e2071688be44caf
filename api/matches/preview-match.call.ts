import { accountAsRecipient } from '../accounts/account-mail.ts';
import { applicantAsRecipient } from '../applicants/recipient.ts';
import { mailNewsOf } from '../employers/mail-employer.ts';
import { endpoint } from '../http/endpoint.ts';
import { mailsOfAct } from '../mail/mails-of-act.ts';
import { admin } from '../sessions/session-auth.ts';
import { decideAsOperator } from './decide-as-operator.ts';

export const previewMatch = endpoint('previewMatch', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle: ({ deps, caller, input }) => ({
    mails: mailsOfAct(
      deps,
      () => mailNewsOf(deps, () => decideAsOperator(deps, input, caller.account.id)),
      (row) =>
        row.account_id === null
          ? applicantAsRecipient(deps, row.applicant_id ?? '')
          : accountAsRecipient(deps, row, row.account_id),
    ),
  }),
});
