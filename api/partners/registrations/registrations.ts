import { NUDGE_PAUSE_DAYS } from '#contract/limits.ts';
import type { MissingThing } from '#contract/partners/registration.ts';
import type { Registration, RegistrationCounts, RegistrationSummary } from '#contract/partners/registration-list.ts';
import type { Deps } from '../../deps.ts';
import { seasonStore } from '../../seasons/season.store.ts';
import { partnersSeeUntil } from '../../seasons/season-time.ts';
import { berlinDate } from '../../time/berlin-time.ts';
import { DAY_MS } from '../../time/clock.ts';
import { isoTime, isoTimeOrNull } from '../../time/iso-time.ts';
import { countSteps } from './progress.ts';
import type { RegistrationRow } from './registration.store.ts';
import { registrationFiguresStore } from './registration-figures.store.ts';
import { registrationNumber } from './registration-number.ts';
import { firstOfWeeks, weeksOf } from './weeks.ts';

// As many as the page shows.
const MOST_WAITING = 5;

const NEXT_SEASON = { id: 'next', name_de: 'Nächste Saison', name_en: 'Next season' };

/** The figures of a partner's page: of everybody, or of one season. */
export function summarize(deps: Deps, partnerId: string, season?: string): RegistrationSummary {
  const { db, clock } = deps;
  const registrations = registrationFiguresStore(db);
  const now = clock.now();
  const moment = { partner: partnerId, now, farAhead: now + NUDGE_PAUSE_DAYS * DAY_MS };
  const { people, since } = registrations.waiting(moment, season);
  const withUs = registrations.ofTurn(partnerId, 'us', season);
  return {
    counts: countRegistrations(deps, partnerId, season),
    weeks: weeksOf(registrations.weeks(partnerId, firstOfWeeks(now), season), now),
    waiting: {
      count: people,
      since: isoTimeOrNull(since),
      first: registrations.longestWaiting(moment, MOST_WAITING, season).map((row) => viewRegistration(row, now)),
    },
    with_us: { count: withUs.people, since: isoTimeOrNull(withUs.since) },
    past: countSteps(registrations.past(partnerId)),
    seen_until: seenUntil(deps, registrations.seasons(partnerId), season),
    seasons: seasonsSeen(deps, partnerId),
  };
}

/** The seasons of the people whom a partner sees, the newest first. */
function seasonsSeen({ db }: Pick<Deps, 'db'>, partnerId: string): RegistrationSummary['seasons'] {
  const ids = registrationFiguresStore(db).seasons(partnerId);
  const known = seasonStore(db)
    .all()
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name_de, name_en }) => ({ id, name_de, name_en }));
  return [...(ids.includes('') ? [NEXT_SEASON] : []), ...known.reverse()];
}

/**
 * The last day on which a partner sees the people of the season that is asked for, or of that of its people which ends
 * next; null where none is planned.
 */
function seenUntil(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  ids: readonly string[],
  season?: string,
): string | null {
  const untils = seasonStore(db)
    .all()
    .filter(({ id }) => (season === undefined ? ids.length === 0 || ids.includes(id) : id === season))
    .map(({ ends_on }) => partnersSeeUntil(ends_on, site.retention.partnersDays));
  const next = untils.find((until) => until > clock.now());
  return next === undefined ? null : berlinDate(next - 1);
}

/** Counts people in each step that they have reached. */
function countRegistrations({ db }: Pick<Deps, 'db'>, partnerId: string, season?: string): RegistrationCounts {
  return countSteps(registrationFiguresStore(db).steps(partnerId, season));
}

/** Counts people in each step that they have reached, those of earlier seasons included. */
export function countAllSeasons(deps: Pick<Deps, 'db'>, partnerId: string): RegistrationCounts {
  const [now, past] = [
    countRegistrations(deps, partnerId),
    countSteps(registrationFiguresStore(deps.db).past(partnerId)),
  ];
  return Object.fromEntries(
    Object.entries(now).map(([step, people]) => [step, people + past[step as keyof RegistrationCounts]]),
  ) as RegistrationCounts;
}

/** A person as the partner sees them. Pure. */
export function viewRegistration(row: RegistrationRow, now: number): Registration {
  return {
    person_id: row.person_id,
    // Right after an upgrade, a row has no name until it is made anew.
    name: row.name || registrationNumber(row),
    registered_at: isoTime(row.registered_at),
    step: row.step,
    turn: row.turn,
    since: isoTime(row.since),
    missing: missingOf(row),
    can_nudge: canNudge(row, now),
    again_at: canNudge(row, now) ? null : isoTimeOrNull(row.nudge_at),
    nudged_at: isoTimeOrNull(row.nudged_at),
    note: row.note,
  };
}

export function missingOf({ missing }: Pick<RegistrationRow, 'missing'>): MissingThing[] {
  return JSON.parse(missing) as MissingThing[];
}

/** Whether a person has something to do, wants reminders, and got none lately. Pure. */
export function canNudge({ nudge_at }: Pick<RegistrationRow, 'nudge_at'>, now: number): boolean {
  // A time too far ahead was written while the clock was wrong.
  return nudge_at !== null && (nudge_at <= now || nudge_at > now + NUDGE_PAUSE_DAYS * DAY_MS);
}
