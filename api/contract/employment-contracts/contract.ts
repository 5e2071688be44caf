import * as z from 'zod/mini';
import { countsOf } from '../counts-of.ts';
import { fileSafety } from '../desk/desk-document.ts';
import { EMPLOYMENT_MODELS, FIELDS_OF_WORK, HOUSING } from '../employers/requirement-rules.ts';
import { unlawful } from '../employers/unlawful.ts';
import { workArea } from '../employers/work-area.ts';
import { LANGUAGES } from '../languages.ts';
import { REVIEW_STATES } from '../model/document.ts';
import { EMPLOYER_READS } from '../model/employer-reads.ts';
import { TAX_WAYS } from '../pay/tax-ways.ts';
import { neighbours } from '../time-place.ts';
import { CONTRACT_FILTERS } from './contract-input.ts';
import { CONTRACT_STAGES, END_GROUNDS, END_SIDES, KEPT_REQUEST_KINDS, NOTES } from './contract-life.ts';
import { CONTRACT_SIDES, CONTRACT_STATES, COST_ITEMS, MAY_BE_FREE } from './contract-rules.ts';

export const costLine = z.object({
  item: z.enum(COST_ITEMS),
  payer: z.enum(CONTRACT_SIDES),
  euro: z.nullable(z.object({ from: z.number(), to: z.number() })),
  per: z.enum(['once', 'month']),
});

const contractTerms = z.object({
  employer: z.object({
    company: z.string(),
    register_number: z.string(),
    contact_person: z.string(),
    phone: z.string(),
    liability_insurance: z.string(),
    accident_insurance: z.string(),
  }),
  candidate: z.object({ name: z.string(), born_on: z.string(), nationality: z.string(), university: z.string() }),
  field_of_work: z.enum(FIELDS_OF_WORK),
  model: z.enum(EMPLOYMENT_MODELS),
  area: workArea.area,
  site: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  week_hours: z.number(),
  /** Cents an hour before deductions. */
  wage_cents: z.number(),
  housing: z.enum(HOUSING),
  housing_euro: z.nullable(z.number()),
  shifts: z.string(),
  shifts_en: z.string(),
  break_minutes: z.number(),
  overtime_percent: z.number(),
  night_percent: z.number(),
  sunday_percent: z.number(),
  pay_day: z.number(),
  leave_days: z.number(),
  notice_weeks: z.nullable(z.number()),
  tariffs: z.string(),
  tax: z.enum(TAX_WAYS),
  employer_address: z.string(),
  representative: z.string(),
  candidate_address: z.string(),
  /** Who pays what. Whole euros; null where nobody knows yet. */
  costs: z.array(costLine),
});

const contract = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(CONTRACT_STATES),
  version: z.number(),
  terms_version: z.number(),
  created_at: z.string(),
  changed_at: z.string(),
  /** What employers call the candidate; '' before they had a number. */
  candidate_number: z.string(),
  /** What the employer reads of the candidate now. */
  reads: z.enum(EMPLOYER_READS),
  /** We have vetted the employer as it is now. */
  is_vetted: z.boolean(),
  /** The candidate's application has ended, and the contract goes on without it. */
  has_left: z.boolean(),
  /** Why it was cancelled, in the operator's words; '' in every other state. */
  cancel_reason: z.string(),
  /** What happened on paper, on which day and who noted it: of the terms that count. */
  marks: z.array(z.object({ what: z.enum(NOTES), day: z.string(), noted_by: z.string() })),
  /** Where the work is, as its requirement says now: landside no airport check is needed. */
  area: workArea.area,
  /** Both sides have sent signed copies: only they can end the job. */
  is_signed: z.boolean(),
  /** Its first day has passed, and not both have signed it: nobody is asked to sign it any more. */
  is_overdue: z.boolean(),
  /** Older terms that both have signed: they hold until the newest are signed too. */
  signed_version: z.nullable(z.number()),
  /** How both end the job before its last day; null where nothing is noted. */
  end: z.nullable(
    z.object({
      ended_by: z.enum(END_SIDES),
      ground: z.enum(END_GROUNDS),
      paper: z.string(),
      paper_on: z.string(),
      last_day: z.string(),
    }),
  ),
  /** Whether the candidate is considered for other places now. */
  is_considered: z.boolean(),
  /** What the reader's side has asked for, the newest first; the operator sees those of both. */
  requests: z.array(
    z.object({
      id: z.string(),
      side: z.enum(CONTRACT_SIDES),
      kind: z.enum(KEPT_REQUEST_KINDS),
      words: z.string(),
      /** Of words and answer where the server has written them; null where somebody typed. */
      lang: z.nullable(z.enum(LANGUAGES)),
      answer_lang: z.nullable(z.enum(LANGUAGES)),
      asked_at: z.string(),
      answer: z.nullable(z.string()),
    }),
  ),
  /** Null for the two sides until they are sent. */
  terms: z.nullable(contractTerms),
  /** The terms that were sent before these, to compare; null for the first ones. */
  before: z.nullable(contractTerms),
  sent_at: z.nullable(z.string()),
  /** When the candidate acknowledged the cost sheet in these terms. */
  costs_acknowledged_at: z.nullable(z.string()),
  /** Whose newest copy waits to be checked by the operator. */
  checking: z.array(z.enum(CONTRACT_SIDES)),
  /** Signed copies, the newest first. A side sees its own, and of the other's those that were accepted. */
  copies: z.array(
    z.object({
      id: z.string(),
      side: z.enum(CONTRACT_SIDES),
      terms_version: z.number(),
      file_name: z.string(),
      size: z.number(),
      uploaded_at: z.string(),
      /** Neither replaced nor of earlier terms. */
      is_current: z.boolean(),
      review: z.enum(REVIEW_STATES),
      /** Why it was sent back, in the operator's words; '' in every other state. */
      review_note: z.string(),
    }),
  ),
});
/** A contract as one of its sides sees it. `can`: what that side may do now. */
export const contractReply = z.extend(contract, {
  can: z.array(z.enum(['upload', 'acknowledge', 'paper', 'arrival', 'ask'])),
});
export type ContractReply = z.infer<typeof contractReply>;

