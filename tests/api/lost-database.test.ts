import { randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { prepareFolders } from '#api/config/folders.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { faultSentence } from '#api/db/faults.ts';
import { holdDataDir } from '#api/db/lock.ts';
import { MIGRATIONS_DIR, migrate } from '#api/db/migrate.ts';
import { openDatabase } from '#api/db/open.ts';
import { refuseLostDatabase } from '#api/db/open-app.ts';
import { openDataFolder } from '#api/open-data-folder.ts';
import { systemClock } from '#api/time/clock.ts';
import { startApi } from '../support/api-server.ts';
import { apply, sendStep1 } from '../support/applications.ts';
import { namesIn, startChild } from '../support/child-server.ts';
import { step1Form } from '../support/forms.ts';
import { runCli } from '../support/run-cli.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { tempDir } from '../support/temp-dir.ts';

const LONG = 120_000;
const NOBODY = 65_534;
const RESTORE = /see 'Restore' in docs\/operations\.md/;

/** A data folder in which somebody has applied; the server on it has stopped. */
async function folderWithApplicant() {
  const dataDir = tempDir();
  const api = await startApi({ dataDir });
  await apply(api);
  await api.halt();
  return dataDir;
}

/** Why a start refuses this folder. What a start does beyond it takes a process, which takes longer. */
async function refusalOf(dataDir: string): Promise<string> {
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DISK_RESERVE_MB: '1' });
  const given = { env, site: readSiteConfig(), clock: systemClock, log: pino({ level: 'silent' }) };
  try {
    await (await openDataFolder(given)).release();
    return 'started';
  } catch (error) {
    return faultSentence(error) ?? (error as Error).message;
  }
}

/** Why `npm start` refuses this folder. */
async function refusalOfProcess(dataDir: string, as: { uid?: number } = {}): Promise<string> {
  const child = await startChild(dataDir, 0, {}, as).catch((error: Error) => error);
  if (child instanceof Error) return child.message;
  await child.kill();
  return 'started';
}

/** Overwrites whole pages in the middle of the file, where rows and indexes lie, and leaves the first page. */
function damage(file: string) {
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const pageBytes = Number(db.pragma('page_size', { simple: true }));
  const { rootpage } = db
    .prepare<[], { rootpage: number }>("SELECT rootpage FROM sqlite_schema WHERE name = 'applicant'")
    .get() ?? { rootpage: 0 };
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, (rootpage - 1) * pageBytes);
  closeSync(handle);
}

describe('A database that is gone', () => {
  it.each([
    ['deleted', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file)],
    ['one byte long', (file: string) => writeFileSync(file, '\n')],
  ])(
    '%s beside documents stops the start and the command line, naming Restore, and the documents stay',
    async (_what, lose) => {
      const dataDir = await folderWithApplicant();
      const uploads = path.join(dataDir, 'uploads');
      const documents = namesIn(uploads);
      for (const suffix of ['-wal', '-shm']) rmSync(path.join(dataDir, `app.db${suffix}`), { force: true });
      lose(path.join(dataDir, 'app.db'));
      for (const refusal of [
        await refusalOf(dataDir),
        // A second try must not find the folder begun anew.
        await refusalOf(dataDir),
        (await runCli(dataDir, ['applicants', 'list'])).stderr,
      ]) {
        expect(refusal).toContain('app.db is missing or empty, yet there are 1 documents');
        expect(refusal).toMatch(RESTORE);
      }
      expect(namesIn(uploads)).toEqual(documents);
    },
    LONG,
  );
});

describe('A database that is shorter than the header of any', () => {
  it.each([1, 99])('is lost at %d bytes', async (length) => {
    const dataDir = tempDir();
    const [appDb, uploads] = [path.join(dataDir, 'app.db'), path.join(dataDir, 'uploads')];
    mkdirSync(uploads);
    writeFileSync(path.join(uploads, randomUUID()), 'document');
    writeFileSync(appDb, ' '.repeat(length));
    expect(() => refuseLostDatabase({ appDb, uploads })).toThrow(RESTORE);
  });
});

