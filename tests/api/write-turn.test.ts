import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '#api/clock.ts';
import { type Db, inTransaction, openDatabase } from '#api/db/open.ts';
import { createWriteTurn, type WriteTurn } from '#api/db/write-turn.ts';
import { tempDir } from '../support/temp-dir.ts';

let db: Db;
let turn: WriteTurn;
let commits: number;
beforeEach(() => {
  db = openDatabase(`${tempDir()}/app.db`, 'FULL');
  db.exec('CREATE TABLE note (text TEXT)');
  commits = 0;
  turn = createWriteTurn(db, systemClock, (work) => {
    if (!db.inTransaction) commits += 1;
    return inTransaction(db, work);
  });
});
afterEach(() => db.close());

const write = (text: string) => db.prepare('INSERT INTO note VALUES (?)').run(text).changes;
const notes = () => db.prepare('SELECT text FROM note ORDER BY rowid').pluck().all();

it('works of one turn share a commit, and each gets its own answer', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map((text) => turn.tx(() => `${text}${write(text)}`)))).toEqual([
    'a1',
    'b1',
    'c1',
  ]);
  expect([notes(), commits]).toEqual([['a', 'b', 'c'], 1]);
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
