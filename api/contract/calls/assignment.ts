import type { CallEntries } from '../call-entry.ts';
import * as assignment from '../matching/assignment.ts';

/** Calls about the assignment of a season. */
export const assignmentCalls = {
  getAssignment: {
    at: 'POST /api/admin/assignment',
    summary: 'A page of the newest proposal for the season, and what has changed since it was counted.',
    input: assignment.assignmentInput,
    reply: assignment.assignmentReply,
  },
  proposeAssignment: {
    at: 'POST /api/admin/propose-assignment',
    summary:
      'Counts a proposal that gives all free places to candidates, in place of the one before. Changes no match.',
    reply: assignment.assignmentReply,
  },
  acceptAssignment: {
    at: 'POST /api/admin/accept-assignment',
    summary: 'Proposes the candidates of some rows to their employers, or of the next open ones. Mails the employers.',
    input: assignment.acceptAssignmentInput,
    reply: assignment.acceptAssignmentReply,
  },
} as const satisfies CallEntries;