describe('A folder of documents that is gone', () => {
  it(
    'stops the start with what to do',
    async () => {
      const dataDir = await folderWithApplicant();
      rmSync(path.join(dataDir, 'uploads'), { recursive: true });
      expect(await refusalOf(dataDir)).toMatch(/documents that the database names are missing in .*uploads.*'Restore'/);
      expect(existsSync(path.join(dataDir, 'uploads'))).toBe(false);
    },
    LONG,
  );

  it(
    'stops the start where only the mount point of its disk is left, until the operator says that they are lost',
    async () => {
      const dataDir = await folderWithApplicant();
      const uploads = path.join(dataDir, 'uploads');
      rmSync(uploads, { recursive: true });
      mkdirSync(uploads);
      const refusal = await refusalOf(dataDir);
      expect(refusal).toMatch(/documents that the database names are missing in .*uploads.*'Restore'/);
      mkdirSync(/by hand: ([\w./-]+)/.exec(refusal)?.[1] ?? '');
      expect(await refusalOf(dataDir)).toBe('started');
      // What tidies the folder up has left it there.
      expect(await refusalOf(dataDir)).toBe('started');
    },
    LONG,
  );

  it(
    'notices the next loss again, once the documents of an accepted one are back',
    async () => {
      const dataDir = await folderWithApplicant();
      const [uploads, elsewhere] = [path.join(dataDir, 'uploads'), path.join(dataDir, 'elsewhere')];
      renameSync(uploads, elsewhere);
      mkdirSync(path.join(uploads, 'documents-lost'), { recursive: true });
      expect(await refusalOf(dataDir)).toBe('started');
      for (const name of readdirSync(elsewhere)) renameSync(path.join(elsewhere, name), path.join(uploads, name));
      expect(await refusalOf(dataDir)).toBe('started');
      rmSync(uploads, { recursive: true });
      mkdirSync(uploads);
      expect(await refusalOf(dataDir)).toMatch(/documents that the database names are missing/);
    },
    LONG,
  );

  it(
    'does not stop the start where its last files were set aside and come back',
    async () => {
      const dataDir = await folderWithApplicant();
      renameSync(path.join(dataDir, 'uploads'), path.join(dataDir, 'aside'));
      rmSync(path.join(dataDir, 'orphans'), { recursive: true });
      renameSync(path.join(dataDir, 'aside'), path.join(dataDir, 'orphans'));
      mkdirSync(path.join(dataDir, 'uploads'));
      expect(await refusalOf(dataDir)).toBe('started');
      expect(namesIn(path.join(dataDir, 'uploads'))).toHaveLength(1);
    },
    LONG,
  );

  const disk = mountSmallDisk(4);
  afterAll(() => disk?.unmount());

  it.runIf(disk)(
    'on a file system of its own stops the start with what to do instead',
    async () => {
      const dataDir = tempDir();
      symlinkSync(disk?.dir ?? '', path.join(dataDir, 'uploads'));
      expect(await refusalOf(dataDir)).toMatch(/must lie on one file system.*mount the whole folder/);
    },
    LONG,
  );
});

describe('A damaged database', () => {
  it(
    'stops the start with a sentence that names Restore, and the command line says the same',
    async () => {
      const dataDir = await folderWithApplicant();
      damage(path.join(dataDir, 'app.db'));
      expect(await refusalOfProcess(dataDir)).toMatch(/app\.db\) is damaged.*'Restore'/);
      const { code, stderr } = await runCli(dataDir, ['applicants', 'list']);
      expect(code).toBe(1);
      expect(stderr).toMatch(/app\.db\) is damaged.*'Restore'/);
    },
    LONG,
  );

  it.each([
    ['no database at all', (file: string) => writeFileSync(file, 'x'.repeat(8192))],
    ['cut off', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096)],
  ])(
    'that is %s stops the start with the same sentence',
    async (_what, spoil) => {
      const dataDir = await folderWithApplicant();
      spoil(path.join(dataDir, 'app.db'));
      expect(await refusalOf(dataDir)).toMatch(/app\.db\) is damaged.*'Restore'/);
    },
    LONG,
  );

  it(
    'stops the start where the damage is in rows that nobody looks at',
    async () => {
      const dataDir = await folderWithApplicant();
      const file = path.join(dataDir, 'app.db');
      const db = new Database(file);
      db.prepare(
        "INSERT INTO security_event (at, action, source, network, error_message, metadata) VALUES (?, 'logout', 'client', '', ?, '{}')",
      ).run(Date.now(), 'x'.repeat(1024 * 1024));
      db.pragma('wal_checkpoint(TRUNCATE)');
      const pageBytes = Number(db.pragma('page_size', { simple: true }));
      const pages = Number(db.pragma('page_count', { simple: true }));
      db.close();
      const handle = openSync(file, 'r+');
      writeSync(handle, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, (pages - 100) * pageBytes);
      closeSync(handle);
      expect(await refusalOf(dataDir)).toMatch(/app\.db\) is damaged.*'Restore'/);
    },
    LONG,
  );

  it('answers 503 storage_failed with Retry-After while it runs, and the server is not ready from then on', async () => {
    const dataDir = await folderWithApplicant();
    damage(path.join(dataDir, 'app.db'));
    const lines: string[] = [];
    const api = await startApi({ dataDir, log: (line) => lines.push(line) });
    expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
    const { status, headers, body } = await sendStep1(api);
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'storage_failed' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(503);
    expect((await fetch(`${api.url}/api/health/live`)).status).toBe(200);
    expect(lines.join('')).toMatch(RESTORE);
    await api.halt();
  });
});

