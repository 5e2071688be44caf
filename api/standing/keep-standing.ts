import { ENDED_STATUSES } from '#contract/model/status.ts';
import { wholeName } from '#contract/person-name.ts';
import { seasonState, takesApplications } from '#contract/seasons/season-state.ts';
import { type Applicant, applicantStore } from '../applicants/applicant.store.ts';
import { applicationFacts } from '../applicants/facts.ts';
import { reminderStore } from '../applicants/reminders/reminder.store.ts';
import { attempt } from '../db/attempt.ts';
import { notedChanges, setChanges } from '../db/changes.ts';
import type { Deps } from '../deps.ts';
import { matchStore } from '../matches/match.store.ts';
import { partnerStore } from '../partners/partner.store.ts';
import { registrationStore } from '../partners/registrations/registration.store.ts';
import { consentStore } from '../placements/consent.store.ts';
import { keepInPool } from '../placements/keep-in-pool.ts';
import { poolStore } from '../placements/pool.store.ts';
import { retentionStore } from '../retention/retention.store.ts';
import { seasonStore } from '../seasons/season.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { forgetNames } from './forget-names.ts';
import { refreshOne } from './refresh-registrations.ts';
import { nameWords, slipsOf, startsOf } from './search-words.ts';
import { type NewStanding, standingStore } from './standing.store.ts';
import { standingOf } from './standing.ts';

/**
 * Makes everything that is derived of changed applications and accounts anew. Every transaction ends with it, so that
 * nobody ever reads what is not true any more.
 */
export function keepStandings(deps: Deps): void {
  for (let ids = notedChanges(deps.db); ids.size > 0; ids = notedChanges(deps.db)) {
    setChanges(deps.db);
    for (const id of ids) keepOne(deps, id);
  }
}

/**
 * One bad row must not refuse the caller's act: each part is made apart from the others, and one that cannot be made
 * stays as it is until its next change. Then the applicant leaves the pool, and partners see no name; an erasure is
 * refused rather than said to be done. `hasChanged`: false for what is only made anew after a start.
 */
function keepOne(deps: Deps, id: string, hasChanged = true): void {
  const applicant = applicantStore(deps.db).find(id);
  const owner = applicant?.user_id ?? id;
  // What has changed for all may reach one first by an act of theirs.
  const how = hasChanged && !standingStore(deps.db).isOld(id) ? 'silently' : 'told';
  const make = (work: () => void, instead?: () => void) => attempt(deps, { id }, 'standing not made', work, instead);
  if (applicant) {
    make(
      () => keepInPool(deps, id, how),
      () => void poolStore(deps.db).remove(id),
    );
    if (hasChanged || !retentionStore(deps.db).find(id)) lookAgain(deps, applicant);
    make(() => keepApplication(deps, applicant));
  } else if (hasChanged) removeStanding(deps, id);
  else make(() => removeStanding(deps, id));
  make(
    () => refreshOne(deps, id),
    () => registrationStore(deps.db).hideNames(id, owner),
  );
}

function lookAgain({ db }: Deps, { id, status }: Applicant): void {
  retentionStore(db).lookAgain(id);
  if (ENDED_STATUSES.includes(status) || !consentStore(db).given(id, 'employers')) matchStore(db).lookAtMatchesOf(id);
}

function keepApplication(deps: Deps, applicant: Applicant): void {
  const { db } = deps;
  const standings = standingStore(db);
  const { id } = applicant;
  const before = standings.find(id);
  const row = standingNow(deps, applicant);
  standings.put(row, before, startsOf(row.search));
  if (row.search !== before?.search) {
    for (const word of nameWords(wholeName(applicant))) standings.addSlips(word, slipsOf(word));
    if (before) forgetNames(deps, before.search);
  }
}

/** How an application stands by all that the database says of it. */
export function standingNow(deps: Deps, applicant: Applicant): NewStanding {
  const { db, clock } = deps;
  const { id, partner_id } = applicant;
  const facts = {
    applicant,
    application: applicationFacts(deps, applicant),
    partner: partner_id === null ? undefined : partnerStore(db).findByPartnerId(partner_id),
    reminded: reminderStore(db).sent(id),
  };
  return standingOf(facts, clock.now());
}

function removeStanding({ db }: Deps, id: string): void {
  const before = standingStore(db).find(id);
  if (!before) return;
  standingStore(db).remove(id);
  forgetNames({ db }, before.search);
}

/**
 * Has all rows made anew after a start: rules, and dates of the settings, may be others than before. Until then the
 * former rows are read.
 */
export function outdateStandings({ db, log, tx }: Deps): void {
  try {
    tx(() => standingStore(db).outdateAll());
  } catch (error) {
    log.error({ error: String(error) }, 'standings not made anew after the start');
  }
}

// Rows per batch: making them anew takes a few milliseconds.
const BATCH = 20;

// Clocks are set back by seconds all the time.
const SET_BACK_MS = 60_000;
/** When rows were last asked for, by database. */
const lastAsked = new WeakMap<Deps['db'], number>();

/**
 * Makes a small batch of rows anew: after a start, once a partner has a new name or a season stands otherwise, and each
 * day of candidates whose days have begun, as too few may be left. Answers whether there are more.
 */
export function renewStandings(deps: Deps): boolean {
  const now = deps.clock.now();
  const last = lastAsked.get(deps.db) ?? now;
  // While the clock was ahead, times to come were written: until then the applications would be in no queue.
  const wasAhead = now < last - SET_BACK_MS;
  if (hasSeasonMoved(deps, berlinDate(now)) || wasAhead) outdateStandings(deps);
  lastAsked.set(deps.db, now);
  const begun = poolStore(deps.db).begunBefore(berlinDate(now), BATCH);
  const ids = [...standingStore(deps.db).old(BATCH), ...begun];
  if (ids.length === 0) return false;
  deps.tx(() => {
    for (const id of ids) {
      keepOne(deps, id, false);
      standingStore(deps.db).renewed(id);
    }
  });
  return ids.length >= BATCH;
}

const lastSeasons = new WeakMap<Deps['db'], string>();

/** Whether a season has come to stand otherwise since it was last asked, by a day or an act: it takes people, or is over. */
function hasSeasonMoved({ db }: Deps, today: string): boolean {
  const before = lastSeasons.get(db);
  const now = seasonStore(db)
    .all()
    .map((season) => [season.id, seasonState(season, today), takesApplications(season, today)].join())
    .join('\n');
  lastSeasons.set(db, now);
  return before !== undefined && before !== now;
}
