import { employer, employerOf } from '../employers/caller-employer.ts';
import { requirementOf } from '../employers/view-requirement.ts';
import { endpoint } from '../http/endpoint.ts';
import { pageOfMatches } from './page-of-matches.ts';

export const listMatches = endpoint('listMatches', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300 },
  readsOnly: true,
  async handle({ deps, caller, input: { requirement_id, ...wanted } }) {
    const { id } = requirementOf(deps, employerOf(deps, caller.account.id).id, requirement_id);
    return pageOfMatches(deps, id, wanted);
  },
});
