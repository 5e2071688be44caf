import { callerApplication } from '../applicants/caller-application.ts';
import { mailLink } from '../applicants/mail-link.ts';
import { endpoint } from '../http/endpoint.ts';

export const mailDataLink = endpoint('mailDataLink', {
  auth: callerApplication,
  limit: { perNetwork: 600, perCaller: 20 },
  page: '/status',
  handle({ deps, caller }) {
    mailLink(deps, caller.applicant, { template: 'data-link' });
    return { success: true as const };
  },
});
