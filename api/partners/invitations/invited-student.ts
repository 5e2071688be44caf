import type { Deps } from '../../deps.ts';
import type { OutboxRow } from '../../mail/outbox.store.ts';
import { UnsendableMail } from '../../mail/sending-error.ts';
import { unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import type { Recipient } from '../../mail/worker.ts';
import { findInvitation } from '../inviting-partner.ts';
import { isStopped } from './keep-stop.ts';
import { studentInvitationStore } from './student-invitation.store.ts';

/** An invited student as a recipient. Nothing is mailed once the link is dead, its partner verified no more, or who was invited wants no such mail. */
export function studentAsRecipient(deps: Pick<Deps, 'db' | 'secretKey'>, row: Pick<OutboxRow, 'params'>): Recipient {
  const { db, secretKey } = deps;
  const { code = '' } = JSON.parse(row.params) as Record<string, string>;
  const invitation = studentInvitationStore(db).ofMail(row.params);
  const link = findInvitation({ db }, code);
  const mayInvite = link.kind === 'open' && link.partner.verified_at !== null;
  if (!mayInvite || !invitation || isStopped(deps, invitation.email))
    throw new UnsendableMail('its invitation has ended');
  const account = { letterId: invitation.id, unsubscribeToken: unsubscribeToken(secretKey, invitation.id) };
  return { email: invitation.email, firstName: '', token: () => '', account };
}
