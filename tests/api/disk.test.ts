import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { KEY_ID, moveInto, removeFile, seal, syncFolder, unseal } from '#api/files/disk.ts';
import { pdfOfSize } from '../support/files.ts';
import { tempDir } from '../support/temp-dir.ts';

it('CALL-07 what is sealed comes back byte for byte, and nobody else may read it', async () => {
  const file = path.join(tempDir(), 'document');
  const content = await pdfOfSize(200_000);
  await pipeline([content], seal(file));
  expect((await buffer(unseal(file, KEY_ID))).equals(content)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('CALL-07 a document is never written over another', async () => {
  const file = path.join(tempDir(), 'document');
  await pipeline(['first'], seal(file));
  await expect(pipeline(['second'], seal(file))).rejects.toThrow('EEXIST');
  expect((await buffer(unseal(file, KEY_ID))).toString()).toBe('first');
});

it('CALL-07 a document moves to its place under its id and can be removed, twice too', async () => {
  const [tmp, uploads] = [tempDir(), tempDir()];
  await pipeline(['content'], seal(path.join(tmp, 'a')));
  await moveInto(uploads, path.join(tmp, 'a'), 'id');
  await syncFolder(uploads);
  expect([readdirSync(tmp), readdirSync(uploads)]).toEqual([[], ['id']]);
  await removeFile(path.join(uploads, 'id'));
  await removeFile(path.join(uploads, 'id'));
  expect(readdirSync(uploads)).toEqual([]);
});
