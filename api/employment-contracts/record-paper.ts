import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import { assertShown } from './candidate-of.ts';
import type { Contract } from './contract.store.ts';
import { loadContract } from './load-contract.ts';
import { noteMark } from './mark.ts';
import { contractOf, type Side } from './side.ts';

interface Given {
  contract_id: string;
  /** Of the paper that was exchanged. */
  terms_version: number;
  /** '' takes the own note back. */
  day: string;
}

/** Notes for a side on which day the two have exchanged the signed paper. */
export function recordPaper(deps: Deps, by: Side, { contract_id: id, terms_version, day }: Given): Contract {
  deps.tx(() => {
    const row = contractOf(deps, by, id);
    if (by.side === 'employer') assertShown(deps, row);
    if (row.terms_version !== terms_version) throw problem('contract_changed');
    noteMark(deps, row, { what: 'paper', day: day || null, by: by.side, accountId: by.accountId });
  });
  return loadContract(deps, id);
}
