import { databaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';
import { refreshOne } from './refresh-registrations.ts';
import type { PersonOfSeason } from './registration.store.ts';
import { partnersSeeUntil } from './season-time.ts';

// People per batch: taking one off a list takes less than a millisecond.
const BATCH = 20;

/**
 * Takes people of seasons that are over from the partners' lists, a small batch at a time, and keeps them as counts.
 * Answers whether there is more. That a season is over is written down: its dates in site.config.ts move on, and the
 * list must not fill again.
 */
export function endSeasonAccess(deps: Deps): boolean {
  const { clock, registrations, seasonEnds, site, tx } = deps;
  const { endsOn } = site.programme;
  const now = clock.now();
  tx(() => {
    seasonEnds.note(endsOn);
    for (const day of seasonEnds.open())
      if (partnersSeeUntil(day, site.retention.partnersDays) <= now) seasonEnds.hide(day, now);
  });
  const people = registrations.cameUpTo(seasonEnds.hiddenUpTo(), BATCH);
  // One commit, and so one wait for the disk, for all of them.
  if (people.length > 0) tx(() => people.forEach((person) => void endOne(deps, person)));
  return people.length === BATCH;
}

function endOne(deps: Deps, { owner_id: id, partner_id, person_id }: PersonOfSeason): void {
  try {
    deps.tx(() => refreshOne(deps, id));
  } catch (error) {
    if (databaseFault(error)) throw error;
    deps.log.error({ id, error: String(error) }, 'end of a season for a partner');
    // One bad row must not hold up all others, and nobody should see it any longer.
    deps.registrations.endAccess(partner_id, person_id);
  }
}
