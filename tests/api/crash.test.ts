import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdDataDir } from '#api/db/lock.ts';
import type { Document } from '#api/documents/document.store.ts';
import { heldPort, namesIn, startChild } from '../support/child-server.ts';
import { pdfBytes } from '../support/files.ts';
import { step1Form } from '../support/forms.ts';
import { columnOf, rowsOf } from '../support/rows.ts';
import { readStored } from '../support/sealed.ts';
import { tempDir } from '../support/temp-dir.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-crash-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

type Row = Pick<Document, 'id' | 'size' | 'key_id' | 'sha256'>;

interface Acknowledged {
  token: string;
  sha256: string;
}

/** Sends applications until the server is gone; answers what it had acknowledged by then. */
async function applyUntilItDies(url: string, name: string, acknowledged: Acknowledged[], enough: () => void) {
  for (let number = 0; ; number += 1) {
    const content = await pdfBytes(`${name} ${number} ${'x'.repeat(number)}`);
    const form = await step1Form(
      { email: `${name}-${number}@example.org` },
      { hub4africa_file: { content: new Blob([content], { type: 'application/pdf' }), name: 'a.pdf' } },
    );
    try {
      const answer = await fetch(`${url}/api/functions/submit-preregistration`, { method: 'POST', body: form });
      if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
      const { access_token: token } = (await answer.json()) as { access_token: string };
      acknowledged.push({ token, sha256: sha256(content) });
      enough();
    } catch (error) {
      // The connection is gone: whatever was not acknowledged may be lost.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

describe('STAC-10 A server that is killed in the middle of submissions', () => {
  // Each round kills the one that the round before has started anew.
  let server: Awaited<ReturnType<typeof startChild>>;
  beforeAll(async () => {
    server = await startChild(dataDir);
  });
  afterAll(async () => expect(await server.kill('SIGTERM')).toBe(0));

  for (const after of [1, 5, 12]) {
    it(`loses none of ${after} that it acknowledged, and leaves no row without its file`, async () => {
      const { url, kill } = server;
      const acknowledged: Acknowledged[] = [];
      const killed = new Promise<void>((resolve) => {
        const enough = () => {
          if (acknowledged.length === after) void kill().then(() => resolve());
        };
        for (const name of ['a', 'b', 'c', 'd']) void applyUntilItDies(url, `${name}${after}`, acknowledged, enough);
      });
      await killed;

      server = await startChild(dataDir);
      const db = new Database(path.join(dataDir, 'app.db'), { readonly: true });
      const rows = rowsOf<Row>(db, 'document');
      const uploads = path.join(dataDir, 'uploads');
      for (const row of rows) expect(sha256((await readStored(dataDir, row)) ?? Buffer.of())).toBe(row.sha256);
      // What no row names is set aside while the server answers already.
      const ids = rows.map(({ id }) => id).sort();
      await expect.poll(() => namesIn(uploads)).toEqual(ids);
      expect(namesIn(path.join(dataDir, 'tmp')).filter((name) => !name.endsWith('.eml'))).toEqual([]);

      expect(acknowledged.length).toBeGreaterThanOrEqual(after);
      for (const { token, sha256: sent } of acknowledged) {
        const answer = await fetch(`${server.url}/api/functions/get-applicant`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const { applicant } = (await answer.json()) as { applicant: { id: string } };
        expect(columnOf(db, 'document', 'sha256', { applicant_id: applicant.id })).toEqual([sent]);
      }
      db.close();
    });
  }
});

describe('npm start', () => {
  it('refuses a second server on the same folder, in one line', async () => {
    const folder = tempDir();
    const other = holdDataDir(path.join(folder, 'lock.db'));
    await expect(startChild(folder)).rejects.toThrow(/Cannot start: Another server is running on this DATA_DIR/);
    other.release();
  });

  it('says which port is taken, and how to choose another', async () => {
    const { port, close } = await heldPort();
    await expect(startChild(tempDir(), port)).rejects.toThrow(new RegExp(`Cannot start: Port ${port} is taken`));
    close();
  });
});
