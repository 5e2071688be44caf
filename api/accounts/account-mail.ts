import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { NewMail, OutboxRow } from '../mail/outbox.store.ts';
import { UnsendableMail } from '../mail/sending-error.ts';
import type { MailReader } from '../mail/worker.ts';
import type { Account, AccountStore } from './account.store.ts';
import type { AccountTokenStore } from './account-token.store.ts';

// Whoever knows an address could have a mailbox filled otherwise.
const MAX_A_DAY = 6;
const ASKED_FOR = ['account-confirm', 'account-exists', 'account-password-link'];

/** Queues a mail to an account, in a transaction. What anybody can ask for goes out once a minute, and once an hour after a few a day. */
export function mailAccount(
  deps: Deps,
  account: Pick<Account, 'id' | 'lang'>,
  mail: Pick<NewMail, 'template' | 'params' | 'recipient'>,
): void {
  const now = deps.clock.now();
  const queued = (sinceMs: number) => deps.outbox.countBetween(account.id, mail.template, now - sinceMs, now);
  // Beyond a day's worth one an hour still goes: somebody else's asking must not lock the owner out.
  const waitMs = queued(DAY_MS) >= MAX_A_DAY ? HOUR_MS : MINUTE_MS;
  if (ASKED_FOR.includes(mail.template) && queued(waitMs) > 0) return;
  deps.outbox.add({ ...mail, lang: account.lang, accountId: account.id }, now);
}

interface Parts {
  accounts: AccountStore;
  accountTokens: AccountTokenStore;
  clock: Deps['clock'];
}

/** The account a mail is about; the token of its link fits what the mail is for. Nobody is greeted by an unconfirmed name. */
export function accountAsReader({ accounts, accountTokens, clock }: Parts, row: OutboxRow, id: string): MailReader {
  const account = accounts.find(id);
  if (!account) throw new UnsendableMail('its account is gone');
  return {
    email: account.email,
    firstName: '',
    token: () => accountTokens.mint({ accountId: id, ...tokenFor(row) }, clock.now()),
  };
}

function tokenFor(
  row: OutboxRow,
): Pick<Parameters<AccountTokenStore['mint']>[0], 'purpose' | 'lifeMs' | 'signUpId' | 'newEmail'> {
  const params = JSON.parse(row.params) as Record<string, string>;
  switch (row.template) {
    case 'account-confirm':
      return { purpose: 'sign-up', lifeMs: DAY_MS, ...(params.sign_up && { signUpId: params.sign_up }) };
    case 'account-new-email':
      return { purpose: 'email', lifeMs: DAY_MS, ...(row.recipient && { newEmail: row.recipient }) };
    case 'account-password-link':
      return { purpose: 'password', lifeMs: HOUR_MS };
    default:
      throw new Error(`${row.template} has no link of its own`);
  }
}
