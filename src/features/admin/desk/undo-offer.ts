import { dismissToast, pushToast } from './desk-toasts.ts';

interface Offer {
  /** What was done, as a sentence. */
  title: string;
  text?: string;
  label: string;
  milliseconds: number;
  undo: () => void;
}

// Kept outside of components: it can still be taken back when the application, or the selection, is no longer shown.
let last: { toast: number; undo: () => void } | undefined;

/** Shows what was done, with a button that undoes it. Only the last act can be undone. */
export function offerUndo({ title, text, label, milliseconds, undo }: Offer): void {
  if (last) dismissToast(last.toast);
  const toast = pushToast({ tone: 'ok', title, ...(text && { text }), act: { label, run: undoLast }, milliseconds });
  last = { toast, undo };
}

/** Undoes the last act, if there is one. */
export function undoLast(): void {
  if (!last) return;
  const { toast, undo } = last;
  last = undefined;
  dismissToast(toast);
  undo();
}
