import { recordEvent } from '../audit/record-event.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { assertOpen } from './advance.ts';
import { applicantStore } from './applicant.store.ts';
import { applicantToken } from './applicant-auth.ts';
import { possibleActions } from './application-rules.ts';
import { loadApplicant } from './load.ts';
import { viewApplicant } from './view.ts';

export const announceOriginals = endpoint('announceOriginals', {
  auth: applicantToken,
  limit: { perNetwork: 300, perCaller: 20 },
  page: '/status',
  handle({ deps, caller: { applicant, held }, input: { tracking_number } }) {
    const now = deps.clock.now();
    deps.tx(() => {
      const { status } = loadApplicant(deps, applicant.id);
      assertOpen(status);
      if (!possibleActions(status, 'applicant').includes('announce-originals')) throw problem('originals_too_early');
      applicantStore(deps.db).setOriginalsPosted(applicant.id, now, tracking_number, now);
      recordEvent(deps, ['applicant', applicant.id], { actor: 'applicant', action: 'announce-originals' });
    });
    return { success: true as const, applicant: viewApplicant(deps, applicant.id, held) };
  },
});
