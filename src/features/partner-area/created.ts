const KEY = 's4f_partner_created';

/** Onboarding ends on another page, which says that it worked. */
export const created = {
  put(): void {
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // Then the dashboard itself is the answer.
    }
  },

  /** True once. */
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
