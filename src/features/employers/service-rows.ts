const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 250;

/** Rows that also open for a mouse that rests on them and for the keyboard's focus. A click works as in any <details>. */
export function startServiceRows(): void {
  for (const row of document.querySelectorAll<HTMLDetailsElement>('[data-service]')) followPointer(row);
}

function followPointer(row: HTMLDetailsElement): void {
  const summary = row.querySelector('summary');
  let timer = 0;
  /** Only what the pointer opened does it close again. */
  let openedByPointer = false;
  const later = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(work, milliseconds);
  };

  row.addEventListener('pointerenter', () => {
    // Asked each time: a tablet can gain and lose its mouse.
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    later(OPEN_AFTER_MS, () => {
      openedByPointer ||= !row.open;
      row.open = true;
    });
  });
  row.addEventListener('pointerleave', () => {
    later(CLOSE_AFTER_MS, () => {
      if (!openedByPointer || row.contains(document.activeElement)) return;
      row.open = false;
      openedByPointer = false;
    });
  });
  summary?.addEventListener('click', (event) => {
    clearTimeout(timer);
    // Opened a moment ago by the same pointer: the click asks to keep it, not to close it.
    if (openedByPointer) event.preventDefault();
    openedByPointer = false;
  });
  summary?.addEventListener('focus', () => {
    // A click brings focus too, and would close again what the focus had opened.
    if (summary.matches(':focus-visible')) row.open = true;
  });
}
