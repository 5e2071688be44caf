import { calls } from '#contract/calls.ts';
import { CONTRACT_STATES, type ContractState, contractNumber } from '#contract/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { isoTime } from '../iso-time.ts';
import { pageByTime } from '../page-by-time.ts';
import { adminOrReader } from '../sessions/session-auth.ts';
import type { ListedContract } from './contract.store.ts';
import { termsOf } from './load-contract.ts';

/** A page of the contracts, the newest first. */
export const listContracts = endpoint(calls.listContracts, {
  auth: adminOrReader,
  limit: { perNetwork: 1200, perCaller: 600, windowMinutes: 15 },
  handle({ deps, input: { state, after, before } }) {
    const { rows, previous, next } = pageByTime<ListedContract>({
      rowsAfter: (place, how) => deps.contracts.page({ state }, place, how),
      after,
      before,
    });
    const counts = CONTRACT_STATES.map((one) => [one, deps.contracts.count(one)] as const);
    return {
      contracts: rows.map((row) => listed(deps, row)),
      counts: Object.fromEntries(counts) as Record<ContractState, number>,
      wanted: deps.contractsWanted.waiting().count,
      previous,
      next,
    };
  },
});

function listed(deps: Pick<Deps, 'contractTerms'>, row: ListedContract) {
  const { id, state, created_at, changed_at } = row;
  const { employer, candidate, site, starts_on, ends_on } = termsOf(deps, row).terms;
  return {
    ...{ id, state, site, starts_on, ends_on },
    number: contractNumber(id),
    company: employer.company,
    candidate: candidate.name,
    created_at: isoTime(created_at),
    changed_at: isoTime(changed_at),
  };
}
