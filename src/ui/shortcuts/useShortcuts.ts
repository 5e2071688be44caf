import { useEffect, useRef } from 'react';

export interface Shortcut {
  key: string;
  label: string;
  run: () => void;
}

/** Runs the shortcut of a pressed key, unless somebody types or a dialog is open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const place = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (/^(?:INPUT|TEXTAREA|SELECT)$/.test(place.tagName)) return;
      const shortcut = latest.current.find(({ key }) => key === event.key);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
