import type { Deps } from '../deps.ts';
import type { TemplateName } from '../mail/templates/names.ts';

/** Queues a mail to everybody who works for an employer, each in their language. Call it inside a transaction. */
export function mailEmployer(
  { accounts, employers, outbox, clock }: Pick<Deps, 'accounts' | 'employers' | 'outbox' | 'clock'>,
  employerId: string,
  template: Extract<TemplateName, `employer-${string}`>,
  params: Readonly<Record<string, string>>,
): void {
  for (const { account_id: accountId } of employers.people(employerId)) {
    const account = accounts.find(accountId);
    if (account) outbox.add({ template, lang: account.lang, accountId, params }, clock.now());
  }
}
