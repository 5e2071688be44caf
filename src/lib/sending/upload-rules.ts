const KIBIBYTE = 1024;
/** The server takes no smaller ones but the last. */
const LEAST_BYTES = 32 * KIBIBYTE;
const QUICK_MILLISECONDS = 5000;
/** A request that a browser sends again by itself, after a cut that the page never hears of, takes so long. */
const LONG_MILLISECONDS = 10_000;
const LONGEST_WAIT_MILLISECONDS = 30_000;

/** How much of a file goes with one request. `mostBytes`: no more, since more was cut before. */
export interface Chunk {
  bytes: number;
  mostBytes: number;
}

/** What a cut loses is at most so much: a request counts whole or not at all. */
export const FIRST_CHUNK: Chunk = { bytes: 128 * KIBIBYTE, mostBytes: 512 * KIBIBYTE };

/** @param took milliseconds until the server had taken the last one; 'cut' where it was not taken */
export function chunkAfter({ bytes, mostBytes }: Chunk, took: number | 'cut'): Chunk {
  if (took === 'cut' || took > LONG_MILLISECONDS) {
    const half = Math.max(LEAST_BYTES, bytes / 2);
    return { bytes: half, mostBytes: half };
  }
  return { bytes: took < QUICK_MILLISECONDS ? Math.min(bytes * 2, mostBytes) : bytes, mostBytes };
}

/** Milliseconds before the next try, after so many in a row that failed. */
export function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT_MILLISECONDS, 500 * 2 ** (failures - 1));
}

/**
 * What an answer about an upload means. `taken`: it did what was asked. `moved`: the server has another part than was
 * thought. `gone`: it knows no such upload any more. `later`: the same again helps. `foreign`: something in the network
 * answered. `never`: the same again does not help, and the form will hear why.
 */
export type Verdict = 'taken' | 'moved' | 'gone' | 'later' | 'foreign' | 'never';

/** @param isOurs whether the answer has what only our server gives: an offset, an address, or a refusal's code */
export function verdictOf(status: number, isOurs: boolean): Verdict {
  if (status === 404 || status === 410) return 'gone';
  if (LATER.includes(status)) return 'later';
  if (!isOurs) return WITHOUT_METHOD.includes(status) ? 'never' : 'foreign';
  if (status < 300) return 'taken';
  return status === 409 ? 'moved' : 'never';
}

/** Too slow, too many, busy, out of reach, full. */
const LATER: readonly number[] = [408, 429, 500, 502, 503, 504, 507];
const WITHOUT_METHOD: readonly number[] = [405, 501];
