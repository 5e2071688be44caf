import * as z from 'zod/mini';
import { COUNTRIES } from '../countries.ts';
import { blankableDay } from '../day.ts';
import { FIELDS_OF_WORK } from '../employers/requirement-rules.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_ADDRESS_CHARACTERS, MAX_DAYS_WORKED, MAX_ORGANIZATION_CHARACTERS } from '../limits.ts';
import { stake, stakesNamed } from '../model/stakes.ts';
import { STATUSES } from '../model/status.ts';
import { blankableText, optionalText } from '../text-input.ts';
import { CANDIDATE_OBSTACLES } from './candidacy.ts';
import { CONSENT_PURPOSES } from './consent.ts';
import { LEVELS, PLACEMENT_FIELDS } from './placement-profile.ts';

const wish = z.enum(['', ...FIELDS_OF_WORK], 'input_invalid');
const profileInput = {
  born_on: blankableDay(),
  nationality: z
    .string('input_invalid')
    .check(z.refine((code) => code === '' || COUNTRIES.includes(code), 'input_invalid')),
  home_address: optionalText(MAX_ADDRESS_CHARACTERS),
  passport_until: blankableDay(),
  is_enrolled: z.nullable(z.boolean('input_invalid')),
  university: blankableText(MAX_ORGANIZATION_CHARACTERS),
  field_of_study: blankableText(MAX_ORGANIZATION_CHARACTERS),
  vacation_from: blankableDay(),
  vacation_until: blankableDay(),
  days_worked: z.nullable(
    z
      .int('days_worked_invalid')
      .check(z.minimum(0, 'days_worked_invalid'), z.maximum(MAX_DAYS_WORKED, 'days_worked_invalid')),
  ),
  available_from: blankableDay(),
  available_until: blankableDay(),
  level: z.enum(['', ...LEVELS], 'input_invalid'),
  certificate_provider: blankableText(MAX_ORGANIZATION_CHARACTERS),
  certificate_on: blankableDay(),
  first_wish: wish,
  second_wish: wish,
};

/** Read by `callerApplication`: whoever has no account shows the token of a link. */
const access = { access_token: z.optional(z.string()) };

export const placementInput = z.object(access);
/** `version`: the one that was seen; 0 before anything was saved. */
export const savePlacementInput = z.object({
  ...access,
  ...profileInput,
  version: z.int('input_invalid').check(z.minimum(0, 'input_invalid')),
});
/** `lang`: in which the text was read. `given`: false withdraws it. */
export const setConsentInput = z.object({
  ...access,
  purpose: z.enum(CONSENT_PURPOSES, 'input_invalid'),
  given: z.boolean('input_invalid'),
  text_version: z.string('input_invalid').check(z.maxLength(40, 'input_invalid')),
  lang: z.enum(LANGUAGES, 'lang_invalid'),
  stakes: stakesNamed,
});

/** Why an applicant is not in the pool. `season`: theirs is not planned yet, so no rule is judged. */
export const POOL_WAITS = ['ended', 'approval', 'hold', 'data', 'season', 'obstacles', 'consent'] as const;
export type PoolWait = (typeof POOL_WAITS)[number];

export const poolState = z.object({
  /** Since when employers see them; null: they do not. */
  since: z.nullable(z.string()),
  waits: z.array(z.enum(POOL_WAITS)),
  missing: z.array(z.enum(PLACEMENT_FIELDS)),
  obstacles: z.array(z.enum(CANDIDATE_OBSTACLES)),
});
export type PoolState = z.infer<typeof poolState>;

export const placementReply = z.object({
  status: z.enum(STATUSES),
  profile: z.object({
    born_on: z.string(),
    nationality: z.string(),
    home_address: z.string(),
    passport_until: z.string(),
    is_enrolled: z.nullable(z.boolean()),
    university: z.string(),
    field_of_study: z.string(),
    vacation_from: z.string(),
    vacation_until: z.string(),
    days_worked: z.nullable(z.number()),
    available_from: z.string(),
    available_until: z.string(),
    level: z.enum(['', ...LEVELS]),
    certificate_provider: z.string(),
    certificate_on: z.string(),
    first_wish: z.enum(['', ...FIELDS_OF_WORK]),
    second_wish: z.enum(['', ...FIELDS_OF_WORK]),
  }),
  version: z.number(),
  /** The days that are left, as employers see them; null while there are none or data is missing. */
  available: z.nullable(z.object({ from: z.string(), until: z.string(), days_left: z.number() })),
  /** What is left of the season; null: its days are not known yet. */
  season: z.nullable(z.object({ from: z.string(), until: z.string() })),
  /** What the season offers, to wish for. */
  fields_of_work: z.array(z.enum(FIELDS_OF_WORK)),
  /** The certificate is more than a year old, which embassies may not like. */
  certificate_old: z.boolean(),
  /** Somebody of ours has read another end in the passport, which counts. */
  passport_noted: z.nullable(z.string()),
  consents: z.array(
    z.object({ purpose: z.enum(CONSENT_PURPOSES), given_at: z.nullable(z.string()), text_version: z.string() }),
  ),
  pool: poolState,
  /** What they have with employers, and what those read of them. */
  stakes: z.array(stake),
  /** Whether data can be saved: from the documents on, until the application ends. */
  can_save: z.boolean(),
});
export type PlacementReply = z.infer<typeof placementReply>;
