import { createHmac, randomBytes } from 'node:crypto';
import bcrypt from 'bcrypt';
import { MAX_PASSWORD_CHARACTERS } from '#contract/limits.ts';
import { type Asker, createFairQueue } from './fair-queue.ts';

export interface Passwords {
  /** With the salt of `like`, so that the same password gives the same hash. Throws `busy` when too many wait, or the asker has gone. */
  hash(password: string, asker: Asker, like?: string): Promise<string>;
  /** An unknown account costs as much time as a known one: without a hash the answer is no, as late as otherwise. */
  matches(password: string, asker: Asker, hash: string | null | undefined): Promise<boolean>;
}

// bcrypt's own format: version, cost and salt come first.
const SALT_CHARACTERS = 29;

/** Whether two hashes can be compared: the same password gives the same hash. */
export function haveSameSalt(one: string, other: string): boolean {
  return one.slice(0, SALT_CHARACTERS) === other.slice(0, SALT_CHARACTERS);
}

/** `cost` is bcrypt's: each step doubles the time. */
export function createPasswords(cost: number): Passwords {
  const inTurn = createFairQueue();
  // Of a password that nobody knows. Made with the first comparison, whoever is asked for: a start has better things to do.
  let made: Promise<string> | undefined;
  const nobodys = () => {
    made ??= bcrypt.hash(prehash(randomBytes(32).toString('hex')), cost);
    return made;
  };
  return {
    hash: (password, asker, like) =>
      inTurn(asker, () => bcrypt.hash(prehash(password), like?.slice(0, SALT_CHARACTERS) ?? cost)),
    async matches(password, asker, hash) {
      const nobody = await nobodys();
      const against = hash ?? nobody;
      const isSame = await inTurn(asker, () => bcrypt.compare(prehash(password), against));
      return isSame && typeof hash === 'string';
    },
  };
}

/**
 * bcrypt reads only 72 bytes; hashed first, long passphrases stay distinct. Base64 has no zero byte, at which bcrypt
 * would stop. Composed accents: phones and desktops send the same letter differently.
 */
function prehash(password: string): string {
  // Composing costs the square of the accents. A password can have far fewer signs than this, so a longer one is wrong anyhow.
  const composed = password.length > LONGEST_COMPOSED ? password : password.normalize('NFC');
  return createHmac('sha384', 'werksommer/password').update(composed).digest('base64');
}

const LONGEST_COMPOSED = 10 * MAX_PASSWORD_CHARACTERS;
