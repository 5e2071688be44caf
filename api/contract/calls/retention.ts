import { neutralReply } from '../applications/applicant.ts';
import type { CallEntries } from '../call-entry.ts';
import { holdDeletionInput, retentionInput, retentionReply } from '../desk/retention.ts';

/** Calls about what is deleted next. */
export const retentionCalls = {
  listRetention: {
    at: 'GET /api/admin/retention',
    summary: 'What is deleted next, or kept all the same, and what was deleted lately as counts.',
    input: retentionInput,
    reply: retentionReply,
  },
  holdDeletion: {
    at: 'POST /api/admin/hold-deletion',
    summary: 'Keeps an application beyond its period, with a reason, or lets it go again.',
    input: holdDeletionInput,
    reply: neutralReply,
  },
} as const satisfies CallEntries;
