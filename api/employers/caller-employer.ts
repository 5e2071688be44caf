import type { Deps } from '../deps.ts';
import type { Auth } from '../http/identity.ts';
import { type Problem, problem } from '../http/problem.ts';
import { accessEnded } from '../members/access-ended.ts';
import { employer as employerRole } from '../sessions/session-auth.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import type { Employer } from './employer.store.ts';

/** Somebody who works for an employer. Its row is read by `employerOf`, inside the transaction that changes it. */
export const employer: Auth<SignedIn> = employerRole;

/**
 * The employer for whom an account works.
 * @throws Problem `employer_access_ended`, `employer_not_found`, or `employer_blocked` for a member while the owner's
 * account is blocked, as with partners
 */
export function employerOf(deps: Pick<Deps, 'employers' | 'accounts' | 'events'>, accountId: string): Employer {
  const { employers, accounts } = deps;
  const row = employers.findOfAccount(accountId);
  if (!row) throw endedAccess(deps, accountId) ?? problem('employer_not_found');
  if (row.owner_id !== accountId && accounts.find(row.owner_id)?.disabled_at !== null)
    throw problem('employer_blocked');
  return row;
}

/** `employer_access_ended` for an account that worked for an employer and works for none now. */
export function endedAccess(
  deps: Pick<Deps, 'employers' | 'accounts' | 'events'>,
  accountId: string,
): Problem | undefined {
  const { employers } = deps;
  if (employers.findOfAccount(accountId)) return undefined;
  return accessEnded(deps, 'employer', accountId, (id) => employers.find(id)?.company);
}

/** Throws `employer_not_found`. */
export function existingEmployer({ employers }: Pick<Deps, 'employers'>, id: string): Employer {
  const row = employers.find(id);
  if (!row) throw problem('employer_not_found');
  return row;
}
