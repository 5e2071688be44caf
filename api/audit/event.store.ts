import { isStatus, STATUS } from '#contract/model/status.ts';
import { noteChange } from '../db/changes.ts';
import { perDatabase } from '../db/per-database.ts';
import { IS_NO_VIEW, isView } from './views.ts';

/** The person who acts: a signed-in account, or a name given to the command line. */
export type Who = { accountId: string } | { name: string };

/** Something that happened. `detail` holds codes and counts, never names, addresses or tokens. */
export interface NewEvent {
  at: number;
  /** `key`: the one that documents are encrypted with. */
  subject: 'applicant' | 'account' | 'employer' | 'match' | 'contract' | 'key';
  subjectId: string;
  /** The part in which somebody acts: applicant, operator, account, system. */
  actor: string;
  /** Missing for the holder of a personal link, and for the server itself. */
  who?: Who | undefined;
  action: string;
  fromStatus?: string | undefined;
  toStatus?: string | undefined;
  detail?: Readonly<Record<string, string | number>> | undefined;
}

export interface RecordedEvent {
  id: number;
  at: number;
  actor: string;
  actor_account_id: string | null;
  actor_name: string | null;
  action: string;
  from_status: string | null;
  to_status: string | null;
  detail: string;
}

type Change = Pick<RecordedEvent, 'id' | 'at' | 'action' | 'from_status' | 'to_status'>;

// A bare parameter would have SQLite plan anew at each use: it asks whether the value fits an index of one subject.
const OF_SUBJECT = 'subject = +? AND subject_id = ?';

