import { accountApplicationReply, continueReply, linkApplicationInput } from '../accounts/account.ts';
import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';

/** Calls about the application of a signed-in student. */
export const studentCalls = {
  getAccountApplication: {
    at: 'GET /api/me/application',
    summary: 'The application of the account.',
    reply: accountApplicationReply,
  },
  continueApplication: {
    at: 'POST /api/me/continue-application',
    summary: 'A fresh link of the application, so that no old mail is needed.',
    reply: continueReply,
  },
  linkApplication: {
    at: 'POST /api/me/link-application',
    summary: 'Makes an application the account’s, by its link.',
    input: linkApplicationInput,
    reply: accountApplicationReply,
  },
  mailApplicationLink: {
    at: 'POST /api/me/mail-application-link',
    summary: 'Mails the application of the account’s address its link. The answer tells nothing.',
    reply: neutralReply,
  },
} as const satisfies CallEntries;
