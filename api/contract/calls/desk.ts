import type { CallEntries } from '../call-entry.ts';
import { findingsInput, findingsReply } from '../desk/finding.ts';
import { figuresInput, figuresReply, overviewReply } from '../desk/overview.ts';
import { todoReply } from '../desk/todo.ts';

export const deskCalls = {
  getOverview: {
    at: 'GET /api/admin/overview',
    summary: 'What the tiles of the overview count, and how the server is doing.',
    reply: overviewReply,
  },
  getFigures: {
    at: 'GET /api/admin/figures',
    summary: 'How far applications have come and how many came each week, of all partners or of one.',
    input: figuresInput,
    reply: figuresReply,
  },
  getFindings: {
    at: 'GET /api/admin/server',
    summary:
      'What an operator has to see to: settings, disk, keys, backups, mail, clock, address; each with what to do.',
    input: findingsInput,
    reply: findingsReply,
  },
  getTodo: {
    at: 'GET /api/admin/todo',
    summary: 'What waits for the operator, with counts and since when.',
    reply: todoReply,
  },
} as const satisfies CallEntries;
