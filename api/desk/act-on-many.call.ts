import type { ManyOutcome } from '#contract/desk/many.ts';
import { undoUntil } from '../applicants/review/undoable.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { SECOND_MS } from '../time/clock.ts';
import { nextTurn } from '../time/next-turn.ts';
import { doForOne, seasonForAct } from './many.ts';

/**
 * Does it for several applications: one after the other, each in a transaction of its own. One that is refused holds up
 * no other, and a doubled press does nothing twice.
 */
export const actOnMany = endpoint('actOnMany', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120 },
  async handle({ deps, caller, input: { act, season_id, decision_id, applications } }) {
    const season = seasonForAct(deps, act, season_id);
    const asked = { act, season, decisionId: decision_id, accountId: caller.account.id };
    const from = deps.clock.now();
    const results: ManyOutcome[] = [];
    for (const one of new Map(applications.map((given) => [given.id, given])).values()) {
      results.push(doForOne(deps, asked, one));
      await nextTurn();
    }
    // The first of them can be undone no longer than this.
    const left = Math.floor((undoUntil(from) - deps.clock.now()) / SECOND_MS);
    return { results, undo_seconds: Math.max(0, left) };
  },
});
