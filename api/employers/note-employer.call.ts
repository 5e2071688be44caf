import { endpoint } from '../http/endpoint.ts';
import { organizationNoteStore } from '../members/organization-note.store.ts';
import { admin } from '../sessions/session-auth.ts';
import { existingEmployer } from './caller-employer.ts';
import { viewEmployerForAdmin } from './view-employer.ts';

export const noteEmployer = endpoint('noteEmployer', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { employer_id, note_id: id, note } }) {
    deps.tx(() => {
      existingEmployer(deps, employer_id);
      const by = { account_id: caller.account.id, at: deps.clock.now() };
      organizationNoteStore(deps.db).add({ id, organization_id: employer_id, note, ...by });
    });
    return viewEmployerForAdmin(deps, existingEmployer(deps, employer_id));
  },
});
