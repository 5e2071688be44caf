import { UNDO_SECONDS } from '#contract/limits.ts';
import { eventStore } from '../audit/event.store.ts';
import { recordEvent } from '../audit/record-event.ts';
import { perDatabase } from '../db/per-database.ts';
import type { Deps } from '../deps.ts';
import { employerNewsStore } from '../employers/employer-news.store.ts';
import { problem } from '../http/problem.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { SECOND_MS } from '../time/clock.ts';

/** One of several acts, and how it is taken back. */
export interface Act {
  /** Of the act, and the id of what it was done to. */
  key: string;
  /** The id that the page has given to all of them together. */
  decision: string;
  accountId: string;
  applicantId: string;
  /** What its events are about; a contract is there once it is drafted. */
  subject: () => { subject: 'match' | 'contract'; id: string } | undefined;
  /** By nobody where the server does it. */
  putBack: (by: 'account' | 'server') => void;
}

interface Done extends Act {
  at: number;
  eventId: number | undefined;
  mails: string[];
  news: { id: number; at: number }[];
  isUndone: boolean;
}

/** A server that starts anew takes nothing back: seconds have passed. */
const doneNow = perDatabase(() => new Map<string, Done>());

/**
 * Does something in a transaction that can be taken back for some seconds: its mails wait until then. The same decision
 * twice is done once.
 */
export function doUndoably(deps: Deps, act: Act, work: () => void): void {
  const done = doneNow(deps.db);
  const at = deps.clock.now();
  for (const [key, one] of done) if (at >= undoUntil(one)) done.delete(key);
  if (done.get(act.key)?.decision === act.decision) return;
  const one = deps.tx(() => doNow(deps, act, work));
  // After the commit: what the database has not kept was not done, and the next press has to do it.
  if (one) done.set(act.key, one);
}

/** Undefined if it was done before, by another press. */
function doNow(deps: Deps, act: Act, work: () => void): Done | undefined {
  const { db, clock } = deps;
  const at = clock.now();
  const before = lastEvent(deps, act);
  const [lastMail, lastNews] = [outboxStore(db).lastRow(), employerNewsStore(db).last()];
  work();
  const eventId = lastEvent(deps, act);
  if (eventId === before) return undefined;
  return {
    ...{ ...act, at, eventId, isUndone: false },
    mails: outboxStore(db).delay(act.applicantId, lastMail, undoUntil({ at })),
    news: employerNewsStore(db).after(lastNews),
  };
}

/**
 * Takes one of several acts back in a transaction: its mails, its news for employers, and what it has changed. Refused
 * once a mail has left, the time is over, or anybody has done or opened something since.
 */
export function undo(
  deps: Deps,
  { key, decision, accountId }: Pick<Act, 'key' | 'accountId'> & { decision: string | undefined },
): void {
  const { db, tx } = deps;
  const act = doneNow(db).get(key);
  if (!act || act.decision !== decision || act.accountId !== accountId || !isOpen(deps, act))
    throw problem('undo_too_late');
  tx(() => {
    if ([takeMailsBack(deps, act), takeNewsBack(deps, act)].includes(false)) throw problem('undo_too_late');
    act.putBack('account');
  });
  doneNow(db).set(key, { ...act, isUndone: true });
}

/** Whether an act can still be taken back, so that nobody is to read of it yet. */
export function isUndoable(deps: Pick<Deps, 'db' | 'clock'>, key: string): boolean {
  const act = doneNow(deps.db).get(key);
  return act !== undefined && isOpen(deps, act);
}

/** Those about whom something can still be taken back. */
export function undoableApplicants(deps: Pick<Deps, 'db' | 'clock'>): string[] {
  return [...doneNow(deps.db).values()].filter((act) => isOpen(deps, act)).map(({ applicantId }) => applicantId);
}

/**
 * Drops what an act has to say while it can be taken back, as the next act on the same makes it untrue. False if its
 * applicant may have read of it: then they are told of both. Call it inside the transaction of the next act, before its
 * event.
 */
export function dropUntold(deps: Deps, key: string): boolean {
  const act = doneNow(deps.db).get(key);
  if (!act || !isOpen(deps, act)) return false;
  takeNewsBack(deps, act);
  return takeMailsBack(deps, act);
}

/**
 * Takes back whatever somebody who leaves was to hear of in some seconds, or others of them. Call it inside the
 * transaction in which they leave.
 */
export function takeBackUntold(deps: Deps, applicantId: string): void {
  for (const [key, act] of doneNow(deps.db)) {
    if (act.applicantId !== applicantId || !/^(?:release|send|raise) /.test(key) || !isOpen(deps, act)) continue;
    takeNewsBack(deps, act);
    takeMailsBack(deps, act);
    act.putBack('server');
  }
}

/** The name of an act on something. */
export const undoKey = (act: string, id: string) => `${act} ${id}`;

/** Writes down that an act was taken back, and the states before and after. */
export function recordUndo(
  deps: Pick<Deps, 'db' | 'clock'>,
  about: readonly ['match' | 'contract', string],
  { by, actor, accountId }: { by: 'account' | 'server'; actor: 'account' | 'operator'; accountId: string },
  undone: { undone: string; from: string; to: string },
): void {
  const doer = by === 'server' ? { actor: by } : { actor, accountId };
  recordEvent(deps, about, { ...doer, action: 'undo', detail: undone });
}

/** Its time is not over, and nothing else has happened to the same since. */
function isOpen(deps: Pick<Deps, 'db' | 'clock'>, act: Done): boolean {
  return !act.isUndone && deps.clock.now() < undoUntil(act) && lastEvent(deps, act) === act.eventId;
}

/** False if one of them has left. */
const takeMailsBack = ({ db }: Deps, { mails }: Done) =>
  !mails.map((id) => outboxStore(db).takeBack(id)).includes(false);
const takeNewsBack = ({ db }: Deps, { news }: Done) =>
  !news.map((one) => employerNewsStore(db).takeBack(one)).includes(false);

const undoUntil = ({ at }: Pick<Done, 'at'>) => at + UNDO_SECONDS * SECOND_MS;

function lastEvent({ db }: Pick<Deps, 'db'>, act: Act): number | undefined {
  const about = act.subject();
  return about && eventStore(db).newest(about.subject, about.id, 1)[0]?.id;
}
