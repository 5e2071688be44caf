import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { MasterKeys } from '../config/master-keys.ts';
import { newFileKey, unwrapKey, wrapKey } from '../documents/wrap-key.ts';
import { openHandle } from '../files/disk.ts';
import { readSealed } from '../files/sealed-file.ts';
import { createSealer } from '../files/sealed-format.ts';
import { writeFile } from '../files/write-file.ts';
import type { SealedPart } from './backup-folder.ts';

// The fastest one: a database becomes a quarter as long, and the server has other things to do.
const GZIP_LEVEL = 1;

/** Packs and encrypts a file into the folder of a copy. `copy`: the copy's name, for which alone its key opens. */
export async function sealPart(name: string, file: string, folder: string, keys: MasterKeys, copy: string) {
  const key = newFileKey();
  const plain = counted();
  const packed = counted();
  await pipeline(
    createReadStream(file),
    plain.stream,
    createGzip({ level: GZIP_LEVEL }),
    packed.stream,
    writeFile(path.join(folder, name), createSealer(key)),
  );
  const { key_id, wrapped } = wrapKey(keys.current, keyName(copy, name), undefined, key);
  const { sha256, size } = plain.result();
  const packed_size = packed.result().size;
  return { name, sha256, size, packed_size, key_id, wrapped: wrapped.toString('base64') } satisfies SealedPart;
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
    throw new Error(
      `${copyFolder} is encrypted with the key ${part.key_id}, which is not here. Set DOCUMENT_KEY_FILE or SECRET_KEY as it was then, or put that secret.key into DATA_DIR.`,
    );
  const handle = await openHandle(file);
  if (!handle) throw new Error(`${file} is missing.`);
  const plain = counted();
  await pipeline(await readSealed(handle, key, part.packed_size), createGunzip(), plain.stream, writeFile(into));
  const { sha256, size } = plain.result();
  if (sha256 !== part.sha256 || size !== part.size || (await stat(into)).size !== size)
    throw new Error(`${file} is not what it was when the copy was made.`);
}

function keyName(copy: string, name: string): string {
  return `backup ${copy} ${name}`;
}

function counted() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      size += piece.length;
      done(null, piece);
    },
  });
  return { stream, result: () => ({ sha256: hash.digest('hex'), size }) };
}
