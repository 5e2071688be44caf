import { type Arrival, type ContractStage, stageOf } from '#contract/employment-contracts/contract-life.ts';
import type { ContractSide, ContractTerms } from '#contract/employment-contracts/contract-rules.ts';
import { costSheet } from '#contract/employment-contracts/cost-sheet.ts';
import type { AdminMatch, EmployerMatch, Offer } from '#contract/matching/match.ts';
import type { Score } from '#contract/matching/matching.ts';
import { isOffered, MATCH_RULES, type MatchState, stepsOf } from '#contract/model/match-rules.ts';
import { monthRange } from '#contract/pay/work-month.ts';
import { wholeName } from '#contract/person-name.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { type Contract, contractStore } from '../employment-contracts/contract.store.ts';
import { contractLifeStore } from '../employment-contracts/contract-life.store.ts';
import { isOverdue } from '../employment-contracts/is-signed.ts';
import { termsOf } from '../employment-contracts/load-contract.ts';
import { isArrival, marksOf } from '../employment-contracts/mark.ts';
import { asItHolds, signedTermsOf } from '../employment-contracts/signed-terms.ts';
import {
  hasConsent,
  isContractTold,
  isSignedMatch,
  type ReadsParts,
  readsInMatch,
  toldState,
} from '../placements/employer-reads.ts';
import { poolStore } from '../placements/pool.store.ts';
import { toldStakesOf } from '../placements/stakes.ts';
import { berlinDate, lastDayOf } from '../time/berlin-time.ts';
import { isoTime } from '../time/iso-time.ts';
import { isExtendable } from './extendable.ts';
import { isBlocked } from './is-blocked.ts';
import { type Match, matchStore } from './match.store.ts';
import { type EndedMatch, matchListStore, type ShownMatch, type WholeMatch } from './match-list.store.ts';

/** A match for its employer. */
export function viewForEmployer(deps: ReadsParts, row: ShownMatch): EmployerMatch {
  const { level, documents, first_wish, second_wish, reason } = row;
  const reads = readsInMatch(deps, row);
  // Who is not vetted, as it is now, decides about nobody, and by no day.
  const isVetted = employerStore(deps.db).isVetted(matchStore(deps.db).employerOf(row.id));
  return {
    ...common(deps, row),
    ...(row.state === 'proposed' && !isVetted && { answer_until: null }),
    state: toldState(deps, row),
    number: numberOf(row),
    ...{ level, documents, reason },
    first_wish: first_wish ?? '',
    second_wish: second_wish ?? '',
    score: JSON.parse(row.score_parts) as Score,
    name: reads === 'number' ? null : wholeName(row),
    email: reads === 'person' ? row.email : null,
    can: isVetted
      ? stepsOf(row.state, 'employer')
          .filter((to) => to === 'accepted' || to === 'refused')
          .filter((to) => to === 'refused' || row.starts_on >= berlinDate(deps.clock.now()))
      : [],
  };
}

/** A match for the operator. */
export function viewForAdmin(deps: Pick<Deps, 'db' | 'clock' | 'site'>, row: WholeMatch): AdminMatch {
  const unlawful = unlawfulOf(deps, row);
  const { score, applicant_id, requirement_id, employer_id, company, site, field_of_work, reason } = row;
  return {
    ...common(deps, row),
    number: numberOf(row),
    ...{ score, applicant_id, requirement_id, employer_id, company, site, field_of_work, reason },
    applicant_name: wholeName(row),
    ...areaOf(row),
    unlawful,
    can_extend: isExtendable(deps, row, 'operator'),
    can: stepsOf(row.state, 'operator').filter((to) => unlawful.length === 0 || !MATCH_RULES[to].holdsPlace),
  };
}

/** What is offered to a candidate or confirmed, what would become of it, and which offers and places have ended. */
export function viewOffers(deps: Deps, applicantId: string) {
  const { offers, endedOffers } = matchListStore(deps.db);
  const told = offers(applicantId).filter((row) => isOffered(toldState(deps, row)));
  const ended = endedOffers(applicantId, berlinDate(deps.clock.now()));
  return {
    offers: [...told, ...ended].map((row) => viewOffer(deps, row)),
    stakes: toldStakesOf(deps, applicantId),
  };
}

