import { useEffect, useRef, useState } from 'react';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { documentMemory } from '../documents/look-at.ts';

/**
 * A document that stands on the screen for a shorter time was not looked at: documents are drawn ahead, and the second
 * press of a doubled key finds the next one there already.
 */
const GLANCE_MILLISECONDS = 700;
const NO_DOCUMENT = 'none';

/** What whoever sits here was shown of one application. `document`: the one that is shown. */
export function useShown(isOpen: boolean, document: DeskDocument | undefined, lang: Lang) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [settled, setSettled] = useState<string>();
  const shown = useRef(new Set<string>());
  const at = document?.id ?? NO_DOCUMENT;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onArrived = (id: string) => {
    if (id !== at) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSettled(id), GLANCE_MILLISECONDS);
  };
  const onShown = async (id: string) => {
    shown.current.add(id);
    if (await documentMemory.look(id, lang)) setSeen((all) => new Set(all).add(id));
  };
  const isEmpty = isOpen && at === NO_DOCUMENT;
  useOnChange(isEmpty, () => {
    if (isEmpty) onArrived(NO_DOCUMENT);
  });

  return {
    /** Whether what is shown has been there for long enough to be decided about. */
    isSettled: settled === at,
    isSeen: (one: DeskDocument) => one.seen || seen.has(one.id),
    onArrived,
    onShown,
    /** Records once more what was shown and could not be recorded. */
    recordAgain: (id: string) => {
      if (shown.current.has(id)) onShown(id);
    },
  };
}
