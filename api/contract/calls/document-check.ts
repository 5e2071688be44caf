import * as at from '../addresses/document-check.ts';
import type { EntriesOf } from '../call-entry.ts';
import { documentIdInput } from '../documents/admin-document.ts';
import { documentChecksReply, setDocumentCheckInput, setPassportNoteInput } from '../documents/document-check.ts';

/** Calls about what an admin has checked in a document. */
export const documentCheckCalls = {
  getDocumentChecks: {
    ...at.getDocumentChecks,
    name: 'admin-document-checks',
    summary: 'What was ticked in a document, by whom and when, and what was noted of a passport.',
    input: documentIdInput,
    reply: documentChecksReply,
  },
  setDocumentCheck: {
    ...at.setDocumentCheck,
    name: 'admin-set-document-check',
    summary: 'Ticks a point of the check list of a document, or takes the tick back.',
    input: setDocumentCheckInput,
    reply: documentChecksReply,
  },
  setPassportNote: {
    ...at.setPassportNote,
    name: 'admin-set-passport-note',
    summary: 'Notes number and expiry of a passport or identity card. Blank ones are forgotten.',
    input: setPassportNoteInput,
    reply: documentChecksReply,
  },
} as const satisfies EntriesOf<typeof at>;
