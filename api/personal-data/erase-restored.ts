import path from 'node:path';
import { accountStore } from '../accounts/account.store.ts';
import { isErasedAccount } from '../accounts/erased-account.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../http/problem.ts';
import { inPages } from '../time/next-turn.ts';
import { beginErasure } from './erase.ts';
import { eraseAccount } from './erase-account.ts';
import { addToErased, ERASED_FILE, erasedPerson, readErased } from './erased-list.ts';
import { erasureStore } from './erasure.store.ts';

const IDS_AT_ONCE = 500;

/**
 * Erases anew whoever a restored backup has brought back. Runs before the first request; only a database that lacks an
 * erasure of the list is looked through, so that other starts take no time.
 * @throws Error where the list is missing: the folder was put back without it
 */
export async function eraseRestored(deps: Deps): Promise<void> {
  const { clock, db, folders, log, tx } = deps;
  const listed = new Set(readErased(folders) ?? refuseLostList(deps));
  await completeList(deps, listed);
  const lost = new Set([...listed].filter((person) => !erasureStore(db).find(person)));
  if (lost.size === 0) return;
  const isLost = (id: string) => lost.has(erasedPerson(id));
  const people = await countEach(erasureStore(db).applicantIdsAfter, (id) => {
    if (!isLost(id)) return false;
    const isErased = eraseApplicantAgain(deps, id);
    // It stays to be done: the next start tries again.
    if (!isErased) lost.delete(erasedPerson(id));
    return isErased;
  });
  const accounts = await countEach(erasureStore(db).accountIdsAfter, (id) => isLost(id) && eraseAccountAgain(deps, id));
  // People of the list who are not in this database: written down as erased, so that the next start need not look for
  // them.
  const row = { why: 'restored', reason: '', actor_account_id: null, actor_name: null, rest: '{}' } as const;
  tx(() => lost.forEach((person) => void erasureStore(db).add({ ...row, person, begun_at: clock.now() })));
  log.warn(
    { erasures: lost.size, people: people + accounts },
    'an older database: erasures of since then were made again',
  );
}

/** Reads all ids, a page at a time, and counts those for which `work` answers true. */
async function countEach(idsAfter: (id: string, most: number) => string[], work: (id: string) => boolean) {
  let count = 0;
  for await (const ids of inPages<string>((last = '') => idsAfter(last, IDS_AT_ONCE))) count += ids.filter(work).length;
  return count;
}

/** Adds to the folder's own list whom it lacks: copies take it alone, and the next restore needs it whole. */
async function completeList(deps: Deps, listed: ReadonlySet<string>): Promise<void> {
  const people = new Set([...listed, ...erasureStore(deps.db).listed()]);
  await addToErased(deps.folders, [...people], deps.clock.now());
}

/** No list is right only while nobody was erased. */
function refuseLostList(deps: Deps): string[] {
  const erased = erasureStore(deps.db).listed().length;
  if (erased === 0) return [];
  const list = path.join(deps.folders.root, ERASED_FILE);
  throw new Error(
    `${list} is missing, though ${erased} people were erased: this folder was put back without it. Put the newest list there that you have, or whoever was erased after this backup is back: see 'Restore' in docs/operations.md. If there is none any more, make an empty file of this name.`,
  );
}

/** False while a contract of the older database is active; the log then tells the operator. */
function eraseApplicantAgain(deps: Deps, id: string): boolean {
  const isErased = beginErasure(deps, id, { why: 'restored' });
  if (!isErased) deps.log.error({ applicant: id }, 'an erased person is back, until the contract has ended');
  return isErased;
}

/** False if the account is gone already, or the older database still needs it; the log then tells the operator. */
function eraseAccountAgain(deps: Deps, id: string): boolean {
  const account = accountStore(deps.db).find(id);
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
