import { callerApplication } from '../applicants/caller-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { contractStore } from './contract.store.ts';
import { wasShown } from './side.ts';
import { viewForSide } from './view-contract.ts';

// One for each place that somebody has taken: a few in all.
const MOST = 20;

export const ownContracts = endpoint('ownContracts', {
  auth: callerApplication,
  limit: { perNetwork: 1200, perCaller: 120 },
  readsOnly: true,
  handle({ deps, caller }) {
    const rows = contractStore(deps.db).ofApplicant(caller.applicant.id, MOST);
    return { contracts: rows.map((row) => viewForSide(deps, row, 'candidate')).filter(wasShown) };
  },
});
