import type { Deps } from '../deps.ts';
import { nextTurn } from '../next-turn.ts';
import { beginErasure } from './erase.ts';
import { erasedPerson, readErased } from './erased-list.ts';

const IDS_AT_ONCE = 500;

/**
 * Erases anew whoever a restored backup has brought back. Runs before the first request; only a database that lacks an
 * erasure of the list is looked through, so that other starts take no time.
 */
export async function eraseRestored(deps: Deps): Promise<void> {
  const { clock, erasures, folders, log, tx } = deps;
  const lost = new Set(readErased(folders).filter((person) => !erasures.find(person)));
  if (lost.size === 0) return;
  let back = 0;
  for (let ids = erasures.applicantIdsAfter('', IDS_AT_ONCE); ids.length > 0; ) {
    for (const id of ids.filter((one) => lost.has(erasedPerson(one))))
      if (beginErasure(deps, id, { why: 'restored' })) back += 1;
    await nextTurn();
    ids = erasures.applicantIdsAfter(ids.at(-1) ?? '', IDS_AT_ONCE);
  }
  // All others of the list are not in this database; the next start need not look for them.
  const row = { why: 'restored', reason: '', actor_account_id: null, actor_name: null, rest: '{}' } as const;
  tx(() => lost.forEach((person) => void erasures.add({ ...row, person, begun_at: clock.now() })));
  log.warn({ erasures: lost.size, applications: back }, 'an older database: erasures of since then were made again');
}
