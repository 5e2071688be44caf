import { createHmac, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { MAX_PASSWORD_CHARACTERS } from '#contract/limits.ts';
import { type Asker, createFairQueue } from './fair-queue.ts';

export interface Passwords {
  /** Hashes with the salt of `like`, if given. Throws `busy` when too many wait, or when the asker has gone. */
  hash(password: string, asker: Asker, like?: string): Promise<string>;
  /** Whether the password fits. Without a hash (an unknown account) it answers no after the same time. */
  matches(password: string, asker: Asker, hash: string | null | undefined): Promise<boolean>;
}

// Loaded with the first password.
const require = createRequire(import.meta.url);
const bcrypt = (): typeof import('bcrypt') => require('bcrypt');

// bcrypt's format begins with version, cost and salt.
const SALT_CHARACTERS = 29;

/** Whether two hashes can be compared: the same password gives the same hash. */
export function haveSameSalt(one: string, other: string): boolean {
  return one.slice(0, SALT_CHARACTERS) === other.slice(0, SALT_CHARACTERS);
}

/** `cost` is bcrypt's: each step doubles the time. */
export function createPasswords(cost: number): Passwords {
  const inTurn = createFairQueue();
  // A hash that no known password has, for unknown accounts. Made at the first comparison, to keep the start short.
  let made: Promise<string> | undefined;
  const nobodys = () => {
    made ??= bcrypt().hash(prehash(randomBytes(32).toString('hex')), cost);
    return made;
  };
  return {
    hash: (password, asker, like) =>
      inTurn(asker, () => bcrypt().hash(prehash(password), like?.slice(0, SALT_CHARACTERS) ?? cost)),
    async matches(password, asker, hash) {
      const nobody = await nobodys();
      const against = hash ?? nobody;
      const isSame = await inTurn(asker, () => bcrypt().compare(prehash(password), against));
      return isSame && typeof hash === 'string';
    },
  };
}

/**
 * bcrypt reads only 72 bytes; hashed first, long passphrases stay distinct. Base64 has no zero byte, at which bcrypt
 * would stop. Accents are composed (NFC): phones and desktops send the same letter differently.
 */
function prehash(password: string): string {
  // Composing accents takes time with the square of their number. No password is that long, so a longer one is wrong
  // anyway.
  const composed = password.length > LONGEST_COMPOSED ? password : password.normalize('NFC');
  return createHmac('sha384', 'werksommer/password').update(composed).digest('base64');
}

const LONGEST_COMPOSED = 10 * MAX_PASSWORD_CHARACTERS;
