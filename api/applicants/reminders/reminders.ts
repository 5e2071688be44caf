import { daysAfter } from '#contract/days-after.ts';
import type { DocumentType } from '#contract/model/document.ts';
import { type ApplicationFacts, type NextKind, nextAct } from '#contract/model/next-act.ts';
import { berlinMidnight, daysBetween } from '../../time/berlin-time.ts';
import { DAY_MS } from '../../time/clock.ts';

const REMIND_AFTER_DAYS = [3, 7, 14];
const DEFERRED_BEFORE_DAYS = [7, 1];

/** What the applicant has to do next. */
export type OpenStep = 'documents' | 'enrolment' | 'replace' | 'originals' | 'placement';

/** What a reminder is about: the applicant's next step, or one document that is deferred to a day. */
export type Reminder =
  | { kind: 'step'; step: OpenStep; number: number }
  | { kind: 'deferred'; type: DocumentType; dueOn: string; daysLeft: number };

export interface ReminderFacts extends ApplicationFacts {
  /** When the applicant's turn began: the last change of status, or the last document sent back. */
  turnSince: number;
  now: number;
  today: string;
}

/** Reminders that are due by now, the latest of each kind. `reminderKey` tells whether one was sent already. Pure. */
export function dueReminders(facts: ReminderFacts): Reminder[] {
  return [...stepReminder(facts), ...deferredReminders(facts)];
}

/** The same reminder always has the same key within a turn, so that none is sent twice. */
export function reminderKey(reminder: Reminder, turnSince: number): string {
  if (reminder.kind === 'step') return `step-${reminder.step}-${reminder.number}-${turnSince}`;
  return `deferred-${reminder.type}-${reminder.dueOn}-${reminder.daysLeft}`;
}

/** When to look for a due reminder: now, or later; null: not before something changes. `sent`: keys of reminders. Pure. */
export function remindAt(facts: ReminderFacts, sent: ReadonlySet<string>): number | null {
  if (nextAct(facts).turn !== 'applicant') return null;
  const isDue = dueReminders(facts).some((reminder) => !sent.has(reminderKey(reminder, facts.turnSince)));
  return isDue ? facts.now : nextReminderAt(facts);
}

/** When the next reminder falls due after now, if nothing changes before; null where none does. Pure. */
export function nextReminderAt(facts: ReminderFacts): number | null {
  const steps = openStep(facts) ? REMIND_AFTER_DAYS.map((days) => facts.turnSince + days * DAY_MS) : [];
  const ends = facts.deferred.flatMap(({ due_on }) =>
    DEFERRED_BEFORE_DAYS.map((days) => berlinMidnight(daysAfter(due_on, -days))),
  );
  const later = [...steps, ...ends].filter((at) => at > facts.now);
  return later.length > 0 ? Math.min(...later) : null;
}

function stepReminder(facts: ReminderFacts): Reminder[] {
  const step = openStep(facts);
  const daysPassed = Math.floor((facts.now - facts.turnSince) / DAY_MS);
  const number = REMIND_AFTER_DAYS.findLastIndex((days) => daysPassed >= days) + 1;
  return step && number > 0 ? [{ kind: 'step', step, number }] : [];
}

/** Undefined if the applicant has nothing to do. */
export function openStep(facts: ApplicationFacts): OpenStep | undefined {
  return STEPS[nextAct(facts).kind];
}

const STEPS: Readonly<Partial<Record<NextKind, OpenStep>>> = {
  replace: 'replace',
  add: 'replace',
  documents: 'documents',
  declaration: 'enrolment',
  originals: 'originals',
  placement: 'placement',
};

function deferredReminders({ deferred, today }: ReminderFacts): Reminder[] {
  return deferred.flatMap(({ type, due_on: dueOn }): Reminder[] => {
    const daysLeft = daysBetween(today, dueOn);
    const notice = daysLeft < 0 ? undefined : DEFERRED_BEFORE_DAYS.findLast((days) => daysLeft <= days);
    return notice === undefined ? [] : [{ kind: 'deferred', type, dueOn, daysLeft: notice }];
  });
}
