import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { recordContract } from './record-contract.ts';

const BATCH = 50;

/** Ends active contracts whose last day has passed. Answers whether there may be more. */
export function endContracts(deps: Deps): boolean {
  const { contracts, clock, tx } = deps;
  return tx(() => {
    const rows = contracts.toEnd(berlinDate(clock.now()), BATCH);
    for (const row of rows) {
      contracts.setState(row.id, 'ended', clock.now());
      recordContract(deps, row, { action: 'contract-ended', by: 'server', to: 'ended' });
    }
    return rows.length === BATCH;
  });
}
