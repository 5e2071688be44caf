/** Makes the button beside the address copy it and say so. */
export function startCopying(): void {
  const box = document.querySelector<HTMLElement>('[data-copy]');
  const address = box?.querySelector('input');
  const said = box?.querySelector('[role=status]');
  if (!box || !address || !said) return;
  box.querySelector('button')?.addEventListener('click', async () => {
    if (!(await copy(address))) return;
    // Emptied first, since a screen reader would not repeat the same sentence.
    said.textContent = '';
    requestAnimationFrame(() => {
      said.textContent = box.dataset.copy ?? '';
    });
  });
}

/** Not the one of CopyButton: what islands share becomes a file, and this page fetches none. */
async function copy(address: HTMLInputElement): Promise<boolean> {
  address.select();
  try {
    await navigator.clipboard.writeText(address.value);
    return true;
  } catch {
    // The clipboard needs HTTPS and consent; the address stays selected, to be copied by hand.
    return false;
  }
}