describe('A damaged counters database', () => {
  it.each([
    ['no database at all', (file: string) => writeFileSync(file, 'x'.repeat(8192))],
    [
      'damaged inside',
      (file: string) => {
        const db = new Database(file);
        db.pragma('wal_checkpoint(TRUNCATE)');
        db.close();
        const handle = openSync(file, 'r+');
        writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, 4096);
        closeSync(handle);
      },
    ],
  ])('that is %s is set aside, and a new one begun', async (_what, spoil) => {
    const dataDir = await folderWithApplicant();
    const file = path.join(dataDir, 'counters.db');
    spoil(file);
    const spoiled = readFileSync(file);
    const lines: string[] = [];
    const api = await startApi({ dataDir, log: (line) => lines.push(line) });
    expect((await api.post('submit-preregistration', await step1Form({ email: 'next@example.org' }))).status).toBe(200);
    const aside = readdirSync(dataDir).filter((name) => name.startsWith('counters.db.damaged-'));
    expect(aside.map((name) => readFileSync(path.join(dataDir, name)).equals(spoiled))).toEqual([true]);
    expect(lines.join('')).toContain('counters.db was damaged: set aside, a new one begun');
    await api.halt();
  });
});

describe('The command line', () => {
  it('does not bring the database forward below a running server, only where none runs', async () => {
    const dataDir = tempDir();
    const folders = prepareFolders(dataDir);
    // The server that runs is one migration behind this program.
    const dir = path.join(tempDir(), 'migrations');
    cpSync(MIGRATIONS_DIR, dir, { recursive: true });
    const last = readdirSync(dir).sort().at(-1) ?? '';
    rmSync(path.join(dir, last));
    const db = openDatabase(folders.appDb, 'FULL');
    migrate(db, { backupsDir: folders.backups, now: 1, dir });
    const server = holdDataDir(folders.lockDb);
    const has = () => db.prepare('SELECT count(*) FROM schema_migration WHERE name = ?').pluck().get(last);
    const { code, stderr } = await runCli(dataDir, ['applicants', 'list']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/newer than the running server.*nothing was changed/);
    expect([has(), readdirSync(folders.backups)]).toEqual([0, []]);
    server.release();
    expect((await runCli(dataDir, ['applicants', 'list'])).code).toBe(0);
    expect([has(), readdirSync(folders.backups)]).toEqual([1, [expect.stringMatching(/^app-/)]]);
    db.close();
  });

  // Only root can give a folder to somebody else.
  it.runIf(process.getuid?.() === 0).each(['.', 'app.db'])('refuses another user than the one of %s', async (name) => {
    const dataDir = await folderWithApplicant();
    const before = readdirSync(dataDir).sort();
    chownSync(path.join(dataDir, name), 12_345, 12_345);
    const { code, stderr } = await runCli(dataDir, ['applicants', 'list']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/belongs to the user with id 12345, and you are 0\. Run this as that user/);
    expect(readdirSync(dataDir).sort()).toEqual(before);
  });

  it('begins no database in an empty file', async () => {
    const dataDir = tempDir();
    writeFileSync(path.join(dataDir, 'app.db'), '');
    expect(await runCli(dataDir, ['applicants', 'list'])).toMatchObject({ code: 1 });
    expect(readdirSync(dataDir)).toEqual(['app.db']);
  });
});

describe('A data folder', () => {
  it.runIf(process.getuid?.() === 0)(
    'is refused to a server of another user than the one of app.db, which stays as it was',
    async () => {
      const dataDir = await folderWithApplicant();
      const before = readdirSync(dataDir).sort();
      chownSync(path.join(dataDir, 'app.db'), 12_345, 12_345);
      expect(await refusalOf(dataDir)).toMatch(
        /app\.db belongs to the user with id 12345, and you are 0\. Run this as/,
      );
      expect(readdirSync(dataDir).sort()).toEqual(before);
    },
    LONG,
  );

  it.runIf(process.getuid?.() === 0)(
    'that its user may not write stops the start with what to do',
    async () => {
      const dataDir = tempDir();
      const refusal = await refusalOfProcess(dataDir, { uid: NOBODY });
      expect(refusal).toMatch(/Cannot start: The folder \S+ cannot be made \(EACCES\)\. .*chown -R 65534/);
    },
    LONG,
  );

  it('that is new may hold the lost+found of a volume, and files of no document', async () => {
    const dataDir = tempDir();
    for (const folder of ['lost+found', 'uploads/lost+found'])
      mkdirSync(path.join(dataDir, folder), { recursive: true });
    copyFileSync(import.meta.filename, path.join(dataDir, 'uploads', 'notes.txt'));
    const api = await startApi({ dataDir });
    expect((await apply(api)).id).toBeTruthy();
    await api.halt();
  });
});
