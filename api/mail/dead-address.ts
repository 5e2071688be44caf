import type { OutboxRow } from './outbox.store.ts';
import { isNoAddress, isUnknownAddress, type SendingError, UnsendableMail } from './sending-error.ts';

/** Mails to an address that an application has no more, or that a partner has typed: nobody has to look after them. */
const TEMPLATES = ['email-changed-notice', 'partner-nudge-invited'];

/** Whether a mail failed since its address does not exist or wants it no more: the operator has nothing to do. Pure. */
export function isForDeadAddress({ template }: Pick<OutboxRow, 'template'>, error: SendingError): boolean {
  const isDead = isNoAddress(error) || isUnknownAddress(error) || error instanceof UnsendableMail;
  return TEMPLATES.includes(template) && isDead;
}
