import { CONFIRM_LINK_HOURS, PASSWORD_LINK_HOURS } from '#contract/limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { NewMail, OutboxRow } from '../mail/outbox.store.ts';
import { UnsendableMail } from '../mail/sending-error.ts';
import { queueToUnconfirmed } from '../mail/unconfirmed.ts';
import type { Recipient } from '../mail/worker.ts';
import type { Account, AccountStore } from './account.store.ts';
import type { AccountTokenStore } from './account-token.store.ts';
import type { PendingSignUp } from './sign-up.store.ts';

// Whoever knows an address could have a mailbox filled otherwise.
const MAX_A_DAY = 6;
const ASKED_FOR = ['account-confirm', 'account-exists', 'account-password-link'];

/**
 * Queues a mail to an account, in a transaction. What anybody can ask for goes out once a minute for each sign-up, and
 * once an hour after a few a day. `network`: who asks for it, where they need not be known; their mails to addresses
 * that nobody has confirmed are counted.
 */
export function mailAccount(
  deps: Deps,
  account: Pick<Account, 'id' | 'lang' | 'confirmed_at'>,
  mail: Pick<NewMail, 'template' | 'params' | 'recipient'>,
  network?: string,
): void {
  const now = deps.clock.now();
  if (ASKED_FOR.includes(mail.template) && wasJustAsked(deps, account.id, mail)) return;
  const whole = { ...mail, lang: account.lang, accountId: account.id };
  const isUnconfirmed = account.confirmed_at === null || mail.template === 'account-new-email';
  if (network !== undefined && isUnconfirmed) queueToUnconfirmed(deps, whole, network);
  else deps.outbox.add(whole, now);
}

/** What a mail says about the one of several sign-ups that it confirms. */
export function aboutSignUp({ id, chosen_role }: Pick<PendingSignUp, 'id' | 'chosen_role'>): Record<string, string> {
  return { role: chosen_role, sign_up: id };
}

function wasJustAsked(
  { outbox, clock }: Deps,
  accountId: string,
  { template, params }: Pick<NewMail, 'template' | 'params'>,
): boolean {
  const now = clock.now();
  const queued = (sinceMs: number) => outbox.countBetween(accountId, template, now - sinceMs, now);
  // Beyond a day's worth one an hour still goes: somebody else's asking must not lock the owner out.
  if (queued(DAY_MS) >= MAX_A_DAY) return queued(HOUR_MS) > 0;
  const signUp = params?.sign_up;
  // Of several sign-ups each has a mail of its own: the first one must not decide what the others become.
  return signUp === undefined
    ? queued(MINUTE_MS) > 0
    : outbox.countOfSignUp(accountId, template, signUp, now - MINUTE_MS, now) > 0;
}

interface Parts {
  accounts: AccountStore;
  accountTokens: AccountTokenStore;
  clock: Deps['clock'];
}

/** The account a mail is about; the token of its link fits what the mail is for. Nobody is greeted by an unconfirmed name. */
export function accountAsRecipient({ accounts, accountTokens, clock }: Parts, row: OutboxRow, id: string): Recipient {
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
      return {
        purpose: 'sign-up',
        lifeMs: CONFIRM_LINK_HOURS * HOUR_MS,
        ...(params.sign_up && { signUpId: params.sign_up }),
      };
    case 'account-new-email':
      return {
        purpose: 'email',
        lifeMs: CONFIRM_LINK_HOURS * HOUR_MS,
        ...(row.recipient && { newEmail: row.recipient }),
      };
    case 'account-password-link':
      return {
        purpose: 'password',
        lifeMs: PASSWORD_LINK_HOURS * HOUR_MS,
        ...(params.sign_up && { signUpId: params.sign_up }),
      };
    default:
      throw new Error(`${row.template} has no link of its own`);
  }
}
