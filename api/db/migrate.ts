import { hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { flushSync } from '../files/flush.ts';
import { type Db, inTransaction } from './open.ts';

export const MIGRATIONS_DIR = path.join(import.meta.dirname, 'migrations');

interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

interface Applied {
  name: string;
  sha256: string;
  schema_sha256: string;
}

/**
 * Applies missing migrations in order, each in a transaction of its own. A database that holds data is copied to
 * `backupsDir` first.
 * @throws Error when the database is newer than this program, or a migration or the schema was altered
 */
export function migrate(db: Db, options: { backupsDir: string; now: number; dir?: string }): void {
  db.exec(
    'CREATE TABLE IF NOT EXISTS schema_migration (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL, schema_sha256 TEXT NOT NULL, applied_at INTEGER NOT NULL) STRICT',
  );
  const { applied, pending } = compare(db, options.dir);
  if (pending.length > 0 && applied.length > 0) backUp(db, options.backupsDir, options.now);
  for (const migration of pending) apply(db, migration, options.now);
}

/**
 * Whether `migrate` would change anything; changes nothing itself.
 * @throws Error as `migrate` does
 */
export function needsMigration(db: Db): boolean {
  const isNew = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'schema_migration'").get() === undefined;
  return isNew || compare(db).pending.length > 0;
}

function compare(db: Db, dir = MIGRATIONS_DIR): { applied: Applied[]; pending: Migration[] } {
  const known = readMigrations(dir);
  const applied = db
    .prepare('SELECT name, sha256, schema_sha256 FROM schema_migration ORDER BY name')
    .all() as Applied[];
  refuseForeignHistory(db, known, applied);
  return { applied, pending: known.slice(applied.length) };
}

function readMigrations(dir: string): Migration[] {
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name) => {
    const sql = readFileSync(path.join(dir, name), 'utf8');
    return { name, sql, sha256: hash('sha256', sql) };
  });
}

function refuseForeignHistory(db: Db, known: Migration[], applied: Applied[]): void {
  for (const [index, done] of applied.entries()) {
    const migration = known[index];
    if (!migration)
      throw new Error(
        `The database is newer than this program: it holds ${done.name}. Start the newer version, or restore a backup.`,
      );
    if (migration.name !== done.name || migration.sha256 !== done.sha256) {
      throw new Error(
        `The migration ${done.name} was altered after it ran. Put the original file back; a change needs a new migration.`,
      );
    }
  }
  const last = applied.at(-1);
  if (last && last.schema_sha256 !== schemaHash(db)) {
    throw new Error('The schema of the database was altered by hand. Restore a backup, or undo the change.');
  }
}

const PARTIAL = '.partial';

/** Copies, then renames: after a power cut, half a copy must not look like a whole one. */
function backUp(db: Db, backupsDir: string, now: number): void {
  for (const name of readdirSync(backupsDir)) if (name.includes(PARTIAL)) rmSync(path.join(backupsDir, name));
  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
  const file = path.join(backupsDir, `app-${stamp}.db`);
  const partial = `${file}${PARTIAL}`;
  // SQLite fills an existing empty file and keeps its mode: nobody else may read the copy meanwhile.
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    db.prepare('VACUUM INTO ?').run(partial);
    flushSync(partial);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  flushSync(backupsDir);
}

/**
 * Runs with foreign keys off, as only then a table that others refer to can be dropped and made again; inside a
 * transaction the switch has no effect. All references are checked before the commit instead. Such a migration begins
 * with `PRAGMA legacy_alter_table = ON`, as its RENAME would stop at triggers of other tables that name the dropped
 * one, and ends with OFF; tests/api/migrate.test.ts has one for `applicant` and one for `account`.
 */
function apply(db: Db, migration: Migration, now: number): void {
  db.pragma('foreign_keys = OFF');
  try {
    inTransaction(db, () => {
      db.exec(migration.sql);
      refuseBrokenReferences(db, migration.name);
      db.prepare('INSERT INTO schema_migration VALUES (?, ?, ?, ?)').run(
        migration.name,
        migration.sha256,
        schemaHash(db),
        now,
      );
    });
  } finally {
    db.pragma('foreign_keys = ON');
    // A migration may have turned it on and failed before turning it off.
    db.pragma('legacy_alter_table = OFF');
  }
}

/** `rowid` is null in a table without rowids. */
interface BrokenReference {
  table: string;
  rowid: number | null;
  parent: string;
}

function refuseBrokenReferences(db: Db, migration: string): void {
  const broken = db.pragma('foreign_key_check') as BrokenReference[];
  if (broken.length === 0) return;
  const pairs = [...new Set(broken.map(({ table, parent }) => `${table} → ${parent}`))].sort().map((pair) => {
    const rows = broken.filter(({ table, parent }) => `${table} → ${parent}` === pair);
    const ids = rows.flatMap(({ rowid }) => (rowid === null ? [] : [rowid])).slice(0, SHOWN_ROWS);
    return `${pair}: ${rows.length}${ids.length > 0 ? `, such as rowid ${ids.join(', ')}` : ''}`;
  });
  throw new Error(
    `The migration ${migration} was taken back: rows would refer to others that are not there (${pairs.join('; ')}). The database is as it was before.`,
  );
}

const SHOWN_ROWS = 3;

function schemaHash(db: Db): string {
  const rows = db
    .prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name")
    .all();
  return hash('sha256', JSON.stringify(rows));
}
