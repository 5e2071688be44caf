import type { ReplyOf } from '#contract/calls.ts';
import type { ContractFilter } from '#contract/employment-contracts/contract-input.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { placesIn } from '#src/ui/list/list-query.ts';

export type ContractsFound = ReplyOf<'POST /api/admin/contracts'>;
export type WantedFound = ReplyOf<'POST /api/admin/contracts-wanted'>;
export type ContractFound = ReplyOf<'GET /api/admin/contracts/:contract_id'>;

/** What the list is filtered by: what waits first. */
export const STATES = [
  'to-check',
  'asked',
  'to-exchange',
  'left',
  'draft',
  'sent',
  'signed-by-employer',
  'signed-by-candidate',
  'active',
  'ended',
  'cancelled',
] as const satisfies readonly ContractFilter[];

/** Undefined for an answer that is not our server's. */
export function readContracts(reply: Unchecked<ContractsFound>): ContractsFound | undefined {
  const { contracts, counts, wanted } = reply as Partial<ContractsFound>;
  if (!Array.isArray(contracts) || !contracts.every((one) => typeof one?.id === 'string')) return undefined;
  const none = Object.fromEntries(STATES.map((state) => [state, 0])) as ContractsFound['counts'];
  return {
    contracts,
    counts: { ...none, ...counts },
    wanted: typeof wanted === 'number' ? wanted : 0,
    ...placesIn(reply),
  };
}

/** Undefined for an answer that is not our server's. */
export function readWanted(reply: Unchecked<WantedFound>): WantedFound | undefined {
  const { matches, next } = reply as Partial<WantedFound>;
  if (!Array.isArray(matches) || !matches.every((one) => typeof one?.match_id === 'string')) return undefined;
  return { matches, previous: null, next: typeof next === 'string' ? next : null };
}

/** Undefined for an answer that is not our server's. */
export function readContract(reply: Unchecked<ContractFound>): ContractFound | undefined {
  const { contract, versions, history, can, copies, unlawful } = reply as Partial<ContractFound>;
  const isOurs = typeof contract?.id === 'string' && contract.terms !== null && Array.isArray(contract.copies);
  return isOurs &&
    Array.isArray(versions) &&
    Array.isArray(history) &&
    Array.isArray(can) &&
    Array.isArray(copies) &&
    Array.isArray(unlawful)
    ? (reply as ContractFound)
    : undefined;
}
