import { endpoint } from '../../http/endpoint.ts';
import { applicantStore } from '../applicant.store.ts';
import { applicantToken } from '../applicant-auth.ts';
import { viewApplicant } from '../view.ts';

export const stopReminders = endpoint('stopReminders', {
  auth: applicantToken,
  limit: { perNetwork: 300, perCaller: 20 },
  page: '/status',
  handle({ deps, caller: { applicant, held } }) {
    deps.tx(() => applicantStore(deps.db).stopReminders(applicant.id, deps.clock.now()));
    return { success: true as const, applicant: viewApplicant(deps, applicant.id, held) };
  },
});
