import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { isOffered } from '#contract/model/match-rules.ts';
import type { Stake, StakeKind } from '#contract/model/stakes.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { problem } from '../http/problem.ts';
import { matchListStore, type WholeMatch } from '../matches/match-list.store.ts';
import { seasonStore } from '../seasons/season.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import {
  isContractTold,
  isSignedMatch,
  type OneMatch,
  type ReadsParts,
  readsInMatch,
  toldState,
} from './employer-reads.ts';

/** What somebody has with employers now: offers, places and contracts of days that are not over. */
export function stakesOf(deps: ReadsParts, applicantId: string): Stake[] {
  return offersOf(deps, applicantId).map((match) => stakeOf(deps, match));
}

/** As much of it as they know of. */
export function toldStakesOf(deps: ReadsParts, applicantId: string): Stake[] {
  const told = offersOf(deps, applicantId).filter((match) => isOffered(toldState(deps, match)));
  return told.map((match) => stakeOf(deps, match));
}

/** Whoever worked in a season must not read that nothing has come of it, that their days are now others, or do not fit. */
export function hadPlace(
  { db }: Pick<ReadsParts, 'db'>,
  { id, season_id }: Pick<Applicant, 'id' | 'season_id'>,
): boolean {
  const beginning = seasonStore(db).find(season_id)?.starts_on;
  if (beginning === undefined) return false;
  return matchListStore(db)
    .offers(id)
    .some(({ state, ends_on }) => state === 'confirmed' && ends_on >= beginning);
}

/** Throws `changed_meanwhile` where the page named another number of them. */
export function assertStakesNamed(stakes: readonly Stake[], named: number | undefined): void {
  if (named !== undefined && stakes.length !== named) throw problem('changed_meanwhile');
}

function offersOf({ db, clock }: ReadsParts, applicantId: string): WholeMatch[] {
  const today = berlinDate(clock.now());
  return matchListStore(db)
    .offers(applicantId)
    .filter(({ ends_on }) => ends_on >= today);
}

function stakeOf(deps: ReadsParts, match: WholeMatch): Stake {
  const { company, starts_on, ends_on } = match;
  const kind = stakeIn(deps, match);
  const contract = kind === 'contract' || kind === 'signed' ? contractStore(deps.db).ofMatch(match.id) : undefined;
  return {
    ...{ kind, company, starts_on, ends_on },
    contract: contract ? contractNumber(contract.id) : '',
    reads: readsInMatch(deps, match),
  };
}

/** What a match is worth to its candidate: before it is confirmed an offer, also one that they do not know of yet. */
export function stakeIn(deps: ReadsParts, { id, state }: OneMatch): StakeKind {
  if (state !== 'confirmed') return 'offer';
  const contract = contractStore(deps.db).ofMatch(id);
  if (!contract || !isContractTold(deps, contract)) return 'place';
  return isSignedMatch(deps, id) ? 'signed' : 'contract';
}
