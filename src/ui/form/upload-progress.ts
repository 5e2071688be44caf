/** The progress of one request, in bytes and seconds. */
export interface Progress {
  loaded: number;
  total: number;
  secondsLeft?: number;
}

/** Whole percent; 100 only when everything is sent. */
export function percentOf(loaded: number, size: number): number {
  return size === 0 ? 0 : Math.min(100, Math.floor((loaded / size) * 100));
}

/** Seconds left; undefined during the first second, as the first packets say little about the speed. */
export function secondsLeft(loaded: number, total: number, elapsedMilliseconds: number): number | undefined {
  if (elapsedMilliseconds < 1000 || loaded <= 0) return undefined;
  return Math.ceil(((total - loaded) / loaded) * (elapsedMilliseconds / 1000));
}
