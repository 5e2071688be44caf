import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Returns when a power cut takes nothing of it any more: of a file its bytes, of a folder the names in it. A new or
 * renamed file needs both. The server's start may wait for the disk here; a call uses `syncFolder`.
 */
export function flushSync(place: string): void {
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
