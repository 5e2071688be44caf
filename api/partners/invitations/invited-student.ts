import type { Deps } from '../../deps.ts';
import type { OutboxRow } from '../../mail/outbox.store.ts';
import { UnsendableMail } from '../../mail/sending-error.ts';
import { unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import type { Recipient } from '../../mail/worker.ts';
import { findInvitation } from '../inviting-partner.ts';
import { studentInvitationStore } from './student-invitation.store.ts';

/** An invited student as a recipient. Nothing is mailed once the link is dead, or who was invited wants no such mail. */
export function studentAsRecipient(
  { db, secretKey }: Pick<Deps, 'db' | 'secretKey'>,
  row: Pick<OutboxRow, 'params'>,
): Recipient {
  const { code = '' } = JSON.parse(row.params) as Record<string, string>;
  const invitation = studentInvitationStore(db).ofMail(row.params);
  if (
    !invitation ||
    studentInvitationStore(db).isStopped(invitation.email) ||
    findInvitation({ db }, code).kind !== 'open'
  )
    throw new UnsendableMail('its invitation has ended');
  const account = { letterId: invitation.id.slice(0, 8), unsubscribeToken: unsubscribeToken(secretKey, invitation.id) };
  return { email: invitation.email, firstName: '', token: () => '', account };
}
