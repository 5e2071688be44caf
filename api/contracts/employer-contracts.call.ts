import { calls } from '#contract/calls.ts';
import { employer, employerOf } from '../employers/caller-employer.ts';
import { endpoint } from '../http/endpoint.ts';
import { pageByTime } from '../page-by-time.ts';
import type { ListedContract } from './contract.store.ts';
import { wasShown } from './side.ts';
import { viewForSide } from './view-contract.ts';

/** A page of the contracts of the caller's employer, the newest first. */
export const employerContracts = endpoint(calls.employerContracts, {
  auth: employer,
  limit: { perNetwork: 1200, perCaller: 300, windowMinutes: 15 },
  handle({ deps, caller, input: { after, before } }) {
    const { id } = employerOf(deps, caller.account.id);
    const { rows, ...neighbours } = pageByTime<ListedContract>({
      rowsAfter: (place, how) => deps.contracts.page({ employer: id }, place, how),
      after,
      before,
    });
    const shown = rows.map((row) => viewForSide(deps, row, 'employer')).filter(wasShown);
    return { contracts: shown, ...neighbours };
  },
});
