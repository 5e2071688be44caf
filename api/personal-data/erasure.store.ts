import { noteChange } from '../db/changes.ts';
import { perDatabase } from '../db/per-database.ts';
import { ROWS_OF } from './exported-rows.store.ts';

export type ErasureWhy = 'asked' | 'operator' | 'retention' | 'restored';

export interface Erasure {
  id: number;
  /** SHA-256 of the application's id: see erased-list.ts. */
  person: string;
  why: ErasureWhy;
  /** The operator's reason code; '' for all others. */
  reason: string;
  actor_account_id: string | null;
  actor_name: string | null;
  begun_at: number;
  state: 'files' | 'search' | 'done';
  /** JSON of `ErasureRest`; '{}' once the files are gone. */
  rest: string;
  done_at: number | null;
}

export type NewErasure = Omit<Erasure, 'id' | 'state' | 'done_at'>;

/** Tables that hold rows of an application, in the order in which foreign keys let them go. */
const TABLES_OF_APPLICANT = [
  ...['upload', 'file_safety', 'contract_terms', 'contract_copy', 'contract_mark', 'contract_end', 'contract_request'],
  ...['event', 'document_check', 'passport_note', 'document'],
  ...['deferred_document', 'original', 'assignment_row', 'applicant_note', 'partner_note', 'partner_link_use'],
  'student_invitation',
  ...['correction_request', 'reminder', 'retention', 'outbox', 'last_decision', 'applicant_token', 'data_token'],
  ...['consent', 'placement_profile', 'pool_candidate'],
] as (keyof (typeof ROWS_OF)['applicant'])[];

const PIECES = 'FROM upload_piece WHERE upload_id IN (SELECT id FROM upload WHERE applicant_id = @id)';
const OF_PIECES = [`DELETE FROM document_key WHERE id IN (SELECT id ${PIECES})`, `DELETE ${PIECES}`];

/** Tables that hold rows of a student's account, in the order in which foreign keys let them go. */
const TABLES_OF_ACCOUNT = [
  ...['session', 'account_token', 'second_factor', 'recovery_code', 'security_event', 'partner_link_use'],
  'student_invitation',
  ...['saved_view', 'outbox', 'event', 'sign_up', 'user_roles', 'account'],
] as (keyof (typeof ROWS_OF)['account'])[];

