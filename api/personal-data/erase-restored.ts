import { isErasedAccount } from '../accounts/erased-account.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import { nextTurn } from '../next-turn.ts';
import { beginErasure } from './erase.ts';
import { eraseAccount } from './erase-account.ts';
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
  for (let ids = erasures.accountIdsAfter('', IDS_AT_ONCE); ids.length > 0; ) {
    for (const id of ids.filter((one) => lost.has(erasedPerson(one)))) if (eraseAccountAgain(deps, id)) back += 1;
    await nextTurn();
    ids = erasures.accountIdsAfter(ids.at(-1) ?? '', IDS_AT_ONCE);
  }
  // People of the list who are not in this database: written down as erased, so that the next start need not look for
  // them.
  const row = { why: 'restored', reason: '', actor_account_id: null, actor_name: null, rest: '{}' } as const;
  tx(() => lost.forEach((person) => void erasures.add({ ...row, person, begun_at: clock.now() })));
  log.warn({ erasures: lost.size, people: back }, 'an older database: erasures of since then were made again');
}

/** False if the account is gone already, or the older database still needs it; the log then tells the operator. */
function eraseAccountAgain(deps: Deps, id: string): boolean {
  const account = deps.accounts.find(id);
  if (!account || isErasedAccount(account)) return false;
  try {
    deps.tx(() => eraseAccount(deps, account, 'restored'));
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    deps.log.error({ account: id, code: error.code }, 'an erased account is back, and cannot be erased again');
    return false;
  }
}
