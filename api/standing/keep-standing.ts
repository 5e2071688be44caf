import { ENDED_STATUSES } from '#contract/model/status.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import { applicationFacts } from '../applicants/facts.ts';
import { notedChanges, setChanges } from '../db/changes.ts';
import { databaseFault } from '../db/faults.ts';
import type { Deps } from '../deps.ts';
import { keepInPool } from '../placements/keep-in-pool.ts';
import { forgetNames } from './forget-names.ts';
import { refreshOne } from './refresh-registrations.ts';
import { nameWords, slipsOf, startsOf } from './search-words.ts';
import type { NewStanding } from './standing.store.ts';
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

/** One bad row must not refuse what somebody does: it stays as it is until its next change. */
function keepOne(deps: Deps, id: string): void {
  try {
    const applicant = deps.applicants.find(id);
    if (applicant) keepApplication(deps, applicant);
    else removeStanding(deps, id);
    refreshOne(deps, id);
  } catch (error) {
    if (databaseFault(error)) throw error;
    deps.log.error({ id, error: String(error) }, 'standing not made');
  }
}

function keepApplication(deps: Deps, applicant: Applicant): void {
  const { standings, retention, matches, consents } = deps;
  const { id, status } = applicant;
  const before = standings.find(id);
  const row = standingNow(deps, applicant);
  standings.put(row, before, startsOf(row.search));
  if (row.search !== before?.search) {
    const names = [applicant.first_name, applicant.middle_name, applicant.last_name].join(' ');
    for (const word of nameWords(names)) standings.addSlips(word, slipsOf(word));
    if (before) forgetNames(deps, before.search);
  }
  keepInPool(deps, id);
  retention.lookAgain(id);
  if (ENDED_STATUSES.includes(status) || !consents.given(id, 'employers')) matches.lookAtMatchesOf(id);
}

/** How an application stands by all that the database says of it. */
export function standingNow(deps: Deps, applicant: Applicant): NewStanding {
  const { partners, reminders, clock } = deps;
  const { id, partner_id } = applicant;
  const facts = {
    applicant,
    application: applicationFacts(deps, applicant),
    partner: partner_id === null ? undefined : partners.findByPartnerId(partner_id),
    reminded: reminders.sent(id),
  };
  return standingOf(facts, clock.now());
}

function removeStanding({ standings }: Deps, id: string): void {
  const before = standings.find(id);
  if (!before) return;
  standings.remove(id);
  forgetNames({ standings }, before.search);
}

/**
 * Has all rows made anew after a start: rules, and dates of site.config.ts, may be others than before. Until then the
 * former rows are read.
 */
export function outdateStandings({ standings, log, tx }: Deps): void {
  try {
    tx(() => standings.outdateAll());
  } catch (error) {
    log.error({ error: String(error) }, 'standings not made anew after the start');
  }
}

// Rows per batch: making them anew takes a few milliseconds.
const BATCH = 20;

/** Makes a small batch of rows anew, after a start or after a partner has a new name. Answers whether there are more. */
export function renewStandings(deps: Deps): boolean {
  const ids = deps.standings.old(BATCH);
  if (ids.length === 0) return false;
  deps.tx(() => {
    for (const id of ids) {
      keepOne(deps, id);
      deps.standings.renewed(id);
    }
  });
  return ids.length === BATCH;
}
