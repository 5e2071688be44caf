import { CONFIRM_LINK_HOURS, PASSWORD_LINK_HOURS } from '#contract/limits.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { type NewMail, type OutboxRow, outboxStore } from '../mail/outbox.store.ts';
import { UnsendableMail } from '../mail/sending-error.ts';
import { queueToUnconfirmed } from '../mail/unconfirmed.ts';
import { unsubscribeToken } from '../mail/unsubscribe-token.ts';
import type { Recipient } from '../mail/worker.ts';
import { HOUR_MS } from '../time/clock.ts';
import { type Account, accountStore } from './account.store.ts';
import { type AccountTokenStore, accountTokenStore } from './account-token.store.ts';
import { adminStore } from './admins/admin.store.ts';
import { takeTurn } from './asked-mails.ts';
import { isErasedAccount } from './erased-account.ts';
import type { PendingSignUp } from './sign-up/sign-up.store.ts';

const ASKED_FOR = ['account-confirm', 'account-exists', 'account-password-link'];

/**
 * Queues a mail to an account, in a transaction. A mail that anybody can ask for goes out a few times a day. `network`:
 * of a caller who need not be the owner; their mails to addresses that nobody has confirmed are counted.
 */
export function mailAccount(
  deps: Deps,
  account: Pick<Account, 'id' | 'lang' | 'confirmed_at'>,
  mail: Pick<NewMail, 'template' | 'params' | 'recipient'>,
  network?: string,
): void {
  const now = deps.clock.now();
  if (ASKED_FOR.includes(mail.template) && !takeTurn(deps, account.id, mail, network)) return;
  const whole = { ...mail, lang: account.lang, accountId: account.id };
  const isUnconfirmed = account.confirmed_at === null || mail.template === 'account-new-email';
  if (network !== undefined && isUnconfirmed) queueToUnconfirmed(deps, whole, network);
  else outboxStore(deps.db).add(whole, now);
}

/** Mail parameters that name which one of several sign-ups the mail confirms. */
export function aboutSignUp({ id, chosen_role }: Pick<PendingSignUp, 'id' | 'chosen_role'>): Record<string, string> {
  return { role: chosen_role, sign_up: id };
}

interface Parts {
  db: Db;
  clock: Deps['clock'];
  secretKey: Buffer;
}

/** The recipient of a mail about an account, with a token that fits the mail. An unconfirmed name greets nobody. */
export function accountAsRecipient(parts: Parts, row: OutboxRow, id: string): Recipient {
  const { db, clock, secretKey } = parts;
  const account = accountStore(db).find(id);
  if (!account || isErasedAccount(account)) throw new UnsendableMail('its account is gone');
  if (row.template === 'account-admin-invited' && invitationLeft(parts, id) <= 0)
    throw new UnsendableMail('its invitation has ended');
  return {
    email: account.email,
    firstName: '',
    account: {
      letterId: id,
      unsubscribeToken: unsubscribeToken(secretKey, id),
      hasStopped: account.reminders_stopped_at !== null,
    },
    token: () => accountTokenStore(db).mint({ accountId: id, ...tokenFor(parts, row, id) }, clock.now()),
  };
}

/** Milliseconds until an admin's invitation expires; 0 if there is none. */
function invitationLeft({ db, clock }: Parts, accountId: string): number {
  return (adminStore(db).findInvitation(accountId)?.expires_at ?? 0) - clock.now();
}

function tokenFor(
  parts: Parts,
  row: OutboxRow,
  id: string,
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
    case 'account-admin-invited':
      return { purpose: 'password', lifeMs: invitationLeft(parts, id) };
    default:
      throw new Error(`${row.template} has no link of its own`);
  }
}
