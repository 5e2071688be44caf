import * as z from 'zod/mini';
import { countsOf } from '../counts-of.ts';
import { FIELDS_OF_WORK } from '../employers/requirement-rules.ts';
import { unlawful } from '../employers/unlawful.ts';
import { saidOfWork, workArea } from '../employers/work-area.ts';
import { costLine } from '../employment-contracts/contract.ts';
import { ARRIVALS, CONTRACT_STAGES } from '../employment-contracts/contract-life.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_NOTE_CHARACTERS } from '../limits.ts';
import { manyInputFor } from '../many/many-rows.ts';
import { MATCH_PHASES, MATCH_STATES } from '../model/match-rules.ts';
import { stake } from '../model/stakes.ts';
import { searchText } from '../search-text.ts';
import { requiredLines } from '../text-input.ts';
import { neighbours, places } from '../time-place.ts';
import { EXCLUSIONS } from './matching.ts';

const id = z.uuid('input_invalid');
const range = z.object({ from: z.number(), to: z.number() });
const version = z.int('input_invalid').check(z.minimum(1, 'input_invalid'));

/** `version`: the one of the requirement that was seen. */
export const startMatchingInput = z.object({ requirement_id: id, version });
export const matchesInput = z.object({
  requirement_id: id,
  phase: z.enum(MATCH_PHASES, 'input_invalid'),
  search: z.optional(searchText),
  ...places,
});
/** Proposals of the caller, accepted together. */
export const employerManyInput = manyInputFor(['accept']);
/** Matches that are released or get a draft, drafts that are sent, or contracts whose wage is raised. */
export const adminManyInput = manyInputFor(['release', 'draft', 'send', 'raise']);
/** `requirement_id`: of this one alone. */
export const acceptedPeopleInput = z.object({
  requirement_id: z.optional(id),
  lang: z.optional(z.enum(LANGUAGES, 'input_invalid')),
});
/** `seen`: the version of the match that was seen. */
export const stepMatchInput = z.object({
  match_id: id,
  seen: version,
  decision: z.enum(['accepted', 'refused'], 'input_invalid'),
});
export const adminMatchesInput = z.object({
  state: z.optional(z.enum(MATCH_STATES, 'input_invalid')),
  requirement_id: z.optional(id),
  search: z.optional(searchText),
  ...places,
});
/** `reason`: why it is withheld, or brought on in place of somebody else. */
export const decideMatchInput = z.object({
  match_id: id,
  seen: version,
  decision: z.enum(['proposed', 'accepted', 'released', 'confirmed', 'withheld'], 'input_invalid'),
  reason: z.optional(requiredLines(MAX_NOTE_CHARACTERS)),
});
export const answerOfferInput = z.object({
  match_id: id,
  seen: version,
  decision: z.enum(['confirmed', 'declined'], 'input_invalid'),
});

/** `seen`: the version of the match that was seen. */
export const extendOfferInput = z.object({ match_id: id, seen: version });

/** Points by what they are for. */
export const score = z.object({
  dates: z.number(),
  level: z.number(),
  field: z.number(),
  documents: z.number(),
  total: z.number(),
});
const field = z.enum(['', ...FIELDS_OF_WORK]);

const common = {
  id: z.string(),
  state: z.enum(MATCH_STATES),
  version: z.number(),
  /** The days of work of this candidate, as ISO dates. */
  starts_on: z.string(),
  ends_on: z.string(),
  /** The last day to answer for whoever's turn it is, as ISO date; null: there is none. */
  answer_until: z.nullable(z.string()),
  /** Since when it is in its state. */
  changed_at: z.string(),
};

export const employerMatch = z.object({
  ...common,
  /** Of the candidate; null if they are no longer in the pool. */
  number: z.nullable(z.string()),
  level: z.nullable(z.string()),
  documents: z.nullable(z.enum(['complete', 'pending'])),
  first_wish: field,
  second_wish: field,
  score,
  /** Null until the operator has released them. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Why an operator withheld it or brought it up; '' if nobody did. */
  reason: z.string(),
  can: z.array(z.enum(['accepted', 'refused'])),
});
export type EmployerMatch = z.infer<typeof employerMatch>;

