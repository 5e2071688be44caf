import type { Arrival } from '#contract/employment-contracts/contract-life.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../http/problem.ts';
import { assertShown } from '../candidate-of.ts';
import type { Contract } from '../contract.store.ts';
import { loadContract } from '../load-contract.ts';
import { noteMark } from '../mark.ts';
import { contractOf, type Side } from '../side.ts';

interface Given {
  contract_id: string;
  /** Of the paper that was exchanged. */
  terms_version: number;
  /** '' takes the own note back. */
  day: string;
  /** The paper where it is left out. */
  what?: 'paper' | Arrival | undefined;
}

/** Notes for a side on which day the two have exchanged the signed paper, or the employee came or did not. */
export function recordPaper(
  deps: Deps,
  by: Side,
  { contract_id: id, terms_version, day, what = 'paper' }: Given,
): Contract {
  deps.tx(() => {
    const row = contractOf(deps, by, id);
    if (by.side === 'employer') assertShown(deps, row);
    if (row.terms_version !== terms_version) throw problem('contract_changed');
    noteMark(deps, row, { what, day: day || null, by: by.side, accountId: by.accountId });
  });
  return loadContract(deps, id);
}
