import { pseudonym } from '../../config/secrets.ts';
import type { Deps } from '../../deps.ts';
import { studentInvitationStore } from './student-invitation.store.ts';

type Parts = Pick<Deps, 'db' | 'secretKey'>;

/**
 * Has a stop of invitations outlast the erasure of its person: a keyed hash stands for the address from now on. Call it
 * inside the transaction, before the rows of the address go.
 */
export function keepStop({ db, secretKey }: Parts, email: string): void {
  studentInvitationStore(db).hideStopped(email, markOf(secretKey, email));
}

/** Whether the person of an address wants no such mail, whoever sends it. */
export function isStopped({ db, secretKey }: Parts, email: string): boolean {
  return studentInvitationStore(db).isStopped(email, markOf(secretKey, email));
}

// No address is one: it has no @.
const markOf = (key: Buffer, email: string) => pseudonym(key, `stop ${email.toLowerCase()}`);
