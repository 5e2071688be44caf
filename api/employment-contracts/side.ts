import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import type { CallerApplication } from '../applicants/caller-application.ts';
import type { Deps } from '../deps.ts';
import { employerOf } from '../employers/caller-employer.ts';
import { problem } from '../http/problem.ts';
import type { ReadsParts } from '../placements/employer-reads.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { assertShown } from './candidate-of.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { type ContractCopy, contractCopyStore } from './copies/contract-copy.store.ts';
import { mayOpen } from './current-copies.ts';
import { loadContract } from './load-contract.ts';

/** Who calls for one of the two sides. */
export interface Side {
  side: ContractSide;
  /** Null for the holder of a link. */
  accountId: string | null;
  owns(row: Contract): boolean;
}

export function employerSide(deps: Pick<Deps, 'db'>, { account }: SignedIn): Side {
  const { id } = employerOf(deps, account.id);
  return { side: 'employer', accountId: account.id, owns: (row) => row.employer_id === id };
}

export function candidateSide({ applicant, accountId }: CallerApplication): Side {
  return { side: 'candidate', accountId, owns: (row) => row.applicant_id === applicant.id };
}

/** A contract of this side. Throws `contract_not_found`, also for somebody else's. */
export function contractOf(deps: Pick<Deps, 'db'>, { owns }: Side, id: string): Contract {
  const row = loadContract(deps, id);
  if (!owns(row)) throw problem('contract_not_found');
  return row;
}

/** A signed copy that this side may open. Throws `document_unknown`, also for one that nobody has accepted yet. */
export function copyOf(deps: ReadsParts, { side, owns }: Side, id: string): ContractCopy {
  const copy = contractCopyStore(deps.db).find(id);
  const row = copy && contractStore(deps.db).find(copy.contract_id);
  if (!row || !owns(row) || !mayOpen(copy, side)) throw problem('document_unknown');
  if (side === 'employer') assertShown(deps, row);
  return copy;
}

/** A draft that was cancelled was never shown to anybody. Pure. */
export function wasShown({ state, terms }: Pick<ContractReply, 'state' | 'terms'>): boolean {
  return state !== 'cancelled' || terms !== null;
}
