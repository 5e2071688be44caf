import { FILES_IDENTICAL } from '#contract/sending-errors.ts';
import { type Entries, fileOf } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';

/** The code of a file that was chosen for an earlier field too, and what is said of it. */
export const IDENTICAL = 'files_identical';
export const identicalSentence = (lang: string) => FILES_IDENTICAL[lang === 'de' ? 'de' : 'en'];

/** Fields whose file, byte for byte, stands in a field before them. */
export async function identicalFiles(entries: Entries, names: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const before: File[] = [];
  for (const name of names) {
    const file = fileOf(entries, name);
    if (!file) continue;
    for (const other of before)
      if (await isSame(file, other)) {
        problems.push({ path: name, code: IDENTICAL });
        break;
      }
    before.push(file);
  }
  return problems;
}

const PIECE_BYTES = 1024 * 1024;

/** Piece by piece: a phone need not hold two of them. One that cannot be read is the sending's affair. */
async function isSame(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size || one.size === 0) return false;
  try {
    for (let at = 0; at < one.size; at += PIECE_BYTES) {
      const [a, b] = await Promise.all([one, other].map((file) => file.slice(at, at + PIECE_BYTES).arrayBuffer()));
      const [left, right] = [new Uint8Array(a ?? []), new Uint8Array(b ?? [])];
      if (left.some((byte, place) => byte !== right[place])) return false;
    }
    return true;
  } catch {
    return false;
  }
}
