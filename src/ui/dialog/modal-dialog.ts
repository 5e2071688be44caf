/** Styles of a dialog that covers the whole page, so that nothing behind it can be read or pressed. */
const COVER = { position: 'fixed', top: '0', left: '0', width: '100%', height: '100%', overflow: 'auto', zIndex: '9' };

/** Opens a dialog over the page. Firefox 78 and Safari 14 know none: there it covers the page, without Escape. */
export function openModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  if (dialog.showModal) {
    dialog.showModal();
    // Where there is much to read before the first button, the focus would begin below it.
    dialog.scrollTop = 0;
    return;
  }
  Object.assign(dialog.style, COVER, { display: 'block' });
  dialog.tabIndex = -1;
  dialog.focus();
}

export function closeModal(dialog: HTMLDialogElement | null): void {
  if (dialog?.close) dialog.close();
  else if (dialog) dialog.style.display = 'none';
}
