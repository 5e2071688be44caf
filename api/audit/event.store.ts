import type { Db } from '../db/open.ts';

/** The person who acts: a signed-in account, or a name given to the command line. */
export type Who = { accountId: string } | { name: string };

/** Something that happened. `detail` holds codes and counts, never names, addresses or tokens. */
export interface NewEvent {
  at: number;
  subject: 'applicant' | 'account' | 'employer';
  subjectId: string;
  /** The part in which somebody acts: applicant, operator, account, system. */
  actor: string;
  /** Missing for the holder of a personal link, and for the server itself. */
  who?: Who | undefined;
  action: string;
  fromStatus?: string | undefined;
  toStatus?: string | undefined;
  detail?: Readonly<Record<string, string | number>>;
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

export type EventStore = ReturnType<typeof createEventStore>;

export function createEventStore(db: Db) {
  const insert = db.prepare(
    'INSERT INTO event (at, subject, subject_id, actor, actor_account_id, actor_name, action, from_status, to_status, detail) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const select = db.prepare<[string, string], RecordedEvent>(
    'SELECT id, at, actor, actor_account_id, actor_name, action, from_status, to_status, detail FROM event WHERE subject = ? AND subject_id = ? ORDER BY id',
  );
  const newest = db.prepare<[string, string, number], RecordedEvent>(
    'SELECT id, at, actor, actor_account_id, actor_name, action, from_status, to_status, detail FROM event WHERE subject = ? AND subject_id = ? ORDER BY id DESC LIMIT ?',
  );
  // Reading a document changes nothing.
  const lastChange = db.prepare<[string, string], { id: number }>(
    "SELECT id FROM event WHERE subject = ? AND subject_id = ? AND action <> 'view-document' ORDER BY id DESC LIMIT 1",
  );
  const lastInto = db.prepare<[string, string, string], { from_status: string | null }>(
    'SELECT from_status FROM event WHERE subject = ? AND subject_id = ? AND to_status = ? ORDER BY id DESC LIMIT 1',
  );
  const count = db.prepare<[string, string, string, number], { events: number }>(
    'SELECT count(*) AS events FROM event WHERE subject = ? AND subject_id = ? AND action = ? AND at > ?',
  );
  // An undo stands right behind what it undoes, but for reading: both of them turned nothing.
  const lastTurn = db.prepare<[string, string], { at: number | null }>(`
    SELECT max(at) AS at FROM event AS turn
    WHERE subject = ? AND subject_id = ? AND (action = 'send-back' OR from_status IS NOT to_status) AND action <> 'undo'
      AND (
        SELECT action FROM event WHERE subject = turn.subject AND subject_id = turn.subject_id AND id > turn.id
          AND action <> 'view-document' ORDER BY id LIMIT 1
      ) IS NOT 'undo'`);
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
    },
    /** Oldest first. */
    history(subject: NewEvent['subject'], subjectId: string): RecordedEvent[] {
      return select.all(subject, subjectId);
    },
    /** Newest first. */
    newest: (subject: NewEvent['subject'], subjectId: string, most: number) => newest.all(subject, subjectId, most),
    /** The id of the last event that changed the subject. */
    lastChange: (subject: NewEvent['subject'], subjectId: string) => lastChange.get(subject, subjectId)?.id,
    /** How often something happened to the subject after `since`. */
    countSince: (subject: NewEvent['subject'], subjectId: string, action: string, since: number) =>
      count.get(subject, subjectId, action, since)?.events ?? 0,
    /** When the subject's status last changed or a document was last sent back. */
    turnSince: (subject: NewEvent['subject'], subjectId: string) => lastTurn.get(subject, subjectId)?.at ?? undefined,
    /** The status from which the subject last came into `status`. */
    statusBefore(subject: NewEvent['subject'], subjectId: string, status: string): string | undefined {
      return lastInto.get(subject, subjectId, status)?.from_status ?? undefined;
    },
  };
}
