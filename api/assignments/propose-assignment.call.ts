import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { admin } from '../sessions/session-auth.ts';
import { pageOfAssignment } from './view-assignment.ts';

export const proposeAssignment = endpoint('proposeAssignment', {
  auth: admin,
  // Each reads the whole pool.
  limit: { perNetwork: 120, perCaller: 30 },
  async handle({ deps, caller }) {
    await runAssignment(deps, caller.account.id);
    return pageOfAssignment(deps);
  },
});

const running = new WeakMap<Db, Promise<void>>();

/** Counts a proposal. Whoever asks while one is being counted gets that one. */
function runAssignment(deps: Deps, accountId: string): Promise<void> {
  const run = running.get(deps.db) ?? propose(deps, accountId).finally(() => running.delete(deps.db));
  running.set(deps.db, run);
  return run;
}

async function propose(deps: Deps, accountId: string): Promise<void> {
  const { proposeSeason } = await import('./propose-season.ts');
  await proposeSeason(deps, accountId);
}
