import { isSignedContract } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import type { Contract } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { contractCopyStore } from './copies/contract-copy.store.ts';

/** As `isSignedContract`. */
export function isSigned({ db }: Pick<Deps, 'db'>, { id, state }: Contract): boolean {
  return isSignedContract(state, contractCopyStore(db).ofContract(id), contractLifeStore(db).marks(id));
}
