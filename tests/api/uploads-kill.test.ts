import { createHash } from 'node:crypto';
import path from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { answerOf } from '../support/applications.ts';
import { namesIn, startChild } from '../support/child-server.ts';
import { builtDist } from '../support/dist.ts';
import { pdfOfSize } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';
import { openSocket } from '../support/hostile-form.ts';
import { columnOf } from '../support/rows.ts';
import { tempDir } from '../support/temp-dir.ts';
import { offsetIn, pieceHead, uploadsOf } from '../support/uploads.ts';

const PIECE = 300_000;
const PIECES = 5;

// Building takes longer than the test may.
beforeAll(builtDist);

it('FILE-17 a server that is killed in the middle of each piece loses none that it acknowledged', async () => {
  const dataDir = tempDir();
  let server = await startChild(dataDir);
  onTestFinished(async () => void (await server.kill()));
  const uploads = () => uploadsOf(server.url);
  const file = await pdfOfSize(PIECES * PIECE);
  const id = await uploads().beginId(file.length);
  const tmp = () => namesIn(path.join(dataDir, 'tmp'));
  for (let at = 0; at < PIECES; at += 1) {
    const offset = at * PIECE;
    if (at % 2 === 1) {
      const { socket } = openSocket(server.url);
      socket.write(pieceHead(id, offset, PIECE));
      socket.write(file.subarray(offset, offset + PIECE / 2));
      await expect.poll(tmp, { interval: 5 }).toHaveLength(1);
      await server.kill();
      server = await startChild(dataDir);
      expect([offsetIn(await uploads().head(id)), tmp()]).toEqual([offset, []]);
    }
    expect((await uploads().patch(id, offset, file.slice(offset, offset + PIECE))).status).toBe(204);
  }
  await server.kill();
  server = await startChild(dataDir);
  const form = await step1Form({ hub4africa_file_upload: id }, {});
  const answer = await answerOf(
    fetch(`${server.url}/api/functions/submit-preregistration`, { method: 'POST', body: form }),
  );
  expect(answer.status).toBe(200);
  const db = new Database(path.join(dataDir, 'app.db'), { readonly: true });
  onTestFinished(() => void db.close());
  expect(columnOf(db, 'document', 'sha256')).toEqual([createHash('sha256').update(file).digest('hex')]);
});
