import { endpoint } from '../../http/endpoint.ts';
import { admin } from '../../sessions/session-auth.ts';
import { loadApplicant } from '../load.ts';
import { applicantNoteStore } from './applicant-note.store.ts';
import { viewForDesk } from './view-for-desk.ts';

export const noteApplication = endpoint('noteApplication', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { applicant_id: id, note_id, note } }) {
    deps.tx(() => {
      loadApplicant(deps, id);
      const created_at = deps.clock.now();
      const account_id = caller.account.id;
      applicantNoteStore(deps.db).add({ id: note_id, applicant_id: id, kind: 'note', account_id, note, created_at });
    });
    return { application: viewForDesk(deps, id, caller.account.id) };
  },
});
