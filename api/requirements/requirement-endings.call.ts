import { employer, employerOf } from '../employers/caller-employer.ts';
import { endingNumbers, endingsOf } from '../employers/endings.ts';
import { requirementOf } from '../employers/view-requirement.ts';
import { endpoint } from '../http/endpoint.ts';
import { matchStore } from '../matches/match.store.ts';

export const requirementEndings = endpoint('requirementEndings', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300 },
  readsOnly: true,
  handle({ deps, caller, input: { requirement_id, state } }) {
    const { id } = requirementOf(deps, employerOf(deps, caller.account.id).id, requirement_id);
    return {
      ...endingsOf(deps, id, state),
      confirmed: matchStore(deps.db).countInState(id, 'confirmed'),
      ending: endingNumbers(deps, id, state),
    };
  },
});
