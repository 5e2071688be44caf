import { CONTRACT_SIDES, type ContractSide, takesCopy } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import type { Contract } from './contract.store.ts';
import { type ContractCopy, contractCopyStore } from './copies/contract-copy.store.ts';

/** Of each side the copy that counts: its newest one of the newest terms. `all`: its copies, where they are known. */
export function currentCopies(
  { db }: Pick<Deps, 'db'>,
  { id, terms_version }: Contract,
  all = contractCopyStore(db).ofContract(id),
): ContractCopy[] {
  const copies = all.filter((copy) => copy.terms_version === terms_version);
  return CONTRACT_SIDES.flatMap((side) => copies.find((copy) => copy.side === side) ?? []);
}

/** The sides whose copy waits to be checked by the operator. */
export function sidesToCheck(deps: Pick<Deps, 'db'>, row: Contract, all?: ContractCopy[]): ContractSide[] {
  return currentCopies(deps, row, all)
    .filter(({ side, review }) => review === 'pending' && takesCopy(row.state, side))
    .map(({ side }) => side);
}

/** A copy may hold papers of somebody else: until the operator has accepted it, only its sender opens it. Pure. */
export function mayOpen({ side, review }: ContractCopy, reader: ContractSide): boolean {
  return side === reader || review === 'accepted';
}
