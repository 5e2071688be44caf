import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Danger } from '#contract/file-safety.ts';
import { nextTurn } from '../next-turn.ts';
import { dangerOf } from './pdf-names.ts';
import { LONGEST_WORD, readWords } from './pdf-words.ts';

const inflated = promisify(inflate);

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_OF_ONE_BYTES = 8 * 1024 * 1024;
const LOOKED_AT_ONCE = 64 * 1024;

/** Unpacks object streams one after the other, off the main thread, and looks at the names in them. */
export function createUnpacking(found: Set<Danger>) {
  let left = MOST_BYTES;
  let last: Promise<void> = Promise.resolve();

  async function unpack(bytes: Buffer): Promise<void> {
    const maxOutputLength = Math.min(MOST_OF_ONE_BYTES, left);
    // A stream that fails to unpack may have cost as much as was allowed: all of that is subtracted.
    left -= maxOutputLength;
    const objects = maxOutputLength > 0 && (await inflated(bytes, { maxOutputLength }).catch(() => false as const));
    if (!objects) return void found.add('unreadable');
    left += maxOutputLength - objects.length;
    for (let at = 0; at < objects.length; at += LOOKED_AT_ONCE) {
      if (at > 0) await nextTurn();
      // Includes the beginning of the next part, as a word may lie on the border.
      noteNames(objects.subarray(at, at + LOOKED_AT_ONCE + LONGEST_WORD), found);
    }
  }

  return {
    add(bytes: Buffer): void {
      last = last.then(() => unpack(bytes));
    },
    end: () => last,
  };
}

function noteNames(bytes: Buffer, found: Set<Danger>): void {
  readWords(bytes, bytes.length, {
    name(name, behind) {
      const danger = dangerOf(name, bytes, behind);
      if (danger) found.add(danger);
    },
    bound() {},
  });
}
