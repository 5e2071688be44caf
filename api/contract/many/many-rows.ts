import * as z from 'zod/mini';
import { PAGE_ROWS } from '../limits.ts';
import { requestId } from '../request.ts';

const id = z.uuid('input_invalid');

/**
 * An act on several rows of a list, as many as a page shows. `only_preview`: nothing is done yet. `seen`: the version
 * that the list showed, then the one that the preview named; a row that has changed since is left out. `decision_id`: of
 * the whole act, by which `undo` takes it back.
 */
export function manyInputFor<const Act extends readonly [string, ...string[]]>(acts: Act) {
  return z.object({
    act: z.enum(acts, 'input_invalid'),
    only_preview: z.optional(z.boolean('input_invalid')),
    undo: z.optional(z.boolean('input_invalid')),
    decision_id: z.optional(requestId),
    rows: z
      .array(z.object({ id, seen: z.optional(z.int('input_invalid')) }), 'input_invalid')
      .check(z.minLength(1, 'input_empty'), z.maxLength(PAGE_ROWS, 'input_too_long')),
  });
}

export const manyRowsReply = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      /** A candidate's name, where the caller may read it, and their number or the contract's. */
      name: z.string(),
      number: z.string(),
      /** What changes, in the language of the caller, where the act says it. */
      mark: z.optional(z.string()),
      seen: z.number(),
      /** Why it gets nothing, as a sentence in the language of the caller; null: it does. */
      left_out: z.nullable(z.string()),
    }),
  ),
  /** For how long all of them can still be taken back. */
  undo_seconds: z.number(),
});
export type ManyDone = z.infer<typeof manyRowsReply>['rows'];
