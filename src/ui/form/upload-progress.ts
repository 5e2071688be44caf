/** The progress of one request, in bytes and seconds. */
export interface Progress {
  loaded: number;
  total: number;
  secondsLeft?: number;
}

/** Seconds left; undefined during the first second, as the first packets say little about the speed. */
export function secondsLeft(loaded: number, total: number, elapsedMilliseconds: number): number | undefined {
  if (elapsedMilliseconds < 1000 || loaded <= 0) return undefined;
  return Math.ceil(((total - loaded) / loaded) * (elapsedMilliseconds / 1000));
}
