import { loadApplicant } from '../applicants/load.ts';
import { mailApplicant } from '../applicants/mail-applicant.ts';
import { viewForDesk } from '../applicants/review/view-for-desk.ts';
import { recordEvent } from '../audit/record-event.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { admin } from '../sessions/session-auth.ts';
import { correctionRequestStore } from './correction-request.store.ts';

export const answerCorrection = endpoint('answerCorrection', {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300 },
  handle({ deps, caller, input: { applicant_id: id, correction_id, state, answer } }) {
    deps.tx(() => {
      const applicant = loadApplicant(deps, id);
      const waiting = correctionRequestStore(deps.db).open(id);
      if (waiting?.id !== correction_id) throw problem('correction_answered');
      correctionRequestStore(deps.db).answer({ ...waiting, state, answer }, deps.clock.now());
      const act = { action: `correction-${state}`, detail: { field: waiting.field } };
      recordEvent(deps, ['applicant', id], { actor: 'operator', accountId: caller.account.id, ...act });
      mailApplicant(deps, applicant, { template: 'correction-answered', params: { state, answer } });
    });
    return { application: viewForDesk(deps, id, caller.account.id) };
  },
});
