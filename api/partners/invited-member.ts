import type { Deps } from '../deps.ts';
import type { OutboxRow } from '../mail/outbox.store.ts';
import { UnsendableMail } from '../mail/sending-error.ts';
import type { Recipient } from '../mail/worker.ts';
import { invitationToken, isUsable } from './member-invitation.ts';

/** An invited colleague as a recipient. An invitation that has ended meanwhile is not mailed. */
export function invitedAsRecipient(
  { partnerMembers, secretKey, clock }: Pick<Deps, 'partnerMembers' | 'secretKey' | 'clock'>,
  row: Pick<OutboxRow, 'params'>,
): Recipient {
  const { invitation: id = '' } = JSON.parse(row.params) as Record<string, string>;
  const invitation = partnerMembers.findInvitation(id);
  if (!invitation || !isUsable(invitation, clock.now())) throw new UnsendableMail('its invitation has ended');
  return { email: invitation.email, firstName: '', token: () => invitationToken(secretKey, id) };
}
