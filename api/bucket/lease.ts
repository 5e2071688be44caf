import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { type Clock, MINUTE_MS } from '../time/clock.ts';
import type { Bucket } from './bucket.ts';

const lease = z.object({ folder: z.string(), host: z.string(), at: z.number() });
type Lease = z.infer<typeof lease>;

const KEY = 'lease.json';
/** A server renews its lease every minute. */
const ALIVE_FOR_MS = 3 * MINUTE_MS;

/** The bucket is another server's: two would mix their copies. */
export class LeaseHeld extends Error {
  constructor(place: string, { host, at }: Lease) {
    super(
      `${place} is the bucket of the server on ${host}, which was seen there at ${new Date(at).toISOString()}. Stop that one, then: npm run backup -- take-over`,
    );
  }
}

/** One data folder at a time writes into a bucket. Needs no conditional writes, which not every store has. */
export function createLease(bucket: Bucket, dataDir: string, clock: Clock) {
  let isWritten = false;
  async function write(): Promise<void> {
    await bucket.put(KEY, { text: JSON.stringify({ folder: idOf(dataDir), host: os.hostname(), at: clock.now() }) });
    isWritten = true;
  }

  async function found(): Promise<Lease | undefined> {
    const text = await bucket.read(KEY);
    return text === undefined ? undefined : lease.parse(JSON.parse(text));
  }

  function assertOurs(held: Lease | undefined): void {
    if (held && held.folder !== idOf(dataDir)) throw new LeaseHeld(bucket.place, held);
  }

  return {
    /** @throws LeaseHeld where it is another folder's, however old: that one may only be cut off */
    async assertOwn(): Promise<void> {
      assertOurs(await found());
    },
    /** Answers whether what this server had written was gone: somebody has emptied the bucket. @throws LeaseHeld as above */
    async renew(): Promise<{ wasEmptied: boolean }> {
      const held = await found();
      assertOurs(held);
      const wasEmptied = isWritten && held === undefined;
      await write();
      return { wasEmptied };
    },
    /** Takes it from another folder. @throws LeaseHeld while that one's server was there just now, unless `anyway` */
    async takeOver(anyway: boolean): Promise<void> {
      const held = await found();
      if (held && !anyway && clock.now() - held.at < ALIVE_FOR_MS) assertOurs(held);
      await write();
    },
  };
}

/** Of this data folder. It is in no copy: a restored folder is another one. */
function idOf(dataDir: string): string {
  const file = path.join(dataDir, 'lease.id');
  if (!existsSync(file)) writeFileSync(file, randomUUID(), { mode: 0o600, flush: true });
  return readFileSync(file, 'utf8');
}
