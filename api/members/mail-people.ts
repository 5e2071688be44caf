import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import type { TemplateName } from '../mail/templates/templates.ts';
import { colleaguesOf } from './people.ts';
import type { Organization, Team, TeamRole } from './team.ts';

type Parts = Pick<Deps, 'db' | 'clock'>;
type PeopleTemplate = Extract<TemplateName, `${TeamRole}-${string}`>;

/** Queues a mail to everybody who works for an organisation, each in their language. Call it inside a transaction. */
export function mailPeople(
  deps: Parts,
  team: Team,
  organization: Pick<Organization, 'id' | 'ownerId'>,
  template: PeopleTemplate,
  params: Readonly<Record<string, string>> = {},
): void {
  const colleagues = colleaguesOf(deps, team, organization).map(({ account_id }) => account_id);
  for (const id of [organization.ownerId, ...colleagues])
    mailOne(deps, id, template, { ...params, works_for: organization.id });
}

/** Queues a mail to one of them. Call it inside a transaction. */
export function mailOne(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  template: PeopleTemplate,
  params: Readonly<Record<string, string>> = {},
): void {
  const account = accountStore(db).find(accountId);
  if (account) outboxStore(db).add({ template, lang: account.lang, accountId, params }, clock.now());
}
