import type { DeskApplication, DeskChoice, TimelineEntry } from '#contract/desk/desk-application.ts';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { fill } from '#contract/fill.ts';
import { type DocumentType, whileDeferred } from '#contract/model/document.ts';
import { type Original, originalsToCome } from '#contract/model/original.ts';
import { isStatus } from '#contract/model/status.ts';
import { callName, wholeName } from '#contract/person-name.ts';
import { currentDocuments } from '../documents/desk-documents.ts';
import type { ApplicationTexts } from './application.text.ts';

/** A decision without the application's id, which the hook adds. */
export type Choice = Omit<DeskChoice, 'applicant_id'>;

/** The application in a reply: 'status-unknown' where the server is newer than this page. */
export function readApplication({ application }: { application: DeskApplication }): DeskApplication | 'status-unknown' {
  const statuses = [
    application.status,
    ...application.duplicates.map(({ status }) => status),
    ...application.timeline.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()),
  ];
  return statuses.every(isStatus) ? application : 'status-unknown';
}

/** How texts speak of the person: 'Selam'. */
export const shortName = callName;

/** The decision of the large button: what moves the application on in its status. */
export function mainDecision({ can }: DeskApplication): 'approve' | 'complete' | undefined {
  return (['approve', 'complete'] as const).find((action) => can.includes(action));
}

/** The papers of the envelope that are not here. */
export function originalsLeft({ originals }: DeskApplication): Original[] {
  return originalsToCome(originals);
}

/** What waits for the operator; a request of the applicant where no decision does. */
export function whatWaits(application: DeskApplication, t: ApplicationTexts): string {
  const { waits, correction, wished_season } = application;
  if (!waits && correction) return t.waitsForCorrection;
  if (!waits) return wished_season ? t.waitsForSeason : t.waitsForNothing;
  if (waits.kind === 'resume') return t.waitsForHold;
  if (waits.kind !== 'complete') return t.waits;
  return originalsLeft(application).length > 0 ? t.waitsForOriginals : t.readyToComplete;
}

/** Whether an original that goes back is asked for again: then the applicant has to read why. */
export function originalsNeedReason({ can }: DeskApplication): boolean {
  return can.includes('miss-originals');
}

/** The documents that a decision would accept and that were not shown to whoever decides, in the order of the steps. */
export function unseenFor(
  { documents }: DeskApplication,
  { action, document_id }: Pick<Choice, 'action' | 'document_id'>,
  isSeen: (document: DeskDocument) => boolean,
): DeskDocument[] {
  if (!['accept', 'approve', 'complete'].includes(action)) return [];
  return currentDocuments(documents).filter(
    (one) => one.review === 'pending' && !isSeen(one) && (action !== 'accept' || one.id === document_id),
  );
}

/** Whether one press decides: nothing is asked or written before. */
export function isOnePress({ action, reason }: Choice): boolean {
  const acts: Choice['action'][] = ['accept', 'approve', 'complete', 'receive-originals', 'expect-originals'];
  return acts.includes(action) && reason === undefined;
}

/** What is in the way of the large button, as a sentence; undefined if nothing is. */
export function whyBlocked(application: DeskApplication, texts: ApplicationTexts): string | undefined {
  if (!mainDecision(application) || isFree(application)) return undefined;
  const { blocking } = application;
  if (blocking.length === 0) return texts.originalsOpen;
  const { names } = texts.documentPane;
  const documents = blocking.map((type) => names[isFollowing(application, type) ? whileDeferred(type) : type]);
  return fill(texts.blocked, { documents: documents.join(', ') });
}

function isFree(application: DeskApplication): boolean {
  const isLast = mainDecision(application) === 'complete';
  return application.blocking.length === 0 && !(isLast && originalsLeft(application).length > 0);
}

/**
 * What an operator most likely uploads: what stands in the way, else what the applicant owes next, else another version
 * of what is looked at. While a decision is due, nothing of the next step: its last document would skip the decision.
 */
export function likelyUpload(application: DeskApplication, shown: DocumentType | undefined): DocumentType {
  const { uploads, blocking, documents } = application;
  const isThere = (type: DocumentType) => documents.some((one) => one.type === type && one.replaced_at === null);
  const inTheWay = blocking.find((type) => uploads.includes(type));
  const owed = mainDecision(application) ? undefined : uploads.find((type) => !isThere(type) && type !== 'other');
  return inTheWay ?? owed ?? shown ?? uploads[0] ?? 'other';
}

/** Whether a document of this type is still to come by a later day. */
export function isFollowing({ deferred }: DeskApplication, type: DocumentType): boolean {
  return deferred.some((one) => one.type === type);
}

/** Whether what was begun in a field can still be sent: the act may be over, or its document replaced. */
export function isReachable({ can, documents }: DeskApplication, field: string): boolean {
  const [act, about] = field.split(' ');
  if (act === 'note') return true;
  if (act === 'send-back' && !documents.some(({ id, replaced_at }) => id === about && replaced_at === null))
    return false;
  return can.some((one) => one === act);
}

/** Whether the operator has nothing more to do here after a decision. */
export function isTurnOver({ waits }: DeskApplication, { action }: Choice): boolean {
  // Whoever holds an envelope has the rest of it to note.
  if (action === 'receive-originals' || action === 'expect-originals') return false;
  return waits === null || !['accept', 'send-back'].includes(action);
}

/** What has happened since somebody looked: entries that were not there, and that change something. */
export function newSince(before: readonly TimelineEntry[], now: readonly TimelineEntry[]): TimelineEntry[] {
  const known = new Set(before.map(({ id }) => id));
  return now.filter(({ id, kind, what }) => !known.has(id) && kind !== 'mail' && !LOOKS.includes(what));
}

const LOOKS = ['view-document', 'view-application'];

const DONE = {
  accept: 'doneAccept',
  'send-back': 'doneSendBack',
  approve: 'doneApprove',
  complete: 'doneComplete',
  reject: 'doneReject',
  withdraw: 'doneWithdraw',
  reopen: 'doneReopen',
  'receive-originals': 'doneReceive',
  'expect-originals': 'doneExpect',
  'miss-originals': 'doneMiss',
  'return-originals': 'doneReturn',
} as const satisfies Record<Choice['action'], keyof ApplicationTexts['acts']>;

/** What the message after a decision says. */
export function doneText(application: DeskApplication, { action, document_id }: Choice, t: ApplicationTexts): string {
  const type = application.documents.find(({ id }) => id === document_id)?.type;
  return fill(t.acts[DONE[action]], { name: wholeName(application), document: type ? t.documentPane.names[type] : '' });
}
