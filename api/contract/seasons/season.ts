import * as z from 'zod/mini';
import { blankableDay, day } from '../day.ts';
import { version } from '../employers/employer.ts';
import { FIELDS_OF_WORK } from '../employers/requirement-rules.ts';
import { MAX_NAME_CHARACTERS, MAX_SEASON_PLACES } from '../limits.ts';
import { requestId } from '../request.ts';
import { requiredText } from '../text-input.ts';
import { SEASON_CHOICE } from './season-fields.ts';
import { SEASON_STATES } from './season-state.ts';

const id = z.uuid('input_invalid');
/** A season in a filter. */
export const seasonChoice = z.string('input_invalid').check(z.regex(SEASON_CHOICE, 'input_invalid'));
const atMostAll = z.maxLength(FIELDS_OF_WORK.length, 'input_invalid');

const fields = {
  name_de: requiredText(MAX_NAME_CHARACTERS),
  name_en: requiredText(MAX_NAME_CHARACTERS),
  starts_on: day(),
  ends_on: day(),
  /** The last day to apply; empty: the last day of the season. */
  applications_close_on: blankableDay(),
  a2_follows_until: blankableDay(),
  passport_follows_until: blankableDay(),
  capacity: z.nullable(
    z.int('season_places').check(z.minimum(1, 'season_places'), z.maximum(MAX_SEASON_PLACES, 'season_places')),
  ),
  campaign: requiredText(MAX_NAME_CHARACTERS).check(z.regex(/^[\w-]+$/, 'campaign_invalid')),
  step1_approval: z.enum(['manual', 'automatic'], 'input_invalid'),
  /** Empty: all. */
  fields_of_work: z._default(z.array(z.enum(FIELDS_OF_WORK, 'input_invalid'), 'input_invalid').check(atMostAll), []),
};

/**
 * `season_id`: made by the page. `version`: the one that was seen; missing for a new one. `agreed`: to what
 * the refusal has said that people lose.
 */
export const saveSeasonInput = z.object({
  season_id: id,
  version: z.optional(version),
  ...fields,
  agreed: z.optional(z.boolean('input_invalid')),
});

export const openSeasonInput = z.object({ season_id: id, version });

export const previewClosingInput = z.object({ season_id: id });
/**
 * `open` and `complete`: applications that can be ended or moved. `kept`: those that stay whatever is chosen. `wishes`:
 * how many of the former have asked for another season, and whether they move there instead. Of the other open ones,
 * `held` are on hold, and `accepted` wait to be released to an employer.
 */
export const previewClosingReply = z.object({
  ...{ open: z.number(), complete: z.number(), kept: z.number(), held: z.number(), accepted: z.number() },
  wishes: z.array(z.object({ season_id: z.string(), moves: z.boolean(), open: z.number(), complete: z.number() })),
});

/** What becomes of applications when a season is closed. */
export const CLOSING_CHOICES = ['end', 'move', 'leave'] as const;
/**
 * `open`: of applications that are not complete; `complete`: of those that are, and hold no place. `to`: where they move.
 * `after`: of the reply before; missing at the beginning.
 */
export const closeSeasonInput = z.object({
  season_id: id,
  decision_id: requestId,
  open: z.enum(CLOSING_CHOICES, 'input_invalid'),
  complete: z.enum(['move', 'leave'], 'input_invalid'),
  to: z.optional(id),
  after: z.optional(id),
});
export const undoClosingInput = z.object({ season_id: id, decision_id: requestId, after: z.optional(id) });

/** `done`: how many of this batch; `left`: how many that had not ended were left out. `after`: where to go on; null: that was all. */
export const closingReply = z.object({ done: z.number(), left: z.number(), after: z.nullable(z.string()) });

const season = z.object({
  id: z.string(),
  ...{ name_de: z.string(), name_en: z.string(), starts_on: z.string(), ends_on: z.string() },
  ...{ applications_close_on: z.string(), a2_follows_until: z.string(), passport_follows_until: z.string() },
  capacity: z.nullable(z.number()),
  campaign: z.string(),
  step1_approval: z.enum(['manual', 'automatic']),
  fields_of_work: z.array(z.enum(FIELDS_OF_WORK)),
  state: z.enum(SEASON_STATES),
  /** The act that is closing it, has stopped half way, or has closed it and can still be undone. */
  closing: z.nullable(z.string()),
  takes_applications: z.boolean(),
  /** The minimum wage of its first and of its last day, in euros; null: not known yet. */
  wages: z.object({ first: z.nullable(z.number()), last: z.nullable(z.number()) }),
  /** The last wage of building cleaning, for work in cabins, ends before it. */
  sector_wage_ended: z.boolean(),
  people: z.object({ open: z.number(), complete: z.number(), ended: z.number() }),
  /** How far they have come, each in every stage that they have reached. */
  stages: z.object({
    ...{ applied: z.number(), documents: z.number(), declaration: z.number() },
    ...{ complete: z.number(), ended: z.number() },
  }),
  version: z.number(),
});
export type SeasonOnDesk = z.infer<typeof season>;

/**
 * `for_next`: how many wait for a season that nobody has opened yet. `unready`: what should not be so once people apply:
 * how many settings are still the shipped examples, and whether mails reach nobody.
 */
export const seasonsReply = z.object({
  seasons: z.array(season),
  for_next: z.number(),
  unready: z.object({ invented: z.number(), mail: z.boolean() }),
});
