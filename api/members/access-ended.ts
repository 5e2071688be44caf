import { accessEndedBy } from '#contract/accounts/access-ended.text.ts';
import type { Lang } from '#contract/languages.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { type Problem, problem } from '../http/problem.ts';
import { byOf } from './membership.ts';
import type { TeamRole } from './team.ts';

/**
 * What to tell an account that works for nobody any more: who ended its access, and whom to ask. Undefined if it never
 * worked for an organisation as a member.
 */
export function accessEnded(
  deps: Pick<Deps, 'db'>,
  role: TeamRole,
  accountId: string,
  nameOf: (organizationId: string) => string | undefined,
): Problem | undefined {
  const left = eventStore(deps.db).lastOf('account', accountId, ['member-removed', 'member-left']);
  if (!left) return undefined;
  const { [`${role}_id`]: id } = JSON.parse(left.detail) as Record<string, string>;
  const organization = id && nameOf(id);
  const by = left.actor_account_id === accountId ? 'self' : byOf(deps, left.actor_account_id);
  return problem(`${role}_access_ended`, {
    params: (lang: Lang) => ({ organization: organization || UNNAMED[lang], by: accessEndedBy(by, lang) }),
  });
}

/** For events that were recorded before events named the organisation. */
const UNNAMED = { de: 'Ihrer Einrichtung', en: 'your organisation' };
