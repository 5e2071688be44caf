import { refreshAllWaiting } from '../applicants/waiting.ts';
import { berlinDate } from '../berlin-time.ts';
import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { together, type Waiting } from './todo.store.ts';

const NEW_FOR_MS = 30 * DAY_MS;

/** What waits for the operator, for the overview and for the daily mail. */
export async function todoNow(deps: Deps) {
  await refreshAllWaiting(deps);
  const { todo, clock } = deps;
  const signed = todo.declarations();
  return {
    applications: todo.applications(),
    step1: todo.applicationsAt(['PRE_REGISTERED']),
    step2: todo.applicationsAt(['STEP1_APPROVED', 'A2_CV_RECEIVED']),
    enrolment: together([todo.applicationsAt(['STEP2_APPROVED']), signed.enrolment]),
    originals: signed.originals,
    deferred_due: todo.deferredDue(berlinDate(clock.now())),
    partners_new: todo.newPartners(),
    partners_renamed: todo.renamedPartners(),
    employers_submitted: todo.submittedEmployers(),
    employers_new: todo.employers(clock.now() - NEW_FOR_MS),
    matches_accepted: todo.acceptedMatches(),
    mails: todo.mails(),
  } satisfies Record<string, Waiting>;
}
