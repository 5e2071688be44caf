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
  // Offers of one requirement for the same days are judged once.
  const judged = new Map<string, boolean>();
  const blocked = matchListStore(deps.db)
    .released()
    .filter((row) => {
      const key = [row.requirement_id, row.starts_on, row.ends_on].join();
      const isOne = judged.get(key) ?? isBlockedOtherwise(unlawfulOf(deps, row));
      judged.set(key, isOne);
      return isOne;
    });
  return { count: blocked.length, oldest: blocked[0]?.changed_at ?? null };
}

function isBlockedOtherwise(faults: readonly { code: string }[]): boolean {
  return faults.length > 0 && faults.every(({ code }) => code !== 'wage_below_minimum');
}
