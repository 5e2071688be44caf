import { type Happened, recordEvent } from '../audit/record-event.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { student } from '../sessions/session-auth.ts';
import { applicantToken } from './applicant-auth.ts';
import { viewApplicationOf } from './application-of-account.ts';
import { linkToAccount } from './own-applications.ts';

export const linkApplication = endpoint('linkApplication', {
  auth: student,
  limit: { perNetwork: 1200, perCaller: 120 },
  handle({ deps, caller, input, cookies }) {
    const { applicant } = applicantToken.resolve(deps, { token: input.access_token, cookies });
    if (applicant.user_id === caller.account.id) return viewApplicationOf(deps, caller.account);
    deps.tx(() => {
      const now = deps.clock.now();
      if (!linkToAccount(deps, caller.account, applicant.id, now)) throw problem('application_linked');
      const act = { actor: 'account', accountId: caller.account.id, action: 'link-account' } satisfies Happened;
      recordEvent(deps, ['applicant', applicant.id], act);
      // The applicant is told by mail, in case somebody else used the link.
      const params = { account: caller.account.email };
      outboxStore(deps.db).add(
        { template: 'application-linked', lang: applicant.lang, applicantId: applicant.id, params },
        now,
      );
    });
    return viewApplicationOf(deps, caller.account);
  },
});
