import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventStore } from '#api/audit/event.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { documentKeyStore } from '#api/documents/document-key.store.ts';
import { rotateSome } from '#api/documents/rotate-keys.ts';
import { openDocumentFile } from '#api/documents/sealing.ts';
import { newFileKey, wrapKey } from '#api/documents/wrap-key.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { startChild } from '../support/child-server.ts';
import { columnOf, copyRow, countOf } from '../support/rows.ts';
import { runCli } from '../support/run-cli.ts';
import { sealingOf } from '../support/sealed.ts';
import { tempDir } from '../support/temp-dir.ts';

function keyFile(content = `${randomBytes(32).toString('base64')}\n`): string {
  const file = path.join(tempDir(), 'documents.key');
  writeFileSync(file, content);
  return file;
}

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

/** Stops the server and starts another one on its folder. */
async function restart(env: Record<string, string> = {}) {
  const { dataDir } = { dataDir: api.deps.folders.root };
  await api.halt();
  api = await startApi({ dataDir, env });
}

async function canRead(applicantId: string): Promise<boolean> {
  const [document] = documentStore(api.deps.db).current(applicantId);
  const stream = document && (await api.deps.storage.open(document));
  return stream !== undefined && (await buffer(stream)).toString('latin1').startsWith('%PDF');
}

/** What a start with this environment says; the database and the folder stay as they are. */
async function refusal(env: Record<string, string> = {}): Promise<string> {
  const root = api.deps.folders.root;
  const look = () =>
    readdirSync(root)
      .filter((name) => !name.startsWith('counters'))
      .map((name) => [name, statSync(path.join(root, name)).mtimeMs * (name.includes('-') ? 0 : 1)]);
  await api.halt();
  const before = look();
  const said = await startApi({ dataDir: root, env }).then(
    async (started) => {
      await started.halt();
      return 'started';
    },
    (error: Error) => error.message,
  );
  expect(look()).toEqual(said === 'started' ? look() : before);
  return said;
}

describe('The key of the documents', () => {
  it('PRIV-44 is one of its own where the operator gives one, and one made of the server’s key otherwise', async () => {
    const { id } = await apply(api);
    expect([api.deps.masterKeys.place, await canRead(id)]).toEqual(['data-folder', true]);
    await restart({ DOCUMENT_KEY_FILE: keyFile() });
    expect([api.deps.masterKeys.place, await canRead(id)]).toEqual(['key-file', true]);
    const file = path.join(api.deps.folders.root, 'documents.key');
    writeFileSync(file, randomBytes(32).toString('base64'));
    await restart({ DOCUMENT_KEY_FILE: file });
    expect([api.deps.masterKeys.place, await canRead(id)]).toEqual(['data-folder', true]);
    rmSync(file);
  });

  it('PRIV-44 that is another one or missing refuses the start before anything is written, and says how to put it right', async () => {
    const own = keyFile();
    await restart({ DOCUMENT_KEY_FILE: own });
    const { id } = await apply(api);
    const other = keyFile();
    const wrong = await refusal({ DOCUMENT_KEY_FILE: other });
    expect(wrong).toContain(`${other} (DOCUMENT_KEY_FILE) holds another one: put the right file back`);
    expect(await refusal()).toMatch(
      /which is not here.*Was it in a file of its own\? Then name that file in DOCUMENT_KEY_FILE/s,
    );
    expect(await refusal({ DOCUMENT_KEY_FILE: '/nowhere/key' })).toMatch(
      /\/nowhere\/key, which cannot be read \(ENOENT\)/,
    );
    expect(await refusal({ DOCUMENT_KEY_FILE: keyFile('short') })).toMatch(
      /holds no key \(base64 of at least 32 bytes\)/,
    );
    // The file that DOCUMENT_KEY_FILE names is still to be made.
    const file = path.join(tempDir(), 'first.key');
    const { code, stdout } = await runCli(api.deps.folders.root, ['documents', 'new-key', file], {
      DOCUMENT_KEY_FILE: file,
    });
    expect([code, stdout]).toEqual([0, expect.stringContaining(`A new key is in ${file}`)]);
    await restart({ DOCUMENT_KEY_FILE: own });
    expect(await canRead(id)).toBe(true);
  });

  it('PRIV-44 secret.key is not made anew where documents need it; who has lost it says so', async () => {
    const { id } = await apply(api);
    const { root, uploads } = api.deps.folders;
    const secret = path.join(root, 'secret.key');
    const content = readFileSync(secret);
    rmSync(secret);
    expect(await refusal()).toMatch(/secret\.key is missing: restore it from a backup/);
    expect(existsSync(secret)).toBe(false);
    const { code, stderr } = await runCli(root, ['documents', 'keys']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('secret.key is missing')]);
    mkdirSync(path.join(uploads, 'documents-lost'));
    await restart();
    const [lost] = documentStore(api.deps.db).current(id);
    expect([await canRead(id), lost && api.deps.storage.isWhole(lost)]).toEqual([false, false]);
    const { id: next } = await apply(api);
    expect(await canRead(next)).toBe(true);
    writeFileSync(secret, content);
  });
});

