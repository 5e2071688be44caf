import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { sendTest } from './send-test.ts';

/** Sends a mail at once to the caller's own address: no field names another, so that it mails no third person. */
export const testMail = endpoint('testMail', {
  auth: admin,
  limit: { perNetwork: 20, perCaller: 10 },
  async handle({ deps, caller: { account } }) {
    const { SMTP_URL } = deps.env;
    if (SMTP_URL === undefined) return { state: 'no_server' as const, to: account.email, reason: null };
    const reason = await sendTest(deps, SMTP_URL, account.email);
    return {
      state: reason === undefined ? ('sent' as const) : ('failed' as const),
      to: account.email,
      reason: reason ?? null,
    };
  },
});
