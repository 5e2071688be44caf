import { CONTRACT_RULES, type ContractTerms, signedVersion } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import type { Contract } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { contractCopyStore } from './copies/contract-copy.store.ts';
import { termsOf } from './load-contract.ts';

/** As `signedVersion`. */
function signedVersionOf({ db }: Pick<Deps, 'db'>, { id }: Pick<Contract, 'id'>, below?: number): number | null {
  return signedVersion(contractCopyStore(db).ofContract(id), contractLifeStore(db).marks(id), below);
}

/** The contract as it holds meanwhile: with the terms that both have signed, while newer ones wait for signatures. */
export function asItHolds(deps: Pick<Deps, 'db'>, row: Contract): Contract {
  const version = CONTRACT_RULES[row.state].awaits.length > 0 ? signedVersionOf(deps, row) : null;
  return version === null || version === row.terms_version ? row : { ...row, state: 'active', terms_version: version };
}

/** The terms with which the newest are compared: those that both have signed, else the version before. Null for the first. */
export function termsBefore(deps: Pick<Deps, 'db'>, row: Contract): ContractTerms | null {
  const { terms_version: version } = row;
  return version > 1 ? termsOf(deps, row, signedVersionOf(deps, row, version) ?? version - 1).terms : null;
}

/** The terms that hold between the two: those that both have signed, though newer ones may have been sent since. */
export function signedTermsOf(deps: Pick<Deps, 'db'>, row: Contract): ContractTerms {
  return termsOf(deps, row, signedVersionOf(deps, row) ?? row.terms_version).terms;
}
