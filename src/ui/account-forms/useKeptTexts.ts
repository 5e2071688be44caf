import { type RefObject, useEffect } from 'react';

/** Keeps what was typed while the page changes the language. The script loads lazily: no first view waits for it. */
export function useKeptTexts(id: string, form: RefObject<HTMLFormElement | null>, onRestore: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as the form is there
  useEffect(() => {
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
  }, []);
}
