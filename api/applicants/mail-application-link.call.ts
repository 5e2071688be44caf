import { endpoint } from '../http/endpoint.ts';
import { student } from '../sessions/session-auth.ts';
import { applicantStore } from './applicant.store.ts';
import { mailLink } from './mail-link.ts';

/**
 * 'I have applied before': mails a link to the application with the account's address; the link leads back here. The
 * address alone links nothing, as somebody else may have given it. The reply tells nothing.
 */
export const mailApplicationLink = endpoint('mailApplicationLink', {
  auth: student,
  limit: { perNetwork: 600, perCaller: 20 },
  handle({ deps, caller: { account } }) {
    const applicant =
      applicantStore(deps.db).findOpenByEmail(account.email) ??
      applicantStore(deps.db).findLatestByEmail(account.email);
    const mail = { template: 'resent-link', params: { to: 'account' } } as const;
    if (applicant && applicant.user_id === null) mailLink(deps, applicant, mail);
    return { success: true as const };
  },
});
