import * as z from 'zod/mini';
import { MAX_NOTE_CHARACTERS } from '../limits.ts';
import { REGISTRATION_STEPS } from '../model/steps.ts';
import { paperInput } from '../request.ts';
import { searchText } from '../search-text.ts';
import { seasonChoice } from '../seasons/season.ts';
import { MISSING_THINGS, REGISTRATION_FILTERS, REGISTRATION_ORDERS, REGISTRATION_TURNS } from './registration.ts';

export const personInput = z.object({ person_id: z.uuid('input_invalid') });
const note = z.string('input_invalid').check(z.maxLength(MAX_NOTE_CHARACTERS, 'input_too_long'));
/** `before`: the note that the page showed, and no other one is replaced; left out: any. */
export const noteInput = z.object({ person_id: z.uuid('input_invalid'), note, before: z.optional(note) });

/** A student counts in each step that they have reached. */
export const registrationCounts = z.object({
  registered: z.number(),
  applied: z.number(),
  documents_in: z.number(),
  approved: z.number(),
  complete: z.number(),
});
export type RegistrationCounts = z.infer<typeof registrationCounts>;

export const registration = z.object({
  person_id: z.string(),
  /** First and last name with the applicant's consent, otherwise a number. */
  name: z.string(),
  registered_at: z.string(),
  step: z.enum(REGISTRATION_STEPS),
  /** Whose turn it is, and since when. */
  turn: z.enum(REGISTRATION_TURNS),
  since: z.string(),
  missing: z.array(z.enum(MISSING_THINGS)),
  can_nudge: z.boolean(),
  /** When they can be reminded again; null: now, or never. */
  again_at: z.nullable(z.string()),
  nudged_at: z.nullable(z.string()),
  note: z.string(),
});
export type Registration = z.infer<typeof registration>;

const summary = {
  counts: registrationCounts,
  /** The last weeks, oldest first; `starts_on`: ISO date of the Monday in Berlin. */
  weeks: z.array(z.object({ starts_on: z.string(), registered: z.number() })),
  /** Students who may be nudged now: how many, since when the first has had something to do, and who waits longest. */
  waiting: z.object({ count: z.number(), since: z.nullable(z.string()), first: z.array(registration) }),
  /** Students who wait for us: how many, and since when the first of them. */
  with_us: z.object({ count: z.number(), since: z.nullable(z.string()) }),
  /** People of earlier seasons, whom the partner sees no more. */
  past: registrationCounts,
  /** The last day on which people of this season are seen, an ISO date; null: it is over. */
  seen_until: z.nullable(z.string()),
  /** The seasons of all people who are seen, the newest first; `next`: the one that nobody has opened yet. */
  seasons: z.array(z.object({ id: z.string(), name_de: z.string(), name_en: z.string() })),
};
const registrationSummary = z.object(summary);
export type RegistrationSummary = z.infer<typeof registrationSummary>;

const selection = {
  search: z.optional(searchText),
  filter: z.optional(z.enum(REGISTRATION_FILTERS, 'input_invalid')),
  turn: z.optional(z.enum(REGISTRATION_TURNS, 'input_invalid')),
  season: z.optional(seasonChoice),
};
const order = z.optional(z.enum(REGISTRATION_ORDERS, 'input_invalid'));
/** `<key>_<id>` of the last row, as the reply with the page before gave it. */
const registrationPlace = z
  .string('input_invalid')
  .check(z.maxLength(1000, 'input_invalid'), z.regex(/^[\w-]+_[\w-]{1,40}$/, 'input_invalid'));
export const registrationsInput = z.object({ ...selection, order, after: z.optional(registrationPlace) });
/** The list as a table for a spreadsheet: the selected students, in this order and language. */
export const registrationsExportInput = z.object({ ...selection, order, ...paperInput.shape });
/** Reminds all selected students at once. `only_count`: counts them and mails nobody. */
export const nudgeManyInput = z.object({ ...selection, only_count: z.optional(z.boolean('input_invalid')) });
export const nudgeManyReply = z.object({
  /** How many get the mail, or got it now. */
  nudged: z.number(),
  /** Selected students who get none: reminded lately, stopped their reminders, have nothing to do. */
  recent: z.number(),
  stopped: z.number(),
  nothing: z.number(),
  /** How many are left for another call, since one call mails only so many. */
  left: z.number(),
});
export type NudgeManyReply = z.infer<typeof nudgeManyReply>;

/** Names and figures of a verified organisation; for any other, everything is empty. */
export const registrationsReply = z.object({
  verified: z.boolean(),
  /** The server's time, from which the page counts days: a visitor's clock may be a year off. */
  now: z.string(),
  ...summary,
  people: z.array(registration),
  /** How many are selected in all; null on a further page. */
  total: z.nullable(z.number()),
  /** The place where the next page begins; null if there is none. */
  next: z.nullable(z.string()),
});
