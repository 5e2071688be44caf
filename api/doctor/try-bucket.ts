import { randomUUID } from 'node:crypto';
import { createBucket } from '../bucket/bucket.ts';
import { createSender } from '../bucket/send-signed.ts';
import { BucketFailed } from '../files/bucket-failed.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../time/clock.ts';

const WITHIN_MS = 30 * SECOND_MS;
/** Stores refuse a signature that is a quarter of an hour old. */
const MOST_APART_MS = 5 * MINUTE_MS;

/**
 * Does with a trial object all that the server asks of a store. Answers one line for each, and whether all is well;
 * nothing of it stays.
 */
export async function tryBucket(address: string, clock: Clock): Promise<{ lines: string[]; isWell: boolean }> {
  const bucket = createBucket(address);
  const { send } = createSender(address);
  const ask = (method: string, key: string, headers = {}) =>
    send(method, key, { headers, signal: AbortSignal.timeout(WITHIN_MS) });
  const key = `trial/${randomUUID()}`;
  const tries: Readonly<Record<string, () => Promise<unknown>>> = {
    'put and read back': () => bucket.put(key, { text: 'trial' }),
    get: async () => expectIs(await bucket.read(key), 'trial'),
    'not overwritten': async () => {
      const isRefused = await bucket.putNew(key, { text: 'another' }).then(() => false, refused);
      expectIs([isRefused, await bucket.read(key)].join(), 'true,trial');
    },
    range: async () => expectIs(await (await ask('GET', key, { range: 'bytes=1-2' })).text(), 'ri'),
    list: async () => expectIs(await keysUnder('trial/').then((keys) => keys.includes(key)), true),
    'wrong key': async () => {
      const wrong = new URL(address);
      wrong.password = 'wrong';
      expectIs(
        await createBucket(wrong.href)
          .read(key)
          .then(() => false, refused),
        true,
      );
    },
    delete: () => bucket.remove(key),
    'nothing there (404)': async () => expectIs((await ask('GET', key)).status, 404),
    clock: async () => {
      const { headers } = await ask('GET', key);
      const apart = Math.abs(Date.parse(headers.get('date') ?? '') - clock.now());
      if (!(apart < MOST_APART_MS)) throw new Error(`this machine and the store differ by ${apart / 1000} s`);
    },
  };

  async function keysUnder(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const objects of bucket.list(prefix)) keys.push(...objects.map((object) => object.key));
    return keys;
  }

  const lines: string[] = [];
  let isWell = true;
  for (const [what, work] of Object.entries(tries)) {
    const why = await work().then(() => undefined, String);
    isWell &&= why === undefined;
    lines.push(why === undefined ? `ok    ${what}` : `bad   ${what}: ${why}`);
  }
  return { lines, isWell };
}

function refused(error: unknown): boolean {
  return error instanceof BucketFailed && error.isRefused;
}

function expectIs<T>(found: T, wanted: T): void {
  if (found !== wanted) throw new Error(`${wanted} was to come, and ${found} came`);
}
