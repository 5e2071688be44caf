import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { alteredDocuments } from '#api/documents/altered-documents.ts';
import { type Document, documentStore } from '#api/documents/document.store.ts';
import { documentKeyStore } from '#api/documents/document-key.store.ts';
import { rotateSome } from '#api/documents/rotate-keys.ts';
import { sealPlainFiles } from '#api/documents/seal-plain.ts';
import { prepareFiles } from '#api/documents/sweep.ts';
import { unwrapKey, wrapKey } from '#api/documents/wrap-key.ts';
import { sealedSize } from '#api/files/sealed-format.ts';
import { erasureStore } from '#api/personal-data/erasure.store.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, documentOf } from '../support/applications.ts';
import { openDocument } from '../support/desk.ts';
import { blob, pdfOfSize } from '../support/files.ts';
import { step2Form } from '../support/forms.ts';
import { mailsTo } from '../support/mails.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
let admin: Visitor;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
  admin = (await newAdmin(api)).browser;
});
afterEach(() => api.stop());

const fileOf = (id: string) => api.deps.storage.placeOf(id);

/** A document of 300,000 bytes, which are several chunks. */
async function bigCv() {
  const { id, token } = await applyUntil(api, 'STEP1_APPROVED');
  const content = await pdfOfSize(300_000);
  await api.post('submit-a2-cv', await step2Form(token, { cv_file: { content: blob(content) } }));
  return { content: Buffer.from(content), document: documentOf(api, id, 'cv') };
}

/** Turns a document into one that was stored before documents were encrypted: its file plain, its row saying so. */
function makePlain(id: string, content: Uint8Array) {
  const { db } = api.deps;
  documentKeyStore(db).remove(id);
  writeFileSync(fileOf(id), content);
  changeRows(db, 'document', { id }, { key_id: 'plain' });
}

function change(file: string, at: number) {
  const fd = openSync(file, 'r+');
  writeSync(fd, Buffer.of(readFileSync(file).readUInt8(at) ^ 1), 0, 1, at);
  closeSync(fd);
}

