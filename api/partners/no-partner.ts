import type { Deps } from '../deps.ts';
import { type Problem, problem } from '../http/problem.ts';

/**
 * Why an account works for no partner: its access has ended, or it has no profile yet. Who was removed must not be asked
 * for a profile as if they were new, but be told by whom to be invited again.
 */
export function noPartner({ events, partners }: Pick<Deps, 'events' | 'partners'>, accountId: string): Problem {
  const left = events.lastOf('account', accountId, ['member-removed', 'member-left']);
  if (!left) return problem('PGRST116');
  const { partner_id: partnerId } = JSON.parse(left.detail) as { partner_id?: string };
  const organization = partnerId && partners.findByPartnerId(partnerId)?.organization_name;
  return problem('partner_access_ended', { params: (lang) => ({ organization: organization || UNNAMED[lang] }) });
}

/** For events of before they named the partner. */
const UNNAMED = { de: 'Ihrer Einrichtung', en: 'your organisation' };
