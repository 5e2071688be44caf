import type { DatabaseName, DeviceKey } from '#contract/browser-storage.ts';

const KEY: DeviceKey = 's4f_kept';
const FILES: DatabaseName = 's4f_files';

/** Whether this device keeps anything of a form that was not sent; `kept-entries.ts` reads it. */
export function hasKept(): boolean {
  try {
    return KEY in localStorage || KEY in sessionStorage;
  } catch {
    return false;
  }
}

/** Forgets all that it keeps of anybody. */
export function forgetKept(): void {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(KEY);
    indexedDB.deleteDatabase(FILES);
  } catch {
    // Storage is refused: there is nothing to forget.
  }
}
