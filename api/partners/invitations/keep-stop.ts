import { pseudonym } from '../../config/secrets.ts';
import type { Deps } from '../../deps.ts';
import { studentInvitationStore } from './student-invitation.store.ts';

type Parts = Pick<Deps, 'db' | 'secretKey'>;

/** Mails to an address that somebody has no more. */
const TO_FORMER_ADDRESS = ['email-changed-notice', 'account-email-changed'];

/**
 * Has stops of invitations outlast the erasure of their person, also those of former addresses, as their mails name them:
 * a keyed hash stands for each address from now on. Call it inside the transaction, before the rows go.
 */
export function keepStops(
  { db, secretKey }: Parts,
  addresses: readonly string[],
  mails: readonly Readonly<Record<string, unknown>>[],
): void {
  const former = mails.filter(({ template }) => TO_FORMER_ADDRESS.includes(String(template)));
  for (const email of [...addresses, ...former.map(({ recipient }) => String(recipient))])
    studentInvitationStore(db).hideStopped(email, markOf(secretKey, email));
}

/** Does the same to at most `most` stops whose time is over, of any address. Returns how many. */
export function hideOldStops({ db, secretKey, clock }: Parts & Pick<Deps, 'clock'>, most: number): number {
  const old = studentInvitationStore(db).oldStops(clock.now(), most);
  for (const { id, email } of old) studentInvitationStore(db).hideOne(id, markOf(secretKey, email));
  return old.length;
}

/** Whether the person of an address wants no such mail, whoever sends it. */
export function isStopped({ db, secretKey }: Parts, email: string): boolean {
  return studentInvitationStore(db).isStopped(email, markOf(secretKey, email));
}

// No address is one: it has no @.
const markOf = (key: Buffer, email: string) => pseudonym(key, `stop ${email.toLowerCase()}`);
