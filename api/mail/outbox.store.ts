import { randomUUID } from 'node:crypto';
import type { Lang } from '#contract/languages.ts';
import { DAY_MS } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { PRIORITIES, PRIORITY_OF } from './priority.ts';
import type { OperatorTemplate, TemplateName } from './templates/names.ts';

export interface NewMail {
  template: TemplateName;
  lang: Lang;
  /** Whom it concerns: one of the two, or neither where it goes to the operator. */
  applicantId?: string;
  accountId?: string;
  /** Only where it isn't the reader's address at the time of sending. */
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
  /** Dead: given up, and queued again if the operator says so. Cancelled: not to be sent any more. */
  state: 'waiting' | 'sent' | 'dead' | 'cancelled';
  priority: number;
  attempts: number;
  /** When it may be tried. A worker that holds the mail has put this ahead. */
  due_at: number;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
}

// Longer than any wait between two tries, and than a mail waits for a day that has room; see unconfirmed.ts.
const FAR_AHEAD_MS = 7 * DAY_MS;

/** One step into the index for each priority, however many mails wait. */
const NEXT_DUE = ['due_at <= @now', 'due_at > @farAhead']
  // A time too far ahead was written by a clock that was wrong.
  .flatMap((isDue) =>
    Object.values(PRIORITIES).map(
      (priority) =>
        `SELECT * FROM (SELECT id FROM outbox WHERE state = 'waiting' AND priority = ${priority} AND ${isDue} ORDER BY due_at, rowid LIMIT 1)`,
    ),
  )
  .join(' UNION ALL ')
  .concat(' LIMIT 1');

export type OutboxStore = ReturnType<typeof createOutboxStore>;

