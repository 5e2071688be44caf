import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { MasterKeys } from '../config/master-keys.ts';
import { newFileKey, unwrapKey, wrapKey } from '../documents/wrap-key.ts';
import { openHandle } from '../files/disk.ts';
import { readSealed } from '../files/sealed-file.ts';
import { createSealer } from '../files/sealed-format.ts';
import { writeFile } from '../files/write-file.ts';
import type { SealedPart } from './backup-folder.ts';
import { UnusableCopy } from './unusable-copy.ts';

// The fastest one: a database becomes a quarter as long, and the server has other things to do.
const GZIP_LEVEL = 1;

/** Packs and encrypts a file into the folder of a copy. `copy`: the copy's name, for which alone its key opens. */
export async function sealPart(file: string, folder: string, copy: string, keys: MasterKeys): Promise<SealedPart> {
  const name = path.basename(file);
  const key = newFileKey();
  const hash = createHash('sha256');
  let packed_size = 0;
  await pipeline(
    createReadStream(file),
    look((piece) => hash.update(piece)),
    createGzip({ level: GZIP_LEVEL }),
    look(({ length }) => (packed_size += length)),
    writeFile(path.join(folder, name), createSealer(key)),
  );
  const { key_id, wrapped } = wrapKey(keys.current, keyName(copy, name), undefined, key);
  return { name, sha256: hash.digest('hex'), packed_size, key_id, wrapped: wrapped.toString('base64') };
}

/**
 * Writes a part as it was; `into` must not exist.
 * @throws Error where its key is not among these, or a byte was changed
 */
export async function openPart(part: SealedPart, copyFolder: string, into: string, keys: MasterKeys): Promise<void> {
  const file = path.join(copyFolder, part.name);
  const copy = path.basename(copyFolder);
  const id = keyName(copy, part.name);
  const key = unwrapKey(keys, { id, key_id: part.key_id, wrapped: Buffer.from(part.wrapped, 'base64') }, undefined);
  if (!key)
    throw new UnusableCopy(
      `${copyFolder} ist mit dem Schlüssel ${part.key_id} verschlüsselt, und der ist nicht hier.`,
      `${copyFolder} is encrypted with the key ${part.key_id}, which is not here. Set DOCUMENT_KEY_FILE or SECRET_KEY as it was then, or put that secret.key into DATA_DIR.`,
    );
  const handle = await openHandle(file);
  if (!handle) throw new UnusableCopy(`${file} fehlt.`, `${file} is missing.`);
  const hash = createHash('sha256');
  await pipeline(
    await readSealed(handle, key, part.packed_size),
    createGunzip(),
    look((piece) => hash.update(piece)),
    writeFile(into),
  );
  if (hash.digest('hex') !== part.sha256)
    throw new UnusableCopy(
      `${file} ist nicht mehr, was beim Sichern geschrieben wurde.`,
      `${file} is not what it was when the copy was made.`,
    );
}

function keyName(copy: string, name: string): string {
  return `backup ${copy} ${name}`;
}

/** Passes on what it has looked at. */
function look(at: (piece: Buffer) => void) {
  return async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      at(piece);
      yield piece;
    }
  };
}
