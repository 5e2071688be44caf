import type { DeviceKey, TabKey } from '#contract/browser-storage.ts';

/** What this device keeps. Where a browser refuses that, nothing is read, and nothing kept. */
export const device = boxOf<DeviceKey>(() => localStorage);
/** What this tab keeps; on a helper's device, also what another device would keep. */
export const tab = boxOf<TabKey | DeviceKey>(() => sessionStorage);

/** @param storage a function, as some browsers in apps refuse the mere name */
function boxOf<Key extends string>(storage: () => Storage) {
  return {
    read(key: Key): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** @param value undefined: nothing is kept any more */
    write(key: Key, value?: string): void {
      try {
        if (value === undefined) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Refused or full.
      }
    },
  };
}
