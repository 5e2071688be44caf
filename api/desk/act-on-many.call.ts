import { calls } from '#contract/calls.ts';
import type { ManyOutcome } from '#contract/many.ts';
import { endpoint } from '../http/endpoint.ts';
import { nextTurn } from '../next-turn.ts';
import { admin } from '../sessions/session-auth.ts';
import { doForOne } from './many.ts';

/**
 * Approves step 1 of several applications, or reminds their owners: one after the other, each in a transaction of its
 * own. One that is refused holds up no other, and a doubled press does nothing twice.
 */
export const actOnMany = endpoint(calls.actOnMany, {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120, windowMinutes: 15 },
  async handle({ deps, caller, input: { act, applications } }) {
    const results: ManyOutcome[] = [];
    for (const one of new Map(applications.map((given) => [given.id, given])).values()) {
      results.push(doForOne(deps, { accountId: caller.account.id }, act, one));
      await nextTurn();
    }
    deps.mail.wake();
    return { results };
  },
});
