import type * as at from '#contract/addresses/contract.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { ContractReply } from '#contract/contract.ts';
import { type ContractTexts, shownToSide } from '#src/i18n/contract.text.ts';

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

/** As many as fit into a row or two. */
const SHOWN = 3;

/** What the overview shows of a page of contracts: those that wait for the employer's signature come first. */
export function newestFirst(contracts: readonly ContractReply[], words: ContractTexts): ContractReply[] {
  const waits = (one: ContractReply) => shownToSide(one, 'employer', words).needsMe;
  return [...contracts.filter(waits), ...contracts.filter((one) => !waits(one))].slice(0, SHOWN);
}

function isContract(one: Partial<ContractReply> | null): boolean {
  return typeof one?.id === 'string' && typeof one.state === 'string' && Array.isArray(one.copies);
}
