import { endpoint } from '../http/endpoint.ts';
import { employer, employerOf } from './caller-employer.ts';
import { dutyStore } from './duty.store.ts';
import { viewDuties } from './view-duties.ts';
import { requirementOf } from './view-requirement.ts';

export const tickDuty = endpoint('tickDuty', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { requirement_id, duty, done } }) {
    const accountId = caller.account.id;
    return deps.tx(() => {
      const row = requirementOf(deps, employerOf(deps, accountId).id, requirement_id);
      if (done) dutyStore(deps.db).tick(row.id, { duty, account_id: accountId, done_at: deps.clock.now() });
      else dutyStore(deps.db).untick(row.id, duty);
      return viewDuties(deps, row);
    });
  },
});
