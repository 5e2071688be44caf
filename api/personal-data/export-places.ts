import { problem } from '../http/problem.ts';
import { MINUTE_MS } from '../time/clock.ts';

// Each export reads files as fast as the disk gives them.
const AT_ONCE = 2;
// A slow line costs next to nothing: it must not keep others waiting for the length of a download.
const HELD_AT_MOST_MS = 2 * MINUTE_MS;
const RETRY_SECONDS = 20;

let taken = 0;

/** Takes a place for an export; returns how to give it back. Throws `export_busy` if none is free. */
export function takeExportPlace(): () => void {
  if (taken >= AT_ONCE) throw problem('export_busy', { retryAfterSeconds: RETRY_SECONDS });
  taken += 1;
  let isHeld = true;
  const release = () => {
    clearTimeout(timer);
    if (isHeld) taken -= 1;
    isHeld = false;
  };
  const timer = setTimeout(release, HELD_AT_MOST_MS).unref();
  return release;
}
