import { createHmac, randomBytes } from 'node:crypto';
import bcrypt from 'bcrypt';
import { problem } from '../http/problem.ts';

export interface Passwords {
  /** Throws `busy` when too many wait. */
  hash(password: string): Promise<string>;
  /** An unknown account costs as much time as a known one: without a hash the answer is no, as late as otherwise. */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
}

// Hashing runs on the few threads that write files too: uploads must not wait for sign-ins.
const AT_ONCE = 2;
const MAX_WAITING = 40;
const RETRY_AFTER_SECONDS = 5;

/** `cost` is bcrypt's: each step doubles the time. */
export function createPasswords(cost: number): Passwords {
  const inTurn = createQueue();
  // Of a password that nobody knows.
  const nobodys = inTurn(() => bcrypt.hash(prehash(randomBytes(32).toString('hex')), cost));
  return {
    hash: (password) => inTurn(() => bcrypt.hash(prehash(password), cost)),
    async matches(password, hash) {
      const against = hash ?? (await nobodys);
      const isSame = await inTurn(() => bcrypt.compare(prehash(password), against));
      return isSame && typeof hash === 'string';
    },
  };
}

/**
 * bcrypt reads only 72 bytes; hashed first, long passphrases stay distinct. Base64 has no zero byte, at which bcrypt
 * would stop. Composed accents: phones and desktops send the same letter differently.
 */
function prehash(password: string): string {
  return createHmac('sha384', 'werksommer/password').update(password.normalize('NFC')).digest('base64');
}

function createQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next one without being free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
