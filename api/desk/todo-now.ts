import { MOST_COUNTED, OVERVIEW_DAYS } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { contractCopyStore } from '../employment-contracts/contract-copy.store.ts';
import { contractWantedStore } from '../employment-contracts/contract-wanted.store.ts';
import { correctionRequestStore } from '../personal-data/correction-request.store.ts';
import { seasonEnding } from '../standing/season-access.ts';
import { standingStore } from '../standing/standing.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import type { Waiting } from './todo.store.ts';
import { todoStore } from './todo.store.ts';

/**
 * What waits for the operator, for the overview and for the daily mail. The steps are counted as the queue counts them:
 * whether a declaration waits for a review or for its originals would otherwise be a look at every one's documents.
 */
export function todoNow(deps: Deps) {
  const { db, clock } = deps;
  const now = clock.now();
  return {
    applications: standingStore(db).waiting(now, MOST_COUNTED),
    step1: standingStore(db).waiting(now, MOST_COUNTED, 'step1'),
    step2: standingStore(db).waiting(now, MOST_COUNTED, 'step2'),
    enrolment: standingStore(db).waiting(now, MOST_COUNTED, 'enrolment'),
    originals: standingStore(db).waiting(now, MOST_COUNTED, 'originals'),
    held: standingStore(db).held(MOST_COUNTED),
    deferred_due: todoStore(db).deferredDue(berlinDate(now)),
    partners_new: todoStore(db).newPartners(),
    partners_renamed: todoStore(db).renamedPartners(),
    partners_contact: todoStore(db).changedContacts(),
    employers_submitted: todoStore(db).submittedEmployers(),
    employers_new: todoStore(db).employers(now - OVERVIEW_DAYS * DAY_MS),
    matches_accepted: todoStore(db).acceptedMatches(),
    contracts_wanted: contractWantedStore(deps.db).waiting(),
    contract_copies: contractCopyStore(deps.db).toCheck(),
    contracts_left: contractStore(deps.db).left(),
    contracts_draft: contractStore(deps.db).drafts(),
    season_ending: seasonEnding(deps, MOST_COUNTED),
    corrections: correctionRequestStore(deps.db).waiting(MOST_COUNTED),
    mails: todoStore(db).mails(),
  } satisfies Record<string, Waiting>;
}
