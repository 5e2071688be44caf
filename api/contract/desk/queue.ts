import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { PAGE_ROWS } from '../limits.ts';
import { DOCUMENT_TYPES } from '../model/document.ts';
import { OPERATORS_ACTS } from '../model/next-act.ts';
import { STATUSES } from '../model/status.ts';
import { QUEUE_STEPS } from '../model/steps.ts';
import { paperInput } from '../request.ts';
import { searchText } from '../search-text.ts';
import { seasonChoice } from '../seasons/season.ts';
import { neighbours, places } from '../time-place.ts';

const QUEUE_SHOWS = ['waiting', 'all'] as const;
const QUEUE_ORDERS = ['longest', 'newest'] as const;

const isSet = z.optional(z.enum(['yes'], 'input_invalid'));
/** Which applications: the list, an export and a saved view take the same. */
const filters = {
  step: z.optional(z.enum(QUEUE_STEPS, 'input_invalid')),
  /** `waiting`: only those that wait for the operator. */
  show: z.optional(z.enum(QUEUE_SHOWS, 'input_invalid')),
  status: z.optional(z.enum(STATUSES, 'input_invalid')),
  partner: z.optional(z.string('input_invalid').check(z.maxLength(40, 'input_too_long'))),
  season: z.optional(seasonChoice),
  /** The language of its mails; `lang` is the caller's. */
  mail_lang: z.optional(z.enum(LANGUAGES, 'input_invalid')),
  sent_back: isSet,
  deferred: isSet,
  /** On hold. */
  held: isSet,
  /** `longest`: what has waited longest comes first; of those that do not wait, the newest. */
  order: z.optional(z.enum(QUEUE_ORDERS, 'input_invalid')),
};
export const queueFilters = z.object(filters);
export type QueueFilters = z.infer<typeof queueFilters>;

export const applicationsInput = z.object({
  ...filters,
  search: z.optional(searchText),
  ...places,
});

/** `applications`: these alone, whatever the filters say. */
export const applicationsExportInput = z.object({
  ...filters,
  ...paperInput.shape,
  search: z.optional(searchText),
  applications: z.optional(
    z.array(z.uuid('input_invalid'), 'input_invalid').check(z.maxLength(PAGE_ROWS, 'input_too_long')),
  ),
});

export const listedApplication = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  status: z.enum(STATUSES),
  step: z.enum(QUEUE_STEPS),
  lang: z.enum(LANGUAGES),
  partner_id: z.nullable(z.string()),
  partner_name: z.nullable(z.string()),
  season_id: z.nullable(z.string()),
  /** What waits for the operator; null if nothing does. */
  act: z.nullable(z.enum(OPERATORS_ACTS)),
  /** Since when it waits for the operator, otherwise since when it has been somebody else's turn. */
  since: z.string(),
  /** Whether a document was sent back and has not come again. */
  sent_back: z.boolean(),
  /** Documents that follow later. */
  deferred: z.array(z.enum(DOCUMENT_TYPES)),
  /** The ISO date on which an application on hold comes back; null: it is not on hold. */
  held_until: z.nullable(z.string()),
  /** Another operator has opened it a moment ago. */
  open_elsewhere: z.boolean(),
  created_at: z.string(),
});
export type ListedApplication = z.infer<typeof listedApplication>;

export const applicationsReply = z.object({
  applications: z.array(listedApplication),
  /** Nothing had the words of the search: these have similar names. */
  similar: z.boolean(),
  ...neighbours,
  /** How many wait for the operator in each step, of the season that is asked for; a count ends at `MOST_COUNTED`. */
  counts: z.object({ step1: z.number(), step2: z.number(), enrolment: z.number(), originals: z.number() }),
  /** How many are on hold, due or not; ends at `MOST_COUNTED`. */
  held: z.number(),
  /** The server's time: a visitor's clock may be a year off. */
  now: z.string(),
});

/** Partners to choose from, by name. */
export const partnerNamesReply = z.object({
  partners: z.array(z.object({ partner_id: z.string(), organization_name: z.string() })),
});
