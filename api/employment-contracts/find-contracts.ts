import { applicationNumber } from '#contract/applications/application-number.ts';
import type { ContractFilter } from '#contract/employment-contracts/contract-input.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { type Beside, searchByTime } from '../paging/page-by-time.ts';
import { phoneDigits, searchedIn, wordsIn } from '../partners/plain-text.ts';
import { placementStore } from '../placements/placement.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { contractStore, type ListedContract } from './contract.store.ts';
import { termsOf } from './load-contract.ts';
import { underpaid } from './wage-due.ts';

interface Wanted extends Beside {
  search: string;
  filter?: ContractFilter | undefined;
}

/** A page of the contracts that hold a search, the newest first, for the operator. */
export function findContracts(deps: Deps, { search, filter, after, before }: Wanted) {
  const holds = wordsIn(search);
  const ids = filter === 'underpaid' ? underpaid(deps) : [];
  const today = berlinDate(deps.clock.now());
  return searchByTime<ListedContract>(
    { rowsAfter: (place, how) => contractStore(deps.db).page({ filter, ids, today }, place, how), after, before },
    (row) => search === '' || holds(saidOf(deps, row)),
  );
}

function saidOf(deps: Deps, row: ListedContract): string {
  const { employer, candidate, site } = termsOf(deps, row).terms;
  const number = placementStore(deps.db).find(row.applicant_id)?.pool_number;
  const ours = [contractNumber(row.id), applicationNumber(row.applicant_id), number ? candidateNumber(number) : ''];
  const { email = '', phone = '' } = applicantStore(deps.db).find(row.applicant_id) ?? {};
  return searchedIn([...ours, employer.company, candidate.name, site, email, phoneDigits(phone)]);
}
