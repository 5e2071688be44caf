import { useEffect, useRef } from 'react';

export interface Shortcut {
  key: string;
  label: string;
  run: () => void;
}

/** Placeholder: the queue's part brings the whole one. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const found = latest.current.find(({ key }) => key === event.key);
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
