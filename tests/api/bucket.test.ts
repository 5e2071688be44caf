import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Bucket, createBucket } from '#api/bucket/bucket.ts';
import { tryBucket } from '#api/doctor/try-bucket.ts';
import { BucketFailed } from '#api/files/bucket-failed.ts';
import { MINUTE_MS, systemClock } from '#api/time/clock.ts';
import { type Fault, flipBit, startBucket } from '../support/bucket.ts';
import { tempDir } from '../support/temp-dir.ts';

const keysIn = async (bucket: Bucket, prefix = '') => {
  const keys: string[] = [];
  for await (const objects of bucket.list(prefix)) keys.push(...objects.map(({ key }) => key));
  return keys;
};

async function fetched(bucket: Bucket, key: string) {
  const dir = tempDir();
  mkdirSync(dir, { recursive: true });
  const into = { file: path.join(dir, 'whole'), half: path.join(dir, 'half') };
  return (await bucket.download(key, into)) ? readFileSync(into.file, 'utf8') : undefined;
}

it('STAC-24 puts, reads, lists and removes objects, and says that one is not there', async () => {
  const store = await startBucket();
  const bucket = createBucket(store.url);
  const file = path.join(tempDir(), 'file');
  writeFileSync(file, 'x'.repeat(300_000));
  await bucket.put('documents/a', { file });
  await bucket.put('gone/a', { text: '' });
  await bucket.put('erased.jsonl', { text: 'one' });
  await bucket.put('erased.jsonl', { text: 'two' });
  expect([await bucket.read('erased.jsonl'), await bucket.read('gone/a'), await bucket.read('nothing')]).toEqual([
    'two',
    '',
    undefined,
  ]);
  expect([await fetched(bucket, 'documents/a'), await fetched(bucket, 'documents/b')]).toEqual([
    'x'.repeat(300_000),
    undefined,
  ]);
  expect([await keysIn(bucket), await keysIn(bucket, 'gone/')]).toEqual([
    ['documents/a', 'erased.jsonl', 'gone/a'],
    ['gone/a'],
  ]);
  await bucket.remove('gone/a');
  await bucket.remove('gone/a');
  expect(await keysIn(bucket, 'gone/')).toEqual([]);
});

/** The bucket behind a line that spoils the first requests of a kind, or all. Who waits for a stalled one gives up. */
async function spoiled(fault: Fault, method: string, most = Number.POSITIVE_INFINITY) {
  const store = await startBucket();
  let waiting = new AbortController();
  const bucket = createBucket(store.url, () => ({ signal: waiting.signal, refresh() {}, end() {} }));
  store.whenStalled(() => {
    waiting.abort();
    waiting = new AbortController();
  });
  await bucket.put('before', { text: 'as it was' });
  let count = 0;
  store.spoil((asked) => {
    if (asked !== method) return undefined;
    count += 1;
    return count <= most ? fault : undefined;
  });
  return { store, bucket };
}

const FAULTS = (['drop', 'stall', 'busy', 'cut', 'flip down'] as const).map((fault) => [fault, 'GET'] as const);
const LOST = [...FAULTS, ['flip up', 'PUT'], ['busy', 'PUT'], ['stall', 'PUT'], ['drop', 'PUT']] as const;

it.each(LOST)('STAC-24 a line that does a %s to some of %s is got over', async (fault, method) => {
  const { bucket } = await spoiled(fault, method, 2);
  expect(await bucket.read('before')).toBe('as it was');
  await bucket.put('after', { text: 'what is put' });
  expect([await bucket.read('after'), await fetched(bucket, 'after')]).toEqual(['what is put', 'what is put']);
});

it.each(LOST)('STAC-24 a line that does a %s to every %s is never taken for a success', async (fault, method) => {
  const { store, bucket } = await spoiled(fault, method);
  await expect(bucket.put('after', { text: 'what is put' })).rejects.toThrow(BucketFailed);
  if (method === 'GET') {
    await expect(bucket.read('before')).rejects.toThrow(BucketFailed);
    await expect(fetched(bucket, 'before')).rejects.toThrow(BucketFailed);
  }
  store.spoil(() => undefined);
  await bucket.put('after', { text: 'what is put' });
  expect(await bucket.read('after')).toBe('what is put');
});

it('STAC-24 an object that is there is never overwritten, and one that is the same is not put again', async () => {
  const store = await startBucket();
  const bucket = createBucket(store.url);
  await bucket.putNew('documents/a', { text: 'passport' });
  store.asked.length = 0;
  await bucket.putNew('documents/a', { text: 'passport' });
  await expect(bucket.putNew('documents/a', { text: 'another' })).rejects.toThrow('another object lies there');
  expect(store.asked.filter((asked) => asked.startsWith('PUT'))).toEqual([]);
  expect(await bucket.read('documents/a')).toBe('passport');
  // The store's disk has lost a bit, and this one has the file still.
  flipBit(store.fileOf('documents/a'));
  await bucket.putNew('documents/a', { text: 'passport' });
  expect(await bucket.read('documents/a')).toBe('passport');
});

it('STAC-24 lists more objects than one answer holds', async () => {
  const store = await startBucket();
  const keys = Array.from({ length: 1001 }, (_, index) => `gone/${String(index).padStart(4, '0')}`);
  mkdirSync(path.join(store.folder, 'gone'), { recursive: true });
  for (const key of keys) writeFileSync(store.fileOf(key), '');
  expect(await keysIn(createBucket(store.url), 'gone/')).toEqual(keys);
});

it('STAC-24 a wrong key, a bucket that is not there: refused at once, said without the key', async () => {
  const store = await startBucket();
  for (const url of [store.url.replace(/:[^:]+@/, ':wrong@'), store.url.replace('/places', '-others/places')]) {
    const bucket = createBucket(url);
    store.asked.length = 0;
    const error = await keysIn(bucket).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ isRefused: true, message: expect.not.stringContaining('@') });
    expect(store.asked).toHaveLength(1);
    await expect(bucket.put('a', { text: 'a' })).rejects.toThrow(BucketFailed);
  }
});

it('STAC-14 STAC-24 the doctor does all that the server asks of a store, and leaves nothing there', async () => {
  const store = await startBucket();
  const { lines, isWell } = await tryBucket(store.url, systemClock);
  expect([lines.filter((line) => !line.startsWith('ok')), lines.length, isWell]).toEqual([[], 9, true]);
  expect(await keysIn(createBucket(store.url))).toEqual([]);
  const late = await tryBucket(store.url, { now: () => Date.now() + 10 * MINUTE_MS });
  expect(late.lines.filter((line) => line.startsWith('bad'))).toEqual([expect.stringMatching(/^bad {3}clock: .*600/)]);
  store.spoil((method) => (method === 'DELETE' ? 'drop' : undefined));
  expect(await tryBucket(store.url, systemClock)).toMatchObject({
    isWell: false,
    lines: expect.arrayContaining([expect.stringMatching(/^bad {3}delete: /)]),
  });
});