describe('Documents at rest', () => {
  it('PRIV-40 lie sealed from the first byte, and nothing in the data folder shows one of them', async () => {
    const { content, document } = await bigCv();
    expect([document.key_id, statSync(fileOf(document.id)).size]).toEqual(['sealed', sealedSize(content.length)]);
    const names = readdirSync(api.deps.folders.root, { recursive: true, encoding: 'utf8' });
    const files = names.map((name) => path.join(api.deps.folders.root, name)).filter((name) => statSync(name).isFile());
    for (const file of files) expect(readFileSync(file).includes('%PDF'), file).toBe(false);
    const answer = await openDocument(api, admin, document.id);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    expect(document.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  });

  it('PRIV-40 drafts, too, and they can be read', async () => {
    const draft = await api.deps.storage.draft('draft');
    const closed = new Promise((resolve) => draft.once('close', resolve));
    draft.end('passport of somebody');
    await closed;
    expect(readFileSync(path.join(api.deps.folders.tmp, 'draft')).includes('passport')).toBe(false);
    const stream = await api.deps.storage.openDraft({ id: 'draft', size: 20 });
    expect(stream && (await buffer(stream)).toString()).toBe('passport of somebody');
    await api.deps.storage.discard('draft');
    expect(readdirSync(api.deps.folders.tmp)).toEqual([]);
  });

  it('PRIV-41 a changed one is refused, reported once a day, and nothing is recorded', async () => {
    const { document } = await bigCv();
    change(fileOf(document.id), 500);
    for (const _ of [1, 2]) {
      const answer = await openDocument(api, admin, document.id);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([410, 'document_damaged']);
    }
    const happened = eventStore(api.deps.db).history('applicant', document.applicant_id);
    expect(happened.filter(({ action }) => action === 'load-document')).toEqual([]);
    const told = (await mailsTo(api, api.deps.site.operator.email)).filter(({ text }) => text?.includes(document.id));
    expect(told.map(({ subject }) => subject)).toEqual(['Eine Unterlage ist beschädigt']);
    expect(await alteredDocuments(api.deps, [document])).toEqual([document]);
  });

  it('PRIV-41 one that was changed further behind is cut off, never shown as whole', async () => {
    const { document, content } = await bigCv();
    change(fileOf(document.id), 250_000);
    const answer = await openDocument(api, admin, document.id);
    expect([answer.status, Number(answer.headers.get('content-length'))]).toEqual([200, content.length]);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    // Who tries again reads why.
    const again = await openDocument(api, admin, document.id);
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([410, 'document_damaged']);
    change(fileOf(document.id), 250_000);
    expect(Buffer.from(await (await openDocument(api, admin, document.id)).arrayBuffer()).equals(content)).toBe(true);
    const told = (await mailsTo(api, api.deps.site.operator.email)).filter(({ text }) => text?.includes(document.id));
    expect(told).toHaveLength(1);
  });

  it('PRIV-41 a plain file in the place of a sealed one is not the document', async () => {
    const { document, content } = await bigCv();
    writeFileSync(fileOf(document.id), content);
    expect([(await openDocument(api, admin, document.id)).status, api.deps.storage.isWhole(document)]).toEqual([
      410,
      false,
    ]);
  });

  it('PRIV-41 one whose row was given to another application is not theirs', async () => {
    const { document } = await bigCv();
    const { db, storage } = api.deps;
    const another = await applyUntil(api, 'STEP1_APPROVED');
    changeRows(db, 'document', { id: document.id }, { applicant_id: another.id });
    const moved = documentStore(db).find(document.id);
    expect(moved && [storage.isWhole(moved), await storage.open(moved)]).toEqual([false, undefined]);
  });

  it('PRIV-41 a key from before keys were bound to applications opens, and is bound when it is wrapped anew', async () => {
    const { document, content } = await bigCv();
    const { db, masterKeys, storage, log, tx } = api.deps;
    const key = documentKeyStore(db).find(document.id);
    const fileKey = key && unwrapKey(masterKeys, key, document.applicant_id);
    if (!fileKey) throw new Error('no key');
    documentKeyStore(db).put(wrapKey(masterKeys.current, document.id, undefined, fileKey));
    const opened = await storage.open(document);
    expect(opened && (await buffer(opened)).equals(content)).toBe(true);
    const next = { id: 'next', key: createSecretKey(randomBytes(32)) };
    const changed = { ...masterKeys, current: next, older: [masterKeys.current] };
    expect(rotateSome({ db, masterKeys: changed, tx, log })).toBe(true);
    const rotated = documentKeyStore(db).find(document.id);
    if (!rotated) throw new Error('no key');
    expect(unwrapKey(changed, rotated, 'somebody else')).toBeUndefined();
    expect(unwrapKey(changed, rotated, document.applicant_id)?.equals(fileKey)).toBe(true);
  });

  it('PRIV-42 a copy of the file of one that was removed opens no more', async () => {
    for (const remove of [
      ({ id }: Document) => api.deps.storage.remove(id),
      async ({ applicant_id: id }: Document) => api.deps.tx(() => erasureStore(api.deps.db).removeApplicant(id)),
    ]) {
      const { document } = await bigCv();
      const copy = readFileSync(fileOf(document.id));
      await remove(document);
      expect(documentKeyStore(api.deps.db).find(document.id)).toBeUndefined();
      writeFileSync(fileOf(document.id), copy);
      expect(await api.deps.storage.open(document)).toBeUndefined();
      expect(api.deps.storage.isWhole(document)).toBe(false);
      rmSync(fileOf(document.id));
    }
  });
});

describe('PRIV-43 A document that was stored before encryption', () => {
  it('is read as it is, and sealed while it is read', async () => {
    const { document, content } = await bigCv();
    makePlain(document.id, content);
    const before = documentStore(api.deps.db).find(document.id);
    const stream = before && (await api.deps.storage.open(before));
    const waits = applicantStore(api.deps.db).find(document.applicant_id);
    await sealPlainFiles(api.deps);
    expect(stream && (await buffer(stream)).equals(content)).toBe(true);
    expect(readFileSync(fileOf(document.id)).includes('%PDF')).toBe(false);
    expect(documentStore(api.deps.db).find(document.id)?.key_id).toBe('sealed');
    // Whoever has read the row before sees it all the same.
    for (const row of [before, documentStore(api.deps.db).find(document.id)]) {
      const opened = row && (await api.deps.storage.open(row));
      expect(opened && (await buffer(opened)).equals(content)).toBe(true);
    }
    expect(documentKeyStore(api.deps.db).countPlain()).toBe(0);
    // It is no change of the application.
    expect(applicantStore(api.deps.db).find(document.applicant_id)).toEqual(waits);
  });

  it('PRIV-41 is not another file of its length, which is reported and neither shown nor sealed', async () => {
    const { document, content } = await bigCv();
    makePlain(document.id, content);
    change(fileOf(document.id), 250_000);
    const answer = await openDocument(api, admin, document.id);
    expect([answer.status, (await answer.json()).code]).toEqual([410, 'document_damaged']);
    await sealPlainFiles(api.deps);
    expect(documentStore(api.deps.db).find(document.id)?.key_id).toBe('plain');
  });

  it('is sealed by the next start, wherever a stop has interrupted it', async () => {
    const { document, content } = await bigCv();
    const { storage, writeTurn, db } = api.deps;
    makePlain(document.id, content);
    const plain = documentStore(db).find(document.id);
    if (!plain) throw new Error('no row');
    const stopped = new Error('stopped');
    const steps = [
      // While the draft is written.
      async () => {
        writeFileSync(path.join(api.deps.folders.tmp, document.id), 'half');
      },
      // Before the key is written.
      () =>
        storage.seal(plain, async () => {
          throw stopped;
        }),
      // After the key was written, before the file takes its place.
      () =>
        storage.seal(plain, async (write) => {
          await writeTurn.tx(write);
          throw stopped;
        }),
      // After the file took its place, before the row says so.
      () => storage.seal(plain, (write) => writeTurn.tx(write).then(() => true)),
    ];
    for (const step of steps) {
      makePlain(document.id, content);
      await Promise.resolve(step()).catch((error) => expect(error).toBe(stopped));
      const opened = await storage.open(plain);
      expect([opened && (await buffer(opened)).equals(content), storage.isWhole(plain)]).toEqual([true, true]);
      await prepareFiles(api.deps);
      await sealPlainFiles(api.deps);
      const sealed = documentStore(db).find(document.id);
      const again = sealed && (await storage.open(sealed));
      expect([sealed?.key_id, again && (await buffer(again)).equals(content)]).toEqual(['sealed', true]);
      expect([documentKeyStore(db).countPlain(), readdirSync(api.deps.folders.tmp)]).toEqual([0, []]);
    }
  });

  it('stays as it is where its file is gone, and holds up no other', async () => {
    const [one, another] = [await bigCv(), await bigCv()];
    for (const { document, content } of [one, another]) makePlain(document.id, content);
    const [first, second] = [one, another].sort((a, b) => (a.document.id < b.document.id ? -1 : 1));
    rmSync(fileOf(first?.document.id ?? ''));
    await sealPlainFiles(api.deps);
    expect(documentStore(api.deps.db).find(second?.document.id ?? '')?.key_id).toBe('sealed');
    expect(documentKeyStore(api.deps.db).countPlain()).toBe(1);
  });

  it('that is erased meanwhile leaves neither key nor file', async () => {
    const { document, content } = await bigCv();
    makePlain(document.id, content);
    const plain = documentStore(api.deps.db).find(document.id);
    if (!plain) throw new Error('no row');
    const writing = api.deps.storage.seal(plain, async () => false);
    expect(await writing).toBe(false);
    expect([documentKeyStore(api.deps.db).find(plain.id), readdirSync(api.deps.folders.tmp)]).toEqual([undefined, []]);
  });
});
