import type { Deps } from '../deps.ts';
import { type Problem, problem } from '../http/problem.ts';
import { accessEnded } from '../members/access-ended.ts';

/**
 * Why an account works for no partner: its access has ended, or it has no profile yet. Who was removed must not be asked
 * for a profile as if they were new, but be told by whom to be invited again.
 */
export function noPartner(deps: Pick<Deps, 'events' | 'partners' | 'accounts'>, accountId: string): Problem {
  const nameOf = (id: string) => deps.partners.findByPartnerId(id)?.organization_name;
  return accessEnded(deps, 'partner', accountId, nameOf) ?? problem('PGRST116');
}
