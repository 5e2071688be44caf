import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { documentStore } from '#api/documents/document.store.ts';
import { dataTokenStore } from '#api/personal-data/data-token.store.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { addToErased, erasedPerson, readErased } from '#api/personal-data/erased-list.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { dieAtRemoval, startChild } from '../support/child-server.ts';
import { copyRow, countOf } from '../support/rows.ts';

const FILES_EACH = 8;
const MANY_FILES = 100;

interface Person {
  id: string;
  token: string;
  files: string[];
}

/** Somebody with several files, as rows alone. */
function addPerson({ deps }: Api, like: string, count = FILES_EACH): Person {
  const { db, folders } = deps;
  const id = randomUUID();
  copyRow(db, 'applicant', like, { id, email: `${id}@example.org`, user_id: null, idempotency_sha256: null });
  const [document] = documentStore(deps.db).current(like);
  const files = Array.from({ length: count }, () => randomUUID());
  for (const file of files) {
    copyRow(db, 'document', document?.id ?? '', {
      id: file,
      applicant_id: id,
      replaced_at: file === files[0] ? null : 1,
    });
    writeFileSync(path.join(folders.uploads, file), `%PDF ${id}`);
  }
  return { id, files, token: dataTokenStore(db).mint(id, Date.now(), HOUR_MS) };
}

it('PRIV-04 a server that is killed while it erases leaves nobody half erased, and goes on at the next start', async () => {
  const api = await startApi();
  onTestFinished(() => api.stop());
  const { id: like } = await apply(api);
  const { folders } = api.deps;
  const begun = api.deps.tx(() => Array.from({ length: 20 }, () => addPerson(api, like, MANY_FILES)));
  const asking = api.deps.tx(() => Array.from({ length: 30 }, () => addPerson(api, like)));
  const restored = addPerson(api, like);
  const staying = addPerson(api, like);
  for (const { id } of begun) beginErasure(api.deps, id, { why: 'retention' });
  // On the list, but the transaction of its erasure never came to the disk: as after a restore.
  await addToErased(folders, [erasedPerson(restored.id)], 1);
  await api.halt();
  const looking = new Database(folders.appDb, { readonly: true });
  onTestFinished(() => void looking.close());
  const inState = (state: string) => countOf(looking, 'erasure', { state });
  const isGone = ({ id }: Person) => countOf(looking, 'applicant', { id }) === 0;
  // The job that clears up moves aside what no row names.
  const places = [folders.uploads, folders.orphans];
  const filesOf = ({ files }: Person) =>
    files.filter((file) => places.some((folder) => existsSync(path.join(folder, file))));
  // Amid the files of a batch, then amid calls.
  await dieAtRemoval(MANY_FILES / 2, folders.root);
  expect(isGone(restored)).toBe(true);
  const second = await startChild(folders.root);
  const erase = ({ id, token }: Person) =>
    fetch(`${second.url}/api/my-data/erase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ number: applicationNumber(id) }),
    }).then(
      ({ status }) => status,
      () => 'cut',
    );
  const answers = asking.map(erase);
  await Promise.race(answers);
  await second.kill();
  const told = await Promise.all(answers);
  expect(told.filter((status) => status !== 200 && status !== 'cut')).toEqual([]);
  for (const [index, person] of asking.entries()) {
    const isErased = isGone(person);
    // Whoever was told is erased; of all others either everything is there or nothing.
    if (told[index] === 200) expect(isErased).toBe(true);
    expect(countOf(looking, 'document', { applicant_id: person.id })).toBe(isErased ? 0 : FILES_EACH);
    if (!isErased) expect(filesOf(person)).toHaveLength(FILES_EACH);
  }
  const third = await startChild(folders.root);
  await expect.poll(() => [inState('files'), inState('search')]).toEqual([0, 0]);
  expect(await third.kill('SIGTERM')).toBe(0);
  const erased = [...begun, restored, ...asking].filter(isGone);
  expect(erased.length).toBeGreaterThan(begun.length + 1);
  expect(erased.flatMap(filesOf)).toEqual([]);
  expect(filesOf(staying)).toHaveLength(FILES_EACH);
  const list = new Set(readErased(folders));
  expect(erased.filter(({ id }) => !list.has(erasedPerson(id)))).toEqual([]);
});
