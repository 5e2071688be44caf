import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { employer, employerOf } from '../employers/caller-employer.ts';
import { endpoint } from '../http/endpoint.ts';
import { type Beside, placeText, searchByTime } from '../paging/page-by-time.ts';
import { searchedIn, wordsIn } from '../partners/plain-text.ts';
import { AHEAD_MS, contractStore, type ListedContract } from './contract.store.ts';
import { wasShown } from './side.ts';
import { viewForSide } from './view-contract.ts';

export const employerContracts = endpoint('employerContracts', {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300 },
  async handle({ deps, caller, input: { after, before, contract_id: wanted, search = '' } }) {
    const { id } = employerOf(deps, caller.account.id);
    const holds = wordsIn(search);
    const { pageOfEmployer, placeBefore } = contractStore(deps.db);
    const pageAt = (at: Beside) =>
      searchByTime<ListedContract>(
        { rowsAfter: (place, how) => pageOfEmployer(id, place, how), ...at },
        // Nobody is found by what this employer may not read.
        (row) => search === '' || holds(saidOf(viewForSide(deps, row, 'employer'))),
      );
    const asked = await pageAt({ after, before });
    // Mails link to a contract, which may be on another page than the first.
    const isFirst = after === undefined && before === undefined;
    const isElsewhere = isFirst && wanted && !asked.rows.some((row) => row.id === wanted);
    const place = isElsewhere ? placeBefore(wanted, id) : undefined;
    const { rows, ...neighbours } = place ? await pageAt({ after: placeText(place) }) : asked;
    const shown = rows.map((row) => viewForSide(deps, { ...row, created_at: row.created_at % AHEAD_MS }, 'employer'));
    return { contracts: shown.filter(wasShown), ...neighbours };
  },
});

function saidOf({ number, candidate_number, terms }: ContractReply): string {
  return searchedIn([number, candidate_number, terms?.candidate.name, terms?.site]);
}