export const sideContractsReply = z.object({ contracts: z.array(contractReply), ...neighbours });
export const ownContractsReply = z.object({ contracts: z.array(contractReply) });

export const contractsReply = z.object({
  /** The newest first. */
  contracts: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      number: z.string(),
      company: z.string(),
      candidate: z.string(),
      site: z.string(),
      starts_on: z.string(),
      ends_on: z.string(),
      state: z.enum(CONTRACT_STATES),
      stage: z.enum(CONTRACT_STAGES),
      /** Whose newest copy waits to be checked by the operator. */
      checking: z.array(z.enum(CONTRACT_SIDES)),
      unlawful,
      /** Cents an hour. */
      wage_cents: z.number(),
      /** What it should say by its requirement or by law, where that is more, and a new version can say it. */
      due_wage_cents: z.nullable(z.number()),
      /** It is out, and its English column says its shifts in German. */
      is_untranslated: z.boolean(),
      created_at: z.string(),
      changed_at: z.string(),
    }),
  ),
  /** How many there are behind each filter; a count ends at `MOST_COUNTED`. */
  counts: countsOf(CONTRACT_FILTERS),
  /** Confirmed matches without a contract. */
  wanted: z.number(),
  ...neighbours,
});

export const contractsWantedReply = z.object({
  matches: z.array(
    z.object({
      match_id: z.string(),
      company: z.string(),
      candidate: z.string(),
      field_of_work: z.string(),
      site: z.string(),
      starts_on: z.string(),
      ends_on: z.string(),
      confirmed_at: z.string(),
    }),
  ),
  ...neighbours,
});

export const adminContractReply = z.object({
  contract,
  employer_id: z.string(),
  applicant_id: z.string(),
  /** What has to be known before it can be sent. */
  missing: z.array(z.enum(['company', 'name', 'born_on', 'site', 'starts_on', 'ends_on', 'shifts_en', 'housing_euro'])),
  unlawful,
  /** What the requirement pays by now, or the law asks for, where that is more than these terms say. */
  raised_wage_cents: z.nullable(z.number()),
  can: z.array(z.enum(['change', 'send', 'cancel', 'mark', 'arrival', 'end'])),
  /** What the law wants in the contract, and the paper leaves a line free for. */
  left_free: z.array(z.enum(MAY_BE_FREE)),
  /** Another contract with a copy that waits to be checked. */
  next_to_check: z.nullable(z.string()),
  /** What may be done with the copies that count. */
  copies: z.array(z.object({ id: z.string(), can: z.array(z.enum(['accept', 'return'])), safety: fileSafety })),
  /** The newest first. */
  versions: z.array(
    z.object({
      version: z.number(),
      created_at: z.string(),
      sent_at: z.nullable(z.string()),
      costs_acknowledged_at: z.nullable(z.string()),
      by_email: z.nullable(z.string()),
    }),
  ),
  /** The last of what happened, the newest first; null as actor is the holder of a link, or the server. */
  history: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      action: z.string(),
      /** What was noted; null for every other action. */
      what: z.nullable(z.enum(NOTES)),
      actor: z.string(),
      actor_email: z.nullable(z.string()),
    }),
  ),
});
