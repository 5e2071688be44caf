import type { Deps } from '../deps.ts';
import type { Auth } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { employer as employerRole } from '../sessions/session-auth.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import type { Employer } from './employer.store.ts';

/** Somebody who works for an employer. Its row is read by `employerOf`, inside the transaction that changes it. */
export const employer: Auth<SignedIn> = employerRole;

/** The employer for whom an account works. Throws `employer_not_found`. */
export function employerOf({ employers }: Pick<Deps, 'employers'>, accountId: string): Employer {
  const row = employers.findOfAccount(accountId);
  if (!row) throw problem('employer_not_found');
  return row;
}

/** Throws `employer_not_found`. */
export function existingEmployer({ employers }: Pick<Deps, 'employers'>, id: string): Employer {
  const row = employers.find(id);
  if (!row) throw problem('employer_not_found');
  return row;
}
