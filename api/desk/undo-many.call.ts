import type { ManyOutcome } from '#contract/desk/many.ts';
import { undoDecision } from '../applicants/review/undo-decision.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { nextTurn } from '../time/next-turn.ts';
import { outcomeOf } from './many.ts';

export const undoMany = endpoint('undoMany', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120 },
  async handle({ deps, caller, input: { decision_id, applications } }) {
    const results: ManyOutcome[] = [];
    for (const id of new Set(applications)) {
      results.push(outcomeOf(id, () => undoDecision(deps, id, { id: decision_id, accountId: caller.account.id })));
      await nextTurn();
    }
    return { results };
  },
});
