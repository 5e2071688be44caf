import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { mailListStore } from './mail-list.store.ts';
import { reviveUnlessPassed } from './mail-subject.ts';
import { viewMail } from './view-mail.ts';

/** Queues a mail again that was given up. Done by two at once, it is queued once. */
export const retryMail = endpoint('retryMail', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 600 },
  handle({ deps, caller, input }) {
    const { db, tx } = deps;
    const revived = tx(() => {
      const mail = mailListStore(db).find(input.id);
      if (!mail) throw problem('mail_not_found');
      // Somebody else has just done the same: there is nothing left to do.
      if (mail.state === 'waiting') return mail;
      if (reviveUnlessPassed(deps, mail, { accountId: caller.account.id })) throw problem('mail_not_queued');
      return mailListStore(db).find(input.id) ?? mail;
    });
    return viewMail(deps, revived);
  },
});
