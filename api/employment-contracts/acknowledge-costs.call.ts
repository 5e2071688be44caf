import { takesCopy } from '#contract/employment-contracts/contract-rules.ts';
import { callerApplication } from '../applicants/caller-application.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { contractStore } from './contract.store.ts';
import { contractTermsStore } from './contract-terms.store.ts';
import { isOverdue } from './is-signed.ts';
import { loadContract, termsOf } from './load-contract.ts';
import { recordContract } from './record-contract.ts';
import { candidateSide, contractOf } from './side.ts';
import { viewForSide } from './view-contract.ts';

export const acknowledgeCosts = endpoint('acknowledgeCosts', {
  auth: callerApplication,
  limit: { perNetwork: 600, perCaller: 60 },
  page: 'same',
  handle({ deps, caller, input: { contract_id: id, terms_version: seen } }) {
    const { db, clock, tx } = deps;
    tx(() => {
      const row = contractOf(deps, candidateSide(caller), id);
      if (row.terms_version !== seen) throw problem('contract_changed');
      const isSent = termsOf(deps, row).sent_at !== null;
      if (!isSent || !takesCopy(row.state, 'candidate') || isOverdue(deps, row)) throw problem('contract_step');
      if (!contractTermsStore(db).acknowledge(id, seen, clock.now())) return;
      contractStore(db).touch(id, clock.now());
      const { accountId } = caller;
      recordContract(deps, row, { action: 'contract-costs-acknowledged', by: 'candidate', accountId });
    });
    return viewForSide(deps, loadContract(deps, id), 'candidate');
  },
});
