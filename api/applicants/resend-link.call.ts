import type { Deps } from '../deps.ts';
import { afterAnswer } from '../http/after-answer.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { applicantStore } from './applicant.store.ts';
import { mailLink } from './mail-link.ts';

/** 'Resend my link': the link goes only to an application's own address, and the reply tells the caller nothing. */
export const resendLink = endpoint('resendLink', {
  auth: anybody,
  limit: { perNetwork: 120 },
  page: (_reply, lang) => `/${lang}/link-sent`,
  handle({ deps, input, from }) {
    afterAnswer(deps, () => sendTo(deps, input.email, from.network));
    return { success: true as const };
  },
});

/** Sends the link of the open application; if there is none, of the newest one. */
function sendTo(deps: Deps, email: string, network: string): void {
  const applicant = applicantStore(deps.db).findOpenByEmail(email) ?? applicantStore(deps.db).findLatestByEmail(email);
  if (applicant) mailLink(deps, applicant, { template: 'resent-link' }, network);
}
