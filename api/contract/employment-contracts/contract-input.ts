import * as z from 'zod/mini';
import { blankableDay, day } from '../day.ts';
import { euroAMonth, version } from '../employers/employer.ts';
import { HOUSING } from '../employers/requirement-rules.ts';
import { weekHours } from '../employers/week-hours.ts';
import {
  MAX_ADDRESS_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_ORGANIZATION_CHARACTERS,
  MAX_WAGE_CENTS,
} from '../limits.ts';
import { manyInputFor } from '../many/many-rows.ts';
import { percent } from '../pay/percent.ts';
import { TAX_WAYS } from '../pay/tax-ways.ts';
import { searchText } from '../search-text.ts';
import { blankableLines, blankableText, requiredLines, requiredText } from '../text-input.ts';
import { places } from '../time-place.ts';
import { ARRIVALS, END_GROUNDS, END_SIDES, NOTES, REQUEST_KINDS } from './contract-life.ts';
import { CONTRACT_STATES } from './contract-rules.ts';

const contractId = z.uuid('input_invalid');
const wholeTo = (most: number, least = 0) =>
  z.int('number_invalid').check(z.minimum(least, 'number_invalid'), z.maximum(most, 'number_invalid'));

/** What the operator's list is filtered by: what waits, or a state; of `active` what is in force is one of its own. */
export const CONTRACT_FILTERS = [
  ...(['to-check', 'to-exchange', 'asked', 'underpaid', 'left'] as const),
  ...CONTRACT_STATES,
  'in-force',
] as const;
export type ContractFilter = (typeof CONTRACT_FILTERS)[number];

export const contractsInput = z.object({
  state: z.optional(z.enum(CONTRACT_FILTERS, 'input_invalid')),
  search: z.optional(searchText),
  ...places,
});
export const placeInput = z.object(places);
/** `contract_id`: the page without a place is one that holds this contract. */
export const employerContractsInput = z.object({
  ...places,
  contract_id: z.optional(contractId),
  search: z.optional(searchText),
});
export const contractIdInput = z.object({ contract_id: contractId });
export const contractCopyInput = z.object({ copy_id: contractId });
/** `terms_version`: an earlier one than the newest. */
export const contractPaperInput = z.object({
  contract_id: contractId,
  terms_version: z.optional(z.string().check(z.regex(/^\d{1,6}$/, 'input_invalid'))),
});
export const makeContractInput = z.object({ match_id: contractId });
/** `seen`: the version of the contract that the page showed. */
export const contractStepInput = z.object({ contract_id: contractId, seen: version });
export const takeBackCopyInput = z.object({ contract_id: contractId, copy_id: contractId });
/** `copy_id`: the copy that was looked at. */
export const acceptCopyInput = z.object({ contract_id: contractId, copy_id: contractId, seen: version });
export const returnCopyInput = z.extend(acceptCopyInput, { reason: requiredLines(MAX_NOTE_CHARACTERS) });
export const cancelContractInput = z.object({
  contract_id: contractId,
  seen: version,
  reason: requiredLines(MAX_NOTE_CHARACTERS),
});
export const changeContractInput = z.object({
  contract_id: contractId,
  seen: version,
  site: requiredText(MAX_ORGANIZATION_CHARACTERS),
  starts_on: day(),
  ends_on: day(),
  week_hours: weekHours,
  wage_cents: z.int('wage_invalid').check(z.minimum(1, 'wage_invalid'), z.maximum(MAX_WAGE_CENTS, 'wage_invalid')),
  housing: z.enum(HOUSING, 'input_invalid'),
  housing_euro: euroAMonth,
  shifts: blankableLines(MAX_NOTE_CHARACTERS),
  // What a caller leaves out stays as it is.
  shifts_en: z.optional(blankableLines(MAX_NOTE_CHARACTERS)),
  break_minutes: z.optional(wholeTo(120)),
  overtime_percent: z.optional(percent),
  night_percent: z.optional(percent),
  sunday_percent: z.optional(percent),
  pay_day: z.optional(wholeTo(28, 1)),
  leave_days: z.optional(wholeTo(60)),
  notice_weeks: z.optional(z.nullable(wholeTo(12, 1))),
  tariffs: z.optional(blankableText(MAX_ORGANIZATION_CHARACTERS)),
  tax: z.optional(z.enum(TAX_WAYS, 'input_invalid')),
  employer_address: z.optional(blankableLines(MAX_ADDRESS_CHARACTERS)),
  representative: z.optional(blankableText(MAX_NAME_CHARACTERS)),
  candidate_address: z.optional(blankableLines(MAX_ADDRESS_CHARACTERS)),
});
/** `day`: '' takes the note back. */
const mark = { contract_id: contractId, day: blankableDay() };
export const markContractInput = z.object({ ...mark, seen: version, what: z.enum(NOTES, 'input_invalid') });
export const recordPaperInput = z.object({ ...mark, terms_version: version });
/** `what`: the paper where it is left out. */
export const recordEmployerPaperInput = z.extend(recordPaperInput, {
  what: z.optional(z.enum(['paper', ...ARRIVALS], 'input_invalid')),
});
/** For any contracts: on this day the same happened. */
export const markContractsInput = z.extend(manyInputFor(['mark']), {
  what: z.enum(NOTES, 'input_invalid'),
  day: day(),
});
/** For contracts of the caller: on this day their paper was exchanged, or their people began to work. */
export const recordPapersInput = z.extend(manyInputFor(['paper', 'began']), { day: day() });
export const endContractInput = z.object({
  contract_id: contractId,
  seen: version,
  ended_by: z.enum(END_SIDES, 'input_invalid'),
  ground: z.enum(END_GROUNDS, 'input_invalid'),
  paper: requiredLines(MAX_NOTE_CHARACTERS),
  paper_on: day(),
  last_day: day(),
});
export const askContractInput = z.object({
  contract_id: contractId,
  kind: z.enum(REQUEST_KINDS, 'input_invalid'),
  words: requiredLines(MAX_NOTE_CHARACTERS),
});
export const answerContractInput = z.object({
  contract_id: contractId,
  request_id: contractId,
  answer: requiredLines(MAX_NOTE_CHARACTERS),
});
/** `terms_version`: of the terms that were read. */
export const acknowledgeCostsInput = z.object({ contract_id: contractId, terms_version: version });
/** A form: its numbers are text. */
export const uploadCopyInput = z.object({
  contract_id: contractId,
  terms_version: z.string('input_empty').check(z.regex(/^\d{1,6}$/, 'input_invalid')),
});
