import * as at from '../addresses/desk.ts';
import type { EntriesOf } from '../call-entry.ts';
import { figuresInput, figuresReply, overviewReply } from '../desk/overview.ts';
import { nothingInput } from '../request.ts';

/** Calls for the admins' overview. */
export const deskCalls = {
  getOverview: {
    ...at.getOverview,
    name: 'admin-overview',
    summary: 'What the tiles of the overview count, and how the server is doing.',
    input: nothingInput,
    reply: overviewReply,
  },
  getFigures: {
    ...at.getFigures,
    name: 'admin-figures',
    summary: 'How far applications have come and how many came each week, of all partners or of one.',
    input: figuresInput,
    reply: figuresReply,
  },
} as const satisfies EntriesOf<typeof at>;
