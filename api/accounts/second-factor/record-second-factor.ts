import type { SecurityAction } from '#contract/accounts/security.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Deps } from '../../deps.ts';
import type { Origin } from '../../http/request-origin.ts';
import type { TemplateName } from '../../mail/templates/templates.ts';
import { recordSecurity } from '../../security/record.ts';
import type { Account } from '../account.store.ts';
import { mailAccount } from '../account-mail.ts';

const CHANGES = {
  'recovery-codes': ['recovery_codes_replaced', 'account-recovery-codes'],
  'passkey-added': ['passkey_added', 'account-passkey-added'],
  'passkey-removed': ['passkey_removed', 'account-passkey-removed'],
} as const satisfies Record<string, readonly [SecurityAction, TemplateName]>;

/** Writes down in both logs that somebody has changed their second factor, and mails them. In a transaction. */
export function recordSecondFactor(
  deps: Deps,
  account: Account,
  { network }: Origin,
  action: keyof typeof CHANGES,
): void {
  const [security, template] = CHANGES[action];
  const accountId = account.id;
  recordEvent(deps, ['account', accountId], { actor: 'account', accountId, action });
  recordSecurity(deps, security, network, { accountId, success: true });
  mailAccount(deps, account, { template });
}
