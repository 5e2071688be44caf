import { calls } from '#contract/calls.ts';
import { endpoint } from '../http/endpoint.ts';
import { signedIn } from '../sessions/session-auth.ts';
import { issueCookie, viewUser } from '../sessions/sessions.ts';

/** Renews the session cookie for a full life, as every other call does too. */
export const refresh = endpoint(calls.refresh, {
  auth: signedIn,
  limit: { perNetwork: 1200, perCaller: 120, windowMinutes: 15 },
  handle({ deps, caller, cookies }) {
    issueCookie(deps, cookies, caller);
    return { user: viewUser(caller) };
  },
});
