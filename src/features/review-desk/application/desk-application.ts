import type { DeskApplication, DeskChoice, TimelineEntry } from '#contract/desk-application.ts';
import { fill } from '#contract/fill.ts';
import { callName } from '#contract/person-name.ts';
import type { ApplicationTexts } from './application.text.ts';

/** A decision without the application's id, which the hook adds. */
export type Choice = Omit<DeskChoice, 'applicant_id'>;

/** The application in an answer; undefined if it is not our server's. */
export function readApplication(reply: { application?: unknown }): DeskApplication | undefined {
  const application = reply.application as Partial<DeskApplication> | null | undefined;
  const isWhole = typeof application?.seen === 'string' && Array.isArray(application.documents);
  return isWhole ? (application as DeskApplication) : undefined;
}

/** 'Selam Tesfaye' */
export function fullName({ first_name, middle_name, last_name }: DeskApplication): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}

/** How texts speak of the person: 'Selam'. */
export const shortName = callName;

/** The decision of the large button: what moves the application on in its status. */
export function mainDecision({ can }: DeskApplication): 'approve' | 'complete' | undefined {
  return (['approve', 'complete'] as const).find((action) => can.includes(action));
}

/** Whether the operator has nothing more to do here after a decision. */
export function isTurnOver({ waits }: DeskApplication, { action }: Choice): boolean {
  return waits === null || !['accept', 'send-back'].includes(action);
}

/** What has happened since somebody looked: entries that were not there, and that change something. */
export function newSince(before: readonly TimelineEntry[], now: readonly TimelineEntry[]): TimelineEntry[] {
  const known = new Set(before.map(({ id }) => id));
  return now.filter(({ id, kind, what }) => !known.has(id) && kind !== 'mail' && what !== 'view-document');
}

const DONE = {
  accept: 'doneAccept',
  'send-back': 'doneSendBack',
  approve: 'doneApprove',
  complete: 'doneComplete',
  reject: 'doneReject',
  withdraw: 'doneWithdraw',
  reopen: 'doneReopen',
} as const satisfies Record<Choice['action'], keyof ApplicationTexts['acts']>;

/** What the message after a decision says. */
export function doneText(application: DeskApplication, { action, document_id }: Choice, t: ApplicationTexts): string {
  const type = application.documents.find(({ id }) => id === document_id)?.type;
  return fill(t.acts[DONE[action]], { name: fullName(application), document: type ? t.documentPane.names[type] : '' });
}
