import type * as z from 'zod/mini';
import type { applicationsReply, ListedApplication } from '#contract/desk/queue.ts';
import { type DocumentType, isDeferrable } from '#contract/model/document.ts';
import { isStatus, STATUS, type StatusRow } from '#contract/model/status.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import type { QueueTexts } from './queue.text.ts';

export type QueuePage = z.infer<typeof applicationsReply>;

/**
 * Checked by hand: the contract's schemas would bring a library along. Undefined for an answer not our server's,
 * 'status-unknown' where one row has a status that only a newer page knows: such a page may show the others wrong too.
 */
export function readQueue(reply: Unchecked<QueuePage>): QueuePage | 'status-unknown' | undefined {
  const { applications, previous, next, counts, held, now, similar } = reply;
  if (!Array.isArray(applications) || !applications.every(isRow)) return undefined;
  if (!applications.every(({ status }) => isStatus(status))) return 'status-unknown';
  return {
    applications,
    similar: similar === true,
    previous: typeof previous === 'string' ? previous : null,
    next: typeof next === 'string' ? next : null,
    counts: { step1: 0, step2: 0, enrolment: 0, originals: 0, ...(counts as object) },
    held: typeof held === 'number' ? held : 0,
    now: typeof now === 'string' ? now : new Date().toISOString(),
  };
}

function isRow(raw: unknown): raw is ListedApplication {
  const row = raw as Partial<ListedApplication> | null;
  if (typeof row?.id !== 'string' || typeof row.name !== 'string' || typeof row.since !== 'string') return false;
  return Array.isArray(row.deferred);
}

export interface Badge {
  tone: 'warn' | 'bad' | 'info' | 'ok' | '';
  text: keyof QueueTexts['badges'];
}

type Badged = Pick<ListedApplication, 'status' | 'act' | 'sent_back' | 'held_until' | 'open_elsewhere'> & {
  deferred: readonly DocumentType[];
};

/** What a row says of an application in a word or two, the most urgent first; always at least one. Pure. */
export function badgesOf({ status, act, sent_back, deferred, held_until, open_elsewhere }: Badged): Badge[] {
  const found: Badge[] = open_elsewhere ? [{ tone: 'info', text: 'elsewhere' }] : [];
  if (act === 'approve' || act === 'check') found.push({ tone: 'warn', text: 'toReview' });
  if (act === 'complete') found.push({ tone: 'warn', text: 'posted' });
  if (act === 'resume') found.push({ tone: 'warn', text: 'resumed' });
  else if (held_until !== null) found.push({ tone: 'info', text: 'held' });
  if (sent_back) found.push({ tone: 'bad', text: 'sentBack' });
  for (const type of deferred.filter(isDeferrable)) found.push({ tone: 'info', text: type });
  const atEnd = AT_END[STATUS[status].next];
  if (atEnd) found.push(atEnd);
  return found.length > 0 ? found : [{ tone: '', text: 'theirTurn' }];
}

/** The badge of an application for which nothing more is done. */
const AT_END: Readonly<Record<StatusRow['next'], Badge | null>> = {
  approval: null,
  documents: null,
  declaration: null,
  originals: null,
  complete: { tone: 'ok', text: 'complete' },
  rejected: { tone: 'bad', text: 'rejected' },
  withdrawn: { tone: '', text: 'withdrawn' },
};
