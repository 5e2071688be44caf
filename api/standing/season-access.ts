import { attempt } from '../db/attempt.ts';
import type { Deps } from '../deps.ts';
import { type PersonOfSeason, registrationStore } from '../partners/registrations/registration.store.ts';
import { type Season, seasonStore } from '../seasons/season.store.ts';
import { partnersSeeUntil } from '../seasons/season-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { refreshOne } from './refresh-registrations.ts';

// People per batch: taking one off a list takes less than a millisecond.
const BATCH = 20;

/**
 * Takes people of seasons that are over from the partners' lists, a small batch at a time, and keeps them as counts.
 * Answers whether there is more. Since when a season is hidden is written down: the list must not fill again.
 */
export function endSeasonAccess(deps: Deps): boolean {
  const { clock, db, tx } = deps;
  tx(() => followSeasons(deps, clock.now()));
  const hidden = seasonStore(db)
    .all()
    .filter(({ partners_hidden_at }) => partners_hidden_at !== null);
  const people = hidden.flatMap(({ id }) => registrationStore(db).ofSeason(id, BATCH)).slice(0, BATCH);
  // One commit, and so one wait for the disk, for all of them.
  if (people.length > 0) tx(() => people.forEach((person) => void endOne(deps, person)));
  return people.length === BATCH;
}

/** Partners lose people only a day after the operator could see that they will. */
function followSeasons({ db, site }: Deps, now: number): void {
  for (const season of seasonStore(db).all()) {
    if (season.partners_hidden_at !== null) continue;
    const until = partnersSeeUntil(season.ends_on, site.retention.partnersDays);
    const toldAt = until - DAY_MS > now ? null : (season.partners_told_at ?? now);
    const isOver = toldAt !== null && until <= now && toldAt + DAY_MS <= now;
    if (toldAt === season.partners_told_at && !isOver) continue;
    seasonStore(db).put({ ...season, partners_told_at: toldAt, partners_hidden_at: isOver ? now : null });
  }
}

/** How many people partners are about to lose, up to `most`, and since when the operator can see that. */
export function seasonEnding({ db }: Pick<Deps, 'db'>, most: number) {
  const ending = (season: Season) => season.partners_told_at !== null && season.partners_hidden_at === null;
  const last = seasonStore(db).all().findLast(ending);
  const count = last ? registrationStore(db).ofSeason(last.id, most).length : 0;
  return { count, oldest: last && count > 0 ? last.partners_told_at : null };
}

function endOne(deps: Deps, { owner_id: id, partner_id, person_id }: PersonOfSeason): void {
  // Nobody should see a bad row any longer.
  const end = () => registrationStore(deps.db).endAccess({ partner: partner_id, person: person_id });
  attempt(deps, { id }, 'end of a season for a partner', () => refreshOne(deps, id), end);
}