export const erasureStore = perDatabase(({ db, all, column, each, first, run }) => {
  const begin = run<[]>('INSERT INTO erasing VALUES (1)');
  const end = run<[]>('DELETE FROM erasing');
  const removeRowsOfApplicant = each<[named: { id: string }]>(
    ...OF_PIECES,
    ...(['document', 'contract_copy'] as const).map(
      (table) => `DELETE FROM document_key WHERE id IN (SELECT id FROM ${table} WHERE ${ROWS_OF.applicant[table]})`,
    ),
    ...TABLES_OF_APPLICANT.map((table) => `DELETE FROM "${table}" WHERE ${ROWS_OF.applicant[table]}`),
    'DELETE FROM sign_up WHERE applicant_id = @id',
    'DELETE FROM contract WHERE applicant_id = @id',
    'DELETE FROM match WHERE applicant_id = @id',
    'DELETE FROM applicant WHERE id = @id',
  );
  // Partners note things about accounts too, and about applications that came through another partner.
  const endNotesAbout = run<[personId: string]>('DELETE FROM partner_note WHERE person_id = ?');
  const erase = (id: string, remove: (named: { id: string }) => void) => {
    begin();
    remove({ id });
    endNotesAbout(id);
    end();
    noteChange(db, id);
  };
  const rowsOfAccount = TABLES_OF_ACCOUNT.map((table) => `DELETE FROM "${table}" WHERE ${ROWS_OF.account[table]}`);
  const removeRowsOfAccount = each<[named: { id: string }]>(...rowsOfAccount);
  const removeAllButAccount = each<[named: { id: string }]>(
    ...rowsOfAccount.slice(0, TABLES_OF_ACCOUNT.indexOf('user_roles')),
    'DELETE FROM admin_invitation WHERE account_id = @id',
  );
  const emptyAccount = db.prepare<{ id: string; now: number }>(`
    UPDATE account SET email = 'erased-' || id, password_hash = NULL, first_name = '', last_name = '',
      disabled_at = @now, confirmed_at = NULL, partner_id = NULL, updated_at = @now WHERE id = @id`);
  const mailsNaming = db.prepare<{ account: string; email: string }, { id: string }>(`
    DELETE FROM outbox WHERE account_id = @account
      AND (instr(params, @email) > 0 OR lower(recipient) = lower(@email)) RETURNING id`);
  const done = db.prepare(
    "UPDATE erasure SET state = 'done', done_at = ? WHERE state = 'search' AND state <> 'done' AND id <= ?",
  );
  const merges = ['listed_letters', 'listed_starts'].map((table) =>
    db.prepare<[number]>(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`),
  );
  const changes = db.prepare<[], { all: number }>('SELECT total_changes() AS "all"');
  return {
    /** Deletes all rows of an application. Call it inside a transaction. */
    removeApplicant: (id: string) => erase(id, removeRowsOfApplicant),
    /** Deletes a student's account. Call it inside a transaction. */
    removeAccount: (id: string) => erase(id, removeRowsOfAccount),
    /** Leaves nothing of an account but its id, which logs of organisations name. Call it inside a transaction. */
    emptyAccount: (id: string, now: number) =>
      erase(id, () => {
        removeAllButAccount({ id });
        emptyAccount.run({ id, now });
      }),
    /** Deletes mails of an account that name an address, as to or about a colleague; returns their ids. */
    removeMailsNaming: (account: string, email: string) => mailsNaming.all({ account, email }).map(({ id }) => id),
    /** Deletes mails that name the candidate of a contract; returns their ids. */
    removeMailsOfContract: column<[number: string, candidate: string], string>(
      "DELETE FROM outbox WHERE json_extract(params, '$.contract') = ? AND json_extract(params, '$.candidate') = ? RETURNING id",
    ),
    /** Ignores a person who was erased before. */
    add: run<[erasure: NewErasure]>(`
    INSERT INTO erasure (person, why, reason, actor_account_id, actor_name, begun_at, rest)
    VALUES (@person, @why, @reason, @actor_account_id, @actor_name, @begun_at, @rest) ON CONFLICT DO NOTHING`),
    /** Everybody whose erasure must be on the list by now. */
    listed: column<[], string>("SELECT person FROM erasure WHERE id > 0 AND state <> 'files'"),
    find: first<[person: string], Erasure>('SELECT * FROM erasure WHERE person = ?'),
    openAfter: all<[state: Exclude<Erasure['state'], 'done'>, id: number, most: number], Erasure>(
      "SELECT * FROM erasure WHERE state = ? AND state <> 'done' AND id > ? ORDER BY id LIMIT ?",
    ),
    setFilesGone: run<[id: number]>("UPDATE erasure SET state = 'search', rest = '{}' WHERE id = ?"),
    /** Ends those up to `id` whose files are gone. */
    setDone: (id: number, now: number) => done.run(now, id),
    /** Newest first, before an id. */
    before: all<[id: number, most: number], Erasure>('SELECT * FROM erasure WHERE id < ? ORDER BY id DESC LIMIT ?'),
    count: run<[person: { season: string; month: string; partner: string; step: string }]>(`
    INSERT INTO erased_statistics VALUES (@season, @month, @partner, @step, 1)
    ON CONFLICT DO UPDATE SET people = people + 1`),
    applicantIdsAfter: column<[id: string, most: number], string>(
      'SELECT id FROM applicant WHERE id > ? ORDER BY id LIMIT ?',
    ),
    accountIdsAfter: column<[id: string, most: number], string>(
      'SELECT id FROM account WHERE id > ? ORDER BY id LIMIT ?',
    ),
    savedViews: all<[], { id: string; name: string }>("SELECT id, name FROM saved_view WHERE id > ''"),
    removeSavedView: run<[id: string]>('DELETE FROM saved_view WHERE id = ?'),
    addMail: run<[mailId: string, now: number]>('INSERT INTO erasure_mail VALUES (?, ?)'),
    /** Good-bye mails that went out before a time, or never will. */
    endedMails: column<[before: number], string>(`
      SELECT mail_id FROM erasure_mail LEFT JOIN outbox ON outbox.id = mail_id
      WHERE mail_id > '' AND state IS NOT 'waiting' AND coalesce(sent_at, 0) <= ?`),
    endMail: each<[mailId: string]>('DELETE FROM outbox WHERE id = ?', 'DELETE FROM erasure_mail WHERE mail_id = ?'),
    keepContract: run<[contract: KeptContract]>(
      'INSERT INTO kept_contract VALUES (@id, @employer_id, @terms, @ends_on, @keep_until)',
    ),
    /** Moves a signed copy to its kept contract; its key stays. */
    keepCopy: each<[id: string]>(
      `INSERT INTO kept_contract_copy SELECT id, contract_id, side, size, sha256, key_id, uploaded_at
       FROM contract_copy WHERE id = ?`,
      'DELETE FROM file_safety WHERE id = ?',
      'DELETE FROM contract_copy WHERE id = ?',
    ),
    /** Contracts that need not be kept on this ISO day any more. */
    keptTooLong: column<[today: string, after: string, most: number], string>(
      'SELECT id FROM kept_contract WHERE keep_until < ? AND +id > ? ORDER BY +id LIMIT ?',
    ),
    copiesOfKept: column<[id: string], string>('SELECT id FROM kept_contract_copy WHERE contract_id = ?'),
    endKept: each<[id: string]>(
      'DELETE FROM kept_contract_copy WHERE contract_id = ?',
      'DELETE FROM kept_contract WHERE id = ?',
    ),
    /**
     * Rewrites some pages of the search index, which keeps the words of deleted rows until then; a negative number
     * begins anew. Answers whether there is more.
     */
    mergeSearch(pages: number): boolean {
      const before = changes.get()?.all ?? 0;
      for (const merge of merges) merge.run(pages);
      // Each of the two counts as one change itself.
      return (changes.get()?.all ?? 0) - before > merges.length;
    },
  };
});

export interface KeptContract {
  id: string;
  employer_id: string;
  /** JSON. */
  terms: string;
  /** ISO days. */
  ends_on: string;
  keep_until: string;
}
