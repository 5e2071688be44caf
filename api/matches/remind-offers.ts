import { applicantStore } from '../applicants/applicant.store.ts';
import { mailApplicant } from '../applicants/mail-applicant.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { DAY_MS } from '../time/clock.ts';
import { lastDayOf } from './answer-until.ts';
import { type Match, matchStore } from './match.store.ts';
import { factsOfRequirement } from './match-facts.ts';
import { matchListStore } from './match-list.store.ts';

const BEFORE_DAYS = 2;
/** Nobody is reminded of what came today. */
const AFTER_DAYS = 1;
const AT_ONCE = 20;

/** Reminds candidates once of an offer that lapses soon. Answers whether there is more. */
export function remindOfOffers(deps: Deps): boolean {
  const now = deps.clock.now();
  const lapsing = () =>
    matchStore(deps.db).lapsing({ now, until: now + BEFORE_DAYS * DAY_MS, before: now - AFTER_DAYS * DAY_MS }, AT_ONCE);
  if (lapsing().length === 0) return false;
  // Read again inside the transaction: an answer may have come since.
  const reminded = deps.tx(() => {
    const offers = lapsing();
    for (const offer of offers) remindOf(deps, offer);
    return offers.length;
  });
  deps.mail.wake();
  return reminded === AT_ONCE;
}

/** The event of the reminder is what ends its wait, also for those who want no reminders. */
function remindOf(deps: Deps, offer: Match): void {
  const { id, requirement_id, applicant_id, starts_on, ends_on, answer_until } = offer;
  eventStore(deps.db).add({
    at: deps.clock.now(),
    ...{ subject: 'match', subjectId: id, actor: 'system', action: 'remind' },
  });
  const applicant = applicantStore(deps.db).find(applicant_id);
  const requirement = requirementStore(deps.db).find(requirement_id);
  const organization = matchListStore(deps.db).whole(id)?.company;
  if (!applicant || applicant.reminders_stopped_at !== null || !requirement || !organization) return;
  const params = {
    ...factsOfRequirement({ ...requirement, starts_on, ends_on }),
    organization,
    answer: lastDayOf(answer_until) ?? '',
  };
  mailApplicant(deps, applicant, { template: 'reminder-offer', params });
}
