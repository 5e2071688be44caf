import { randomUUIDv7 } from 'node:crypto';
import type { Lang } from '#contract/languages.ts';
import { UNDO_CLOSING_SECONDS } from '#contract/limits.ts';
import { perDatabase } from '../db/per-database.ts';
import { DAY_MS, SECOND_MS } from '../time/clock.ts';
import { ALARM_KINDS, type AlarmKind } from './alarm-kinds.ts';
import { PRIORITIES, priorityOf } from './priority.ts';
import type { OperatorTemplate, TemplateName } from './templates/templates.ts';

export interface NewMail {
  template: TemplateName;
  lang: Lang;
  /** The applicant or account that the mail is for; neither for a mail to the operator. */
  applicantId?: string;
  accountId?: string;
  /** Only if it is not the address that the applicant or account has when the mail is sent. */
  recipient?: string;
  params?: Readonly<Record<string, string>>;
}

export interface OutboxRow {
  id: string;
  template: TemplateName;
  lang: Lang;
  applicant_id: string | null;
  account_id: string | null;
  recipient: string | null;
  params: string;
  /** Dead: given up, and sent only if the operator queues it again. Cancelled: never sent. */
  state: 'waiting' | 'sent' | 'dead' | 'cancelled';
  priority: number;
  attempts: number;
  /** When it may be sent. A worker that sends it sets this ahead meanwhile. */
  due_at: number;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

// Longer than any wait between two tries, and than a mail waits for a day with room; see unconfirmed.ts.
const FAR_AHEAD_MS = 7 * DAY_MS;

/** A query for each priority: each takes one look into the index, however many mails wait. */
const NEXT_DUE = ['due_at <= @now', 'due_at > @farAhead']
  // A time too far ahead was written while the clock was wrong.
  .flatMap((isDue) =>
    Object.values(PRIORITIES).map(
      (priority) =>
        `SELECT * FROM (SELECT id FROM outbox WHERE state = 'waiting' AND priority = ${priority} AND ${isDue} ORDER BY due_at, rowid LIMIT 1)`,
    ),
  )
  .join(' UNION ALL ')
  .concat(' LIMIT 1');

export const outboxStore = perDatabase(({ db, all, changed, exists, first, number, run }) => {
  const insert = db.prepare(
    'INSERT INTO outbox (id, template, lang, applicant_id, account_id, recipient, params, priority, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const lease = db.prepare<{ now: number; until: number; farAhead: number }, OutboxRow>(
    `UPDATE outbox SET due_at = @until, attempts = attempts + 1 WHERE id = (${NEXT_DUE}) RETURNING *`,
  );
  const sent = db.prepare("UPDATE outbox SET state = 'sent', sent_at = ?, last_error = NULL WHERE id = ?");
  const retry = db.prepare('UPDATE outbox SET due_at = ?, last_error = ? WHERE id = ?');
  const giveBack = db.prepare('UPDATE outbox SET due_at = ?, last_error = ?, attempts = attempts - 1 WHERE id = ?');
  const keepBehind = db.prepare(`
    UPDATE outbox SET due_at = max(outbox.due_at, failed.due_at)
    FROM (SELECT rowid AS place, applicant_id, priority, due_at FROM outbox WHERE id = ?) AS failed
    WHERE outbox.applicant_id = failed.applicant_id AND outbox.rowid > failed.place AND +outbox.state = 'waiting'
      AND failed.priority BETWEEN ${PRIORITIES.normal} AND outbox.priority`);
  const giveUp = db.prepare("UPDATE outbox SET state = 'dead', last_error = ? WHERE id = ? AND state = 'waiting'");
  const comeBack = db.prepare("UPDATE outbox SET state = 'dead', last_error = ? WHERE id = ? AND state = 'sent'");
  const drop = db.prepare("UPDATE outbox SET state = 'cancelled', last_error = ? WHERE id = ? AND state = 'waiting'");
  const revive = db.prepare(
    "UPDATE outbox SET state = 'waiting', attempts = 0, due_at = ? WHERE id = ? AND state = 'dead'",
  );
  // Mails that were never tried: put off until a day with room, or given up as no day had any.
  const putOff = "(attempts = 0 AND (state = 'dead' OR (state = 'waiting' AND due_at > @to)))";
  // `+` keeps SQLite from the index of the template, by which it would read that mail of everybody.
  const count = db.prepare<{ recipientId: string; template: string; from: number; to: number }, { mails: number }>(
    `SELECT count(*) AS mails FROM outbox WHERE (applicant_id = @recipientId OR account_id = @recipientId) AND +template = @template AND +created_at > @from AND +created_at <= @to AND NOT ${putOff}`,
  );
  const countOfSignUp = db.prepare<
    { account: string; template: string; signUp: string; from: number; to: number },
    { mails: number }
  >(`
    SELECT count(*) AS mails FROM outbox WHERE account_id = @account AND template = @template AND created_at > @from
      AND json_extract(params, '$.sign_up') = @signUp AND NOT ${putOff}`);
  // One statement for each column: a single one for both would scan two indexes. The newest is picked below: there is
  // hardly ever more than one, and `ORDER BY` takes ten times as long as the rest.
  const findPutOffOf = (owner: 'account_id' | 'applicant_id') =>
    db.prepare<
      { owner: string | undefined; template: string; recipient: string | null; params: string; to: number },
      OutboxRow & { rowid: number }
    >(`
      SELECT rowid, * FROM outbox WHERE ${owner} = @owner AND template = @template
        AND recipient IS @recipient AND params = @params AND ${putOff}`);
  const [findPutOffOfAccount, findPutOffOfApplicant] = [findPutOffOf('account_id'), findPutOffOf('applicant_id')];
  const takeUp = db.prepare(
    "UPDATE outbox SET state = 'waiting', lang = ?, created_at = ?, due_at = ?, last_error = NULL WHERE id = ?",
  );
  const last = db.prepare<{ recipientId: string; template: string }, { at: number | null }>(
    "SELECT max(created_at) AS at FROM outbox WHERE (applicant_id = @recipientId OR account_id = @recipientId) AND +template = @template AND state <> 'cancelled'",
  );
  const lastToOperator = db.prepare<[string, string | null], { at: number | null }>(
    "SELECT max(created_at) AS at FROM outbox WHERE template = ? AND applicant_id IS NULL AND account_id IS NULL AND json_extract(params, '$.about') IS ?",
  );
  const delay = db.prepare<{ applicant: string; after: number; due: number }, { id: string }>(
    "UPDATE outbox SET due_at = max(due_at, @due) WHERE applicant_id = @applicant AND rowid > @after AND state = 'waiting' RETURNING id",
  );
  const held = db.prepare<
    { applicant: string; priority: number; now: number; until: number },
    { until: number | null }
  >(`
    SELECT max(due_at) AS until FROM outbox WHERE applicant_id = @applicant AND +state = 'waiting' AND +due_at > @now
      AND (attempts = 0 AND +due_at <= @until
        OR +last_error IS NOT NULL AND +priority BETWEEN ${PRIORITIES.normal} AND @priority)`);
  /**
   * What an act has to say that can be taken back for a while goes first, as does what a mail server refused and
   * may still take: nobody reads what came of it before.
   */
  const heldUntil = (applicant: string | undefined, priority: number, now: number) =>
    (applicant && held.get({ applicant, priority, now, until: now + UNDO_CLOSING_SECONDS * SECOND_MS })?.until) || now;
  let tellQueued = () => {};
  return {
    /** Has the sender of this process look for mails as soon as one is queued. It must not read before the next turn. */
    onQueued(tell: () => void): void {
      tellQueued = tell;
    },
    /** Call it inside the transaction that the mail tells about. Returns the mail's id. */
    add(mail: NewMail, now: number, dueAt = now): string {
      const id = randomUUIDv7();
      const priority = priorityOf(mail.template);
      insert.run(
        id,
        mail.template,
        mail.lang,
        mail.applicantId ?? null,
        mail.accountId ?? null,
        mail.recipient ?? null,
        JSON.stringify(mail.params ?? {}),
        PRIORITIES[priority],
        // Whoever waits at the screen waits for nothing else.
        priority === 'urgent' ? dueAt : Math.max(dueAt, heldUntil(mail.applicantId, PRIORITIES[priority], now)),
        now,
      );
      tellQueued();
      return id;
    },
    /** Takes the next due mail for this worker until `until`; after that another worker may take it. */
    lease: (now: number, until: number) => lease.get({ now, until, farAhead: now + FAR_AHEAD_MS }),
    markSent: (id: string, now: number) => sent.run(now, id),
    /** The mails after it about the same application wait, too, but urgent ones, and what cannot wait for a reminder. */
    retryAt(id: string, dueAt: number, reason: string): void {
      retry.run(dueAt, reason, id);
      keepBehind.run(id);
    },
    /** Like `retryAt`, but the try doesn't count. */
    giveBack(id: string, dueAt: number, reason: string | null): void {
      giveBack.run(dueAt, reason, id);
      keepBehind.run(id);
    },
    giveUp: (id: string, reason: string) => giveUp.run(reason, id),
    /** Gives up a mail that a mail server had taken. False if none had. */
    comeBack: (id: string, reason: string) => comeBack.run(reason, id).changes > 0,
    /** Ends a mail that nobody need send again. */
    drop: (id: string, reason: string) => drop.run(reason, id),
    /** Queues a mail again that was given up, as if it had never been tried. */
    revive(id: string, now: number): boolean {
      tellQueued();
      return revive.run(now, id).changes > 0;
    },
    /** The same mail, if it was put off, or given up without a try. */
    findPutOff: ({ template, accountId, applicantId, recipient, params }: NewMail, now: number) =>
      (accountId === undefined ? findPutOffOfApplicant : findPutOffOfAccount)
        .all({
          owner: accountId ?? applicantId,
          template,
          recipient: recipient ?? null,
          params: JSON.stringify(params ?? {}),
          to: now,
        })
        .sort((a, b) => b.created_at - a.created_at || b.rowid - a.rowid)[0],
    /** Queues a mail that was put off, as if it came now. */
    takeUp(id: string, lang: Lang, now: number, dueAt: number): void {
      takeUp.run(lang, now, dueAt, id);
      tellQueued();
    },
    /** How many of a template were queued for an application or account after `from`, up to `to`; none put off. */
    countBetween: (recipientId: string, template: TemplateName, from: number, to: number) =>
      count.get({ recipientId, template, from, to })?.mails ?? 0,
    /** How many of a template were queued for a sign-up of an account after `from`; none that is put off at `to`. */
    countOfSignUp: (account: string, template: TemplateName, signUp: string, from: number, to: number) =>
      countOfSignUp.get({ account, template, signUp, from, to })?.mails ?? 0,
    /** Cancels mails that wait to be sent, and those that were given up: the operator could queue them again. */
    cancel: run<[accountId: string, template: TemplateName]>(
      "UPDATE outbox SET state = 'cancelled', last_error = NULL WHERE account_id = ? AND template = ? AND state IN ('waiting', 'dead')",
    ),
    /** Whether a mail of this template has not gone out to an application yet. */
    isWaiting: exists<[applicantId: string, template: TemplateName]>(
      "SELECT 1 FROM outbox WHERE applicant_id = ? AND +template = ? AND +state = 'waiting'",
    ),
    /** When a mail of this template was last queued for an application or account; one that was taken back is none. */
    lastQueued: (recipientId: string, template: TemplateName) => last.get({ recipientId, template })?.at ?? undefined,
    /** When the operator was last mailed by this template about this cause. */
    lastToldOperator: (template: OperatorTemplate, about?: string) =>
      lastToOperator.get(template, about ?? null)?.at ?? undefined,
    /** Whether the operator was told that it is over, since the last time that it was told what is wrong. */
    isToldOver: (kind: AlarmKind) =>
      (lastToOperator.get('operator-alarm-over', kind)?.at ?? 0) >=
      (lastToOperator.get(ALARM_KINDS[kind][0], ALARM_KINDS[kind][1] ?? null)?.at ?? 0),
    /** The place of the last mail that was queued, for `delay`. */
    lastRow: number<[]>('SELECT max(rowid) FROM outbox'),
    /** The mails that were queued after that place. */
    after: all<[place: number, most: number], OutboxRow>('SELECT * FROM outbox WHERE rowid > ? ORDER BY rowid LIMIT ?'),
    /** Delays an application's mails that were queued after that place. Returns their ids. */
    delay: (applicantId: string, after: number, dueAt: number) =>
      delay.all({ applicant: applicantId, after, due: dueAt }).map(({ id }) => id),
    /** Cancels a mail that no worker has taken. False if one has. */
    takeBack: changed<[id: string]>(
      "UPDATE outbox SET state = 'cancelled' WHERE id = ? AND state = 'waiting' AND attempts = 0",
    ),
    /** A mail of this template about a match that no worker has taken. */
    untried: first<[applicantId: string, template: TemplateName, match: string], OutboxRow>(`
      SELECT * FROM outbox WHERE applicant_id = ? AND +template = ? AND +state = 'waiting' AND attempts = 0
        AND params ->> '$.match' = ?`),
    /** An application's mails, newest first. */
    newestOf: all<[applicantId: string, most: number], OutboxRow>(
      'SELECT * FROM outbox WHERE applicant_id = ? ORDER BY created_at DESC, rowid DESC LIMIT ?',
    ),
    list: all<[], OutboxRow>('SELECT * FROM outbox ORDER BY created_at, rowid'),
    listOf: all<[applicantId: string], OutboxRow>(
      'SELECT * FROM outbox WHERE applicant_id = ? ORDER BY created_at, rowid',
    ),
  };
});
