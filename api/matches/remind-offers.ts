import { applicantStore } from '../applicants/applicant.store.ts';
import { mailApplicant } from '../applicants/mail-applicant.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { lastDayOf } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { type Match, matchStore } from './match.store.ts';
import { factsOfRequirement } from './match-facts.ts';
import { matchListStore } from './match-list.store.ts';

/** After two days, and again after four. */
const AFTER_DAYS = 2;
const TIMES = 2;
const AT_ONCE = 20;

/** Reminds candidates of an offer that waits for their answer. Answers whether there is more. */
export function remindOfOffers(deps: Deps): boolean {
  const now = deps.clock.now();
  const waiting = () => matchStore(deps.db).unanswered({ now, after: AFTER_DAYS * DAY_MS, times: TIMES }, AT_ONCE);
  if (waiting().length === 0) return false;
  // Read again inside the transaction: an answer may have come since.
  const reminded = deps.tx(() => {
    const offers = waiting();
    for (const offer of offers) remindOf(deps, offer);
    return offers.length;
  });
  deps.mail.wake();
  return reminded === AT_ONCE;
}

/** The event of the reminder is what ends its wait, also for those who want no reminders. */
function remindOf(deps: Deps, offer: Match): void {
  const { id } = offer;
  eventStore(deps.db).add({
    at: deps.clock.now(),
    ...{ subject: 'match', subjectId: id, actor: 'system', action: 'remind' },
  });
  mailOf(deps, offer, 'reminder-offer');
}

/** Tells a candidate that the operator gives more time for an offer. Call it inside a transaction. */
export function tellOfMoreTime(deps: Deps, id: string): void {
  const offer = matchStore(deps.db).find(id);
  if (offer) mailOf(deps, offer, 'match-extended');
}

function mailOf(deps: Deps, offer: Match, template: 'reminder-offer' | 'match-extended'): void {
  const { id, requirement_id, applicant_id, starts_on, ends_on, answer_until } = offer;
  const applicant = applicantStore(deps.db).find(applicant_id);
  const requirement = requirementStore(deps.db).find(requirement_id);
  const organization = matchListStore(deps.db).whole(id)?.company;
  if (!applicant || !requirement || !organization) return;
  if (template === 'reminder-offer' && applicant.reminders_stopped_at !== null) return;
  const params = {
    ...factsOfRequirement({ ...requirement, starts_on, ends_on }),
    organization,
    answer: lastDayOf(answer_until) ?? '',
  };
  mailApplicant(deps, applicant, { template, params });
}
