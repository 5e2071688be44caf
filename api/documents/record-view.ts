import type { Who } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import type { Document } from './document.store.ts';

/** Records that an operator reads a document, before a byte is sent. */
export function recordView({ events, clock, tx }: Deps, who: Who, { id, applicant_id, type }: Document): void {
  tx(() =>
    events.add({
      at: clock.now(),
      subject: 'applicant',
      subjectId: applicant_id,
      actor: 'operator',
      who,
      action: 'view-document',
      detail: { document: type, id },
    }),
  );
}
