import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import type { Auth } from '../http/identity.ts';
import { type Problem, problem } from '../http/problem.ts';
import { accessEnded } from '../members/access-ended.ts';
import { employer as employerRole } from '../sessions/session-auth.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { type Employer, employerStore } from './employer.store.ts';

/** Somebody who works for an employer. Its row is read by `employerOf`, inside the transaction that changes it. */
export const employer: Auth<SignedIn> = employerRole;

/**
 * The employer for whom an account works.
 * @throws Problem `employer_access_ended`, `employer_not_found`, or `employer_blocked` for a member while the owner's
 * account is blocked, as with partners
 */
export function employerOf(deps: Pick<Deps, 'db'>, accountId: string): Employer {
  const { db } = deps;
  const row = employerStore(db).findOfAccount(accountId);
  if (!row) throw endedAccess(deps, accountId) ?? problem('employer_not_found');
  if (row.owner_id !== accountId && accountStore(db).find(row.owner_id)?.disabled_at !== null)
    throw problem('employer_blocked');
  return row;
}

/** `employer_access_ended` for an account that worked for an employer and works for none now. */
export function endedAccess(deps: Pick<Deps, 'db'>, accountId: string): Problem | undefined {
  const { db } = deps;
  if (employerStore(db).findOfAccount(accountId)) return undefined;
  return accessEnded(deps, 'employer', accountId, (id) => employerStore(db).find(id)?.company);
}

/** Throws `employer_not_found`. */
export function existingEmployer({ db }: Pick<Deps, 'db'>, id: string): Employer {
  const row = employerStore(db).find(id);
  if (!row) throw problem('employer_not_found');
  return row;
}
