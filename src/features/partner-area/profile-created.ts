import type { TabKey } from '#contract/browser-storage.ts';

const KEY: TabKey = 's4f_partner_created';

/** Tells the desk that onboarding has just ended, so that it says so. */
export const created = {
  put(): void {
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // Storage is blocked: the desk itself shows that it worked.
    }
  },

  /** True once, then false again. */
  take(): boolean {
    try {
      const isNew = sessionStorage.getItem(KEY) !== null;
      sessionStorage.removeItem(KEY);
      return isNew;
    } catch {
      return false;
    }
  },
};
