import { CONTRACT_FILTERS, type ContractFilter } from '#contract/employment-contracts/contract-input.ts';
import { stageOf } from '#contract/employment-contracts/contract-life.ts';
import { contractNumber, isUntranslated } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { endpoint } from '../http/endpoint.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { isoTime } from '../time/iso-time.ts';
import { contractStore, type ListedContract } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { contractWantedStore } from './contract-wanted.store.ts';
import { contractCopyStore } from './copies/contract-copy.store.ts';
import { sidesToCheck } from './current-copies.ts';
import { findContracts } from './find-contracts.ts';
import { termsOf, workAreaOf } from './load-contract.ts';
import { marksOf } from './mark.ts';
import { uncheckedPlace } from './unchecked-place.ts';
import { isOut, underpaid, wageDue } from './wage-due.ts';

export const listContracts = endpoint('listContracts', {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600 },
  async handle({ deps, input: { state: filter, search = '', after, before } }) {
    const { rows, previous, next } = await findContracts(deps, { filter, search, after, before });
    const counts = CONTRACT_FILTERS.map((one) => [one, countOf(deps, one)] as const);
    return {
      contracts: rows.map((row) => listed(deps, row)),
      counts: Object.fromEntries(counts) as Record<ContractFilter, number>,
      wanted: contractWantedStore(deps.db).waiting().count,
      previous,
      next,
    };
  },
});

function countOf(deps: Deps, filter: ContractFilter): number {
  const { db, clock } = deps;
  if (filter === 'underpaid') return underpaid(deps).length;
  if (filter === 'to-check') return contractCopyStore(db).toCheck().count;
  if (filter === 'to-exchange') return contractLifeStore(db).toExchange(berlinDate(clock.now())).count;
  if (filter === 'asked') return contractLifeStore(db).asked().count;
  if (filter === 'active') return contractLifeStore(db).notYetInForce();
  if (filter === 'in-force') return contractLifeStore(db).inForce();
  return (filter === 'left' ? contractStore(db).left() : contractStore(db).count(filter)).count;
}

function listed(deps: Pick<Deps, 'db' | 'site'>, row: ListedContract) {
  const noted = marksOf(deps, row).map(({ what }) => what);
  const { id, version, state, created_at, changed_at } = row;
  const { terms } = termsOf(deps, row);
  const { employer, candidate, site, starts_on, ends_on } = terms;
  return {
    ...{ id, version, state, site, starts_on, ends_on },
    number: contractNumber(id),
    stage: stageOf(state, noted, workAreaOf(deps, row)),
    checking: sidesToCheck(deps, row),
    company: employer.company,
    candidate: candidate.name,
    unlawful: unlawfulOf(deps, { ...terms, ...uncheckedPlace(deps, row) }),
    wage_cents: terms.wage_cents,
    due_wage_cents: wageDue(deps, row, terms),
    is_untranslated: isOut(deps, row) && isUntranslated(terms),
    created_at: isoTime(created_at),
    changed_at: isoTime(changed_at),
  };
}
