import type { ReplyOf } from '#contract/calls.ts';
import type { ContractFilter } from '#contract/employment-contracts/contract-input.ts';

export type ContractsFound = ReplyOf<'POST /api/admin/contracts'>;
export type WantedFound = ReplyOf<'POST /api/admin/contracts-wanted'>;
export type ContractFound = ReplyOf<'GET /api/admin/contracts/:contract_id'>;

/** What the list is filtered by: what waits first. */
export const STATES = [
  'to-check',
  'underpaid',
  'asked',
  'to-exchange',
  'left',
  'draft',
  'sent',
  'signed-by-employer',
  'signed-by-candidate',
  'active',
  'in-force',
  'ended',
  'cancelled',
] as const satisfies readonly ContractFilter[];
