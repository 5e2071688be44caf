import * as z from 'zod/mini';
import { countsOf } from '../counts-of.ts';
import { FIELDS_OF_WORK } from '../employers/requirement-rules.ts';
import { PAGE_ROWS } from '../limits.ts';
import { neighbours, places } from '../time-place.ts';
import { ROW_REFUSALS, ROW_STATES } from './assignment-rules.ts';
import { score } from './match.ts';
import { EXCLUSIONS } from './matching.ts';

export const assignmentInput = z.object(places);
const rowNumber = z.int('input_invalid').check(z.minimum(1, 'input_invalid'));
/** `rows`: numbers of rows; without them, the next ones that are open. */
export const acceptAssignmentInput = z.object({
  assignment_id: z.uuid('input_invalid'),
  rows: z.optional(z.array(rowNumber, 'input_invalid').check(z.maxLength(PAGE_ROWS, 'input_invalid'))),
});

const where = { company: z.string(), site: z.string(), field_of_work: z.enum(['', ...FIELDS_OF_WORK]) };
const sum = z.object({ points: z.number(), filled: z.number() });

export const assignmentRow = z.object({
  number: z.number(),
  state: z.enum(ROW_STATES),
  /** What has changed since it was counted; null: nothing, and it can be accepted while it is open. */
  refusal: z.nullable(z.enum(ROW_REFUSALS)),
  applicant_id: z.string(),
  applicant_name: z.string(),
  /** Of the candidate; null if they are no longer in the pool. */
  candidate: z.nullable(z.string()),
  requirement_id: z.string(),
  employer_id: z.string(),
  ...where,
  /** The days of work, as ISO dates. */
  starts_on: z.string(),
  ends_on: z.string(),
  score,
  /** Where the candidate would be if the oldest requirement chose first; null: nowhere. */
  greedy: z.nullable(z.object({ requirement_id: z.string(), score: z.number(), ...where })),
});
export type AssignmentRowView = z.infer<typeof assignmentRow>;

export const assignmentReply = z.object({
  /** Null before the first proposal. */
  assignment: z.nullable(
    z.object({
      id: z.string(),
      counted_at: z.string(),
      figures: z.object({
        candidates: z.number(),
        requirements: z.number(),
        places: z.number(),
        isPart: z.boolean(),
        assigned: sum,
        greedy: sum,
        gaps: z.number(),
      }),
      /** Rows by state. */
      counts: z.object({ open: z.number(), accepted: z.number(), refused: z.number() }),
    }),
  ),
  rows: z.array(assignmentRow),
  ...neighbours,
  /** Requirements with places that stay empty, the oldest first; `figures.gaps` of them, a page at most. */
  gaps: z.array(
    z.object({
      requirement_id: z.string(),
      employer_id: z.string(),
      ...where,
      places: z.number(),
      empty: z.number(),
      /** How many fit; they are all needed elsewhere. */
      fitting: z.number(),
      excluded: countsOf(EXCLUSIONS),
    }),
  ),
});
export type AssignmentReply = z.infer<typeof assignmentReply>;

export const acceptAssignmentReply = z.object({
  /** The rows that were looked at, as they are now. */
  rows: z.array(assignmentRow),
  counts: z.object({ open: z.number(), accepted: z.number(), refused: z.number() }),
});
