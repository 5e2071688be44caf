import { applicantStore } from '../applicants/applicant.store.ts';
import { mailLink } from '../applicants/mail-link.ts';
import type { Deps } from '../deps.ts';
import { afterAnswer } from '../http/after-answer.ts';
import { anybody, endpoint } from '../http/endpoint.ts';

// Whoever has applied more often than that finds the older ones in the account or by writing to us.
const MOST_APPLICATIONS = 5;

/** Mails the links to one's data: one for each application of the address. The reply tells the caller nothing. */
export const requestDataLink = endpoint('requestDataLink', {
  auth: anybody,
  limit: { perNetwork: 120 },
  page: (_reply, lang) => `/${lang}/link-sent`,
  handle({ deps, input, from }) {
    afterAnswer(deps, () => sendTo(deps, input.email, from.network));
    return { success: true as const };
  },
});

function sendTo(deps: Deps, email: string, network: string): void {
  for (const applicant of applicantStore(deps.db).listByEmail(email, MOST_APPLICATIONS))
    mailLink(deps, applicant, { template: 'data-link' }, network);
}
