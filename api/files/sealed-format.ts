import { type CipherGCM, createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

/*
 * A sealed file: a header, then chunks of 64 KiB (the last one may be shorter), each encrypted with AES-256-GCM and
 * followed by its tag, then a tag alone, which closes the file. The nonce of each is the header's random part, the
 * chunk's number and whether it closes the file, so that none can be moved, left out or brought from another file (this
 * is the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár). A key is used for one file only, and prepared
 * once: with its bytes, making a cipher takes ten times as long.
 */
const MAGIC = Buffer.from('WSDOCS\0\x01', 'latin1');
const PREFIX_BYTES = 7;
export const HEADER_BYTES = MAGIC.length + PREFIX_BYTES;
export const CHUNK_BYTES = 64 * 1024;
export const TAG_BYTES = 16;
export const KEY_BYTES = 32;

const CIPHER = 'aes-256-gcm';

/** How long a file becomes. A sealed file is always longer than what went in. */
export function sealedSize(size: number): number {
  return HEADER_BYTES + size + TAG_BYTES * (Math.ceil(size / CHUNK_BYTES) + 1);
}

/** Encrypts a file piece by piece. What it answers is written one after the other, the header first. */
export interface Sealer {
  header: Buffer;
  push(piece: Buffer): Buffer[];
  end(): Buffer[];
}

export function createSealer(key: KeyObject): Sealer {
  const header = Buffer.concat([MAGIC, randomBytes(PREFIX_BYTES)]);
  let number = 0;
  let filled = 0;
  let cipher: CipherGCM | undefined;

  function take(part: Buffer): Buffer[] {
    cipher ??= cipherOf(key, header, number, false);
    filled += part.length;
    const sealed = cipher.update(part);
    return filled < CHUNK_BYTES ? [sealed] : [sealed, closeChunk(cipher)];
  }

  function closeChunk(open: CipherGCM): Buffer {
    open.final();
    cipher = undefined;
    filled = 0;
    number += 1;
    return open.getAuthTag();
  }

  return {
    header,
    push(piece) {
      const parts: Buffer[] = [];
      for (let at = 0; at < piece.length; ) {
        const part = piece.subarray(at, at + CHUNK_BYTES - filled);
        at += part.length;
        parts.push(...take(part));
      }
      return parts;
    },
    end() {
      const last = cipher ? [closeChunk(cipher)] : [];
      return [...last, closeChunk(cipherOf(key, header, number, true))];
    },
  };
}

function cipherOf(key: KeyObject, header: Buffer, number: number, isEnd: boolean): CipherGCM {
  return createCipheriv(CIPHER, key, nonceOf(header, number, isEnd)).setAAD(header);
}

/** What a sealed file holds was not written by this program with this key, or not in this order. */
export class DamagedFile extends Error {
  constructor() {
    super('The file was changed or is damaged: its check fails.');
  }
}

/** @throws DamagedFile for the header of something else */
export function checkHeader(header: Buffer): void {
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw new DamagedFile();
}

/**
 * The plain bytes of a chunk, which ends with its tag; `isEnd`: of the tag that closes the file.
 * @throws DamagedFile unless every bit is as it was written
 */
export function openChunk(key: KeyObject, header: Buffer, number: number, isEnd: boolean, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonceOf(header, number, isEnd), { authTagLength: TAG_BYTES });
  decipher.setAAD(header).setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = decipher.update(sealed.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    throw new DamagedFile();
  }
  return plain;
}

function nonceOf(header: Buffer, number: number, isEnd: boolean): Buffer {
  const nonce = Buffer.alloc(PREFIX_BYTES + 5);
  header.copy(nonce, 0, MAGIC.length);
  nonce.writeUInt32BE(number, PREFIX_BYTES);
  nonce.writeUInt8(isEnd ? 1 : 0, PREFIX_BYTES + 4);
  return nonce;
}
