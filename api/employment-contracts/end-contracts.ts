import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { contractStore } from './contract.store.ts';
import { recordContract } from './record-contract.ts';

const BATCH = 50;

/** Ends active contracts whose last day has passed. Answers whether there may be more. */
export function endContracts(deps: Deps): boolean {
  const { db, clock, tx } = deps;
  return tx(() => {
    const rows = contractStore(db).toEnd(berlinDate(clock.now()), BATCH);
    for (const row of rows) {
      contractStore(db).setState(row.id, 'ended', clock.now());
      recordContract(deps, row, { action: 'contract-ended', by: 'server', to: 'ended' });
    }
    return rows.length === BATCH;
  });
}
