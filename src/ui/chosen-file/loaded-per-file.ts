import type { Progress } from '../form/upload-progress.ts';

/** Bytes sent of each file. A multipart request sends its files in order, so the last bytes belong to the last file. */
export function loadedPerFile({ loaded, total }: Progress, sizes: readonly number[]): number[] {
  const overhead = Math.max(0, total - sum(sizes));
  let rest = Math.max(0, loaded - overhead);
  return sizes.map((size) => {
    const mine = Math.min(size, rest);
    rest -= mine;
    return mine;
  });
}

/** Whole percent; 100 only when everything is sent. */
export function percentOf(loaded: number, size: number): number {
  return size === 0 ? 100 : Math.min(100, Math.floor((loaded / size) * 100));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0);
}
