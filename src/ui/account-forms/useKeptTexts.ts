import type { RefObject } from 'react';
import { useOnMount } from '../island/on-change.ts';

/** Keeps what was typed while the page changes the language. The script loads lazily: no first view waits for it. */
export function useKeptTexts(id: string, form: RefObject<HTMLFormElement | null>, onRestore: () => void): void {
  useOnMount(() => {
    // The form is gone from the ref once it is gone from the page.
    const kept = import('../kept-texts/kept-texts.ts').then(
      ({ keepTexts }) => form.current && keepTexts(id, form.current, onRestore),
      () => {},
    );
    return () => void kept.then((stop) => stop?.());
  });
}
