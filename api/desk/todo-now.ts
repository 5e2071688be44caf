import { MOST_COUNTED, OVERVIEW_DAYS } from '#contract/limits.ts';
import type { Waiting } from '../db/per-database.ts';
import type { Deps } from '../deps.ts';
import { underpaidEmployers } from '../employers/lawful.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { contractLifeStore } from '../employment-contracts/contract-life.store.ts';
import { contractWantedStore } from '../employment-contracts/contract-wanted.store.ts';
import { contractCopyStore } from '../employment-contracts/copies/contract-copy.store.ts';
import { underpaid } from '../employment-contracts/wage-due.ts';
import { blockedOffers } from '../matches/is-blocked.ts';
import { matchListStore } from '../matches/match-list.store.ts';
import { correctionRequestStore } from '../personal-data/correction-request.store.ts';
import { seasonsFull, seasonUnplanned, seasonWishes } from '../seasons/season-todo.ts';
import { settingsFaults } from '../settings/settings-faults.ts';
import { seasonEnding } from '../standing/season-access.ts';
import { standingStore } from '../standing/standing.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { todoStore } from './todo.store.ts';

/**
 * What waits for the operator, for the overview and for the daily mail. The steps are counted as the queue counts them:
 * whether a declaration waits for a review or for its originals would otherwise be a look at every one's documents.
 */
export function todoNow(deps: Deps, underpaying = underpaidEmployers(deps)) {
  const { db, clock } = deps;
  const todo = todoStore(db);
  const standings = standingStore(db);
  const now = clock.now();
  return {
    applications: standings.waiting(now),
    step1: standings.waiting(now, 'step1'),
    step2: standings.waiting(now, 'step2'),
    enrolment: standings.waiting(now, 'enrolment'),
    originals: standings.waiting(now, 'originals'),
    held: standings.held(),
    deferred_due: todo.deferredDue(berlinDate(now)),
    partners_new: todo.newPartners(),
    partners_renamed: todo.renamedPartners(),
    partners_contact: todo.changedContacts(),
    employers_submitted: todo.submittedEmployers(),
    employers_new: todo.employers(now - OVERVIEW_DAYS * DAY_MS),
    // Nobody knows since when: the wages are those of the settings.
    requirements_underpaid: { count: underpaying.length, oldest: null },
    matches_accepted: matchListStore(db).count('accepted'),
    offers_blocked: blockedOffers(deps),
    contracts_wanted: contractWantedStore(deps.db).waiting(),
    contract_copies: contractCopyStore(deps.db).toCheck(),
    contract_papers: contractLifeStore(deps.db).toExchange(berlinDate(now)),
    contract_requests: contractLifeStore(deps.db).asked(),
    contracts_underpaid: { count: underpaid(deps).length, oldest: null },
    contracts_left: contractStore(deps.db).left(),
    contracts_draft: contractStore(deps.db).count('draft'),
    season_ending: seasonEnding(deps, MOST_COUNTED),
    season_unplanned: seasonUnplanned(deps),
    season_full: seasonsFull(deps),
    season_wishes: seasonWishes(deps, MOST_COUNTED),
    settings: settingsFaults(deps),
    corrections: correctionRequestStore(deps.db).waiting(),
    mails: todo.mails(),
  } satisfies Record<string, Waiting>;
}
