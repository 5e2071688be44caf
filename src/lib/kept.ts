import type { DatabaseName, DeviceKey } from '#contract/browser-storage.ts';
import { device, tab } from './storage.ts';

const KEYS: readonly DeviceKey[] = ['s4f_draft', 's4f_kept'];
const FILES: DatabaseName = 's4f_files';

/** Whether this device keeps anything of a form that was not sent. */
export function hasKept(): boolean {
  return KEYS.some((key) => device.read(key) || tab.read(key));
}

/** Forgets all that it keeps of anybody, with pages kept to read offline (src/features/applicants/offline). */
export function forgetKept(): void {
  navigator.serviceWorker?.controller?.postMessage('end');
  for (const key of KEYS) {
    device.write(key);
    tab.write(key);
  }
  try {
    indexedDB.deleteDatabase(FILES);
  } catch {
    // Storage is refused: there is nothing to forget.
  }
}