export function createOutboxStore(db: Db) {
  const insert = db.prepare(
    'INSERT INTO outbox (id, template, lang, applicant_id, account_id, recipient, params, priority, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const lease = db.prepare<{ now: number; until: number; farAhead: number }, OutboxRow>(
    `UPDATE outbox SET due_at = @until, attempts = attempts + 1 WHERE id = (${NEXT_DUE}) RETURNING *`,
  );
  const sent = db.prepare("UPDATE outbox SET state = 'sent', sent_at = ?, last_error = NULL WHERE id = ?");
  const retry = db.prepare('UPDATE outbox SET due_at = ?, last_error = ? WHERE id = ?');
  const giveBack = db.prepare('UPDATE outbox SET due_at = ?, last_error = ?, attempts = attempts - 1 WHERE id = ?');
  const giveUp = db.prepare("UPDATE outbox SET state = 'dead', last_error = ? WHERE id = ? AND state = 'waiting'");
  // Put off until a day that has room, or given up since none has: it was not sent and is not about to be.
  const putOff = "(attempts = 0 AND (state = 'dead' OR (state = 'waiting' AND due_at > @to)))";
  const count = db.prepare<{ recipientId: string; template: string; from: number; to: number }, { mails: number }>(
    `SELECT count(*) AS mails FROM outbox WHERE (applicant_id = @recipientId OR account_id = @recipientId) AND template = @template AND created_at > @from AND created_at <= @to AND NOT ${putOff}`,
  );
  const countOfSignUp = db.prepare<
    { account: string; template: string; signUp: string; from: number; to: number },
    { mails: number }
  >(`
    SELECT count(*) AS mails FROM outbox WHERE account_id = @account AND template = @template AND created_at > @from
      AND json_extract(params, '$.sign_up') = @signUp AND NOT ${putOff}`);
  // One statement for each, as one for both would look through two indexes.
  const findPutOffOf = (owner: 'account_id' | 'applicant_id') =>
    db.prepare<
      { owner: string | undefined; template: string; recipient: string | null; params: string; to: number },
      OutboxRow
    >(`
      SELECT * FROM outbox WHERE ${owner} = @owner AND template = @template
        AND recipient IS @recipient AND params = @params AND ${putOff} ORDER BY created_at DESC, rowid DESC LIMIT 1`);
  const [findPutOffOfAccount, findPutOffOfApplicant] = [findPutOffOf('account_id'), findPutOffOf('applicant_id')];
  const takeUp = db.prepare(
    "UPDATE outbox SET state = 'waiting', lang = ?, created_at = ?, due_at = ?, last_error = NULL WHERE id = ?",
  );
  // What was given up too: the operator may queue it again.
  const cancel = db.prepare(
    "UPDATE outbox SET state = 'cancelled', last_error = NULL WHERE account_id = ? AND template = ? AND state IN ('waiting', 'dead')",
  );
  const last = db.prepare<{ recipientId: string; template: string }, { at: number | null }>(
    'SELECT max(created_at) AS at FROM outbox WHERE (applicant_id = @recipientId OR account_id = @recipientId) AND template = @template',
  );
  const lastToOperator = db.prepare<[string, string | null], { at: number | null }>(
    "SELECT max(created_at) AS at FROM outbox WHERE template = ? AND applicant_id IS NULL AND account_id IS NULL AND json_extract(params, '$.about') IS ?",
  );
  const all = db.prepare<[], OutboxRow>('SELECT * FROM outbox ORDER BY created_at, rowid');
  const ofApplicant = db.prepare<[string], OutboxRow>(
    'SELECT * FROM outbox WHERE applicant_id = ? ORDER BY created_at, rowid',
  );
  return {
    /** Inside the transaction of what the mail tells about. Returns the mail's id. */
    add(mail: NewMail, now: number, dueAt = now): string {
      const id = randomUUID();
      insert.run(
        id,
        mail.template,
        mail.lang,
        mail.applicantId ?? null,
        mail.accountId ?? null,
        mail.recipient ?? null,
        JSON.stringify(mail.params ?? {}),
        PRIORITIES[PRIORITY_OF[mail.template]],
        dueAt,
        now,
      );
      return id;
    },
    /** Takes the next due mail for this worker until `until`; a worker that dies loses it to the next one. */
    lease: (now: number, until: number) => lease.get({ now, until, farAhead: now + FAR_AHEAD_MS }),
    markSent: (id: string, now: number) => sent.run(now, id),
    retryAt: (id: string, dueAt: number, reason: string) => retry.run(dueAt, reason, id),
    /** As `retryAt`, and the try doesn't count. */
    giveBack: (id: string, dueAt: number, reason: string | null) => giveBack.run(dueAt, reason, id),
    giveUp: (id: string, reason: string) => giveUp.run(reason, id),
    /** The same mail, if it was put off or given up without a try. */
    findPutOff: ({ template, accountId, applicantId, recipient, params }: NewMail, now: number) =>
      (accountId === undefined ? findPutOffOfApplicant : findPutOffOfAccount).get({
        owner: accountId ?? applicantId,
        template,
        recipient: recipient ?? null,
        params: JSON.stringify(params ?? {}),
        to: now,
      }),
    /** Such a mail goes out after all, as if it had been queued now. */
    takeUp: (id: string, lang: Lang, now: number, dueAt: number) => takeUp.run(lang, now, dueAt, id),
    /** How many of one kind were queued for an application or account after `from`, up to `to`; what is put off doesn't count. */
    countBetween: (recipientId: string, template: TemplateName, from: number, to: number) =>
      count.get({ recipientId, template, from, to })?.mails ?? 0,
    /** How many of one kind were queued for one of an account's sign-ups after `from`; what is put off at `to` doesn't count. */
    countOfSignUp: (account: string, template: TemplateName, signUp: string, from: number, to: number) =>
      countOfSignUp.get({ account, template, signUp, from, to })?.mails ?? 0,
    /** What waits to be sent is not sent any more. */
    cancel: (accountId: string, template: TemplateName) => cancel.run(accountId, template),
    /** When one of this kind was last queued for an application or account. */
    lastQueued: (recipientId: string, template: TemplateName) => last.get({ recipientId, template })?.at ?? undefined,
    /** When the operator was last told something of this kind and cause. */
    lastToldOperator: (template: OperatorTemplate, about?: string) =>
      lastToOperator.get(template, about ?? null)?.at ?? undefined,
    list: () => all.all(),
    listOf: (applicantId: string) => ofApplicant.all(applicantId),
  };
}
