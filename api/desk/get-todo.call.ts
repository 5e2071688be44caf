import { calls } from '#contract/calls.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import { refreshAllWaiting } from '../applicants/waiting.ts';
import { berlinDate } from '../berlin-time.ts';
import { DAY_MS } from '../clock.ts';
import { endpoint } from '../http/endpoint.ts';
import { isoTimeOrNull } from '../iso-time.ts';
import { admin } from '../sessions/session-auth.ts';
import { together, type Waiting } from './todo.store.ts';

const NEW_FOR_MS = 30 * DAY_MS;

/** What waits for the operator, for the admins' desk. */
export const getTodo = endpoint(calls.getTodo, {
  auth: admin,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  async handle({ deps }) {
    await refreshAllWaiting(deps);
    const { todo, clock } = deps;
    const signed = todo.declarations();
    return {
      applications: view(todo.applications()),
      step1: view(todo.applicationsAt(['PRE_REGISTERED'])),
      step2: view(todo.applicationsAt(['STEP1_APPROVED', 'A2_CV_RECEIVED'])),
      enrolment: view(together([todo.applicationsAt(['STEP2_APPROVED']), signed.enrolment])),
      originals: view(signed.originals),
      deferred_due: view(todo.deferredDue(berlinDate(clock.now()))),
      partners_new: view(todo.newPartners()),
      partners_renamed: view(todo.renamedPartners()),
      employers_new: view(todo.employers(clock.now() - NEW_FOR_MS)),
      mails: view(todo.mails()),
    };
  },
});

function view({ count, oldest }: Waiting) {
  return { count: Math.min(count, MOST_COUNTED), oldest: isoTimeOrNull(oldest) };
}
