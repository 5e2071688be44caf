import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { PAGE_ROWS } from '../limits.ts';
import { DOCUMENT_TYPES } from '../model/document.ts';
import { requestId } from '../request.ts';

/** What can be done for several applications at once: approve step 1, remind, move into another season, or decline to. */
export const MANY_ACTS = ['approve', 'remind', 'move', 'decline-wish'] as const;
export type ManyAct = (typeof MANY_ACTS)[number];

/** Why an application of several gets nothing. */
export const LEFT_OUT = [
  'unknown',
  'held',
  'not-in-step-1',
  'document-open',
  /** Of its documents, this person was not shown every one. */
  'unseen',
  'nothing-to-do',
  'stopped',
  'recent',
  'same-season',
  /** Asks for no other season. */
  'no-wish',
  'ended',
  /** Holds an offer, a place or a contract. */
  'placed',
  'changed',
  'file-gone',
  'too-late',
  'not-possible',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const act = z.enum(MANY_ACTS, 'input_invalid');
const id = z.uuid('input_invalid');
/** As many as a page of the queue shows. */
const atMostAPage = [z.minLength(1, 'input_empty'), z.maxLength(PAGE_ROWS, 'input_too_long')] as const;

/** For `move`: where to. */
const season_id = z.optional(id);
export const manyPreviewInput = z.object({
  act,
  season_id,
  applications: z.array(id, 'input_invalid').check(...atMostAPage),
});
/**
 * `seen`: as the preview named it. An application that has changed since is left out. `decision_id`: of them all, by
 * which they are undone.
 */
export const manyInput = z.object({
  act,
  season_id,
  decision_id: requestId,
  applications: z
    .array(z.object({ id, seen: z.string('input_invalid').check(z.maxLength(20, 'input_too_long')) }), 'input_invalid')
    .check(...atMostAPage),
});

export const manyPreviewReply = z.object({
  applications: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      name: z.string(),
      /** The language of the mail. */
      lang: z.enum(LANGUAGES),
      /** Null: it gets what is asked. */
      left_out: z.nullable(z.enum(LEFT_OUT)),
      /** The documents that the approval accepts. */
      documents: z.array(z.enum(DOCUMENT_TYPES)),
      seen: z.string(),
    }),
  ),
});

const manyOutcome = z.object({ id: z.string(), done: z.boolean(), left_out: z.optional(z.enum(LEFT_OUT)) });
export type ManyOutcome = z.infer<typeof manyOutcome>;
/** `undo_seconds`: for how long all of them can still be undone. */
export const manyReply = z.object({ results: z.array(manyOutcome), undo_seconds: z.number() });

export const undoManyInput = z.object({
  decision_id: requestId,
  applications: z.array(id, 'input_invalid').check(...atMostAPage),
});
export const undoManyReply = z.object({ results: z.array(manyOutcome) });
