import * as z from 'zod/mini';
import { blankableDay } from '../day.ts';
import { MAX_HEADCOUNT, MAX_NOTE_CHARACTERS, MAX_ORGANIZATION_CHARACTERS, MAX_WAGE_CENTS } from '../limits.ts';
import { percent } from '../pay/percent.ts';
import { blankableLines, blankableText } from '../text-input.ts';
import { neighbours, places } from '../time-place.ts';
import { CHECK_ANSWERS, WORK_AREAS } from './airside.ts';
import { ends, euroAMonth, version } from './employer.ts';
import {
  EMPLOYMENT_MODELS,
  FIELDS_OF_WORK,
  HOUSING,
  MINIMUM_LEVELS,
  REQUIREMENT_FIELDS,
  REQUIREMENT_STATES,
} from './requirement-rules.ts';
import { unlawful } from './unlawful.ts';
import { weekHours } from './week-hours.ts';
import { saidOfWork } from './work-area.ts';

const check = {
  check_authority: z._default(blankableText(MAX_ORGANIZATION_CHARACTERS), ''),
  check_answer: z._default(z.enum(['', ...CHECK_ANSWERS], 'input_invalid'), ''),
  check_answered_on: z._default(blankableDay(), ''),
};

const fields = {
  site: blankableText(MAX_ORGANIZATION_CHARACTERS),
  field_of_work: z.enum(['', ...FIELDS_OF_WORK], 'input_invalid'),
  headcount: z.nullable(
    z.int('headcount_invalid').check(z.minimum(1, 'headcount_invalid'), z.maximum(MAX_HEADCOUNT, 'headcount_invalid')),
  ),
  starts_on: blankableDay(),
  ends_on: blankableDay(),
  model: z.enum(['', ...EMPLOYMENT_MODELS], 'input_invalid'),
  minimum_level: z.enum(['', ...MINIMUM_LEVELS], 'input_invalid'),
  shifts: blankableLines(MAX_NOTE_CHARACTERS),
  shifts_en: z._default(blankableLines(MAX_NOTE_CHARACTERS), ''),
  week_hours_from: z._default(z.nullable(weekHours), null),
  week_hours_to: z._default(z.nullable(weekHours), null),
  wage_cents: z.nullable(
    z.int('wage_invalid').check(z.minimum(1, 'wage_invalid'), z.maximum(MAX_WAGE_CENTS, 'wage_invalid')),
  ),
  overtime_percent: z._default(z.nullable(percent), null),
  night_percent: z._default(z.nullable(percent), null),
  sunday_percent: z._default(z.nullable(percent), null),
  housing: z.enum(['', ...HOUSING], 'input_invalid'),
  housing_euro: z._default(euroAMonth, null),
  area: z._default(z.enum(['', ...WORK_AREAS], 'input_invalid'), ''),
  ...check,
};

const requirementId = z.uuid('input_invalid');
/**
 * `requirement_id`: made by the form, so that a new one that is sent twice is stored once. `version`: the one that was
 * seen; missing for a new one. `open`: the requirement is complete, and counts from now on.
 */
export const saveRequirementInput = z.object({
  requirement_id: requirementId,
  version: z.optional(version),
  ...fields,
  open: z.optional(z.boolean('input_invalid')),
});
/** `ends`: how many proposals and offers end with it, as the page has shown; missing for none. */
export const requirementStepInput = z.object({
  requirement_id: requirementId,
  version,
  state: z.enum(['open', 'filled', 'closed'], 'input_invalid'),
  ends: z.optional(ends),
});
export const requirementEndingsInput = z.object({
  requirement_id: requirementId,
  state: z.enum(['filled', 'closed'], 'input_invalid'),
});
export const correctCheckInput = z.object({ requirement_id: requirementId, version, ...check });
export const requirementIdInput = z.object({ requirement_id: requirementId });
export const requirementsInput = z.object({
  state: z.optional(z.enum(REQUIREMENT_STATES, 'input_invalid')),
  ...places,
});
export const adminRequirementsInput = z.object({
  employer_id: requirementId,
  ...places,
});

/** What an act ends: proposals, and offers that a candidate knows of. */
const endings = { proposals: z.number(), offers: z.number() };
/** `confirmed`: who keeps the place. `ending`: the first numbers of those whose proposal or offer ends. */
export const requirementEndingsReply = z.object({
  ...endings,
  confirmed: z.number(),
  ending: z.array(z.string()),
});

export const requirementReply = z.object({
  id: z.string(),
  site: z.string(),
  field_of_work: z.enum(['', ...FIELDS_OF_WORK]),
  headcount: z.nullable(z.number()),
  starts_on: z.string(),
  ends_on: z.string(),
  model: z.enum(['', ...EMPLOYMENT_MODELS]),
  minimum_level: z.enum(['', ...MINIMUM_LEVELS]),
  ...saidOfWork,
  state: z.enum(REQUIREMENT_STATES),
  /** Proposals that the employer has not answered, and the last day to answer the first of them, as ISO date. */
  proposals: z.number(),
  answer_until: z.nullable(z.string()),
  version: z.number(),
  created_at: z.string(),
  /** What has to be filled in before it can be opened. */
  missing: z.array(z.enum(REQUIREMENT_FIELDS)),
  /** To which states it can be brought now. */
  can: z.array(z.enum(REQUIREMENT_STATES)),
  unlawful,
});
export type RequirementReply = z.infer<typeof requirementReply>;

export const requirementsReply = z.object({
  /** The newest first. */
  requirements: z.array(requirementReply),
  ...neighbours,
});
