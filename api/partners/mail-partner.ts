import type { Deps } from '../deps.ts';
import type { TemplateName } from '../mail/templates/names.ts';
import type { Partner } from './partner.store.ts';

/** Queues a mail to a partner's account, in its language. Call it inside a transaction. */
export function mailPartner(
  { accounts, outbox, clock }: Pick<Deps, 'accounts' | 'outbox' | 'clock'>,
  { user_id }: Pick<Partner, 'user_id'>,
  template: Extract<TemplateName, `partner-${string}`>,
  params: Readonly<Record<string, string>> = {},
): void {
  const account = accounts.find(user_id);
  if (account) outbox.add({ template, lang: account.lang, accountId: account.id, params }, clock.now());
}