describe('PRIV-45 Changing the key', () => {
  it('wraps the keys of documents anew, not the documents, a few at a time', async () => {
    const { id } = await apply(api);
    const [document] = documentStore(api.deps.db).current(id);
    const file = api.deps.storage.placeOf(document?.id);
    const before = { content: readFileSync(file), key: documentKeyStore(api.deps.db).find(document?.id ?? '') };
    for (let count = 0; count < 450; count += 1)
      documentKeyStore(api.deps.db).put(wrapKey(api.deps.masterKeys.current, randomUUID(), undefined, newFileKey()));
    const own = keyFile();
    await restart({ DOCUMENT_KEY_FILE: own });
    let rounds = 0;
    while (rotateSome(api.deps)) rounds += 1;
    expect(rounds).toBe(3);
    const after = documentKeyStore(api.deps.db).find(document?.id ?? '');
    expect([after?.key_id === before.key?.key_id, after?.wrapped.equals(before.key?.wrapped ?? Buffer.of())]).toEqual([
      false,
      false,
    ]);
    expect(readFileSync(file).equals(before.content)).toBe(true);
    // From one file to the next one.
    const next = keyFile();
    await restart({ DOCUMENT_KEY_FILE: next, DOCUMENT_KEY_FILE_PREVIOUS: own });
    expect(await canRead(id)).toBe(true);
    while (rotateSome(api.deps));
    await restart({ DOCUMENT_KEY_FILE: next });
    expect(await canRead(id)).toBe(true);
  });

  it('is told on the command line, which makes keys and changes them while no server runs', async () => {
    const { id } = await apply(api);
    const root = api.deps.folders.root;
    const documents = (args: string[], env = {}) => runCli(root, ['documents', ...args], env);
    expect((await documents(['keys'])).stdout).toMatch(
      /from the data folder: whoever has the whole folder can read[\s\S]*1 have it\n/,
    );
    const file = path.join(tempDir(), 'new.key');
    expect((await documents(['new-key', file])).stdout).toContain(`DOCUMENT_KEY_FILE=${file}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await documents(['new-key', file])).stderr).toContain('exists already, and is left as it is');
    expect((await documents(['new-key', path.join(root, 'x.key')])).stderr).toContain('Choose a place outside');
    expect((await documents(['rotate-key', 'now'])).code).toBe(2);
    const env = { DOCUMENT_KEY_FILE: file };
    expect((await documents(['keys'], env)).stdout).toMatch(/0 have it\n\s+1 still have a former key: keep that/);
    const changed = (await documents(['rotate-key', '--as', 'Petra'], env)).stdout;
    expect((await documents(['rotate-key'], env)).stdout).toContain('none is left');
    await restart(env);
    const key = /Changed over to the key (\S+): 1\. Left: 0\./.exec(changed)?.[1] ?? '';
    expect(eventStore(api.deps.db).history('key', key)).toMatchObject([
      { actor: 'operator', actor_name: 'Petra', action: 'rotate-key', detail: '{"documents":1}' },
    ]);
    expect(await canRead(id)).toBe(true);
  });
});

it('PRIV-43 PRIV-45 a server that is killed while it seals and changes keys loses nothing, and goes on at the next start', async () => {
  const { id: applicant } = await apply(api);
  const { db, folders, masterKeys } = api.deps;
  const [like = ''] = columnOf(db, 'document', 'id', { applicant_id: applicant });
  const kept = { size: 150_000, key_id: 'plain', uploaded_at: 1, replaced_at: 1 };
  const ids = Array.from({ length: 60 }, () => randomUUID());
  const contentOf = (id: string) => Buffer.alloc(150_000, id);
  for (const id of ids) {
    const sha256 = createHash('sha256').update(contentOf(id)).digest('hex');
    copyRow(db, 'document', like, { ...kept, id, sha256 });
    writeFileSync(path.join(folders.uploads, id), contentOf(id));
  }
  for (let count = 0; count < 3000; count += 1)
    documentKeyStore(api.deps.db).put(wrapKey(masterKeys.current, randomUUID(), undefined, newFileKey()));
  await api.halt();
  const env = { DOCUMENT_KEY_FILE: keyFile() };
  const looking = new Database(folders.appDb, { readonly: true });
  onTestFinished(() => void looking.close());
  const plain = () => countOf(looking, 'document', { key_id: 'plain' });
  const left = () => [plain(), countOf(looking, 'document_key', { key_id: masterKeys.current.id })];
  for (const until of [50, 30]) {
    const server = await startChild(folders.root, 0, env);
    await expect.poll(plain, { interval: 3 }).toBeLessThan(until);
    await server.kill();
  }
  const server = await startChild(folders.root, 0, env);
  await expect.poll(left).toEqual([0, 0]);
  expect(await server.kill('SIGTERM')).toBe(0);
  const sealing = sealingOf(folders.root, env);
  for (const id of ids) {
    const stream = await openDocumentFile(sealing, path.join(folders.uploads, id), {
      id,
      size: 150_000,
      sha256: '',
      key_id: 'sealed',
    });
    expect(stream && (await buffer(stream)).equals(contentOf(id))).toBe(true);
  }
  sealing.db.close();
  expect(readdirSync(folders.tmp)).toEqual([]);
  await restartAfterHalt(env);
});

async function restartAfterHalt(env: Record<string, string>) {
  api = await startApi({ dataDir: api.deps.folders.root, env });
}
