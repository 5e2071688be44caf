import { applicationNumber } from '#contract/applications/application-number.ts';
import { calls } from '#contract/calls.ts';
import { CONTRACT_FILTERS, type ContractFilter } from '#contract/employment-contracts/contract-input.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { endpoint } from '../http/endpoint.ts';
import { searchByTime } from '../paging/page-by-time.ts';
import { phoneDigits, searchedIn, wordsIn } from '../partners/plain-text.ts';
import { placementStore } from '../placements/placement.store.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import { isoTime } from '../time/iso-time.ts';
import { contractStore, type ListedContract } from './contract.store.ts';
import { contractCopyStore } from './contract-copy.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { contractWantedStore } from './contract-wanted.store.ts';
import { termsOf } from './load-contract.ts';

/** A page of the contracts, the newest first. */
export const listContracts = endpoint(calls.listContracts, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600, windowMinutes: 15 },
  async handle({ deps, input: { state: filter, search = '', after, before } }) {
    const holds = wordsIn(search);
    const { rows, previous, next } = await searchByTime<ListedContract>(
      { rowsAfter: (place, how) => contractStore(deps.db).page({ filter }, place, how), after, before },
      (row) => search === '' || holds(saidOf(deps, row)),
    );
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

function countOf({ db }: Deps, filter: ContractFilter): number {
  if (filter === 'to-check') return contractCopyStore(db).toCheck().count;
  if (filter === 'to-exchange') return contractLifeStore(db).toExchange().count;
  if (filter === 'asked') return contractLifeStore(db).asked().count;
  return filter === 'left' ? contractStore(db).left().count : contractStore(db).count(filter);
}

function saidOf(deps: Deps, row: ListedContract): string {
  const { employer, candidate, site } = termsOf(deps, row).terms;
  const number = placementStore(deps.db).find(row.applicant_id)?.pool_number;
  const ours = [contractNumber(row.id), applicationNumber(row.applicant_id), number ? candidateNumber(number) : ''];
  const { email = '', phone = '' } = applicantStore(deps.db).find(row.applicant_id) ?? {};
  return searchedIn([...ours, employer.company, candidate.name, site, email, phoneDigits(phone)]);
}

function listed(deps: Pick<Deps, 'db' | 'site'>, row: ListedContract) {
  const { id, state, created_at, changed_at } = row;
  const { terms } = termsOf(deps, row);
  const { employer, candidate, site, starts_on, ends_on } = terms;
  return {
    ...{ id, state, site, starts_on, ends_on },
    number: contractNumber(id),
    company: employer.company,
    candidate: candidate.name,
    unlawful: unlawfulOf(deps, terms),
    created_at: isoTime(created_at),
    changed_at: isoTime(changed_at),
  };
}
