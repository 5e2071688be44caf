import { type Applicant, applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { fieldProblem, problem } from '../http/problem.ts';
import { type Asked, beginErasure, mayErase } from './erase.ts';

/** Whether a typed number is this application's. */
function isNumberOf({ db }: Deps, { id }: Applicant, typed: string): boolean {
  return applicantStore(db)
    .findByNumber(typed)
    .some((found) => found.id === id);
}

/** Erases an application whose number was typed to confirm, and tells its owner. All applications, or none. */
export function eraseConfirmed(
  deps: Deps,
  { confirmed, applications }: { confirmed: { applicant: Applicant; number: string }; applications: readonly string[] },
  asked: Omit<Asked, 'isTold'>,
): void {
  if (!isNumberOf(deps, confirmed.applicant, confirmed.number))
    throw fieldProblem([{ path: 'number', code: 'erasure_number' }]);
  deps.tx(() => {
    if (applications.some((id) => !mayErase(deps, id))) throw problem('erasure_contract');
    // One mail, however many applications.
    for (const id of applications) beginErasure(deps, id, { ...asked, isTold: id === confirmed.applicant.id });
  });
}