const phaseCounts = z.object({ current: z.number(), waiting: z.number(), over: z.number() });
export const matchesReply = z.object({
  /** While the employer is not vetted, nobody is looked for. */
  is_vetted: z.boolean(),
  /** Who waits for an answer, then the others, each the best first. */
  matches: z.array(employerMatch),
  counts: phaseCounts,
  /** How many have confirmed. */
  confirmed: z.number(),
  /** Who waits with more points than the lowest proposal that nobody has answered; null where nobody does. */
  better: z.nullable(z.object({ waiting: z.number(), most: z.number(), lowest: z.number() })),
  /** The last matching; null before the first. */
  matching: z.nullable(
    z.object({
      ran_at: z.string(),
      candidates: z.number(),
      ranked: z.number(),
      /** How many were kept out by what; somebody may be kept out by several. */
      excluded: countsOf(EXCLUSIONS),
    }),
  ),
  ...neighbours,
});
export const employerMatchReply = z.object({ match: employerMatch });

export const adminMatch = z.object({
  ...common,
  number: z.nullable(z.string()),
  score: z.number(),
  applicant_id: z.string(),
  applicant_name: z.string(),
  requirement_id: z.string(),
  employer_id: z.string(),
  company: z.string(),
  site: z.string(),
  field_of_work: field,
  reason: z.string(),
  ...workArea,
  unlawful,
  /** Whether the operator can give more time to answer. */
  can_extend: z.boolean(),
  can: z.array(z.enum(MATCH_STATES)),
});
export type AdminMatch = z.infer<typeof adminMatch>;
export const adminMatchesReply = z.object({
  /** The longest in a state first, of one requirement the best; of all states together, the last change. */
  matches: z.array(adminMatch),
  /** How many are in each state; a count ends at `MOST_COUNTED`. */
  counts: countsOf(MATCH_STATES),
  ...neighbours,
});
export const adminMatchReply = z.object({ match: adminMatch });

/** The mails that a decision would send, as they would be sent. */
export const previewMatchReply = z.object({
  mails: z.array(z.object({ to: z.string(), lang: z.enum(LANGUAGES), subject: z.string(), text: z.string() })),
});

export const offer = z.object({
  ...common,
  company: z.string(),
  site: z.string(),
  field_of_work: field,
  ...saidOfWork,
  /** What a month pays for these hours, in whole euros; null while unknown, `net` where social insurance comes off. */
  month: z.nullable(z.object({ gross: range, net: z.nullable(range) })),
  /** Who pays what besides the wage. */
  costs: z.array(costLine),
  /** Only the operator ends a place for which a contract was sent. */
  has_contract: z.boolean(),
  /** Whether that contract waits for the candidate's signature. */
  awaits_signature: z.boolean(),
  /** Whether their copy was sent back, and is to be sent anew. */
  is_sent_back: z.boolean(),
  /** Whether it waits for the employer's. */
  awaits_employer: z.boolean(),
  /** The first day of a place has passed without a contract that both have signed. */
  is_overdue: z.boolean(),
  /** Of one that has ended: whether it was confirmed before. */
  was_place: z.boolean(),
  /** Whether the candidate can be proposed for other placements. */
  is_considered: z.boolean(),
  /** How far that contract is; null: none was sent. `cancelled`: one was, and no draft has followed. */
  contract_stage: z.nullable(z.enum([...CONTRACT_STAGES, ...ARRIVALS])),
  /** The last day of a contract whose early end is noted; null: none is. */
  ended_on: z.nullable(z.string()),
  /** An offer that cannot be accepted as it is now: its pay, hours or place have to be changed first. */
  is_blocked: z.boolean(),
  /** Whether the candidate can take more time to answer. */
  can_extend: z.boolean(),
  can: z.array(z.enum(['confirmed', 'declined'])),
});
export type Offer = z.infer<typeof offer>;
export const offersReply = z.object({ offers: z.array(offer), stakes: z.array(stake) });
