import type * as at from '#contract/addresses/contract.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { ContractReply } from '#contract/contract.ts';

type ContractsFound = ReplyOf<typeof at.employerContracts.path>;

/** Undefined for an answer that is not our server's. */
export function readContracts(reply: object): ContractsFound | undefined {
  const { contracts, previous, next } = reply as Partial<ContractsFound>;
  if (!Array.isArray(contracts) || !contracts.every(isContract)) return undefined;
  return {
    contracts,
    previous: typeof previous === 'string' ? previous : null,
    next: typeof next === 'string' ? next : null,
  };
}

function isContract(one: Partial<ContractReply> | null): boolean {
  return typeof one?.id === 'string' && typeof one.state === 'string' && Array.isArray(one.copies);
}
