import type { ContractFields } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { type Contract, contractStore } from '../employment-contracts/contract.store.ts';
import { contractTermsStore } from '../employment-contracts/contract-terms.store.ts';
import { termsOf } from '../employment-contracts/load-contract.ts';
import { recordContract } from '../employment-contracts/record-contract.ts';

/** Writes what its requirement now says into a draft of a contract. */
export function changeDraft(
  deps: Deps,
  row: Contract,
  change: Partial<Pick<ContractFields, 'wage_cents' | 'shifts' | 'shifts_en'>>,
  who: { by: 'employer' | 'operator'; accountId: string },
): void {
  const draft = termsOf(deps, row);
  contractTermsStore(deps.db).write(row.id, { ...draft, terms: { ...draft.terms, ...change } });
  contractStore(deps.db).touch(row.id, deps.clock.now());
  recordContract(deps, row, { action: 'contract-changed', ...who });
}
