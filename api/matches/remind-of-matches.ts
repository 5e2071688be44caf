import { applicantStore } from '../applicants/applicant.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import { attempt } from '../db/attempt.ts';
import type { Deps } from '../deps.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { anotherDay } from '../time/answer-until.ts';
import { berlinDate, lastDayOf, nextDaytime } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import { isBlocked } from './is-blocked.ts';
import { type Match, matchStore } from './match.store.ts';
import { factsOfRequirement } from './match-facts.ts';
import { matchListStore } from './match-list.store.ts';
import { tellOfLapsing } from './tell-of-match.ts';

const REMIND_AFTER_DAYS = [2, 4];
/** Nothing lapses from Friday to Sunday, so that this leaves an employer a working day. */
const LAPSES_WITHIN_DAYS = 4;
const AT_ONCE = 20;

/**
 * Reminds candidates of an offer that waits for their answer, and employers once of a proposal that soon lapses without
 * theirs. Answers whether there is more.
 */
export function remindOfMatches(deps: Deps): boolean {
  const now = deps.clock.now();
  // All are read, as those that are left out stay due; nobody is asked for what would be refused.
  const offers = () =>
    matchStore(deps.db)
      .unanswered(now, REMIND_AFTER_DAYS)
      .filter(({ id }) => !isBlockedOffer(deps, id))
      .slice(0, AT_ONCE);
  // It is told in the mail of a morning: one that lapses before the next would be named too late.
  const when = {
    from: now + DAY_MS,
    until: now + LAPSES_WITHIN_DAYS * DAY_MS,
    since: now - DAY_MS,
    today: berlinDate(now),
  };
  const proposals = () => matchStore(deps.db).lapsing(when, AT_ONCE);
  return [
    remindAll(deps, offers, 'remind', (offer) => mailOf(deps, offer, 'reminder-offer')),
    remindAll(deps, proposals, 'match-answer-due', (proposal) => tellOfLapsing(deps, proposal)),
  ].includes(true);
}

function isBlockedOffer(deps: Deps, id: string): boolean {
  const offer = matchListStore(deps.db).whole(id);
  return offer !== undefined && isBlocked(deps, offer);
}

/** The event of the reminder is what ends its wait, also where its mail cannot be made. */
function remindAll(deps: Deps, waiting: () => Match[], action: string, mail: (match: Match) => void): boolean {
  if (waiting().length === 0) return false;
  // Read again inside the transaction: an answer may have come since.
  return deps.tx(() => {
    const matches = waiting();
    for (const match of matches) {
      recordEvent(deps, ['match', match.id], { actor: 'system', action });
      attempt(deps, { match: match.id }, action, () => mail(match));
    }
    return matches.length === AT_ONCE;
  });
}

/** Tells a candidate, at once or from `dueAt` on, that there is more time for an offer. Call it inside a transaction. */
export function tellOfMoreTime(deps: Deps, id: string, dueAt?: number): void {
  const offer = matchStore(deps.db).find(id);
  if (offer) mailOf(deps, offer, 'match-extended', dueAt);
}

/** Whoever could not answer on the last day, as the server was off, gets another and is told. Call it inside a transaction. */
export function giveAnotherDay(deps: Deps, { id, state }: Match): void {
  matchStore(deps.db).setAnswerUntil(id, anotherDay(deps.clock.now(), deps.site.matching));
  const action = state === 'released' ? 'match-extended' : 'match-answer-due';
  recordEvent(deps, ['match', id], { actor: 'system', action });
  const now = matchStore(deps.db).find(id);
  if (state === 'released') tellOfMoreTime(deps, id, nextDaytime(deps.clock.now()));
  else if (now) tellOfLapsing(deps, now);
}

function mailOf(deps: Deps, offer: Match, template: 'reminder-offer' | 'match-extended', dueAt?: number): void {
  const { id, requirement_id, applicant_id, starts_on, ends_on, answer_until } = offer;
  const applicant = applicantStore(deps.db).find(applicant_id);
  const requirement = requirementStore(deps.db).find(requirement_id);
  const whole = matchListStore(deps.db).whole(id);
  if (!applicant || !requirement || !whole) return;
  const params = {
    ...factsOfRequirement({ ...requirement, starts_on, ends_on }),
    match: id,
    organization: whole.company,
    answer: lastDayOf(answer_until) ?? '',
  };
  const mail = { template, params, lang: applicant.lang, applicantId: applicant.id };
  outboxStore(deps.db).add(mail, deps.clock.now(), dueAt);
}
