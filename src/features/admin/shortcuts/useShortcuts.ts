import { useEffect, useRef } from 'react';
import { addShortcuts, type Part, type Shortcut } from './shortcuts.ts';

/** Keys that work while the component is on the page. The list may change with each render. */
export function useShortcuts(part: Part, shortcuts: readonly Shortcut[]): void {
  const list = useRef(shortcuts);
  list.current = shortcuts;
  useEffect(() => addShortcuts({ part, shortcuts: list }), [part]);
}
