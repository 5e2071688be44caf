import type * as z from 'zod/mini';
import type { applicationsReply, ListedApplication } from '#contract/desk/queue.ts';
import { type DocumentType, isDeferrable } from '#contract/model/document.ts';
import { isStatus, STATUS, type StatusRow } from '#contract/model/status.ts';
import type { QueueTexts } from './queue.text.ts';

export type QueuePage = z.infer<typeof applicationsReply>;

/** 'status-unknown' where one row has a status that only a newer page knows: such a page may show the others wrong too. */
export function known(page: QueuePage): QueuePage | 'status-unknown' {
  return page.applications.every(({ status }) => isStatus(status)) ? page : 'status-unknown';
}

/** The season that all selected applications are in; undefined where they are in several, or in none. Pure. */
export function seasonOfAll(page: readonly ListedApplication[], ids: readonly string[]): string | undefined {
  const seasons = new Set(page.filter(({ id }) => ids.includes(id)).map(({ season_id }) => season_id));
  return seasons.size === 1 ? ([...seasons][0] ?? undefined) : undefined;
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
