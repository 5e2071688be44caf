import { UNDO_SECONDS } from '#contract/limits.ts';
import { eventStore, type NewEvent } from '../audit/event.store.ts';
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
  putBack: () => void;
}

interface Done extends Act {
  at: number;
  eventId: number | undefined;
  mails: string[];
  news: { id: number; at: number }[];
}

/** A server that starts anew takes nothing back: seconds have passed. */
const doneNow = perDatabase(() => new Map<string, Done>());

/**
 * Does something that can be taken back for some seconds: its mails wait until then. The same decision twice is done
 * once. Call it inside a transaction.
 */
export function doUndoably(deps: Deps, act: Act, work: () => void): void {
  const { db, clock } = deps;
  const done = doneNow(db);
  const at = clock.now();
  for (const [key, one] of done) if (at >= undoUntil(one)) done.delete(key);
  if (done.get(act.key)?.decision === act.decision) return;
  const before = lastEvent(deps, act);
  const [lastMail, lastNews] = [outboxStore(db).lastRow(), employerNewsStore(db).last()];
  work();
  const eventId = lastEvent(deps, act);
  // It was done before, by another press.
  if (eventId === before) return;
  done.set(act.key, {
    ...{ ...act, at, eventId },
    mails: outboxStore(db).delay(act.applicantId, lastMail, undoUntil({ at })),
    // Whoever moved up elsewhere stays proposed there.
    news: employerNewsStore(db)
      .after(lastNews)
      .filter(({ template }) => template !== 'employer-match-proposed'),
  });
}

/**
 * Takes one of several acts back: its mails, its news for employers, and what it has changed. Refused once a mail has
 * left, the time is over, or anybody has done or opened something since. Call it inside a transaction.
 */
export function undo(
  deps: Deps,
  { key, decision, accountId }: Pick<Act, 'key' | 'accountId'> & { decision: string | undefined },
): void {
  const { db, clock } = deps;
  const act = doneNow(db).get(key);
  const now = clock.now();
  if (!act || act.decision !== decision || act.accountId !== accountId || now >= undoUntil(act))
    throw problem('undo_too_late');
  if (lastEvent(deps, act) !== act.eventId) throw problem('undo_too_late');
  const areBack = [
    ...act.mails.map((id) => outboxStore(db).takeBack(id)),
    ...act.news.map((one) => employerNewsStore(db).takeBack(one)),
  ];
  if (areBack.includes(false)) throw problem('undo_too_late');
  act.putBack();
}

/** Whether an act can still be taken back, so that nobody is to read of it yet. */
export function isUndoable({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string): boolean {
  const act = doneNow(db).get(key);
  return act !== undefined && clock.now() < undoUntil(act);
}

/** The name of an act on something. */
export const undoKey = (act: string, id: string) => `${act} ${id}`;

/** Writes down that an act was taken back, and the states before and after. */
export function recordUndo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  event: Pick<NewEvent, 'subject' | 'subjectId' | 'actor' | 'who'>,
  undone: { undone: string; from: string; to: string },
): void {
  eventStore(db).add({ ...event, at: clock.now(), action: 'undo', detail: undone });
}

const undoUntil = ({ at }: Pick<Done, 'at'>) => at + UNDO_SECONDS * SECOND_MS;

function lastEvent({ db }: Deps, act: Act): number | undefined {
  const about = act.subject();
  return about && eventStore(db).newest(about.subject, about.id, 1)[0]?.id;
}
