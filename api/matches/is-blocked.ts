import type { Waiting } from '../db/per-database.ts';
import type { Deps } from '../deps.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { matchListStore, type WholeMatch } from './match-list.store.ts';

/** Whether an offer cannot be accepted as it is: the law has overtaken its pay, hours or place since its release. */
export function isBlocked(deps: Pick<Deps, 'db' | 'site'>, row: WholeMatch): boolean {
  return row.state === 'released' && unlawfulOf(deps, row).length > 0;
}

/** Such offers and since when the first one waits, but those whose pay is too low: that is a to-do of its own. */
export function blockedOffers(deps: Pick<Deps, 'db' | 'site'>): Waiting {
  const blocked = matchListStore(deps.db)
    .released()
    .map((row) => ({ row, faults: unlawfulOf(deps, row) }))
    .filter(({ faults }) => faults.length > 0 && faults.every(({ code }) => code !== 'wage_below_minimum'));
  return { count: blocked.length, oldest: blocked[0]?.row.changed_at ?? null };
}
