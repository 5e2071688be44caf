import type { DatabaseName, DeviceKey } from '#contract/browser-storage.ts';

const KEYS: readonly DeviceKey[] = ['s4f_draft', 's4f_kept'];
const FILES: DatabaseName = 's4f_files';

/** Whether this device keeps anything of a form that was not sent. */
export function hasKept(): boolean {
  try {
    return KEYS.some((key) => localStorage.getItem(key) || sessionStorage.getItem(key));
  } catch {
    return false;
  }
}

/** Forgets all that it keeps of anybody, with pages kept to read offline (src/features/applicants/offline). */
export function forgetKept(): void {
  navigator.serviceWorker?.controller?.postMessage('end');
  try {
    for (const key of KEYS) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    }
    indexedDB.deleteDatabase(FILES);
  } catch {
    // Storage is refused: there is nothing to forget.
  }
}
