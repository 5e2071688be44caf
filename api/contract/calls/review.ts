import * as at from '../addresses/review.ts';
import { documentIdInput } from '../admin-document.ts';
import type { EntriesOf } from '../call-entry.ts';
import { nothingInput } from '../request.ts';
import { todoReply } from '../todo.ts';

/** Calls that review applications. */
export const reviewCalls = {
  adminDocument: {
    ...at.adminDocument,
    name: 'admin-document',
    summary: 'One document, replaced ones too. Each time is written down with who has asked.',
    input: documentIdInput,
    reply: 'document',
  },
  getTodo: {
    ...at.getTodo,
    name: 'admin-todo',
    summary: 'What waits for the operator, with counts and since when.',
    input: nothingInput,
    reply: todoReply,
  },
} as const satisfies EntriesOf<typeof at>;
