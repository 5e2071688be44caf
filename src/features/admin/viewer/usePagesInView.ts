import { type RefObject, useState } from 'react';
import { useOnChange } from '#src/ui/island/on-change.ts';
import type { OpenedDocument } from './opened-document.ts';

/** The pages of which something shows in the box, from 0. `isDrawn`: the sheets are there. */
export function usePagesInView(box: RefObject<HTMLElement | null>, opened: OpenedDocument, isDrawn: boolean) {
  // A document is opened at its first page: drawing it must not wait for the observer.
  const [inView, setInView] = useState<readonly number[]>([0]);
  // Another document has other sheets.
  useOnChange(isDrawn && opened, () => {
    const root = box.current;
    if (!root || !isDrawn) return;
    const seen = new Set<number>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset.sheet) - 1;
          if (isIntersecting) seen.add(page);
          else seen.delete(page);
        }
        setInView([...seen].sort((a, b) => a - b));
      },
      { root },
    );
    for (const sheet of root.querySelectorAll('[data-sheet]')) watch.observe(sheet);
    return () => watch.disconnect();
  });
  return inView;
}
