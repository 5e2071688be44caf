import { endpoint } from '../http/endpoint.ts';
import { changeAsAdmin } from '../members/change-as-admin.ts';
import { admin } from '../sessions/session-auth.ts';
import { existingEmployer } from './caller-employer.ts';
import { employerTeam } from './employer-team.ts';
import { viewEmployerForAdmin } from './view-employer.ts';

export const changeEmployerMember = endpoint('changeEmployerMember', {
  auth: admin,
  limit: { perNetwork: 300, perCaller: 60 },
  handle({ deps, caller, input: { employer_id: id, account_id: accountId, act } }) {
    existingEmployer(deps, id);
    changeAsAdmin(deps, employerTeam, act, { organizationId: id, accountId, actorId: caller.account.id });
    return viewEmployerForAdmin(deps, existingEmployer(deps, id));
  },
});
