import type { Deps } from '../deps.ts';
import type { TemplateName } from '../mail/templates/names.ts';
import type { Partner } from './partner.store.ts';

type Parts = Pick<Deps, 'accounts' | 'partnerMembers' | 'outbox' | 'clock'>;
type PartnerTemplate = Extract<TemplateName, `partner-${string}`>;

/** Queues a mail to everybody who works for a partner, each in their language. Call it inside a transaction. */
export function mailPartner(
  deps: Parts,
  { user_id, partner_id }: Pick<Partner, 'user_id' | 'partner_id'>,
  template: PartnerTemplate,
  params: Readonly<Record<string, string>> = {},
): void {
  const people = [user_id, ...deps.partnerMembers.listOf(partner_id).map(({ account_id }) => account_id)];
  for (const id of people) mailOneOf(deps, id, template, params);
}

/** Queues a mail to one of a partner's people. Call it inside a transaction. */
export function mailOneOf(
  { accounts, outbox, clock }: Pick<Deps, 'accounts' | 'outbox' | 'clock'>,
  accountId: string,
  template: PartnerTemplate,
  params: Readonly<Record<string, string>> = {},
): void {
  const account = accounts.find(accountId);
  if (account) outbox.add({ template, lang: account.lang, accountId, params }, clock.now());
}
