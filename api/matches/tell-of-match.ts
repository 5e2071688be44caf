import { isOffered, type MatchState } from '#contract/model/match-rules.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { mailEmployer } from '../employers/mail-employer.ts';
import { requirementStore } from '../employers/requirement.store.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import type { TemplateName } from '../mail/templates/templates.ts';
import { answerUntil } from '../time/answer-until.ts';
import { lastDayOf, nextDaytime } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import type { Match } from './match.store.ts';
import { factsOfRequirement } from './match-facts.ts';
import { matchListStore } from './match-list.store.ts';
import type { Step } from './match-step.ts';
import { numberOf } from './view-match.ts';

const JUST_DAYS = 2;

interface Mails {
  employer?: Extract<TemplateName, `employer-match-${string}`> | undefined;
  candidate?: Extract<TemplateName, `match-${string}`> | undefined;
}

/**
 * Tells an employer that a proposal soon lapses without its answer, unless the mail of a morning has just said what waits.
 * Call it inside a transaction.
 */
export function tellOfLapsing(deps: Deps, { id, requirement_id, starts_on, ends_on, answer_until }: Match): void {
  const requirement = requirementStore(deps.db).find(requirement_id);
  const whole = matchListStore(deps.db).whole(id);
  if (!requirement || !whole || isJustTold(deps, requirement.employer_id)) return;
  mailEmployer(deps, requirement.employer_id, 'employer-match-lapsing', {
    ...factsOfRequirement({ ...requirement, starts_on, ends_on }),
    match: id,
    number: numberOf(whole) ?? '',
    answer: lastDayOf(answer_until) ?? '',
  });
}

function isJustTold({ db, clock }: Deps, employerId: string): boolean {
  const told = employerStore(db)
    .people(employerId)
    .map(({ account_id }) => outboxStore(db).lastQueued(account_id, 'employer-digest') ?? 0);
  return Math.min(...told) > clock.now() - JUST_DAYS * DAY_MS;
}

/** Mails to employer and candidate what has become of a match. A candidate hears of it from the release on. */
export function tellOfMatch(deps: Deps, before: Match, to: MatchState, step: Step): void {
  const requirement = requirementStore(deps.db).find(before.requirement_id);
  const applicant = applicantStore(deps.db).find(before.applicant_id);
  const whole = matchListStore(deps.db).whole(before.id);
  if (!requirement || !applicant || !whole) return;
  if (step.isKnownTo === 'both') return;
  const { employer, candidate } = mailsOf(before.state, to, step);
  const params = {
    ...factsOfRequirement({ ...requirement, starts_on: before.starts_on, ends_on: before.ends_on }),
    match: before.id,
    number: numberOf(whole) ?? '',
    organization: whole.company,
    reason: step.reason ?? '',
    why: before.state === 'confirmed' ? `place-${to}` : to,
    count: '1',
    answer: lastDayOf(answerUntil(to, deps.clock.now(), deps.site.matching)) ?? '',
  };
  if (employer && step.isKnownTo !== 'employer') mailEmployer(deps, requirement.employer_id, employer, params);
  // The reason is written for the employer.
  const { reason: _, ...own } = params;
  if (!candidate || step.isKnownTo === 'candidate') return;
  const now = deps.clock.now();
  // What the server does need not be read at night.
  const dueAt = step.actor === 'server' ? nextDaytime(now) : now;
  outboxStore(deps.db).add(
    { template: candidate, params: own, lang: applicant.lang, applicantId: applicant.id },
    now,
    dueAt,
  );
}

/** Which mails a step brings. Pure. */
function mailsOf(from: MatchState, to: MatchState, { actor }: Pick<Step, 'actor'>): Mails {
  switch (to) {
    case 'proposed':
      return { employer: 'employer-match-proposed' };
    case 'accepted':
      return actor === 'operator' ? { employer: 'employer-match-accepted' } : {};
    case 'released':
      return { employer: 'employer-match-released', candidate: 'match-offered' };
    case 'confirmed':
      return { employer: 'employer-match-confirmed', candidate: 'match-confirmed' };
    case 'withdrawn':
      if (from === 'shortlisted' || from === 'proposed') return {};
      return { employer: 'employer-match-ended', ...(isOffered(from) && { candidate: 'match-ended' as const }) };
    case 'withheld':
    case 'expired':
    case 'declined':
      return { employer: 'employer-match-ended', ...(isOffered(from) && { candidate: 'match-ended' as const }) };
    case 'refused':
    case 'shortlisted':
      return {};
  }
}
