import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, inTransaction, LOCK_WAIT_MS, openDatabase, waitForLocks } from '#api/db/open.ts';
import { createWriteTurn, type WriteTurn } from '#api/db/write-turn.ts';
import { systemClock } from '#api/time/clock.ts';
import { tempDir } from '../support/temp-dir.ts';

let db: Db;
let turn: WriteTurn;
beforeEach(() => {
  db = openDatabase(`${tempDir()}/app.db`, 'FULL');
  db.exec('CREATE TABLE note (text TEXT)');
  waitForLocks(db, LOCK_WAIT_MS.server);
  turn = createWriteTurn({ db, clock: systemClock, runNow: (work) => inTransaction(db, work) });
});
afterEach(() => db.close());

const write = (text: string) => db.prepare('INSERT INTO note VALUES (?)').run(text).changes;
const notes = () => db.prepare('SELECT text FROM note ORDER BY rowid').pluck().all();

it('answers when the commit is done, which waits for the disk itself', async () => {
  expect(db.pragma('synchronous', { simple: true })).toBe(2);
  expect(await Promise.all(['a', 'b'].map((text) => turn.tx(() => `${text}${write(text)}`)))).toEqual(['a1', 'b1']);
  expect(notes()).toEqual(['a', 'b']);
});

it('a work that throws takes back what it did, and runs once', async () => {
  let runs = 0;
  const refused = turn.tx(() => {
    runs += 1;
    write('refused');
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect([await turn.tx(() => write('later')), notes(), runs]).toEqual([1, ['later'], 1]);
});

it('waits for another process without holding up the event loop', async () => {
  const other = openDatabase(db.name, 'FULL');
  other.exec('BEGIN IMMEDIATE');
  const written = turn.tx(() => write('behind'));
  await new Promise(setImmediate);
  expect(notes()).toEqual([]);
  other.exec('ROLLBACK');
  other.close();
  expect([await written, notes()]).toEqual([1, ['behind']]);
});
