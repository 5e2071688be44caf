const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 250;

/** Rows that open under a resting mouse and on keyboard focus too. A click works as in any <details>. */
export function startServiceRows(): void {
  for (const row of document.querySelectorAll<HTMLDetailsElement>('[data-service]')) followPointer(row);
}

function followPointer(row: HTMLDetailsElement): void {
  const summary = row.querySelector('summary');
  let timer = 0;
  /** The pointer closes only the rows that it opened itself. */
  let openedByPointer = false;
  const later = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(work, milliseconds);
  };

  row.addEventListener('pointerenter', () => {
    // Asked each time, since a tablet can gain and lose its mouse.
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
    // The same pointer has just opened the row: the click is meant to keep it open, not to close it.
    if (openedByPointer) event.preventDefault();
    openedByPointer = false;
  });
  summary?.addEventListener('focus', () => {
    // A click focuses the row too, and would then close what the focus has opened.
    if (summary.matches(':focus-visible')) row.open = true;
  });
}
