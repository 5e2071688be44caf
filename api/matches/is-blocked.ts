import type { Deps } from '../deps.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import type { WholeMatch } from './match-list.store.ts';

/** Whether an offer cannot be accepted as it is: the law has overtaken its pay, hours or place since its release. */
export function isBlocked(deps: Pick<Deps, 'db' | 'site'>, row: WholeMatch): boolean {
  return row.state === 'released' && unlawfulOf(deps, row).length > 0;
}
