import { useEffect, useRef } from 'react';
import { useOnMount } from '#src/ui/island/on-change.ts';
import { isNowhere, useFocusBack } from '#src/ui/useFocusBack.ts';
import type { DecisionProps } from './decision-props.ts';

/**
 * Where the focus goes when a decision has taken away its button: to the document that is shown then, or to the name
 * of the person; after the last decision, to the name of the next one. Returns the ref of the panel.
 */
export function useDecisionFocus({ application, document: shown, open, takesFocus }: DecisionProps) {
  const panel = useRef<HTMLElement>(null);
  const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
  const { seen } = application;
  const seenBefore = useRef(seen);
  // Each application has its own panel.
  useOnMount(() => {
    if (takesFocus && isNowhere()) find('h2')?.focus({ preventScroll: true });
  });
  useFocusBack([seen, shown?.id, open].join(' '), () => {
    // Nothing was decided: back to the button that opened the form.
    const opener = seen === seenBefore.current ? find('[aria-keyshortcuts=b]') : null;
    return opener ?? find('[aria-current]') ?? find('h2');
  });
  useEffect(() => {
    seenBefore.current = seen;
  }, [seen]);
  return panel;
}
