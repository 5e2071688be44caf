import { useRef } from 'react';
import { useOnChange } from './island/on-change.ts';

/**
 * Gives the focus a place when a change of the page has taken away what had it: otherwise it falls to the beginning of
 * the page. Nothing is scrolled: whoever works by single keys goes on reading where they are.
 * @param change says something else after each change that may take it away
 * @param find where the focus goes then
 */
export function useFocusBack(change: unknown, find: () => HTMLElement | null | undefined): void {
  const before = useRef(change);
  useOnChange(change, () => {
    if (before.current === change) return;
    before.current = change;
    if (isNowhere()) find()?.focus({ preventScroll: true });
  });
}

/** Whether nothing that is shown has the focus: what is hidden keeps it until the browser draws the page. */
export function isNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.getClientRects().length === 0;
}
