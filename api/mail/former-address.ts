import type { OutboxRow } from './outbox.store.ts';
import { isNoAddress, isUnknownAddress, type SendingError } from './sending-error.ts';

/**
 * Whether a mail failed since an address does not exist that an application has no more. It was corrected for that very
 * reason as a rule, so the operator has nothing to do about it. Pure.
 */
export function isForFormerAddress({ template }: Pick<OutboxRow, 'template'>, error: SendingError): boolean {
  return template === 'email-changed-notice' && (isNoAddress(error) || isUnknownAddress(error));
}
