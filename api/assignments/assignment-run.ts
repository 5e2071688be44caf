import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';

const running = new WeakMap<Db, Promise<void>>();

/** Counts a proposal. Whoever asks while one is being counted gets that one. */
export function runAssignment(deps: Deps, accountId: string): Promise<void> {
  const run = running.get(deps.db) ?? propose(deps, accountId).finally(() => running.delete(deps.db));
  running.set(deps.db, run);
  return run;
}

async function propose(deps: Deps, accountId: string): Promise<void> {
  const { proposeSeason } = await import('./propose-season.ts');
  await proposeSeason(deps, accountId);
}
