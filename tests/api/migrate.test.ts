import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { MIGRATIONS_DIR, migrate } from '#api/db/migrate.ts';
import { openDatabase } from '#api/db/open.ts';
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
