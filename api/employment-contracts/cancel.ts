import { mayStep } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { isSigned } from './is-signed.ts';
import { recordContract } from './record-contract.ts';
import { tellSides } from './tell-sides.ts';

interface How {
  by: 'operator' | 'server';
  accountId?: string;
  reason: string;
}

/**
 * Cancels a contract; both sides are told unless they never saw it. What both have signed nobody here
 * cancels. Call it inside a transaction.
 */
export function cancel(deps: Deps, row: Contract, { by, accountId, reason }: How): void {
  if (isSigned(deps, row)) throw problem('contract_signed');
  if (!mayStep(row.state, 'cancelled', by)) throw problem('contract_step');
  contractStore(deps.db).setState(row.id, 'cancelled', deps.clock.now(), reason);
  recordContract(deps, row, { action: 'contract-cancelled', by, accountId, to: 'cancelled' });
  if (row.state !== 'draft') tellSides(deps, row, 'cancelled', { reason });
}
