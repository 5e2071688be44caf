import { databaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';
import { type PersonOfSeason, registrationStore } from '../partners/registrations/registration.store.ts';
import { type SeasonEnd, seasonEndStore } from '../partners/season-end.store.ts';
import { partnersSeeUntil, seasonIsOverAt } from '../partners/season-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { refreshOne } from './refresh-registrations.ts';

// People per batch: taking one off a list takes less than a millisecond.
const BATCH = 20;

/**
 * Takes people of seasons that are over from the partners' lists, a small batch at a time, and keeps them as counts.
 * Answers whether there is more. That a season is over is written down: its dates in site.config.ts move on, and the
 * list must not fill again.
 */
export function endSeasonAccess(deps: Deps): boolean {
  const { clock, db, tx } = deps;
  tx(() => followSeasons(deps, clock.now()));
  const people = registrationStore(db).cameUpTo(seasonEndStore(db).hiddenUpTo(), BATCH);
  // One commit, and so one wait for the disk, for all of them.
  if (people.length > 0) tx(() => people.forEach((person) => void endOne(deps, person)));
  return people.length === BATCH;
}

function followSeasons({ db, site }: Deps, now: number): void {
  const seasonEnds = seasonEndStore(db);
  const { programme, retention } = site;
  seasonEnds.note(programme.endsOn, now);
  for (const season of seasonEnds.open()) {
    if (isCorrected(season, programme)) {
      seasonEnds.forget(season.ends_on);
      continue;
    }
    const until = partnersSeeUntil(season.ends_on, retention.partnersDays);
    const announcedAt = until - DAY_MS > now ? null : (season.announced_at ?? now);
    if (announcedAt !== season.announced_at) seasonEnds.announce(season.ends_on, announcedAt);
    if (announcedAt !== null && until <= now && announcedAt + DAY_MS <= now) seasonEnds.hide(season.ends_on, now);
  }
}

/**
 * Whether a day that site.config.ts no longer names was a mistake: it lay in the past when it was typed, or within the
 * season that stands there now. Otherwise the dates have moved on to the next season. Pure.
 */
function isCorrected({ ends_on, seen_at }: SeasonEnd, season: { startsOn: string; endsOn: string }): boolean {
  if (ends_on === season.endsOn) return false;
  return seen_at >= seasonIsOverAt(ends_on) || season.startsOn <= ends_on;
}

/** How many people partners are about to lose, up to `most`, and since when the operator can see that. */
export function seasonEnding({ db }: Pick<Deps, 'db'>, most: number) {
  const last = seasonEndStore(db)
    .open()
    .findLast(({ announced_at }) => announced_at !== null);
  if (!last) return { count: 0, oldest: null };
  const count = registrationStore(db).cameUpTo(seasonIsOverAt(last.ends_on), most).length;
  return { count, oldest: count > 0 ? last.announced_at : null };
}

function endOne(deps: Deps, { owner_id: id, partner_id, person_id }: PersonOfSeason): void {
  try {
    deps.tx(() => refreshOne(deps, id));
  } catch (error) {
    if (databaseFault(error)) throw error;
    deps.log.error({ id, error: String(error) }, 'end of a season for a partner');
    // One bad row must not hold up all others, and nobody should see it any longer.
    registrationStore(deps.db).endAccess(partner_id, person_id);
  }
}
