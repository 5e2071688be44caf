import type { TabKey } from '#contract/browser-storage.ts';
import { tab } from '#src/lib/storage.ts';

const KEY: TabKey = 's4f_partner_created';

/** Tells the desk that onboarding has just ended, so that it says so. */
export const created = {
  put: () => tab.write(KEY, '1'),

  /** True once, then false again. */
  take(): boolean {
    const isNew = tab.read(KEY) !== null;
    tab.write(KEY);
    return isNew;
  },
};
