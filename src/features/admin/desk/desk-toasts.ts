import { useSyncExternalStore } from 'react';
import { type Toast, type Toasts, withToast } from '#src/ui/Toaster.tsx';

// Kept apart from the components: a decision leads on to the next application, and its message with the way back has
// to outlive the one that it was about.
let shown: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  shown = next;
  for (const tell of listeners) tell();
}

/** Shows a message of the desk; returns its id. */
export function pushToast(toast: Omit<Toast, 'id'>): number {
  last += 1;
  show(withToast(shown, { ...toast, id: last }));
  return last;
}

export function dismissToast(id: number): void {
  show(shown.filter((toast) => toast.id !== id));
}

/** The messages of the desk, for one `Toaster`. */
export function useDeskToasts(): Omit<Toasts, 'clear'> {
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );
  return { shown: toasts, push: pushToast, dismiss: dismissToast };
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
