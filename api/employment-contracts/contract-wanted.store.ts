import { perDatabase } from '../db/per-database.ts';
import type { Match } from '../matches/match.store.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { type Reading, timePages } from '../paging/time-pages.store.ts';

/** A match as far as its contract needs it. */
export type MatchedPlace = Pick<Match, 'id' | 'requirement_id' | 'applicant_id' | 'state' | 'starts_on' | 'ends_on'>;

type Wanted = MatchedPlace & TimePlace;

/** Confirmed matches without a contract. */
export const contractWantedStore = perDatabase(({ db, first, waiting }) => {
  // The trigger match_stays_alone refuses days on which the person is promised to somebody else.
  const moveDays = db.prepare(
    'UPDATE match SET starts_on = ?, ends_on = ?, version = version + 1 WHERE id = ? AND (starts_on <> ? OR ends_on <> ?)',
  );
  // Wanted since the match was confirmed, or its last contract was cancelled.
  const wanted = `
    SELECT id, requirement_id, applicant_id, state, starts_on, ends_on, rowid,
      max(changed_at, coalesce((SELECT max(changed_at) FROM contract WHERE match_id = match.id), 0)) AS created_at
    FROM match WHERE state = 'confirmed'
      AND NOT EXISTS (SELECT 1 FROM contract WHERE match_id = match.id AND state <> 'cancelled')`;
  const list = timePages<Wanted>(db, `SELECT * FROM (${wanted}) WHERE true`);
  return {
    match: first<[id: string], MatchedPlace>(
      'SELECT id, requirement_id, applicant_id, state, starts_on, ends_on FROM match WHERE id = ?',
    ),
    /** @throws SqliteError 'match_overlaps' if the person is promised to somebody else on one of these days. */
    moveDays: (id: string, { starts_on: from, ends_on: until }: Pick<MatchedPlace, 'starts_on' | 'ends_on'>) =>
      moveDays.run(from, until, id, from, until),
    /** How many there are, up to `MOST_COUNTED`, and since when the first one waits. */
    waiting: waiting<[]>(`SELECT created_at AS since FROM (${wanted}) ORDER BY created_at`),
    /** Matches behind a place, the newest first; `back`: those before it, the nearest first. */
    page: (place: TimePlace | undefined, how: Reading) => list({}, place, how),
  };
});
