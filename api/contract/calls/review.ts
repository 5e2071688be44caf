import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { todoReply } from '../desk/todo.ts';
import { documentIdInput } from '../documents/admin-document.ts';

export const reviewCalls = {
  adminDocument: {
    at: 'GET /api/admin/documents/:document_id',
    summary: 'One document, replaced ones too. Each time is written down with who has asked.',
    input: documentIdInput,
    reply: 'document',
  },
  adminDocumentAhead: {
    at: 'GET /api/admin/documents/:document_id/ahead',
    summary: 'The same for the desk, which has it at hand before anybody looks at it. Written down as such.',
    input: documentIdInput,
    reply: 'document',
  },
  viewDocument: {
    at: 'POST /api/admin/view-document',
    summary: 'Writes down that somebody looks at a document that was loaded ahead.',
    input: documentIdInput,
    reply: neutralReply,
  },
  getTodo: {
    at: 'GET /api/admin/todo',
    summary: 'What waits for the operator, with counts and since when.',
    reply: todoReply,
  },
} as const satisfies CallEntries;
