import { calls } from '#contract/calls.ts';
import { employer, employerOf } from '../employers/caller-employer.ts';
import { endpoint } from '../http/endpoint.ts';
import { pageByTime } from '../paging/page-by-time.ts';
import { contractStore, type ListedContract } from './contract.store.ts';
import { wasShown } from './side.ts';
import { viewForSide } from './view-contract.ts';

/** A page of the contracts of the caller's employer, the newest first. */
export const employerContracts = endpoint(calls.employerContracts, {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle({ deps, caller, input: { after, before, contract_id: wanted } }) {
    const { id } = employerOf(deps, caller.account.id);
    const pageAt = (at: { after?: string | undefined; before?: string | undefined }) =>
      pageByTime<ListedContract>({
        rowsAfter: (place, how) => contractStore(deps.db).page({ employer: id }, place, how),
        ...at,
      });
    const asked = pageAt({ after, before });
    // Mails link to a contract, which may be older than those of the first page.
    const isFirst = after === undefined && before === undefined;
    const place =
      isFirst &&
      wanted &&
      !asked.rows.some((row) => row.id === wanted) &&
      contractStore(deps.db).placeBefore(wanted, id);
    const { rows, ...neighbours } = place ? pageAt({ after: place }) : asked;
    const shown = rows.map((row) => viewForSide(deps, row, 'employer')).filter(wasShown);
    return { contracts: shown, ...neighbours };
  },
});
