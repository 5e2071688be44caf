import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS_DIR, migrate } from '#api/db/migrate.ts';
import { openDatabase } from '#api/db/open.ts';
import { REQUIREMENT } from '../support/employers.ts';
import { addRow } from '../support/rows.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { tempDir } from '../support/temp-dir.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

/** A database, a folder of migrations like the product's, and one for backups. */
function given() {
  const root = tempDir();
  const dirs = { dir: path.join(root, 'migrations'), backupsDir: path.join(root, 'backups') };
  for (const dir of Object.values(dirs)) mkdirSync(dir);
  for (const name of readdirSync(MIGRATIONS_DIR))
    copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(dirs.dir, name));
  const db = openDatabase(path.join(root, 'app.db'), 'FULL');
  onTestFinished(() => void db.close());
  return {
    db,
    dirs,
    run: () => migrate(db, { ...dirs, now: NOW }),
    /** The database as it was before a migration, for rows whose neighbours are not there; and that migration alone. */
    upTo(name: string) {
      const later = readdirSync(dirs.dir).filter((one) => one >= name);
      for (const one of later) renameSync(path.join(dirs.dir, one), path.join(dirs.backupsDir, one));
      migrate(db, { ...dirs, now: NOW });
      db.pragma('foreign_keys = OFF');
      return () => db.exec(readFileSync(path.join(dirs.backupsDir, name), 'utf8'));
    },
    write: (name: string, sql: string) => writeFileSync(path.join(dirs.dir, name), sql),
    append: (name: string, sql: string) =>
      writeFileSync(path.join(dirs.dir, name), `${readFileSync(path.join(dirs.dir, name))}${sql}`),
    backups: () => readdirSync(dirs.backupsDir).map((name) => path.join(dirs.backupsDir, name)),
    tables: () =>
      db
        .prepare<[], { name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        .all()
        .map(({ name }) => name),
    history: () => db.prepare('SELECT * FROM schema_migration').all(),
  };
}

const LATER = '900_later.sql';

const APPLICANT = `
  INSERT INTO applicant (id, first_name, last_name, email, lang, status, consented_at, created_at, updated_at)
    VALUES ('A', 'Selam', 'Bekele', 'selam@example.org', 'en', 'PRE_REGISTERED', 1, 1, 1);`;

/** With a document and a deferred one, which refer to it. */
function addApplication(db: Database.Database): void {
  db.exec(`
    ${APPLICANT}
    INSERT INTO document (id, applicant_id, type, file_name, mime, size, sha256, key_id, review, uploaded_at)
      VALUES ('D', 'A', 'cv', 'cv.pdf', 'application/pdf', 1, 'x', 'plain', 'pending', 1);
    INSERT INTO deferred_document (applicant_id, type, due_on, created_at) VALUES ('A', 'a2', '2027-01-31', 1)`);
}

/** Makes a table anew with one more rule, as a migration does: its own triggers and indexes go with the old one. */
function madeAnew(db: Database.Database, name: 'applicant' | 'account', column: string, rule: string): string {
  const of = (type: string) =>
    db
      .prepare<[string, string], string>(
        'SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND type = ? AND sql IS NOT NULL',
      )
      .pluck()
      .all(name, type);
  const [table = ''] = of('table');
  const made = table
    .replace(new RegExp(`CREATE TABLE "?${name}"?`), `CREATE TABLE ${name}_anew`)
    .replace(column, `${column} CHECK (${rule})`);
  return `
    PRAGMA legacy_alter_table = ON;
    ${made};
    INSERT INTO ${name}_anew SELECT * FROM ${name};
    DROP TABLE ${name};
    ALTER TABLE ${name}_anew RENAME TO ${name};
    ${[...of('index'), ...of('trigger')].join(';\n')};
    PRAGMA legacy_alter_table = OFF;`;
}

