import type { Deps } from '../deps.ts';
import { type Problem, problem } from '../http/problem.ts';
import { accessEnded } from '../members/access-ended.ts';
import { partnerStore } from './partner.store.ts';

type Needed = Pick<Deps, 'db'>;

/**
 * Why an account works for no partner: its access has ended, or it has no profile yet. Who was removed must not be asked
 * for a profile as if they were new, but be told by whom to be invited again.
 */
export function noPartner(deps: Needed, accountId: string): Problem {
  return endedAccess(deps, accountId) ?? problem('PGRST116');
}

/** `partner_access_ended` for an account that works for no partner now and was a member of one. */
export function endedAccess(deps: Needed, accountId: string): Problem | undefined {
  const nameOf = (id: string) => partnerStore(deps.db).findByPartnerId(id)?.organization_name;
  return accessEnded(deps, 'partner', accountId, nameOf);
}
