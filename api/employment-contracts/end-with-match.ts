import { mayStep } from '#contract/employment-contracts/contract-rules.ts';
import type { Deps } from '../deps.ts';
import { cancel } from './cancel.ts';
import { contractStore } from './contract.store.ts';
import { isSigned } from './is-signed.ts';

/** No side's words, so in both languages. Why an application has ended is between the person and us. */
const REASON = 'Die Bewerbung ist beendet. / The application has ended.';

/**
 * Cancels the contract of a match that has ended by itself, as when its candidate withdraws the application, unless
 * both have signed it. Call it inside the transaction in which the match leaves `confirmed`.
 */
export function endWithMatch(deps: Deps, matchId: string): void {
  const row = contractStore(deps.db).ofMatch(matchId);
  if (row && !isSigned(deps, row) && mayStep(row.state, 'cancelled', 'server'))
    cancel(deps, row, { by: 'server', reason: REASON });
}
