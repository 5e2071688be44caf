import { createCipheriv, createHash } from 'node:crypto';

/**
 * Whether the empty password opens a PDF encrypted by the standard handler (ISO 32000-2, 7.6.4). Undefined if the
 * dictionary cannot be read, or names an unknown method.
 * @param trailer the text with the file's id
 */
export function opensWithoutPassword(dictionary: string, trailer: string): boolean | undefined {
  const revision = numberOf(dictionary, 'R');
  const owner = stringOf(dictionary, 'O');
  const user = stringOf(dictionary, 'U');
  if (revision === undefined || !owner || !user) return undefined;
  if (revision === 5 || revision === 6) return user.length < 48 ? undefined : opensByHash(revision, user);
  const id = idOf(trailer);
  const permissions = numberOf(dictionary, 'P');
  if (revision < 2 || revision > 4 || owner.length < 32 || user.length < 32) return undefined;
  if (permissions === undefined || (!id && revision > 2)) return undefined;
  const bits = revision === 2 ? 40 : (numberOf(dictionary, 'Length') ?? 40);
  // In revision 4 the crypt filters give the length, some in bits and some in bytes; all of them mean 128 bits.
  const keyBytes = revision === 4 ? 16 : Math.min(16, Math.max(5, Math.floor(bits / 8)));
  const keepsMetadata = !/\/EncryptMetadata\s{1,10}false/.test(dictionary);
  return opensByKey({ revision, owner, user, permissions, id: id ?? Buffer.alloc(0), keyBytes, keepsMetadata });
}

interface Encryption {
  revision: number;
  owner: Buffer;
  user: Buffer;
  permissions: number;
  id: Buffer;
  keyBytes: number;
  keepsMetadata: boolean;
}

// The padding of passwords shorter than 32 bytes (ISO 32000-2, algorithm 2).
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

function opensByKey({ revision, owner, user, permissions, id, keyBytes, keepsMetadata }: Encryption): boolean {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions | 0);
  const mark = revision === 4 && !keepsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = md5(PADDING, owner.subarray(0, 32), rights, id, mark);
  if (revision > 2) for (let turn = 0; turn < 50; turn += 1) key = md5(key.subarray(0, keyBytes));
  key = key.subarray(0, keyBytes);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32));
  let check: Buffer = md5(PADDING, id);
  for (let turn = 0; turn < 20; turn += 1) check = rc4(Buffer.from(key.map((byte) => byte ^ turn)), check);
  return check.equals(user.subarray(0, 16));
}

/** Own code, as OpenSSL no longer offers RC4; used only to read files of others. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_none, index) => index);
  const at = (index: number) => state[index] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [at(b), at(a)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at((at(i) + at(j)) & 255);
    }),
  );
}

function opensByHash(revision: 5 | 6, user: Buffer): boolean {
  const salt = user.subarray(32, 40);
  const plain = createHash('sha256').update(salt).digest();
  return (revision === 5 ? plain : hardened(plain)).equals(user.subarray(0, 32));
}

/** Algorithm 2.B for the empty password. */
function hardened(first: Buffer): Buffer {
  let key = first;
  for (let turn = 0, last = 0; turn < 64 || last > turn - 32; turn += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash((['sha256', 'sha384', 'sha512'] as const)[rest] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function numberOf(dictionary: string, name: string): number | undefined {
  const digits = new RegExp(`/${name}\\s{0,10}(-?\\d{1,12})\\b(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function stringOf(dictionary: string, name: string): Buffer | undefined {
  const start = new RegExp(`/${name}\\s{0,10}(?=[(<])`).exec(dictionary);
  return start ? readString(dictionary.slice(start.index + start[0].length)) : undefined;
}

function idOf(trailer: string): Buffer | undefined {
  const start = /\/ID\s{0,10}\[\s{0,10}(?=[(<])/.exec(trailer);
  return start ? readString(trailer.slice(start.index + start[0].length)) : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A PDF string, from its bracket on: '<28bf>' or '(a\)\053)'. Undefined if it does not end. */
function readString(text: string): Buffer | undefined {
  const hex = /^<([\da-f\s]{0,400})>/i.exec(text)?.[1];
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ''), 'hex');
  let read = '';
  let depth = 0;
  for (const [sign, octal, escaped] of text.matchAll(/\\([0-7]{1,3})|\\(\r\n|[\s\S])|[\s\S]/g)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return Buffer.from(read.slice(1), 'latin1');
    if (octal) read += String.fromCharCode(Number.parseInt(octal, 8) & 255);
    else read += escaped === undefined ? sign : unescaped(escaped);
  }
  return undefined;
}

/** The character that an escape means; a backslash before a line break means none. */
function unescaped(sign: string): string {
  return /[\r\n]/.test(sign) ? '' : (ESCAPES[sign] ?? sign);
}
