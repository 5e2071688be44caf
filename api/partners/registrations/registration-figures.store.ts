import type { RegistrationStep } from '#contract/model/steps.ts';
import type { RegistrationTurn } from '#contract/partners/registration.ts';
import { perDatabase } from '../../db/per-database.ts';
import type { RegistrationRow } from './registration.store.ts';

interface Moment {
  partner: string;
  now: number;
  farAhead: number;
}

interface Waiting {
  people: number;
  since: number | null;
}

/** Counts in a partner's list: of everybody or, with a season's id, of its people; '' is the next season. */
export const registrationFiguresStore = perDatabase(({ db, column }) => {
  const past = db.prepare<[string], { step: RegistrationStep; people: number }>(
    'SELECT step, people FROM registration_past WHERE partner_id = ?',
  );
  /** The same question about everybody, and about those of one season. */
  const ofSeasonToo = <Given extends object, Row>(rest: string, what: string) => {
    const everybody = db.prepare<[Given], Row>(`SELECT ${what} FROM registration WHERE ${rest}`);
    const one = db.prepare<[Given & { season: string }], Row>(
      `SELECT ${what} FROM registration WHERE +season_id = @season AND ${rest}`,
    );
    return (given: Given, season: string | undefined) =>
      season === undefined ? everybody.all(given) : one.all({ ...given, season });
  };
  const steps = ofSeasonToo<{ partner: string }, { step: RegistrationStep; people: number }>(
    'partner_id = @partner GROUP BY step',
    'step, count(*) AS people',
  );
  const weeks = ofSeasonToo<{ partner: string; since: string }, { week: string; people: number }>(
    'partner_id = @partner AND week >= @since GROUP BY week',
    'week, count(*) AS people',
  );
  // A time too far ahead was written while the clock was wrong.
  const isWaiting = 'partner_id = @partner AND nudge_at IS NOT NULL AND (nudge_at <= @now OR nudge_at > @farAhead)';
  const counted = 'count(*) AS people, min(since) AS since';
  const waiting = ofSeasonToo<Moment, Waiting>(isWaiting, counted);
  const turns = ofSeasonToo<{ partner: string; turn: RegistrationTurn }, Waiting>(
    'partner_id = @partner AND turn = @turn',
    counted,
  );
  const longestWaiting = ofSeasonToo<Moment & { most: number }, RegistrationRow>(
    `${isWaiting} ORDER BY nudged_at, since LIMIT @most`,
    '*',
  );
  return {
    /** How many of earlier seasons had reached each step. */
    past: (partnerId: string) => new Map(past.all(partnerId).map(({ step, people }) => [step, people])),
    /** Ids of the seasons of a partner's people; '' for the next one. */
    seasons: column<[partnerId: string], string>(
      'SELECT DISTINCT season_id AS id FROM registration WHERE partner_id = ?',
    ),
    steps: (partner: string, season?: string) =>
      new Map(steps({ partner }, season).map(({ step, people }) => [step, people])),
    /** Registrations of each week from the ISO date `since` on; weeks without any are missing. */
    weeks: (partner: string, since: string, season?: string) =>
      new Map(weeks({ partner, since }, season).map(({ week, people }) => [week, people])),
    /** How many wait for somebody, and since when the first of them. */
    ofTurn: (partner: string, turn: RegistrationTurn, season?: string) =>
      turns({ partner, turn }, season)[0] ?? { people: 0, since: null },
    /** How many may be nudged now, and since when the first of them has had something to do. */
    waiting: (moment: Moment, season?: string) => waiting(moment, season)[0] ?? { people: 0, since: null },
    /** First people who were never nudged, the longest waiting first; then the others, the oldest nudge first. */
    longestWaiting: (moment: Moment, most: number, season?: string) => longestWaiting({ ...moment, most }, season),
  };
});
