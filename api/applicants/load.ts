import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { type Applicant, applicantStore } from './applicant.store.ts';

/**
 * The application as it is now. Throws `applicant_not_found`: it may be erased while a file comes or is moved, so what
 * records a file asks first.
 */
export function loadApplicant(deps: Deps, id: string): Applicant {
  const applicant = applicantStore(deps.db).find(id);
  if (!applicant) throw problem('applicant_not_found');
  return applicant;
}
