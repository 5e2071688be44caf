import { endpoint } from '../http/endpoint.ts';
import { sentenceOf } from '../http/problem.ts';
import { partner } from '../sessions/session-auth.ts';
import { partnerOf } from './caller-partner.ts';
import { endedAccess } from './no-partner.ts';

/** Onboarding tells who was a member that this has ended, before they make a second profile. No refusal: being new is none. */
export const partnerAccess = endpoint('partnerAccess', {
  auth: partner,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller: { account }, lang }) {
    const ended = partnerOf(deps, account.id) ? undefined : endedAccess(deps, account.id);
    return { access_ended: ended ? sentenceOf(ended, lang) : null };
  },
});
