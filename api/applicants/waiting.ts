import { operatorsAct } from '#contract/next-act.ts';
import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';
import { nextTurn } from '../next-turn.ts';
import type { Applicant } from './applicant.store.ts';
import { applicationFacts } from './facts.ts';

// Applications per batch: looking at them takes a few milliseconds.
const BATCH = 20;

/** Works out `waits_since` for a small batch of changed applications. Answers whether there are more. */
export function refreshWaiting(deps: Deps): boolean {
  if (deps.applicants.toLookAt(1).length === 0) return false;
  return deps.tx(() => {
    const changed = deps.applicants.toLookAt(BATCH);
    for (const one of changed) deps.applicants.setWaitsSince(one.id, waitsSince(deps, one));
    return changed.length === BATCH;
  });
}

/** Works out `waits_since` for every application that has changed or whose hold is over; others are served between two batches. */
export async function refreshAllWaiting(deps: Deps): Promise<void> {
  deps.applicants.wakeHeld(berlinDate(deps.clock.now()));
  while (refreshWaiting(deps)) await nextTurn();
}

function waitsSince(deps: Deps, applicant: Applicant): number | null {
  const act = operatorsAct(applicationFacts(deps, applicant));
  return act && (act.since ?? applicant.created_at);
}
