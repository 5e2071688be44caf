import * as z from 'zod/mini';
import { ID } from '../id.ts';
import { MAX_NOTE_CHARACTERS } from '../limits.ts';
import { STATUSES } from '../model/status.ts';
import { requiredLines } from '../text-input.ts';
import { neighbours } from '../time-place.ts';
import { applicationIdInput } from './desk-application.ts';

const RETENTION_LISTS = ['going', 'held'] as const;

/** What a job did on a day in Berlin, as a count. */
const retentionWork = z.object({ day: z.string(), what: z.string(), count: z.number() });

/** The id of the application next to which the page begins. */
const place = z.optional(z.string('input_invalid').check(z.regex(ID, 'input_invalid')));

export const retentionInput = z.object({
  /** What goes next, the next first; or what is kept, the longest first. Missing: the first. */
  kind: z.optional(z.enum(RETENTION_LISTS, 'input_invalid')),
  after: place,
  before: place,
});

const retainedApplication = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  status: z.enum(STATUSES),
  /** What of it goes next; null: nothing yet, or it is kept. */
  what: z.nullable(z.enum(['passport', 'application'])),
  goes_at: z.nullable(z.string()),
  announced_at: z.nullable(z.string()),
  /** The mail that announced it; null: not announced, or its row is gone. */
  mail: z.nullable(z.enum(['waiting', 'sent', 'dead', 'cancelled'])),
  hold: z.nullable(z.object({ since: z.string(), reason: z.string(), by: z.nullable(z.string()) })),
});

export const retentionReply = z.object({
  applications: z.array(retainedApplication),
  ...neighbours,
  /** What the jobs did lately, as counts by day, newest first. */
  log: z.array(retentionWork),
});

/** `reason`: why it is kept; missing: it goes when its period is over. */
export const holdDeletionInput = z.extend(applicationIdInput, {
  reason: z.optional(requiredLines(MAX_NOTE_CHARACTERS)),
});