function viewOffer(deps: Deps, row: WholeMatch & Partial<EndedMatch>): Offer {
  const contract = contractStore(deps.db).ofMatch(row.id);
  const has_contract = contract !== undefined && isContractTold(deps, contract);
  const awaited = (side: ContractSide) => (has_contract ? matchStore(deps.db).awaitedCopy(row.id, side) : undefined);
  const ofCandidate = awaited('candidate');
  const { company, site, field_of_work } = row;
  const is_blocked = isBlocked(deps, row);
  return {
    ...common(deps, row),
    ...{ company, site, field_of_work },
    ...areaOf(row),
    ...payOf(deps, row, has_contract ? contractTerms(deps, row) : undefined),
    has_contract,
    contract_stage: has_contract ? contractStage(deps, row, contract) : contract ? null : cancelledStage(deps, row),
    awaits_signature: ofCandidate !== undefined,
    is_sent_back: ofCandidate === 'again',
    awaits_employer: awaited('employer') !== undefined,
    is_overdue:
      row.state === 'confirmed' &&
      row.starts_on < berlinDate(deps.clock.now()) &&
      (!isSignedMatch(deps, row.id) || (contract !== undefined && isOverdue(deps, contract))),
    ended_on: (has_contract && contractLifeStore(deps.db).end(contract.id)?.last_day) || null,
    was_place: row.ended_from === 'confirmed',
    is_considered: poolStore(deps.db).find(row.applicant_id) !== undefined,
    is_blocked,
    can_extend: isExtendable(deps, row, 'candidate'),
    // Only the operator ends what a contract was sent for, also while that can still be taken back.
    can: matchStore(deps.db).hasContract(row.id)
      ? []
      : stepsOf(row.state, 'candidate')
          .filter((to): to is 'confirmed' | 'declined' => isAnswer(to))
          .filter((to) => to === 'declined' || (!is_blocked && hasConsent(deps, row.applicant_id))),
  };
}

/**
 * What is paid, and what is to pay: by the requirement, or by the contract that was sent, although the employer has
 * raised the wage since; by newer terms once both have signed them.
 */
function payOf({ site }: Pick<Deps, 'site'>, row: WholeMatch, sent: ContractTerms | undefined) {
  const { shifts, shifts_en, housing, wage_cents, overtime_percent, night_percent, sunday_percent } = sent ?? row;
  const week_hours_from = sent?.week_hours ?? row.week_hours_from;
  const week_hours_to = sent?.week_hours ?? row.week_hours_to;
  const housing_euro = housing === 'provided' ? (sent ?? row).housing_euro : null;
  const { tax: rules, month } = site.earnings;
  const hours = { wage_cents, week_hours_from, week_hours_to };
  const sheet = { model: row.model || 'holiday', housing: housing || 'none', housing_euro, area: row.area } as const;
  const costs = sent?.costs ?? costSheet(site, sheet);
  // What the employer pays comes off nobody's wage.
  const isOwn = costs.every(({ item, payer }) => item !== 'insurance' || payer === 'candidate');
  const basis = {
    rules,
    insurance: isOwn ? month.healthInsuranceEuro : { from: 0, to: 0 },
    model: row.model,
    days: sent ?? row,
    ...(sent && { tax: sent.tax }),
  };
  return {
    ...{ overtime_percent, night_percent, sunday_percent },
    ...{ shifts, shifts_en, wage_cents, week_hours_from, week_hours_to, housing, housing_euro },
    month: monthRange(hours, basis) ?? null,
    costs,
  };
}

/** How far the contract is; once that is noted, whether its person has come. */
function contractStage(deps: Deps, { area }: WholeMatch, contract: Contract): ContractStage | Arrival {
  const noted = marksOf(deps, contract).map(({ what }) => what);
  const stage = stageOf(contract.state, noted, area);
  return (stage === 'in-force' && noted.find(isArrival)) || stage;
}

/** A place outlives its contract, and none may follow; a draft says that one does. */
function cancelledStage({ db }: Deps, { id }: Match): ContractStage | null {
  return contractStore(db).wasCancelled(id) ? 'cancelled' : null;
}

function contractTerms(deps: Pick<Deps, 'db'>, { id }: Match): ContractTerms | undefined {
  const row = contractStore(deps.db).ofMatch(id);
  return row && signedTermsOf(deps, row);
}

const areaOf = ({ area, check_authority, check_answer, check_answered_on }: WholeMatch) => ({
  ...{ area, check_authority, check_answer, check_answered_on },
});

const isAnswer = (to: MatchState) => to === 'confirmed' || to === 'declined';

function common(deps: Pick<Deps, 'db'>, row: Match) {
  const { id, state, version, answer_until, changed_at } = row;
  return {
    id,
    state,
    version,
    ...heldDays(deps, row),
    answer_until: lastDayOf(answer_until),
    changed_at: isoTime(changed_at),
  };
}

/** While newer terms wait for signatures a match keeps the days of both: those that both have signed hold until then. */
function heldDays(deps: Pick<Deps, 'db'>, { id, state, starts_on, ends_on }: Match) {
  const contract = state === 'confirmed' ? contractStore(deps.db).ofMatch(id) : undefined;
  const held = contract && asItHolds(deps, contract);
  // An end on paper has days of its own.
  if (!held || held === contract || contractLifeStore(deps.db).end(contract.id)) return { starts_on, ends_on };
  const { terms } = termsOf(deps, held);
  return { starts_on: terms.starts_on, ends_on: terms.ends_on };
}

/** What employers call the candidate; null before the pool had a number for them. */
export function numberOf({ number }: Pick<ShownMatch, 'number'>): string | null {
  return number === null ? null : candidateNumber(number);
}
