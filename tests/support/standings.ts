import { applicantStore } from '#api/applicants/applicant.store.ts';
import { noteChange } from '#api/db/changes.ts';
import type { Deps } from '#api/deps.ts';
import { standingNow } from '#api/standing/keep-standing.ts';
import { standingStore } from '#api/standing/standing.store.ts';

/** Makes anew what is derived of applications and accounts whose rows a test has written itself. */
export function settle({ db, tx }: Pick<Deps, 'db' | 'tx'>, ...ids: string[]): void {
  tx(() => ids.forEach((id) => void noteChange(db, id)));
}

/** The standings that differ from what their applications say now. A due reminder counts as due, since whenever. */
export function wrongStandings(deps: Deps): unknown[] {
  const now = deps.clock.now();
  const ids = deps.db.prepare('SELECT id FROM applicant').pluck().all() as string[];
  return ids.flatMap((id) => {
    const applicant = applicantStore(deps.db).find(id);
    const kept = standingStore(deps.db).find(id);
    const anew = applicant && standingNow(deps, applicant);
    if (kept && kept.remind_at !== null && kept.remind_at < now) kept.remind_at = now;
    return kept && anew && JSON.stringify({ ...kept, ...anew }) === JSON.stringify(kept) ? [] : [{ kept, anew }];
  });
}
