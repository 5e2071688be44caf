import type { DocumentType } from '#contract/model/document.ts';
import { nextAct } from '#contract/model/next-act.ts';
import type { Who } from '../../audit/event.store.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { attempt } from '../../db/attempt.ts';
import { noteChange } from '../../db/changes.ts';
import type { Deps } from '../../deps.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import type { TemplateName } from '../../mail/templates/templates.ts';
import { standingStore } from '../../standing/standing.store.ts';
import { DAY_MS } from '../../time/clock.ts';
import type { Applicant } from '../applicant.store.ts';
import { applicationFacts } from '../facts.ts';
import { loadApplicant } from '../load.ts';
import { reminderStore } from './reminder.store.ts';
import { dueReminders, nextReminderAt, type OpenStep, openStep, type Reminder, reminderKey } from './reminders.ts';

const STEP_TEMPLATES: Record<OpenStep, TemplateName> = {
  documents: 'reminder-documents',
  enrolment: 'reminder-enrolment',
  replace: 'reminder-replace',
  originals: 'reminder-originals',
  placement: 'reminder-placement',
};

const REMINDERS: readonly TemplateName[] = [
  ...Object.values(STEP_TEMPLATES),
  'reminder-deferred',
  'partner-nudge-application',
];

// Applications per batch: looking at them takes a few milliseconds.
const BATCH = 20;
// An application whose facts cannot be read is looked at again a day later: the others must not wait for it.
const AGAIN_AFTER_MS = DAY_MS;

/**
 * Looks at a small batch of applications of which a reminder is due: queues what was not sent yet, and sets when to look
 * next. Answers whether there are more.
 */
export function remind(deps: Deps): boolean {
  const due = () => standingStore(deps.db).dueToRemind(deps.clock.now(), BATCH);
  if (due().length === 0) return false;
  return deps.tx(() => {
    const ids = due();
    for (const id of ids) lookAt(deps, id);
    return ids.length === BATCH;
  });
}

function lookAt(deps: Deps, id: string): void {
  const later = () => void standingStore(deps.db).setRemindAt(id, deps.clock.now() + AGAIN_AFTER_MS);
  attempt(deps, { applicant: id }, 'reminder', () => remindOne(deps, loadApplicant(deps, id)), later);
}

function remindOne(deps: Deps, applicant: Applicant): void {
  const now = deps.clock.now();
  const { turnSince = applicant.created_at, ...known } = applicationFacts(deps, applicant);
  const facts = { ...known, turnSince, now };
  if (nextAct(facts).turn !== 'applicant' || applicant.reminders_stopped_at !== null) {
    standingStore(deps.db).setRemindAt(applicant.id, null);
    return;
  }
  const fresh = dueReminders(facts).filter((reminder) =>
    reminderStore(deps.db).note(applicant.id, reminderKey(reminder, turnSince), now),
  );
  for (const mail of mailsFor(fresh)) queue(deps, applicant, mail, now);
  standingStore(deps.db).setRemindAt(applicant.id, nextReminderAt(facts));
}

/** One reminding mail: documents that are due on the same day share it. */
type ReminderMail = { about: OpenStep } | { about: 'deferred'; types: readonly DocumentType[]; dueOn: string };

function mailsFor(reminders: readonly Reminder[]): ReminderMail[] {
  const deferred = reminders.filter((reminder) => reminder.kind === 'deferred');
  const days = [...new Set(deferred.map(({ dueOn }) => dueOn))];
  return [
    ...reminders.flatMap((reminder) => (reminder.kind === 'step' ? [{ about: reminder.step }] : [])),
    ...days.map((day) => deferredMail(day, deferred)),
  ];
}

function deferredMail(dueOn: string, deferred: readonly { type: DocumentType; dueOn: string }[]): ReminderMail {
  return { about: 'deferred', types: deferred.filter((one) => one.dueOn === dueOn).map(({ type }) => type), dueOn };
}

/** What the owner of an application would be reminded of now; undefined if there is nothing. */
export function openStepOf(deps: Deps, applicant: Applicant): ReminderMail | undefined {
  const facts = applicationFacts(deps, applicant);
  const { kind, until } = nextAct(facts);
  if (kind === 'deferred' && until !== undefined) {
    return deferredMail(
      until,
      facts.deferred.map(({ type, due_on: dueOn }) => ({ type, dueOn })),
    );
  }
  const step = openStep(facts);
  return step && { about: step };
}

/** When somebody last reminded the owner of an application: the server, an operator or a partner. */
export function lastRemindedAt({ db }: Pick<Deps, 'db'>, applicantId: string): number | undefined {
  const times = REMINDERS.flatMap((template) => outboxStore(db).lastQueued(applicantId, template) ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Reminds the owner of an application at once. Call it inside a transaction that has checked whether they may be. */
export function remindByOperator(deps: Deps, who: Who, applicant: Applicant): void {
  const mail = openStepOf(deps, applicant);
  if (mail) queue(deps, applicant, mail, deps.clock.now(), who);
}

function queue(deps: Deps, applicant: Applicant, mail: ReminderMail, now: number, who?: Who): void {
  outboxStore(deps.db).add({ ...templateOf(mail), lang: applicant.lang, applicantId: applicant.id }, now);
  // Its partner's list says from when on the partner may remind them.
  if (applicant.partner_id !== null) noteChange(deps.db, applicant.id);
  const detail = { about: mail.about };
  recordEvent(deps, ['applicant', applicant.id], { actor: who ? 'operator' : 'system', who, action: 'remind', detail });
}

function templateOf(mail: ReminderMail) {
  if (mail.about !== 'deferred') return { template: STEP_TEMPLATES[mail.about] };
  return { template: 'reminder-deferred' as const, params: { due: mail.dueOn, documents: mail.types.join(',') } };
}
