import { callerApplication } from '../applicants/caller-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { sendDataLink } from './data-link.ts';

export const mailDataLink = endpoint('mailDataLink', {
  auth: callerApplication,
  limit: { perNetwork: 600, perCaller: 20 },
  page: '/status',
  handle({ deps, caller }) {
    sendDataLink(deps, caller.applicant);
    return { success: true as const };
  },
});
