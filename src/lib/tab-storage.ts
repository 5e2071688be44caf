import type { TabKey } from '#contract/browser-storage.ts';
import { forgetKept } from './kept.ts';
import { tab } from './storage.ts';

const OPENED: readonly TabKey[] = ['s4f_access_token', 's4f_resume_token'];

/** Forgets which application this tab has opened: the next form is for a new one. */
export function forgetOpened(): void {
  for (const key of OPENED) tab.write(key);
}

/** Forgets all that is known here of anybody: after a sign-out, the next person may sit at the same browser. */
export function forgetPerson(): void {
  forgetKept();
  try {
    sessionStorage.clear();
  } catch {
    // Storage is refused: there is nothing to forget.
  }
}
