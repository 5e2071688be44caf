import { randomFillSync } from 'node:crypto';

// Node takes as long for twelve bytes as for some thousands, and each file needs three times some.
const POOL_BYTES = 4096;
const pool = Buffer.alloc(POOL_BYTES);
let given = POOL_BYTES;

/**
 * Random bytes for keys and nonces. None of them is given twice, and none stays in the pool.
 * @throws RangeError for more than 4 KiB
 */
export function randomBytes(length: number): Buffer {
  if (length > POOL_BYTES) throw new RangeError(`at most ${POOL_BYTES} bytes`);
  if (given + length > POOL_BYTES) {
    randomFillSync(pool);
    given = 0;
  }
  const part = pool.subarray(given, given + length);
  given += length;
  const bytes = Buffer.from(part);
  part.fill(0);
  return bytes;
}
