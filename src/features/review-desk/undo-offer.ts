import { dismissToast, pushToast } from './desk-toasts.ts';

interface Offer {
  /** What was done. */
  title: string;
  text?: string;
  label: string;
  milliseconds: number;
  undo: () => void;
}

// It outlives the application, or the selection, that it is about.
let last: { toast: number; undo: () => void } | undefined;

/** Shows what was done, with the way back. Only what was done last can be undone. */
export function offerUndo({ title, text, label, milliseconds, undo }: Offer): void {
  if (last) dismissToast(last.toast);
  const toast = pushToast({ tone: 'ok', title, ...(text && { text }), act: { label, run: undoLast }, milliseconds });
  last = { toast, undo };
}

/** Takes back what was done last, if there is anything. */
export function undoLast(): void {
  if (!last) return;
  const { toast, undo } = last;
  last = undefined;
  dismissToast(toast);
  undo();
}
