import type { Deps } from '../deps.ts';
import type { OutboxRow } from '../mail/outbox.store.ts';
import { OvertakenMail } from '../mail/sending-error.ts';
import type { Recipient } from '../mail/worker.ts';
import type { MemberStore } from './member.store.ts';
import { invitationToken, isUsable } from './member-invitation.ts';
import type { TeamRole } from './team.ts';

/** An invited colleague as a recipient. An invitation that has ended meanwhile is not mailed. */
export function invitedAsRecipient(
  { secretKey, clock }: Pick<Deps, 'secretKey' | 'clock'>,
  { role, members }: { role: TeamRole; members: MemberStore },
  row: Pick<OutboxRow, 'params'>,
): Recipient {
  const { invitation: id = '' } = JSON.parse(row.params) as Record<string, string>;
  const invitation = members.findInvitation(id);
  if (!invitation || !isUsable(invitation, clock.now())) throw new OvertakenMail('its invitation has ended');
  return { email: invitation.email, firstName: '', token: () => invitationToken(secretKey, role, id) };
}
