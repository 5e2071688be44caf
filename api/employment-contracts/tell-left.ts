import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import type { Contract } from './contract.store.ts';
import { recordContract } from './record-contract.ts';
import { tellSides } from './tell-sides.ts';

/**
 * Tells the employer of a signed contract that its candidate's application has ended, once for each time it ends. Call
 * it inside a transaction.
 */
export function tellLeft(deps: Deps, row: Contract): void {
  const { db } = deps;
  const endedAt = eventStore(db).turnSince(row.applicant_id) ?? 0;
  if (eventStore(db).countSince('contract', row.id, 'contract-left', endedAt - 1) > 0) return;
  recordContract(deps, row, { action: 'contract-left', by: 'server' });
  tellSides(deps, row, 'left', { to: ['employer'] });
}
