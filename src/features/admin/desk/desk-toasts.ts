import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type Toast, type Toasts, withToast } from '#src/ui/Toaster.tsx';

// Kept apart from the components: a decision leads on to the next application, and its message with the way back has
// to outlive the one that it was about.
const shown = atom<readonly Toast[]>([]);
let last = 0;

/** Shows a message of the desk; returns its id. */
export function pushToast(toast: Omit<Toast, 'id'>): number {
  last += 1;
  shown.set(withToast(shown.get(), { ...toast, id: last }));
  return last;
}

export function dismissToast(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id));
}

/** The messages of the desk, for one `Toaster`. */
export function useDeskToasts(): Omit<Toasts, 'clear'> {
  return { shown: useStore(shown), push: pushToast, dismiss: dismissToast };
}
