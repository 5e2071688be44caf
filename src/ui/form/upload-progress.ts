/** Where one running request stands. All numbers are bytes, and seconds for the rest. */
export interface Progress {
  loaded: number;
  total: number;
  secondsLeft?: number;
}

/** Bytes of each file that are on their way. One multipart request sends its files in order, the last bytes last. */
export function loadedPerFile({ loaded, total }: Progress, sizes: readonly number[]): number[] {
  const overhead = Math.max(0, total - sum(sizes));
  let rest = Math.max(0, loaded - overhead);
  return sizes.map((size) => {
    const mine = Math.min(size, rest);
    rest -= mine;
    return mine;
  });
}

/** Whole percent, 100 only when everything is there. */
export function percentOf(loaded: number, size: number): number {
  return size === 0 ? 100 : Math.min(100, Math.floor((loaded / size) * 100));
}

/** Undefined for the first second: a guess from the first packets frightens or flatters. */
export function secondsLeft(loaded: number, total: number, elapsedMilliseconds: number): number | undefined {
  if (elapsedMilliseconds < 1000 || loaded <= 0) return undefined;
  return Math.ceil(((total - loaded) / loaded) * (elapsedMilliseconds / 1000));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0);
}
