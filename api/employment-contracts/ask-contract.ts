import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { askContractInput } from '#contract/employment-contracts/contract-input.ts';
import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { type ContractRequest, contractLifeStore } from './contract-life.store.ts';
import { loadContract, termsOf } from './load-contract.ts';
import { recordContract } from './record-contract.ts';
import { contractOf, type Side } from './side.ts';

/**
 * Keeps what a side asks the operator for. Nothing changes by it: a change is a new version, an end is on paper. Sent
 * twice it is one; a side has one request at a time. Throws `request_waits`.
 */
export function askContract(deps: Deps, by: Side, { contract_id: id, kind, words }: z.output<typeof askContractInput>) {
  deps.tx(() => {
    const row = contractOf(deps, by, id);
    if (!takesRequests(deps, row)) throw problem('contract_step');
    const open = openRequest(deps, id, by.side);
    if (open?.kind === kind && open.words === words) return;
    if (open) throw problem('request_waits');
    keepRequest(deps, row, by, { kind, words });
  });
  return loadContract(deps, id);
}

/** What a side has asked for, and nobody has answered. */
export function openRequest({ db }: Pick<Deps, 'db'>, id: string, side: ContractSide): ContractRequest | undefined {
  return contractLifeStore(db)
    .requests(id)
    .find((one) => one.side === side && one.answer === null);
}

/** Lets a request wait for the operator. Call it inside a transaction. */
export function keepRequest(
  deps: Pick<Deps, 'db' | 'clock'>,
  row: Contract,
  { side, accountId }: Pick<Side, 'side' | 'accountId'>,
  { kind, words }: Pick<ContractRequest, 'kind' | 'words'>,
): void {
  const { db, clock } = deps;
  const asked = { contract_id: row.id, side, kind, words, account_id: accountId, asked_at: clock.now() };
  contractLifeStore(db).addRequest({ id: randomUUID(), ...asked });
  contractStore(db).touch(row.id, clock.now());
  recordContract(deps, row, { action: 'contract-asked', by: side, accountId, detail: { kind } });
}

/** Whether its sides can ask for a change or an end: once they know its terms, and until it is over. */
export function takesRequests(deps: Pick<Deps, 'db'>, row: Contract, { sent_at } = termsOf(deps, row)): boolean {
  return row.state !== 'ended' && row.state !== 'cancelled' && sent_at !== null;
}
