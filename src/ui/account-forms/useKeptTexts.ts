import type { RefObject } from 'react';
import { useOnMount } from '../island/on-change.ts';

/** Keeps what was typed while the page changes the language. The script loads lazily: no first view waits for it. */
export function useKeptTexts(id: string, form: RefObject<HTMLFormElement | null>, onRestore: () => void): void {
  useOnMount(() => {
    let stop = () => {};
    let isGone = false;
    import('../kept-texts/kept-texts.ts').then(
      ({ keepTexts }) => {
        if (form.current && !isGone) stop = keepTexts(id, form.current, onRestore);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  });
}
