import { endpoint } from '../http/endpoint.ts';
import { takeBackUntold } from '../many/undo.ts';
import { advance } from './advance.ts';
import { applicantToken } from './applicant-auth.ts';
import { viewApplicant } from './view.ts';

export const withdrawApplication = endpoint('withdrawApplication', {
  auth: applicantToken,
  limit: { perNetwork: 300, perCaller: 10 },
  page: '/status',
  asksFirst: () => true,
  handle({ deps, caller: { applicant, held }, from }) {
    deps.tx(() => {
      takeBackUntold(deps, applicant.id);
      advance(deps, applicant.id, { action: 'withdraw', by: 'applicant', network: from.network });
    });
    return { success: true as const, applicant: viewApplicant(deps, applicant.id, held) };
  },
});