export const eventStore = perDatabase(({ db, all, column, exists, number }) => {
  // An erasure may take the newest events. No id comes again: the webhooks' receiver was told up to one of them.
  const insert = db.prepare(`
    INSERT INTO event (id, at, subject, subject_id, actor, actor_account_id, actor_name, action, from_status, to_status, detail)
    VALUES (max(coalesce((SELECT max(id) FROM event), 0), coalesce((SELECT event_id FROM webhook WHERE id = 1), 0)) + 1,
      ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const select = db.prepare<[string, string], RecordedEvent>(
    `SELECT id, at, actor, actor_account_id, actor_name, action, from_status, to_status, detail FROM event WHERE ${OF_SUBJECT} ORDER BY id`,
  );
  // Views change nothing.
  const lastChange = db.prepare<[string, string], { id: number }>(
    `SELECT id FROM event WHERE ${OF_SUBJECT} AND ${IS_NO_VIEW} ORDER BY id DESC LIMIT 1`,
  );
  const lastInto = db.prepare<[string, string, string], { from_status: string | null }>(
    `SELECT from_status FROM event WHERE ${OF_SUBJECT} AND to_status = ? AND from_status IS NOT to_status ORDER BY id DESC LIMIT 1`,
  );
  const lastOf = db.prepare<[string, string, string], { detail: string; actor_account_id: string | null }>(
    `SELECT detail, actor_account_id FROM event WHERE ${OF_SUBJECT} AND action IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT 1`,
  );
  const viewed = db.prepare<[string, string, string], { id: string }>(
    `SELECT DISTINCT detail ->> 'id' AS id FROM event WHERE ${OF_SUBJECT} AND +action = 'view-document' AND actor_account_id = ?`,
  );
  const hasDetail = db.prepare<[string, string, string, string, string, number], { found: 1 }>(
    `SELECT 1 AS found FROM event WHERE ${OF_SUBJECT} AND +action = ? AND json_extract(detail, ?) = ? AND +at >= ?
      LIMIT 1`,
  );
  const openedByOthers = db.prepare<[number, string], { id: string }>(`
    SELECT DISTINCT subject_id AS id FROM event
    WHERE action = 'view-application' AND at > ? AND actor_account_id IS NOT ?`);
  // Judged and sorted below: `max` and `ORDER BY` make SQLite open a table of their own, which takes ten times as long.
  const changes = db.prepare<[string, string], Change>(
    `SELECT id, at, action, from_status, to_status FROM event WHERE ${OF_SUBJECT} AND ${IS_NO_VIEW}`,
  );
  return {
    add(event: NewEvent): void {
      const { at, subject, subjectId, actor, who, action, fromStatus, toStatus, detail } = event;
      insert.run(
        at,
        subject,
        subjectId,
        actor,
        who && 'accountId' in who ? who.accountId : null,
        who && 'name' in who ? who.name : null,
        action,
        fromStatus ?? null,
        toStatus ?? null,
        JSON.stringify(detail ?? {}),
      );
      // What the server does by itself changes facts only where it writes them.
      if (subject === 'applicant' && actor !== 'system' && !isView(action)) noteChange(db, subjectId);
    },
    /** Oldest first. */
    history(subject: NewEvent['subject'], subjectId: string): RecordedEvent[] {
      return select.all(subject, subjectId);
    },
    /** Newest first. */
    newest: all<[subject: NewEvent['subject'], subjectId: string, most: number], RecordedEvent>(
      `SELECT id, at, actor, actor_account_id, actor_name, action, from_status, to_status, detail FROM event WHERE ${OF_SUBJECT} ORDER BY id DESC LIMIT ?`,
    ),
    lastChange: (applicantId: string) => lastChange.get('applicant', applicantId)?.id,
    /** The newest event of one of these actions. */
    lastOf: (subject: NewEvent['subject'], subjectId: string, actions: readonly string[]) =>
      lastOf.get(subject, subjectId, JSON.stringify(actions)),
    /** How often something happened to the subject after `since`. */
    // `+` keeps SQLite from the index of the action, by which it would read what happened to everybody.
    countSince: number<[subject: NewEvent['subject'], subjectId: string, action: string, since: number]>(
      `SELECT count(*) FROM event WHERE ${OF_SUBJECT} AND +action = ? AND +at > ?`,
    ),
    /** Whether an account has done this to the subject since `since`. */
    hasActed: exists<
      [subject: NewEvent['subject'], subjectId: string, action: string, accountId: string, since: number]
    >(`SELECT id FROM event WHERE ${OF_SUBJECT} AND +action = ? AND actor_account_id = ? AND +at >= ? LIMIT 1`),
    /** Ids of an application's documents that an account was shown. */
    documentsViewed: (applicantId: string, accountId: string) =>
      new Set(viewed.all('applicant', applicantId, accountId).map(({ id }) => id)),
    /** Whether something happened to the subject with this value in its detail, since `since`. */
    hasDetail: (
      subject: NewEvent['subject'],
      subjectId: string,
      action: string,
      [name, value]: readonly [string, string],
      since = 0,
    ) => hasDetail.get(subject, subjectId, action, `$.${name}`, value, since) !== undefined,
    /** Whether an account has done this to a part of the subject. */
    hasActedOn: exists<
      [subject: NewEvent['subject'], subjectId: string, action: string, accountId: string, partId: string]
    >(`SELECT 1 AS found FROM event WHERE ${OF_SUBJECT} AND +action = ? AND actor_account_id = ?
      AND json_extract(detail, '$.id') = ? LIMIT 1`),
    /** When an application's status or season last changed, or a document or an original was last asked for again. */
    turnSince: (applicantId: string) => lastTurn(changes.all('applicant', applicantId)),
    /** Ids of the applications that somebody else has opened since then. */
    openedByOthers: (accountId: string, since: number) =>
      new Set(openedByOthers.all(since, accountId).map(({ id }) => id)),
    /** How long each of the newest pre-registrations waited for our approval, of those approved after `since`. */
    approvalTimes: column<[since: number, most: number], number>(`
      SELECT event.at - applicant.created_at AS took FROM event JOIN applicant ON applicant.id = event.subject_id
      WHERE action = 'approve' AND at > ? AND +actor = 'operator' AND from_status = 'PRE_REGISTERED' ORDER BY at DESC LIMIT +?`),
    /** The status from which the application last came into `status`. */
    statusBefore: (applicantId: string, status: string) =>
      lastInto.get('applicant', applicantId, status)?.from_status ?? undefined,
  };
});

/** An undo is the next event after the one that it undoes: together they have changed nothing. */
function lastTurn(changes: Change[]): number | undefined {
  changes.sort((a, b) => a.id - b.id);
  const turns = changes.filter(
    (change, index) =>
      (change.from_status !== change.to_status || asksAgain(change)) &&
      change.action !== 'undo' &&
      changes[index + 1]?.action !== 'undo',
  );
  return turns.length === 0 ? undefined : Math.max(...turns.map(({ at }) => at));
}

/** Whether the applicant has to do something again, though the status stayed. */
function asksAgain({ action, to_status }: Change): boolean {
  if (action === 'return-originals') return isStatus(to_status) && STATUS[to_status].next === 'originals';
  // It names the status where that asks for something that was open in the season before, too.
  if (action === 'move-season') return to_status !== null;
  return action === 'send-back' || action === 'miss-originals';
}
