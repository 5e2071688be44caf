import * as at from '../addresses/retention.ts';
import { neutralReply } from '../applications/applicant.ts';
import type { EntriesOf } from '../call-entry.ts';
import { holdDeletionInput, retentionInput, retentionReply } from '../desk/retention.ts';

/** Calls about what is deleted next. */
export const retentionCalls = {
  listRetention: {
    ...at.listRetention,
    name: 'admin-retention',
    summary: 'What is deleted next, or kept all the same, and what was deleted lately as counts.',
    input: retentionInput,
    reply: retentionReply,
  },
  holdDeletion: {
    ...at.holdDeletion,
    name: 'admin-hold-deletion',
    summary: 'Keeps an application beyond its period, with a reason, or lets it go again.',
    input: holdDeletionInput,
    reply: neutralReply,
  },
} as const satisfies EntriesOf<typeof at>;
