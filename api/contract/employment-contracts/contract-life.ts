import type { WorkArea } from '../employers/airside.ts';
import type { ContractFields, ContractSide, ContractState } from './contract-rules.ts';

/** What happens on paper before somebody may work: the day of each is noted. `airport`: the check, airside alone. */
export const CONTRACT_MARKS = ['paper', 'zav', 'visa', 'airport'] as const;
export type ContractMark = (typeof CONTRACT_MARKS)[number];
/** What is missing until it is noted, for work in this area; '' where nobody has said which. Pure. */
export function marksNeeded(area: WorkArea['area']): readonly ContractMark[] {
  return area === 'landside' ? CONTRACT_MARKS.filter((mark) => mark !== 'airport') : CONTRACT_MARKS;
}
/** Whether somebody came, once nothing was missing any more: the day of the one or the other is noted. */
export const ARRIVALS = ['began', 'absent'] as const;
export type Arrival = (typeof ARRIVALS)[number];
export const NOTES = [...CONTRACT_MARKS, ...ARRIVALS] as const;
export type ContractNote = ContractMark | Arrival;
/** Other terms need another paper and another confirmation; visa and check belong to the person. */
export const MARKS_OF_TERMS: readonly ContractNote[] = ['paper', 'zav'];

/**
 * How far a contract is for its readers. `checked`: both copies are accepted, and the paper is still to be exchanged.
 * `exchanged`: it is, and something else is open. `in-force`: nothing is.
 */
export const CONTRACT_STAGES = ['draft', 'signing', 'checked', 'exchanged', 'in-force', 'ended', 'cancelled'] as const;
export type ContractStage = (typeof CONTRACT_STAGES)[number];

/** `noted`: what is noted for the terms that count. Pure. */
export function stageOf(state: ContractState, noted: readonly ContractNote[], area: WorkArea['area']): ContractStage {
  switch (state) {
    case 'sent':
    case 'signed-by-employer':
    case 'signed-by-candidate':
      return 'signing';
    case 'active':
      if (noted.indexOf('paper') < 0) return 'checked';
      return marksNeeded(area).every((mark) => noted.indexOf(mark) >= 0) ? 'in-force' : 'exchanged';
    default:
      return state;
  }
}

/** Whether this can be noted: ink also while a scan is missing or unchecked, all else after both copies. Pure. */
export function takesNote(state: ContractState, what: ContractNote): boolean {
  return state === 'active' || (what === 'paper' && stageOf(state, [], '') === 'signing');
}

/** Why a job ends before its last day. `permit`: confirmation, visa or airport check was refused for good. */
export const END_GROUNDS = ['agreement', 'notice', 'cause', 'permit'] as const;
export type EndGround = (typeof END_GROUNDS)[number];
export const END_SIDES = ['employer', 'candidate', 'both'] as const;

/** The end of a signed contract, as its paper says. Days are ISO days. */
export interface ContractEnd {
  ended_by: ContractSide | 'both';
  ground: EndGround;
  paper: string;
  paper_on: string;
  last_day: string;
}

type EndFault = {
  path: 'ended_by' | 'ground' | 'paper_on' | 'last_day';
  code: 'end_not_by_them' | 'notice_not_agreed' | 'end_outside' | 'notice_too_short' | PaperDayFault;
  params?: { weeks: number };
};

const DAY_MS = 86_400_000;
const LONGEST_AGO_DAYS = 366;

type PaperDayFault = 'paper_in_future' | 'paper_too_old';

/** Why a paper cannot be of that day: a slip in the year would end a contract at once, or call it exchanged. Pure. */
export function paperDayFault(day: string, today: string): PaperDayFault | undefined {
  if (day > today) return 'paper_in_future';
  return Date.parse(today) - Date.parse(day) > LONGEST_AGO_DAYS * DAY_MS ? 'paper_too_old' : undefined;
}

/**
 * What an end cannot be by the contract itself: an agreement is both sides', all else one side's; notice exists only
 * where the contract has it (§ 15 (4) TzBfG); nothing ends before its paper. Pure.
 */
export function endFault(
  { ended_by, ground, paper_on, last_day }: Omit<ContractEnd, 'paper'>,
  { ends_on, notice_weeks }: Pick<ContractFields, 'ends_on' | 'notice_weeks'>,
  today: string,
): EndFault | undefined {
  if ((ground === 'agreement') !== (ended_by === 'both')) return { path: 'ended_by', code: 'end_not_by_them' };
  if (ground === 'notice' && notice_weeks === null) return { path: 'ground', code: 'notice_not_agreed' };
  const code = paperDayFault(paper_on, today);
  if (code) return { path: 'paper_on', code };
  if (last_day < paper_on || last_day > ends_on) return { path: 'last_day', code: 'end_outside' };
  if (ground !== 'notice' || notice_weeks === null) return undefined;
  const days = (Date.parse(last_day) - Date.parse(paper_on)) / DAY_MS;
  return days < notice_weeks * 7
    ? { path: 'last_day', code: 'notice_too_short', params: { weeks: notice_weeks } }
    : undefined;
}

/** Whether a contract is over as soon as such an end is noted, so that nobody can correct it any more. Pure. */
export function endsAtOnce(last_day: string, { starts_on }: Pick<ContractFields, 'starts_on'>, today: string): boolean {
  return last_day < today || last_day < starts_on;
}

/** What a side may ask the operator for. */
export const REQUEST_KINDS = ['change', 'end'] as const;
/** `wage`: of a new version, since the employer has raised its requirement's wage. */
export const KEPT_REQUEST_KINDS = [...REQUEST_KINDS, 'wage'] as const;
