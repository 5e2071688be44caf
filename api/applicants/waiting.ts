import { operatorsAct } from '#contract/next-act.ts';
import type { Deps } from '../deps.ts';
import { nextTurn } from '../next-turn.ts';
import type { Applicant } from './applicant.store.ts';
import { applicationFacts } from './facts.ts';

// Some milliseconds of work.
const BATCH = 20;

/** Writes down of a small batch of changed applications since when they wait for an operator. Answers whether there are more. */
export function refreshWaiting(deps: Deps): boolean {
  if (deps.applicants.toLookAt(1).length === 0) return false;
  return deps.tx(() => {
    const changed = deps.applicants.toLookAt(BATCH);
    for (const one of changed) deps.applicants.setWaitsSince(one.id, waitsSince(deps, one));
    return changed.length === BATCH;
  });
}

/** What waits for an operator now, the longest first; at most `most`, from the one on that came after `after`. */
export async function waitingForOperator(
  deps: Deps,
  { after, most }: { after?: string | undefined; most: number },
): Promise<Applicant[]> {
  // Each batch lets the server write in between.
  while (refreshWaiting(deps)) await nextTurn();
  return deps.applicants.waiting(after === undefined ? undefined : deps.applicants.find(after), most);
}

function waitsSince(deps: Deps, applicant: Applicant): number | null {
  const act = operatorsAct(applicationFacts(deps, applicant));
  return act && (act.since ?? applicant.created_at);
}
