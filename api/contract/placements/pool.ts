import * as z from 'zod/mini';
import { blankableDay } from '../day.ts';
import { FIELDS_OF_WORK, MINIMUM_LEVELS } from '../employers/requirement-rules.ts';
import { searchText } from '../search-text.ts';
import { neighbours } from '../time-place.ts';
import { LEVELS } from './placement-profile.ts';
import { DOCUMENT_STATUSES, MATCHING_STATUSES, POOL_ORDERS } from './pool-rules.ts';

/** `<key of the order>_<number>` of a row, as a reply gave it. */
const poolPlace = z
  .string('input_invalid')
  .check(
    z.maxLength(40, 'input_invalid'),
    z.regex(/^(?:\d{1,16}|[ABC][12]|\d{4}-\d\d-\d\d)_\d{1,9}$/, 'input_invalid'),
  );

/**
 * `search`: for a number; names are found in the lists of those who were released. `level`: at least this one. `from`,
 * `until`: days on which the candidate has to be available, all of them.
 */
export const poolInput = z.object({
  search: z.optional(searchText),
  order: z.optional(z.enum(POOL_ORDERS, 'input_invalid')),
  level: z.optional(z.enum(MINIMUM_LEVELS, 'input_invalid')),
  wish: z.optional(z.enum(FIELDS_OF_WORK, 'input_invalid')),
  from: z.optional(blankableDay()),
  until: z.optional(blankableDay()),
  documents: z.optional(z.enum(DOCUMENT_STATUSES, 'input_invalid')),
  matching: z.optional(z.enum(MATCHING_STATUSES, 'input_invalid')),
  after: z.optional(poolPlace),
  before: z.optional(poolPlace),
});
export type PoolWish = Omit<z.infer<typeof poolInput>, 'after' | 'before'>;

/** A candidate as an employer sees them; name and address only after a release to this employer. */
export const poolCandidate = z.object({
  /** `K-1042…`: tells nothing. */
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  level: z.enum(LEVELS),
  available_from: z.string(),
  available_until: z.string(),
  days_left: z.number(),
  /** The first one first; empty: every field is welcome. */
  wishes: z.array(z.enum(FIELDS_OF_WORK)),
  documentStatus: z.enum(DOCUMENT_STATUSES),
  matchingStatus: z.enum(MATCHING_STATUSES),
  /** An ISO day. */
  since: z.string(),
});
export type PoolCandidate = z.infer<typeof poolCandidate>;

export const poolReply = z.object({
  candidates: z.array(poolCandidate),
  ...neighbours,
  /** Of the whole pool, whatever the filters. */
  stats: z.object({ total: z.number(), complete: z.number(), available: z.number() }),
});
export type PoolReply = z.infer<typeof poolReply>;
