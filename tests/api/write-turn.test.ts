import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '#api/clock.ts';
import { type Db, inTransaction, openDatabase } from '#api/db/open.ts';
import { createWalSync, mayBeCommitted, type WalSync } from '#api/db/wal-sync.ts';
import { createWriteTurn, type WriteTurn } from '#api/db/write-turn.ts';
import { tempDir } from '../support/temp-dir.ts';

let db: Db;
let turn: WriteTurn;
let commits: number;
let wal: WalSync;
let syncs: number;
let sync: () => Promise<void>;
beforeEach(() => {
  db = openDatabase(`${tempDir()}/app.db`, 'FULL');
  db.exec('CREATE TABLE note (text TEXT)');
  commits = 0;
  wal = createWalSync(db);
  syncs = 0;
  sync = wal.sync;
  turn = createWriteTurn({
    db,
    clock: systemClock,
    runNow(work) {
      if (!db.inTransaction) commits += 1;
      return inTransaction(db, work);
    },
    sync() {
      syncs += 1;
      return sync();
    },
  });
});
afterEach(async () => {
  await wal.close();
  db.close();
});

const write = (text: string) => db.prepare('INSERT INTO note VALUES (?)').run(text).changes;
const notes = () => db.prepare('SELECT text FROM note ORDER BY rowid').pluck().all();

it('works of one turn share a commit, and each gets its own answer', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map((text) => turn.tx(() => `${text}${write(text)}`)))).toEqual([
    'a1',
    'b1',
    'c1',
  ]);
  expect([notes(), commits, syncs]).toEqual([['a', 'b', 'c'], 1, 1]);
});

it('nobody is answered before the disk has it, and others are served meanwhile', async () => {
  const waits: (() => void)[] = [];
  const answered: string[] = [];
  sync = () => new Promise((resolve) => void waits.push(resolve));
  const first = turn.tx(() => write('first')).then(() => answered.push('first'));
  await expect.poll(() => syncs).toBe(1);
  // Another transaction runs while the disk works.
  inTransaction(db, () => write('other'));
  expect([notes(), answered]).toEqual([['first', 'other'], []]);
  waits[0]?.();
  await first;
});

it('whoever comes while the disk works shares the next commit', async () => {
  const waits: (() => void)[] = [];
  sync = () => new Promise((resolve) => void waits.push(resolve));
  const first = turn.tx(() => write('first'));
  await expect.poll(() => syncs).toBe(1);
  const second = turn.tx(() => write('second'));
  await new Promise(setImmediate);
  const third = turn.tx(() => write('third'));
  await new Promise(setImmediate);
  expect([notes(), commits, syncs]).toEqual([['first'], 1, 1]);
  waits[0]?.();
  await first;
  await expect.poll(() => syncs).toBe(2);
  expect([notes(), commits]).toEqual([['first', 'second', 'third'], 2]);
  waits[1]?.();
  await Promise.all([second, third]);
  expect([commits, syncs]).toEqual([2, 2]);
});

it('a commit that the disk refuses holds up none of those who come meanwhile', async () => {
  let fail: (error: Error) => void = () => {};
  sync = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  const first = turn.tx(() => write('first'));
  await expect.poll(() => syncs).toBe(1);
  const second = turn.tx(() => write('second'));
  sync = wal.sync;
  fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe(1);
});

it('a disk that fails behind the commit refuses, and says that it may be there', async () => {
  sync = createWalSync({ name: `${tempDir()}/gone` } as Db).sync;
  const [end] = await Promise.allSettled([turn.tx(() => write('unsure'))]);
  expect(end).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_IOERR_FSYNC' } });
  expect(mayBeCommitted((end as PromiseRejectedResult).reason)).toBe(true);
  expect(notes()).toEqual(['unsure']);
  sync = wal.sync;
  expect(await turn.tx(() => write('later'))).toBe(1);
});

it('other commits wait for the disk themselves, as before', async () => {
  await turn.tx(() => write('one'));
  expect(db.pragma('synchronous', { simple: true })).toBe(2);
  const refused = turn.tx(() => {
    db.exec('ROLLBACK');
    throw new Error('full');
  });
  await expect(refused).rejects.toThrow('full');
  expect(db.pragma('synchronous', { simple: true })).toBe(2);
});

it("a work that throws takes back its own changes, and nobody else's", async () => {
  const refused = turn.tx(() => {
    write('refused');
    throw new Error('refused');
  });
  const [, end] = await Promise.allSettled([turn.tx(() => write('before')), refused, turn.tx(() => write('behind'))]);
  expect(end).toMatchObject({ status: 'rejected', reason: { message: 'refused' } });
  expect(notes()).toEqual(['before', 'behind']);
});

it('what takes back the whole transaction, as a full disk does, refuses all of the turn', async () => {
  const full = turn.tx(() => {
    db.exec('ROLLBACK');
    throw new Error('full');
  });
  const ends = await Promise.allSettled([turn.tx(() => write('before')), full, turn.tx(() => write('behind'))]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect([notes(), db.inTransaction]).toEqual([[], false]);
  expect(await turn.tx(() => write('later'))).toBe(1);
});
