import type { Who } from '../audit/event.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import type { Document } from './document.store.ts';

/** `load-document`: the desk has it at hand, and nobody has looked at it yet. */
export type View = 'view-document' | 'load-document';

/** Records that an operator reads a document, or that the desk loads it, before a byte is sent. */
export function recordView(deps: Deps, who: Who, { id, applicant_id, type }: Document, action: View): void {
  const detail = { document: type, id };
  deps.tx(() => recordEvent(deps, ['applicant', applicant_id], { actor: 'operator', who, action, detail }));
}
