import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { documentIdInput } from '../documents/admin-document.ts';
import { documentChecksReply, setDocumentCheckInput, setPassportNoteInput } from '../documents/document-check.ts';

/** Calls by which admins look at a document, and note what they have checked in it. */
export const documentCalls = {
  adminDocumentAhead: {
    at: 'GET /api/admin/documents/:document_id/ahead',
    summary:
      'One document for the desk, replaced ones too. Each time is written down, as loaded and not yet looked at.',
    input: documentIdInput,
    reply: 'document',
  },
  viewDocument: {
    at: 'POST /api/admin/view-document',
    summary: 'Writes down that somebody looks at a document that was loaded.',
    input: documentIdInput,
    reply: neutralReply,
  },
  getDocumentChecks: {
    at: 'GET /api/admin/documents/:document_id/checks',
    summary: 'What was ticked in a document, by whom and when, and what was noted of a passport.',
    input: documentIdInput,
    reply: documentChecksReply,
  },
  setDocumentCheck: {
    at: 'POST /api/admin/set-document-check',
    summary: 'Ticks a point of the check list of a document, or takes the tick back.',
    input: setDocumentCheckInput,
    reply: documentChecksReply,
  },
  setPassportNote: {
    at: 'POST /api/admin/set-passport-note',
    summary: 'Notes number and expiry of a passport or identity card. Blank ones are forgotten.',
    input: setPassportNoteInput,
    reply: documentChecksReply,
  },
} as const satisfies CallEntries;
