import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';
import type { TemplateName } from '../mail/templates/names.ts';
import type { Applicant } from './applicant.store.ts';
import { dueReminders, type OpenStep, type Reminder, reminderKey } from './reminders.ts';
import { missingDocuments } from './requirements.ts';

const STEP_TEMPLATES: Record<OpenStep, TemplateName> = {
  documents: 'reminder-documents',
  enrolment: 'reminder-enrolment',
  replace: 'reminder-replace',
  originals: 'reminder-originals',
};

/** Queues every reminder that has fallen due and was not sent yet. Returns how many. */
export function remind(deps: Deps): number {
  let queued = 0;
  for (const applicant of deps.applicants.remindable()) queued += deps.tx(() => remindOne(deps, applicant));
  if (queued > 0) deps.mail.wake();
  return queued;
}

function remindOne(deps: Deps, applicant: Applicant): number {
  const now = deps.clock.now();
  const turnSince = deps.events.turnSince('applicant', applicant.id) ?? applicant.created_at;
  const fresh = dueReminders(factsOf(deps, applicant, turnSince)).filter((reminder) =>
    deps.reminders.note(applicant.id, reminderKey(reminder, turnSince), now),
  );
  for (const reminder of fresh) {
    deps.outbox.add({ ...mailOf(deps, applicant, reminder), lang: applicant.lang, applicantId: applicant.id }, now);
    const detail = { about: reminder.kind === 'step' ? reminder.step : 'promise' };
    deps.events.add({
      at: now,
      subject: 'applicant',
      subjectId: applicant.id,
      actor: 'system',
      action: 'remind',
      detail,
    });
  }
  return fresh.length;
}

function factsOf(deps: Deps, applicant: Applicant, turnSince: number) {
  const documents = deps.documents.current(applicant.id);
  const promised = deps.promises.open(applicant.id);
  const isPromised = (type: string) => promised.some((promise) => promise.type === type);
  return {
    status: applicant.status,
    turnSince,
    toReplace: documents.filter((document) => document.review === 'to_replace').map((document) => document.type),
    missing: missingDocuments(applicant.status, documents).filter((type) => !isPromised(type)),
    promisedFor: promised[0]?.due_on,
    originalsPosted: applicant.originals_posted_at !== null,
    now: deps.clock.now(),
    today: berlinDate(deps.clock.now()),
  };
}

function mailOf(deps: Deps, applicant: Applicant, reminder: Reminder) {
  if (reminder.kind === 'step') return { template: STEP_TEMPLATES[reminder.step] };
  const due = deps.promises.open(applicant.id)[0]?.due_on ?? '';
  return { template: 'reminder-promise' as const, params: { due } };
}
