import { refreshAllWaiting } from '../applicants/waiting.ts';
import { databaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';
import { nextTurn } from '../next-turn.ts';
import { forgetNames } from './forget-names.ts';
import { listedOf } from './listed-application.ts';
import { nameWords, slipsOf, startsOf } from './search-words.ts';

// Rows per batch: making them anew takes a few milliseconds.
const BATCH = 20;
// Batches that a reader waits for. After an upgrade all rows are made anew, which takes minutes: nobody waits for that.
const BATCHES_FOR_READERS = 50;

/** Makes the rows of a small batch of changed applications anew. Answers whether there are more. */
export function refreshList(deps: Deps): boolean {
  if (deps.listed.stale(1).length === 0) return false;
  return deps.tx(() => {
    const ids = deps.listed.stale(BATCH);
    for (const id of ids) refreshOne(deps, id);
    return ids.length === BATCH;
  });
}

/**
 * Brings the list up to date before it is read. If nothing can be written, or very much has changed, it is read as it
 * is, and the background job does the rest.
 */
export async function refreshListForReaders(deps: Deps): Promise<void> {
  try {
    await refreshAllWaiting(deps);
    for (let batch = 0; batch < BATCHES_FOR_READERS && refreshList(deps); batch += 1) await nextTurn();
  } catch (error) {
    deps.log.error({ error: String(error) }, 'list of the review desk not brought up to date');
  }
}

/** For an export, which is kept: it waits, however much has changed. */
export async function refreshListToTheEnd(deps: Deps): Promise<void> {
  await refreshAllWaiting(deps);
  while (refreshList(deps)) await nextTurn();
}

/** One bad row must not hold up all others: it is skipped until its next change. Call it inside a transaction. */
export function refreshOne(deps: Deps, id: string): void {
  try {
    deps.tx(() => makeRow(deps, id));
  } catch (error) {
    if (databaseFault(error)) throw error;
    deps.log.error({ applicant: id, error: String(error) }, 'row of the review desk not made');
  }
  deps.listed.settle(id);
}

function makeRow(deps: Deps, id: string): void {
  const { listed } = deps;
  const applicant = deps.applicants.find(id);
  const before = listed.find(id);
  if (!applicant) {
    listed.remove(id);
    if (before) forgetNames({ listed }, before.search);
    return;
  }
  const row = listedOf(deps, applicant);
  listed.put(row, before, startsOf(row.search));
  if (row.search === before?.search) return;
  const names = [applicant.first_name, applicant.middle_name, applicant.last_name].join(' ');
  for (const word of nameWords(names)) listed.addSlips(word, slipsOf(word));
  if (before) forgetNames({ listed }, before.search);
}
