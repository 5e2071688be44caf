import * as z from 'zod/mini';
import { seasonChoice } from '../seasons/season.ts';

/** Why a copy would not do, in the order in which it is tried. */
export const TRIAL_RESTORE_PROBLEMS = ['restore', 'database', 'erased', 'page', 'documents'] as const;

/** How the server is doing. `ok` of a part means that nobody has to act. */
export const serverHealth = z.object({
  database: z.enum(['ok', 'damaged']),
  files: z.object({
    /** `low`: the reserve has begun, so no new form is taken. */
    state: z.enum(['ok', 'low', 'failed']),
    /** Null where the disk does not tell. */
    used_percent: z.nullable(z.number()),
  }),
  mail: z.object({
    /** `late`: a mail waits for ten minutes, `stopped`: none has gone out for an hour. `files`: no mail server is set. */
    state: z.enum(['ok', 'late', 'stopped', 'files']),
    /** How many wait; ends at `MOST_COUNTED`. */
    waiting: z.number(),
  }),
  /** `beside`: the key of the documents lies in the data folder with them. */
  document_key: z.enum(['apart', 'beside']),
  backup: z.object({
    /** When the newest copy was made; null if there is none. */
    at: z.nullable(z.string()),
    /** `beside`: on the same disk as the data. */
    place: z.enum(['apart', 'beside']),
    /** When a copy was restored for trial the last time; null if none was. */
    tried_at: z.nullable(z.string()),
    /** What was wrong with that; null if nothing was. */
    problem: z.nullable(z.enum(TRIAL_RESTORE_PROBLEMS)),
  }),
});
export type ServerHealth = z.infer<typeof serverHealth>;

/** What the tiles of the admins' overview count. */
export const overviewReply = z.object({
  /** The server's time: an admin's clock may be wrong. */
  now: z.string(),
  applications: z.object({ all: z.number(), this_week: z.number(), complete: z.number() }),
  partners: z.object({ active: z.number(), paused: z.number() }),
  health: serverHealth,
});

export const figuresInput = z.object({
  /** Only the applications of this partner. */
  partner_id: z.optional(
    z.string('input_invalid').check(z.minLength(1, 'input_empty'), z.maxLength(40, 'input_too_long')),
  ),
  season: z.optional(seasonChoice),
});
/** How far applications have come, and how many came each week. Whoever is further on counts in each stage before. */
export const figuresReply = z.object({
  /** How often invitation links were opened; one person may have done so several times. */
  opened: z.number(),
  applied: z.number(),
  documents: z.number(),
  declaration: z.number(),
  complete: z.number(),
  /** Rejected or withdrawn: they count as `applied` and in no further stage. */
  ended: z.number(),
  /** The last twelve weeks, the oldest first; `starts_on`: ISO date of the Monday in Berlin. */
  weeks: z.array(z.object({ starts_on: z.string(), applications: z.number() })),
});
