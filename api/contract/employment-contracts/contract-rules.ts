import type { WorkArea } from '../employers/airside.ts';
import type { EmployerProfile, Housing, VETTED_FIELDS } from '../employers/employer-rules.ts';
import type { RequirementFields } from '../employers/requirement-rules.ts';
import type { ReviewState } from '../model/document.ts';
import type { Supplements } from '../pay/supplements.text.ts';
import type { TaxWay } from '../pay/tax-ways.ts';

/** Where a contract is; `CONTRACT_RULES` says what follows what. */
export const CONTRACT_STATES = [
  'draft',
  'sent',
  'signed-by-employer',
  'signed-by-candidate',
  'active',
  'ended',
  'cancelled',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** The two who sign. */
export const CONTRACT_SIDES = ['employer', 'candidate'] as const;
export type ContractSide = (typeof CONTRACT_SIDES)[number];
/** Who brings a contract to its next state. `server`: its last day has passed, or its match has ended. */
export type ContractActor = ContractSide | 'operator' | 'server';

interface ContractRule {
  /** Whose signed copy has not been accepted yet. */
  awaits: readonly ContractSide[];
  steps: Partial<Record<ContractState, readonly ContractActor[]>>;
}

const cancelled = ['operator', 'server'] as const;
const ended = ['operator', 'server'] as const;

/**
 * The life of a contract, in one place. A signed copy counts when the operator has accepted it, so it is the operator
 * who brings a contract forward; an acceptance taken back leads back. A change of what was sent leads back to `sent`:
 * new terms are signed anew. What both have signed is not cancelled: a third party cannot end a job (§ 623 BGB). The
 * operator only notes an end that the two have put on paper.
 */
export const CONTRACT_RULES: Readonly<Record<ContractState, ContractRule>> = {
  draft: { awaits: [], steps: { sent: ['operator'], cancelled } },
  sent: {
    awaits: ['employer', 'candidate'],
    steps: {
      ...{ sent: ['operator'], 'signed-by-employer': ['operator'], 'signed-by-candidate': ['operator'] },
      ...{ ended, cancelled },
    },
  },
  'signed-by-employer': {
    awaits: ['candidate'],
    steps: { sent: ['operator'], active: ['operator'], ended, cancelled },
  },
  'signed-by-candidate': {
    awaits: ['employer'],
    steps: { sent: ['operator'], active: ['operator'], ended, cancelled },
  },
  active: {
    awaits: [],
    steps: {
      sent: ['operator'],
      'signed-by-employer': ['operator'],
      'signed-by-candidate': ['operator'],
      ended,
    },
  },
  ended: { awaits: [], steps: {} },
  cancelled: { awaits: [], steps: {} },
};

/** Whether somebody may bring a contract from one state to another. Pure. */
export function mayStep(from: ContractState, to: ContractState, actor: ContractActor): boolean {
  return CONTRACT_RULES[from].steps[to]?.includes(actor) ?? false;
}

/** Whether a side may send a signed copy: until its copy is accepted, again and again. Pure. */
export function takesCopy(state: ContractState, side: ContractSide): boolean {
  return CONTRACT_RULES[state].awaits.indexOf(side) >= 0;
}

/** The state once a side's copy is accepted, or no longer is. Undefined where none is reviewed. Pure. */
export function afterReview(state: ContractState, side: ContractSide, isAccepted: boolean): ContractState | undefined {
  const { awaits } = CONTRACT_RULES[state];
  if (awaits.length === 0 && state !== 'active') return undefined;
  const open = CONTRACT_SIDES.filter((one) => (one === side ? !isAccepted : awaits.indexOf(one) >= 0));
  if (open.length === 2) return 'sent';
  return open[0] ? (`signed-by-${open[0] === 'employer' ? 'candidate' : 'employer'}` as const) : 'active';
}

/** A signed copy, as far as the rules look at it. */
export interface ReviewedCopy {
  side: ContractSide;
  terms_version: number;
  review: ReviewState;
}

/**
 * Whether both sides have sent a copy of the same terms that the operator did not send back, accepted or not: from then
 * on nobody but the two of them can end the job. Pure.
 */
export function signedByBoth(copies: readonly ReviewedCopy[]): boolean {
  const signed = copies.filter((copy) => copy.review !== 'to_replace');
  return signed.some((one) => signed.some((two) => two.side !== one.side && two.terms_version === one.terms_version));
}

/** A note of what happened on paper, as far as the rules look at it. */
interface InkMark {
  what: string;
  terms_version: number;
}

/**
 * The newest version of which both have sent a signed copy; without one, that of the ink they have exchanged, or with
 * which work began. `below`: before this version. Null where there is none. Pure.
 */
export function signedVersion(
  copies: readonly ReviewedCopy[],
  marks: readonly InkMark[],
  below = Number.POSITIVE_INFINITY,
): number | null {
  const versions = copies
    .map(({ terms_version }) => terms_version)
    .filter((one) => one < below && signedByBoth(copies.filter(({ terms_version }) => terms_version === one)));
  if (versions.length > 0) return Math.max(...versions);
  const inked = marks.find(
    ({ what, terms_version }) => terms_version < below && (what === 'paper' || what === 'began'),
  );
  return inked?.terms_version ?? null;
}

/** Whether both sides have signed a contract that has not ended: nobody but they can end it, accepted or not. Pure. */
export function isSignedContract(
  state: ContractState,
  copies: readonly ReviewedCopy[],
  marks: readonly InkMark[],
): boolean {
  if (state === 'ended' || state === 'cancelled') return false;
  return state === 'active' || signedVersion(copies, marks) !== null;
}

/** What § 2 NachwG asks for beside the facts of a requirement; the next contract of an employer begins with them. */
export interface HouseRules extends Supplements {
  /** '' leaves a line free on the paper. */
  employer_address: string;
  /** Who signs for the employer. */
  representative: string;
  break_minutes: number;
  /** The day of the following month on which the wage is paid at the latest. */
  pay_day: number;
  /** Null: nobody can give notice (§ 15 (4) TzBfG). */
  notice_weeks: number | null;
  /** Collective and works agreements that apply; '' for none. */
  tariffs: string;
  tax: TaxWay;
}

export const HOUSE_RULES: HouseRules = {
  ...{ employer_address: '', representative: '', break_minutes: 30, pay_day: 15, notice_weeks: null, tariffs: '' },
  ...{ overtime_percent: 0, night_percent: 25, sunday_percent: 0, tax: 'byTable' },
};

/** What the operator may change of a contract; the rest comes from requirement, profiles and settings. */
export interface ContractFields
  extends Pick<RequirementFields, 'site' | 'starts_on' | 'ends_on' | 'shifts'>,
    HouseRules {
  wage_cents: number;
  /** May be half hours, such as 38.5. */
  week_hours: number;
  housing: Housing;
  /** Euros a month for a room of the employer; null: it has none, or its price is not known. */
  housing_euro: number | null;
  /** The shifts in English; '' where nobody has translated them. */
  shifts_en: string;
  /** Days of paid leave in these days of work. */
  leave_days: number;
  candidate_address: string;
}

/** In the order of the form. */
export const CONTRACT_FIELDS = [
  'site',
  'starts_on',
  'ends_on',
  'week_hours',
  'wage_cents',
  'overtime_percent',
  'night_percent',
  'sunday_percent',
  'pay_day',
  'leave_days',
  'notice_weeks',
  'break_minutes',
  'shifts',
  'shifts_en',
  'housing',
  'housing_euro',
  'tax',
  'tariffs',
  'employer_address',
  'representative',
  'candidate_address',
] as const satisfies readonly (keyof ContractFields)[];

export const COST_ITEMS = [
  ...(['fee', 'exam', 'postage', 'embassy', 'visa', 'flight', 'insurance', 'security', 'room'] as const),
] as const;
export type CostItem = (typeof COST_ITEMS)[number];

/** A line of the cost sheet: who pays what. Euros from the lowest to the highest that is likely; null: not known. */
export interface CostLine {
  item: CostItem;
  payer: ContractSide;
  euro: { from: number; to: number } | null;
  per: 'once' | 'month';
}

/** What a contract says, as it is printed. Days are ISO days. */
export interface ContractTerms extends ContractFields {
  employer: Pick<EmployerProfile, (typeof VETTED_FIELDS)[number] | 'contact_person' | 'phone'>;
  /** The name as in the passport. */
  candidate: { name: string; born_on: string; nationality: string; university: string };
  field_of_work: Exclude<RequirementFields['field_of_work'], ''>;
  model: Exclude<RequirementFields['model'], ''>;
  /** '' in terms that were written before it was kept. */
  area: WorkArea['area'];
  costs: CostLine[];
}

/** What § 2 NachwG asks for and the paper leaves a line free for: the two fill it in by hand. Pure. */
export function leftFree(terms: Pick<ContractFields, (typeof MAY_BE_FREE)[number]>) {
  return MAY_BE_FREE.filter((name) => terms[name] === '');
}
export const MAY_BE_FREE = ['employer_address', 'representative', 'candidate_address', 'shifts'] as const;

/** Whether the English column would say its shifts in German. Pure. */
export function isUntranslated({ shifts, shifts_en }: Pick<ContractFields, 'shifts' | 'shifts_en'>): boolean {
  return shifts !== '' && shifts_en === '';
}

/** Whether nobody would know what the employer's room costs. Pure. */
export function isUnpriced({ housing, housing_euro }: Pick<ContractFields, 'housing' | 'housing_euro'>): boolean {
  return housing === 'provided' && housing_euro === null;
}

/** What cannot be left blank when a contract is sent, and is missing. Pure. */
export function missingInTerms(terms: ContractTerms) {
  const { employer, candidate, site, starts_on, ends_on } = terms;
  const facts = {
    company: employer.company,
    name: candidate.name,
    born_on: candidate.born_on,
    site,
    starts_on,
    ends_on,
    shifts_en: isUntranslated(terms) ? '' : '–',
    housing_euro: isUnpriced(terms) ? '' : '–',
  };
  return (Object.keys(facts) as (keyof typeof facts)[]).filter((name) => facts[name] === '');
}

/** 'V-1A2B-3C4D': the first signs of a contract's id, to read aloud. Opens nothing. */
export function contractNumber(id: string): string {
  return `V-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}
