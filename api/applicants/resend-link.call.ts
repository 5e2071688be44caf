import { calls } from '#contract/calls.ts';
import type { Deps } from '../deps.ts';
import { anybody, endpoint } from '../http/endpoint.ts';
import { sendOwnLink } from './own-link.ts';

/** 'Resend my link': whoever asks learns nothing; a link goes only to the address of an application. */
export const resendLink = endpoint(calls.resendLink, {
  auth: anybody,
  limit: { perNetwork: 120, windowMinutes: 15 },
  handle({ deps, input, from }) {
    // After the answer, so that its time tells nothing either.
    setImmediate(() => sendTo(deps, input.email, from.network));
    return { success: true as const };
  },
});

/** The open application of an address is the one that its owner means. */
function sendTo(deps: Deps, email: string, network: string): void {
  try {
    const applicant = deps.applicants.findOpenByEmail(email) ?? deps.applicants.findLatestByEmail(email);
    if (applicant) sendOwnLink(deps, applicant, { network });
  } catch (error) {
    deps.log.error({ error: String(error) }, 'link not queued');
  }
}
