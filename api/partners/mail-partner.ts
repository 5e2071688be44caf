import type { Deps } from '../deps.ts';
import type { TemplateName } from '../mail/templates/templates.ts';
import { mailPeople } from '../members/mail-people.ts';
import type { Partner } from './partner.store.ts';
import { partnerTeam } from './partner-team.ts';

/** Queues a mail to everybody who works for a partner, each in their language. Call it inside a transaction. */
export function mailPartner(
  deps: Deps,
  { user_id, partner_id }: Pick<Partner, 'user_id' | 'partner_id'>,
  template: Extract<TemplateName, `partner-${string}`>,
  params: Readonly<Record<string, string>> = {},
): void {
  mailPeople(deps, partnerTeam, { id: partner_id, ownerId: user_id }, template, params);
}
