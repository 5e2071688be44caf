import * as z from 'zod/mini';
import { MAX_VIEW_NAME_CHARACTERS } from '../limits.ts';
import { requiredText } from '../text-input.ts';
import { queueFilters } from './queue.ts';

/** Filters of the queue under a name. The search is no part of it: it names people. */
export const saveViewInput = z.object({ name: requiredText(MAX_VIEW_NAME_CHARACTERS), filters: queueFilters });
export const viewIdInput = z.object({ view_id: z.uuid('input_invalid') });

export const savedViewsReply = z.object({
  /** Those of the admin's own account, in the order in which they were saved. */
  views: z.array(z.object({ id: z.string(), name: z.string(), filters: queueFilters })),
});
