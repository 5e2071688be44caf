import type { OutboxRow } from '../mail/outbox.store.ts';
import { UnsendableMail } from '../mail/sending-error.ts';
import type { Recipient } from '../mail/worker.ts';

/** Somebody who was erased, for the one mail that says so: nothing is left of them but this address. */
export function erasedAsRecipient({ recipient }: Pick<OutboxRow, 'recipient'>): Recipient {
  if (recipient === null) throw new UnsendableMail('it has no address');
  return {
    email: recipient,
    firstName: '',
    token: () => {
      throw new Error('a mail about an erasure carries no token');
    },
  };
}
