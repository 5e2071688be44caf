/** The progress of one request, in bytes and seconds. */
export interface Progress {
  loaded: number;
  total: number;
  secondsLeft?: number;
}

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

/** Seconds left; undefined during the first second, as the first packets say little about the speed. */
export function secondsLeft(loaded: number, total: number, elapsedMilliseconds: number): number | undefined {
  if (elapsedMilliseconds < 1000 || loaded <= 0) return undefined;
  return Math.ceil(((total - loaded) / loaded) * (elapsedMilliseconds / 1000));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0);
}
