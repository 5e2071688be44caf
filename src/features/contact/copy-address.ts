/** The button beside the address copies it and says so. */
export function startCopying(): void {
  const box = document.querySelector<HTMLElement>('[data-copy]');
  const address = box?.querySelector('input');
  const said = box?.querySelector('[role=status]');
  if (!box || !address || !said) return;
  box.querySelector('button')?.addEventListener('click', async () => {
    if (!(await copy(address))) return;
    // Emptied first: the same sentence again would not be read out.
    said.textContent = '';
    requestAnimationFrame(() => {
      said.textContent = box.dataset.copy ?? '';
    });
  });
}

/** Of its own, not #src/lib/copy-text.ts: what islands share is a file, and this page fetches none. */
async function copy(address: HTMLInputElement): Promise<boolean> {
  address.select();
  try {
    await navigator.clipboard.writeText(address.value);
    return true;
  } catch {
    // No clipboard without HTTPS, or it was refused; the address stays selected for the visitor's own copy.
    return false;
  }
}
