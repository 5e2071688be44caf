import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { BucketFailed } from '../files/bucket-failed.ts';
import { FOLDER_MODE } from '../files/disk.ts';
import { writeFile } from '../files/write-file.ts';
import { SECOND_MS } from '../time/clock.ts';
import { createSender } from './send-signed.ts';

/** An object of a listing. */
export interface Listed {
  key: string;
  /** When it was put, by the store's clock. */
  at: number;
}

/** Objects of an S3-compatible store. Every method tries three times, and throws `BucketFailed` where that is not enough. */
export interface Bucket {
  /** Where it is, without its keys. */
  readonly place: string;
  /** Puts an object, in place of an older one, and reads it back. */
  put(key: string, content: Content): Promise<void>;
  /** Puts an object unless it is there whole, and reads it back; another one under its key stays, and is an error. */
  putNew(key: string, content: Content): Promise<void>;
  /** The content of a short object; undefined where there is none. */
  read(key: string): Promise<string | undefined>;
  /** Writes an object into a file, which is whole or not there. False where there is none. */
  download(key: string, into: { file: string; half: string }): Promise<boolean>;
  /** By their keys, in batches. */
  list(prefix: string): AsyncIterable<Listed[]>;
  remove(key: string): Promise<void>;
}

/** A file, or a short text. */
export type Content = { file: string } | { text: string };

/** Ends a request that stands still. */
export interface Patience {
  signal: AbortSignal;
  /** Something has come. */
  refresh(): void;
  end(): void;
}

const TRIES = 3;
/** Every object says what it was; the store's own sums differ from product to product. */
const SHA256 = 'x-amz-meta-sha256';
// Whoever opens a document waits for three tries.
const STILL_MS = 15 * SECOND_MS;
const SLOWEST_BYTES_A_MS = 50;

/** @param patience for a request that sends so many bytes */
export function createBucket(address: string, patience: (bytes: number) => Patience = usualPatience): Bucket {
  const { place, prefix, send } = createSender(address);

  /** Sends a request until one is answered as wished. `take` reads the answer. */
  async function ask<T>(request: Request, take: Take<T>): Promise<T> {
    for (let tries = 1; ; tries += 1)
      try {
        return await askOnce(request, take);
      } catch (error) {
        const failed = error instanceof BucketFailed ? error : new BucketFailed(reasonOf(error));
        if (failed.isRefused || tries === TRIES) throw failed.at(`${request.method} ${place}/${request.key}`);
      }
  }

  async function askOnce<T>(request: Request, take: Take<T>): Promise<T> {
    const { method, key, body, mayMiss = false } = request;
    const waiting = patience(body?.size ?? 0);
    try {
      const answer = await send(method, key, { ...request, signal: waiting.signal });
      if (answer.ok || (answer.status === 404 && mayMiss)) return await take(answer, waiting);
      const code = textIn(await answer.text(), 'Code') ?? '';
      throw new BucketFailed(`${answer.status} ${code}`.trim(), answer.status);
    } finally {
      waiting.end();
    }
  }

  const sumOf = (key: string) =>
    ask({ method: 'HEAD', key, mayMiss: true }, async (answer) =>
      answer.ok ? (answer.headers.get(SHA256) ?? '') : undefined,
    );

  /** Undefined where there is no such object. */
  const receive = <T>(key: string, take: (pieces: AsyncIterable<Uint8Array>) => Promise<T>) =>
    ask({ method: 'GET', key, mayMiss: true }, async (answer, waiting) => {
      if (answer.ok) return take(verified(answer, waiting));
      await answer.body?.cancel();
      return undefined;
    });

  async function put(key: string, content: Content): Promise<void> {
    const blob = await blobOf(content);
    const sha256 = await sumOfBlob(blob);
    await putAndCheck(key, blob, sha256);
  }

  async function putAndCheck(key: string, blob: Blob, sha256: string): Promise<void> {
    const headers = { 'x-amz-content-sha256': sha256, [SHA256]: sha256 };
    // Read back within the try: what was changed on the way is put again.
    await ask({ method: 'PUT', key, headers, body: blob }, async (answer, waiting) => {
      await answer.body?.cancel();
      waiting.end();
      await check(key, sha256);
    });
  }

  async function check(key: string, sha256: string): Promise<void> {
    const found = await receive(key, sumOfPieces);
    if (found !== sha256) throw new BucketFailed('what was put is not there');
  }

  /** False where the store has lost some of it. */
  const isAsPut = (key: string, sha256: string) =>
    check(key, sha256).then(
      () => true,
      () => false,
    );

  return {
    place,
    put,
    async putNew(key, content) {
      const blob = await blobOf(content);
      const sha256 = await sumOfBlob(blob);
      const there = await sumOf(key);
      if (there !== undefined && there !== sha256)
        throw new BucketFailed('another object lies there, and stays', 409).at(`PUT ${place}/${key}`);
      const isWhole = there !== undefined && (await isAsPut(key, sha256));
      if (!isWhole) await putAndCheck(key, blob, sha256);
    },
    read: (key) => receive(key, text),
    async download(key, { file, half }) {
      await mkdir(path.dirname(half), { recursive: true, mode: FOLDER_MODE });
      const isThere = await receive(key, async (pieces) => {
        await rm(half, { force: true });
        await pipeline(pieces, writeFile(half));
        await rename(half, file);
        return true;
      });
      return isThere ?? false;
    },
    async *list(folder) {
      let from = '';
      do {
        const query = { 'list-type': '2', prefix: `${prefix}${folder}`, ...(from && { 'continuation-token': from }) };
        const page = await ask({ method: 'GET', key: '', query }, (answer) => answer.text());
        yield objectsIn(page).map(({ key, at }) => ({ key: key.slice(prefix.length), at }));
        from = textIn(page, 'NextContinuationToken') ?? '';
      } while (from !== '');
    },
    remove: (key) =>
      ask({ method: 'DELETE', key, mayMiss: true }, async (answer) => void (await answer.body?.cancel())),
  };
}

interface Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: Blob;
  /** Whether 404 is an answer, too. */
  mayMiss?: true;
}

type Take<T> = (answer: Response, waiting: Patience) => Promise<T>;

export function usualPatience(bytes: number): Patience {
  const stopping = new AbortController();
  const timer = setTimeout(() => stopping.abort(new Error('no answer')), STILL_MS + bytes / SLOWEST_BYTES_A_MS);
  return { signal: stopping.signal, refresh: () => void timer.refresh(), end: () => clearTimeout(timer) };
}

async function blobOf(content: Content): Promise<Blob> {
  return 'file' in content ? openAsBlob(content.file) : new Blob([content.text]);
}

const sumOfBlob = (blob: Blob) => sumOfPieces(blob.stream());

async function sumOfPieces(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

/** Ends with an error where a byte was changed or the answer was cut. */
async function* verified({ body, headers }: Response, waiting: Patience): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of body ?? []) {
    waiting.refresh();
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== headers.get(SHA256)) throw new BucketFailed('it did not come as it was put');
}

function objectsIn(page: string): Listed[] {
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    key: textIn(object, 'Key') ?? '',
    at: Date.parse(textIn(object, 'LastModified') ?? ''),
  }));
}

function textIn(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  // The product's own keys have no sign that XML would write in another way; a store's token may.
  return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
