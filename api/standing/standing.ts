import { applicationNumber } from '#contract/applications/application-number.ts';
import { isSentBack } from '#contract/model/document.ts';
import { type ApplicationFacts, operatorsAct } from '#contract/model/next-act.ts';
import { isOpen, STATUS } from '#contract/model/status.ts';
import type { QueueStep } from '#contract/model/steps.ts';
import { wholeName } from '#contract/person-name.ts';
import type { Applicant } from '../applicants/applicant.store.ts';
import { holdEndsAt } from '../applicants/hold-days.ts';
import { mailboxOf, nameKey, phoneKey } from '../applicants/person-keys.ts';
import { remindAt } from '../applicants/reminders/reminders.ts';
import type { Partner } from '../partners/partner.store.ts';
import { joinedName, phoneDigits, plainText } from '../partners/plain-text.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { searchable } from './search-words.ts';
import type { NewStanding } from './standing.store.ts';

/** What the standing of an application follows from. */
export interface StandingFacts {
  applicant: Applicant;
  application: ApplicationFacts;
  partner: Pick<Partner, 'partner_id' | 'organization_name'> | undefined;
  /** Keys of the reminders that were sent. */
  reminded: ReadonlySet<string>;
}

/** How an application stands: what the queue, the to-dos, the reminders and the searches read of it. Pure. */
export function standingOf({ applicant, application, partner, reminded }: StandingFacts, now: number): NewStanding {
  const turnSince = application.turnSince ?? applicant.created_at;
  // A hold ends by itself: what is stored is the time from which the application waits again.
  const facts = { ...application, turnSince, holdDueSince: holdEndsAt(applicant) };
  const act = operatorsAct(facts);
  const deferred = isOpen(applicant.status) ? facts.deferred : [];
  const name = `${applicant.first_name} ${applicant.last_name}`.trim();
  const partnerName = partner?.organization_name ?? '';
  const whole = wholeName(applicant);
  const said = [
    name,
    applicant.middle_name,
    joinedName(whole),
    applicant.email,
    phoneDigits(applicant.phone),
    partnerName,
    partner?.partner_id ?? '',
  ];
  return {
    applicant_id: applicant.id,
    name,
    status: applicant.status,
    step: queueStep(facts),
    lang: applicant.lang,
    partner_id: applicant.partner_id ?? '',
    season_id: applicant.season_id ?? '',
    partner_name: partnerName,
    // Any other time to come was written while the clock was wrong.
    waits_since: act && (act.kind === 'resume' ? (facts.holdDueSince ?? now) : Math.min(act.since ?? turnSince, now)),
    act: act?.kind ?? null,
    since: turnSince,
    sent_back: isOpen(applicant.status) && facts.documents.some(isSentBack) ? 1 : 0,
    deferred: deferred.map(({ type }) => type).join(','),
    deferred_due_on: deferred[0]?.due_on ?? null,
    held_until: heldUntilOf(applicant),
    remind_at:
      applicant.reminders_stopped_at === null ? remindAt({ ...facts, now, today: berlinDate(now) }, reminded) : null,
    created_at: applicant.created_at,
    mailbox: mailboxOf(applicant.email),
    phone_key: phoneKey(applicant.phone),
    name_key: nameKey(whole),
    search: searchable(plainText(said.join(' ')), applicationNumber(applicant.id)),
  };
}

/** A hold from before a day was asked for counts as over since it began. */
function heldUntilOf({ held_at, held_until }: Applicant): string | null {
  return held_at === null ? null : (held_until ?? berlinDate(held_at));
}

/** Where an application stands on the desk: a declaration that is reviewed is not at the originals yet. Pure. */
export function queueStep({ status, documents }: Pick<ApplicationFacts, 'status' | 'documents'>): QueueStep {
  const { queueStep: step } = STATUS[status];
  const isReviewed = documents.every(({ review }) => review === 'accepted');
  return step === 'originals' && !isReviewed ? 'enrolment' : step;
}