describe('The database', () => {
  it('CALL-07 is made whole on the first start, without a backup', () => {
    const { run, tables, backups } = given();
    run();
    expect(tables()).toEqual(expect.arrayContaining(['applicant', 'applicant_token', 'document', 'event', 'outbox']));
    expect(backups()).toEqual([]);
  });

  it('STAC-10 is left as it is by a second start', () => {
    const { db, run, history, backups } = given();
    run();
    const before = [db.serialize(), history()];
    run();
    expect([db.serialize(), history()]).toEqual(before);
    expect(backups()).toEqual([]);
  });

  it('STAC-10 is copied before a migration, readable by the server alone', () => {
    const { db, run, write, backups, tables } = given();
    run();
    db.exec(
      "INSERT INTO event (at, subject, subject_id, actor, action) VALUES (1, 'applicant', 'A', 'operator', 'approve')",
    );
    write(LATER, 'CREATE TABLE later (id TEXT) STRICT; DELETE FROM outbox;');
    run();
    expect(tables()).toContain('later');
    expect(backups().map((file) => path.basename(file))).toEqual(['app-2026-11-21T12-00-00-000Z.db']);
    const [backup = ''] = backups();
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const copy = new Database(backup, { readonly: true });
    expect(copy.prepare('SELECT subject_id FROM event').all()).toEqual([{ subject_id: 'A' }]);
    expect(() => copy.prepare('SELECT * FROM later')).toThrow('no such table');
    copy.close();
  });

  it('loses the halves of copies that a power cut left behind when the next copy is made', () => {
    const { run, write, dirs, backups } = given();
    run();
    const left = ['app-2025-01-01T12-00-00-000Z.db.partial', 'app-2025-01-01T12-00-00-000Z.db.partial-journal'];
    for (const name of left) writeFileSync(path.join(dirs.backupsDir, name), 'half');
    write(LATER, 'CREATE TABLE later (id TEXT) STRICT;');
    run();
    expect(backups().map((file) => path.basename(file))).toEqual(['app-2026-11-21T12-00-00-000Z.db']);
  });

  const disk = mountSmallDisk(1);
  afterAll(() => disk?.unmount());

  it.runIf(disk)('is not migrated where the copy does not fit on the disk, and no half copy stays', () => {
    if (!disk) return;
    const { db, run, write, dirs, history } = given();
    run();
    const before = history();
    const event = db.prepare(
      "INSERT INTO event (at, subject, subject_id, actor, action, detail) VALUES (1, 'applicant', 'A', 'operator', 'approve', ?)",
    );
    for (let row = 0; row < 200; row += 1) event.run(JSON.stringify({ text: 'x'.repeat(10_000) }));
    write(LATER, 'CREATE TABLE later (id TEXT) STRICT;');
    dirs.backupsDir = disk.dir;
    expect(run).toThrow('full');
    expect(readdirSync(disk.dir)).toEqual([]);
    expect(history()).toEqual(before);
  });

  it('STAC-10 is as before when a migration fails half way', () => {
    const { run, write, tables, history } = given();
    run();
    const before = [tables(), history()];
    write(LATER, 'CREATE TABLE later (id TEXT) STRICT; INSERT INTO nowhere VALUES (1);');
    expect(run).toThrow('no such table: nowhere');
    expect([tables(), history()]).toEqual(before);
  });

  it('STAC-10 can have a table made anew that others refer to, with every row and rule', () => {
    const { db, run, write, backups } = given();
    run();
    addApplication(db);
    const before = [db.prepare('SELECT * FROM applicant').all(), db.prepare('SELECT * FROM document').all()];
    write(LATER, madeAnew(db, 'applicant', 'status TEXT NOT NULL', "status IN ('PRE_REGISTERED', 'COMPLETE')"));
    run();
    expect([db.prepare('SELECT * FROM applicant').all(), db.prepare('SELECT * FROM document').all()]).toEqual(before);
    expect(db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'applicant'").pluck().get()).toContain('COMPLETE');
    expect(() => db.exec("UPDATE applicant SET status = 'NEW'")).toThrow('CHECK constraint failed');
    expect(() => db.exec('DELETE FROM applicant')).toThrow('FOREIGN KEY constraint failed');
    expect(backups()).toHaveLength(1);
    run();
  });

  it('STAC-10 can have accounts made anew, which a view and triggers of other tables read', () => {
    const { db, run, write } = given();
    run();
    db.exec(`
      INSERT INTO account (id, email, lang, first_name, last_name, chosen_role, created_at, updated_at)
        VALUES ('U', 'hub@example.org', 'en', 'Hub', '', 'partner', 1, 1);
      INSERT INTO user_roles (user_id, role) VALUES ('U', 'partner');`);
    const seen = () => ({
      rows: db.prepare('SELECT * FROM account').all(),
      view: db.prepare('SELECT * FROM profiles').all(),
      readers: db
        .prepare("SELECT type, name, sql FROM sqlite_schema WHERE type IN ('view', 'trigger') ORDER BY name")
        .all(),
    });
    const before = seen();
    expect(before.view).toEqual([{ id: 'U', email: 'hub@example.org' }]);
    write(LATER, madeAnew(db, 'account', 'email TEXT NOT NULL', "email <> 'nobody'"));
    run();
    expect(seen()).toEqual(before);
    expect(() => db.exec("UPDATE account SET email = 'nobody'")).toThrow('CHECK constraint failed');
    expect(() => db.exec('DELETE FROM account')).toThrow('FOREIGN KEY constraint failed');
    // View, index and triggers follow the new table.
    db.exec("UPDATE account SET email = 'new@example.org'");
    expect(db.prepare('SELECT email FROM profiles').pluck().get()).toBe('new@example.org');
    const another =
      "INSERT INTO account (id, email, lang, chosen_role, created_at, updated_at) VALUES ('V', 'NEW@example.org', 'de', 'student', 1, 1)";
    expect(() => db.exec(another)).toThrow('UNIQUE constraint failed');
    run();
  });

  it('STAC-10 refuses a migration that leaves references to nothing, and names them', () => {
    const { db, run, write, tables, history } = given();
    run();
    addApplication(db);
    const before = [db.serialize(), tables(), history()];
    write(LATER, 'PRAGMA legacy_alter_table = ON; DELETE FROM applicant; CREATE TABLE later (id TEXT) STRICT;');
    expect(run).toThrow(
      'The migration 900_later.sql was taken back: rows would refer to others that are not there (deferred_document → applicant: 1; document → applicant: 1, such as rowid 1). The database is as it was before.',
    );
    expect([db.serialize(), tables(), history()]).toEqual(before);
    expect(() => db.exec('DELETE FROM applicant')).toThrow('FOREIGN KEY constraint failed');
    expect(db.pragma('legacy_alter_table', { simple: true })).toBe(0);
  });

  it('STAC-10 keeps deferred documents, and what was mailed about them, under their new name', () => {
    const { db, dirs, run } = given();
    const later = readdirSync(dirs.dir).filter((name) => name >= '012');
    for (const name of later) renameSync(path.join(dirs.dir, name), path.join(dirs.backupsDir, name));
    run();
    db.exec(`
      ${APPLICANT}
      INSERT INTO promise (applicant_id, type, due_on, created_at) VALUES ('A', 'a2', '2027-01-31', 1);
      INSERT INTO reminder VALUES ('A', 'promise-7', 1), ('A', 'step-documents-1-5', 2);
      INSERT INTO outbox (id, template, lang, applicant_id, params, due_at, created_at)
        VALUES ('M', 'reminder-promise', 'en', 'A', '{}', 1, 1)`);
    for (const name of later) renameSync(path.join(dirs.backupsDir, name), path.join(dirs.dir, name));
    run();
    expect(db.prepare('SELECT due_on FROM deferred_document').pluck().all()).toEqual(['2027-01-31']);
    expect(db.prepare('SELECT key FROM reminder ORDER BY sent_at').pluck().all()).toEqual([
      'deferred-a2-2027-01-31-7',
      'step-documents-1-5',
    ]);
    expect(db.prepare('SELECT template FROM outbox').pluck().all()).toEqual(['reminder-deferred']);
    expect(db.prepare('SELECT id FROM standing_old').pluck().all()).toEqual(['A']);
  });

  it('STAC-10 keeps which reminders of a deferred document went out', () => {
    const { db, upTo } = given();
    const change = upTo('094_reminders_by_day.sql');
    db.exec(`
      INSERT INTO deferred_document (applicant_id, type, due_on, created_at)
        VALUES ('A', 'a2', '2027-01-31', 1), ('A', 'passport', '2027-02-28', 1);
      INSERT INTO reminder VALUES ('A', 'deferred-7', 1), ('A', 'deferred-passport-1', 2), ('A', 'step-documents-1-5', 3)`);
    change();
    expect(db.prepare('SELECT key FROM reminder ORDER BY sent_at').pluck().all()).toEqual([
      'deferred-a2-2027-01-31-7',
      'deferred-passport-2027-02-28-1',
      'step-documents-1-5',
    ]);
  });

  it('STAC-10 has the operator check every signed copy that came before anybody did', () => {
    const { db, upTo } = given();
    const change = upTo('052_contract_copies.sql');
    const states = ['sent', 'signed-by-candidate', 'active', 'ended', 'cancelled'];
    for (const state of states)
      db.exec(`
        INSERT INTO contract (id, match_id, employer_id, applicant_id, state, ends_on, created_at, changed_at)
          VALUES ('${state}', '${state}', 'E', 'A', '${state}', '2027-09-28', 1, 1);
        INSERT INTO contract_copy (id, contract_id, terms_version, side, file_name, size, sha256, key_id, uploaded_at)
          VALUES ('${state}', '${state}', 1, 'candidate', 'x.pdf', 1, 'x', 'plain', 1)`);
    change();
    expect(db.prepare('SELECT DISTINCT review FROM contract_copy').pluck().all()).toEqual(['pending']);
    const after = db.prepare('SELECT id, state, version FROM contract').all() as { id: string }[];
    expect(Object.fromEntries(after.map(({ id, ...rest }) => [id, rest]))).toEqual({
      sent: { state: 'sent', version: 1 },
      'signed-by-candidate': { state: 'sent', version: 2 },
      active: { state: 'sent', version: 2 },
      ended: { state: 'ended', version: 1 },
      cancelled: { state: 'cancelled', version: 1 },
    });
  });

  it('PLAC-42 tells each vetted employer once that an open requirement of before has no area', () => {
    const { db, upTo } = given();
    const change = upTo('081_invited_students.sql');
    for (const [id, state] of Object.entries({ E: 'vetted', L: 'vetted', N: 'new' }))
      addRow(db, 'employer', { id, company: id, state, created_at: 1 });
    for (const [employer_id, state, area] of [
      ['E', 'open', ''],
      ['E', 'open', ''],
      ['L', 'draft', ''],
      ['L', 'open', 'landside'],
      ['N', 'open', ''],
    ])
      addRow(db, 'requirement', { id: randomUUID(), employer_id, ...REQUIREMENT, state, area, created_at: 1 });
    change();
    expect(db.prepare('SELECT employer_id, template, params FROM employer_news').all()).toEqual([
      { employer_id: 'E', template: 'employer-requirement-area', params: '{}' },
    ]);
  });

  it('EMPA-29 keeps every note about partners and employers, in one place', () => {
    const { db, upTo } = given();
    const change = upTo('081_invited_students.sql');
    const entry = { partner_id: 'P', actor_id: 'A', created_at: 1 };
    addRow(db, 'partner_token_audit', { ...entry, id: '1', action: 'note', detail: 'Called' });
    addRow(db, 'partner_token_audit', { ...entry, id: '2', action: 'verify', detail: '' });
    addRow(db, 'employer_note', { id: '3', employer_id: 'E', account_id: 'A', note: 'Compared', at: 2 });
    change();
    expect(db.prepare('SELECT * FROM organization_note').all()).toEqual([
      { id: '1', organization_id: 'P', account_id: 'A', note: 'Called', at: 1 },
      { id: '3', organization_id: 'E', account_id: 'A', note: 'Compared', at: 2 },
    ]);
    expect(db.prepare('SELECT action FROM partner_token_audit').pluck().all()).toEqual(['verify']);
  });

  it('STAC-10 of a newer program is refused, with what to do', () => {
    const { db, run } = given();
    run();
    db.prepare("INSERT INTO schema_migration VALUES ('999_newer.sql', 'x', 'x', 1)").run();
    expect(run).toThrow(/newer than this program: it holds 999_newer\.sql\. Start the newer version/);
  });

  it('STAC-10 is refused when a migration was altered after it ran', () => {
    const { run, append } = given();
    run();
    append('001_applications.sql', '\n-- a thought');
    expect(run).toThrow('The migration 001_applications.sql was altered after it ran');
  });

  it('STAC-10 is refused when a migration was slipped in before one that ran', () => {
    const { run, write } = given();
    run();
    write('000_before.sql', 'CREATE TABLE before_all (id TEXT) STRICT;');
    expect(run).toThrow('altered after it ran');
  });

  it.each([
    'ALTER TABLE applicant ADD COLUMN nickname TEXT',
    'DROP INDEX applicant_one_open_per_email',
    'DROP TRIGGER event_is_never_changed',
    'CREATE TABLE mine (id TEXT)',
  ])('STAC-10 is refused after %s by hand', (sql) => {
    const { db, run } = given();
    run();
    db.exec(sql);
    expect(run).toThrow('The schema of the database was altered by hand');
  });
});
