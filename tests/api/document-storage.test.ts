import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentStorage } from '#api/documents/storage.ts';
import { member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
});
afterAll(() => api.stop());

/** In place of a cipher: what lies in the storage is something else than what went in. */
const scramble = (chunk: Buffer) => Buffer.from(chunk.map((byte) => byte ^ 0x5a));

function scrambled(inner: DocumentStorage): DocumentStorage {
  return {
    ...inner,
    keyId: 'scrambled',
    async draft(id) {
      const file = await inner.draft(id);
      return new Writable({
        write: (chunk: Buffer, _encoding, done) => void file.write(scramble(chunk), done),
        final: (done) => void file.end().once('close', () => done()),
        destroy(error, done) {
          if (file.closed) done(error);
          else file.destroy(error ?? undefined).once('close', () => done(error));
        },
      });
    },
    async open(document) {
      const stored = await inner.open(document);
      return stored?.map(scramble);
    },
  };
}

it('documents can be kept otherwise than they came, without anything else knowing', async () => {
  api.deps.storage = scrambled(api.deps.storage);
  const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
  const [document] = api.deps.documents.current(id);
  if (!document) throw new Error('no document');
  const stored = readFileSync(path.join(api.deps.folders.uploads, document.id));
  expect([document.key_id, stored.length, stored.includes('%PDF')]).toEqual(['scrambled', document.size, false]);
  const { browser, id: account } = await member(api, 'employer');
  api.deps.accounts.setRole(account, 'admin');
  const url = `${api.url}/api/admin/documents/${document.id}`;
  const answer = await fetch(url, { headers: { cookie: browser.cookie ?? '' } });
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/);
});
