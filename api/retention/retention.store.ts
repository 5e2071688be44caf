import type { Status } from '#contract/model/status.ts';
import { IS_NO_VIEW, VIEWS_IN_SQL } from '../audit/views.ts';
import { perDatabase } from '../db/per-database.ts';
import type { OutboxRow } from '../mail/outbox.store.ts';
import { placePages } from '../paging/time-pages.store.ts';
import type { Going } from './due.ts';

export interface RetentionRow {
  applicant_id: string;
  look_at: number;
  what: Going | null;
  due_at: number | null;
  goes_at: number | null;
  announced_at: number | null;
  mail_id: string | null;
  held_at: number | null;
  hold_reason: string;
  held_by: string | null;
}

export type Plan = Omit<RetentionRow, 'held_at' | 'hold_reason' | 'held_by'>;

/** What the jobs count. */
export const RETENTION_WORK = [
  'announced',
  'undelivered',
  'void',
  'passport',
  'application',
  'mails',
  'events',
  'views',
  'backups',
] as const;
export type RetentionWork = (typeof RETENTION_WORK)[number];

/** The place of a row in a list. */
export interface RetentionPlace {
  at: number;
  id: string;
}

export type RetentionStore = ReturnType<typeof retentionStore>;

export const retentionStore = perDatabase(({ db, all, column, each, first, number, run, sweep, value }) => {
  const lookLater = db.prepare('UPDATE retention SET look_at = ? WHERE applicant_id = ?');
  const passportsOfSeason = db.prepare<[string, number], object>(`
    SELECT 1 FROM applicant JOIN document ON document.applicant_id = applicant.id AND document.type = 'passport'
    WHERE season_id = ? AND status = 'COMPLETE' AND removed_at IS NULL LIMIT ?`);
  const removePassport = each<[removed: { id: string; now: number }]>(
    'UPDATE document SET removed_at = @now WHERE id = @id',
    'DELETE FROM passport_note WHERE document_id = @id',
    'DELETE FROM file_safety WHERE id = @id',
    'INSERT OR IGNORE INTO retention_file VALUES (@id)',
  );
  const list = (condition: string, at: string) => {
    const rows = `SELECT * FROM retention WHERE ${condition}`;
    return placePages<RetentionRow, RetentionPlace>(db, rows, { at, id: 'applicant_id' });
  };
  const lists = {
    going: list('held_at IS NULL AND goes_at > 0', 'goes_at'),
    held: list('held_at IS NOT NULL', 'held_at'),
  };
  const sweeps = {
    // One that announces a deletion stays until that: its notice runs from when it was sent.
    mails: ['sent', 'cancelled', 'dead'].map((state) =>
      sweep<[before: number]>(
        'outbox',
        'id',
        `WHERE state = '${state}' AND created_at < ? AND id IS NOT (
          SELECT mail_id FROM retention WHERE retention.applicant_id = outbox.applicant_id)`,
      ),
    ),
    // Without its name SQLite takes the index of the subjects, and reads what happened to all accounts.
    events: [
      sweep<[before: number]>(
        'event',
        'id',
        "INDEXED BY event_of_account_by_time WHERE subject = 'account' AND at < ?",
      ),
    ],
    views: [
      sweep<[before: number]>('event', 'id', `WHERE action IN (${VIEWS_IN_SQL}) AND at < ?`),
      sweep<[before: number]>('partner_view', 'partner_id, day, kind', 'WHERE at < ?'),
    ],
  };
  const [begin, end] = [run<[]>('INSERT INTO erasing VALUES (1)'), run<[]>('DELETE FROM erasing')];
  const count = db.prepare<{ day: string; what: RetentionWork; count: number }>(`
    INSERT INTO retention_log VALUES (@day, @what, @count) ON CONFLICT DO UPDATE SET count = count + @count`);
  return {
    find: first<[applicantId: string], RetentionRow>('SELECT * FROM retention WHERE applicant_id = ?'),
    /** Rows whose time to look has come. */
    toLook: all<[now: number, most: number], RetentionRow>(
      'SELECT * FROM retention WHERE look_at <= ? ORDER BY look_at, applicant_id LIMIT ?',
    ),
    plan: run<[row: Plan]>(`
      UPDATE retention SET look_at = @look_at, what = @what, due_at = @due_at, goes_at = @goes_at,
        announced_at = @announced_at, mail_id = @mail_id WHERE applicant_id = @applicant_id`),
    /** Has an application looked at anew that has changed. */
    lookAgain: run<[applicantId: string]>(`
      INSERT INTO retention (applicant_id) VALUES (?) ON CONFLICT DO UPDATE SET look_at = 0 WHERE look_at > 0`),
    lookLater: (applicantId: string, at: number) => lookLater.run(at, applicantId),
    /** Keeps an application, or lets it go again (`held_at` null). An announcement is void either way. */
    hold: run<[row: Pick<RetentionRow, 'applicant_id' | 'held_at' | 'hold_reason' | 'held_by'>]>(`
      UPDATE retention SET held_at = @held_at, hold_reason = @hold_reason, held_by = @held_by, look_at = 0,
        announced_at = NULL, mail_id = NULL WHERE applicant_id = @applicant_id`),
    /** When the application came into its status. */
    statusSince: value<[applicantId: string, status: Status], number>(`
    SELECT at FROM event WHERE subject = 'applicant' AND subject_id = ? AND to_status = ?
      AND from_status IS NOT to_status ORDER BY id DESC LIMIT 1`),
    /** When somebody last did more than look. */
    // What the operator does about the deletion itself is no reason to begin anew.
    movedAt: value<[applicantId: string], number>(`
    SELECT at FROM event WHERE subject = 'applicant' AND subject_id = ? AND +actor <> 'system'
      AND ${IS_NO_VIEW} AND action <> 'deletion-held' AND action <> 'deletion-released' ORDER BY id DESC LIMIT 1`),
    mail: first<[id: string], Pick<OutboxRow, 'state' | 'sent_at'>>('SELECT state, sent_at FROM outbox WHERE id = ?'),
    passports: column<[applicantId: string], string>(
      "SELECT id FROM document WHERE applicant_id = ? AND type = 'passport' AND removed_at IS NULL",
    ),
    /** How many copies of passports complete applications of a season hold, up to `most`. */
    passportsOfSeason: (seasonId: string, most: number) => passportsOfSeason.all(seasonId, most).length,
    /** Marks a scan as removed, with what was noted from it. Its file is removed afterwards. */
    removePassport: (id: string, now: number) => removePassport({ id, now }),
    /** Files that are still to be removed. */
    filesAfter: column<[id: string, most: number], string>(
      'SELECT id FROM retention_file WHERE id > ? ORDER BY id LIMIT ?',
    ),
    endFile: run<[id: string]>('DELETE FROM retention_file WHERE id = ?'),
    /** `most` rows of a list after a place, or before it. */
    page: (kind: keyof typeof lists, place: RetentionPlace | undefined, back: boolean, most: number) =>
      lists[kind]({}, place, { back, most }),
    /** How many are deleted until then. Reads as many rows as it counts: only for the command line. */
    countGoing: number<[what: Going, before: number]>(
      'SELECT count(*) FROM retention WHERE what = ? AND goes_at <= ? AND held_at IS NULL',
    ),
    /** Deletes at most `most` rows of a kind from before `before`. Returns how many. Call it inside a transaction. */
    sweep(kind: keyof typeof sweeps, before: number, most: number): number {
      begin();
      const gone = sweeps[kind].reduce((sum, some) => sum + some(before, most), 0);
      end();
      return gone;
    },
    count: (day: string, what: RetentionWork, number: number) => count.run({ day, what, count: number }),
    /** Days before a day, newest first. */
    logBefore: all<[day: string, most: number], { day: string; what: RetentionWork; count: number }>(
      'SELECT * FROM retention_log WHERE day < ? ORDER BY day DESC, what LIMIT ?',
    ),
  };
});
