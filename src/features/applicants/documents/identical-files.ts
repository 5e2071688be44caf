import type { ApplicantView } from '#contract/applications/applicant.ts';
import type { Lang } from '#contract/languages.ts';
import { FILES_IDENTICAL } from '#contract/sending-errors.ts';
import { filesOf } from '#src/ui/chosen-file/held-photos.ts';
import { uploadOf } from '#src/ui/chosen-file/uploads.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import type { Problem } from '#src/ui/form/problems.ts';

/** A document that the server has. */
export type Held = Pick<ApplicantView['documents'][number], 'size' | 'fingerprint'>;

/** The error code of a file that an earlier field or another document holds already. */
export const IDENTICAL = 'files_identical';
/** The server's sentence, by its code. */
export const identicalTexts = (lang: Lang): Readonly<Record<string, string>> => ({
  [IDENTICAL]: FILES_IDENTICAL[lang],
});

/** Names the fields whose file is the same, byte for byte, as an earlier field's, or as one that the server has. */
export async function identicalFiles(
  entries: Entries,
  names: readonly string[],
  held: readonly Held[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const before: File[] = [];
  for (const name of names) {
    const files = filesOf(entries, name);
    if ((await isAnySame(files, before)) || (await isAnyHeld(files, held)))
      problems.push({ path: name, code: IDENTICAL });
    before.push(...files);
  }
  return problems;
}

/** Holds what goes ahead of a field's form, or lets it go on: 5 MB that would be refused take minutes on a slow line. */
export function hold(entries: Entries, name: string, isHeld: boolean): void {
  for (const file of filesOf(entries, name)) uploadOf(file)?.[isHeld ? 'pause' : 'resume']();
}

async function isAnySame(files: readonly File[], others: readonly File[]): Promise<boolean> {
  for (const file of files) for (const other of others) if (await isSame(file, other)) return true;
  return false;
}

async function isAnyHeld(files: readonly File[], held: readonly Held[]): Promise<boolean> {
  for (const file of files)
    for (const { fingerprint } of held.filter(({ size }) => size === file.size))
      if (fingerprint && (await hexadecimal(file))?.startsWith(fingerprint)) return true;
  return false;
}

/** The SHA-256 of a file. Undefined where the browser cannot say it: the server looks again. */
async function hexadecimal(file: File): Promise<string | undefined> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}

const PIECE_BYTES = 1024 * 1024;

/** Compares piece by piece, so that a phone need not hold two files. One that cannot be read is refused on sending. */
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
