import { useState } from 'react';
import { $session } from '#src/lib/session/session.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';

/** A page in the background longer than this holds no applicant's papers any more. */
const HIDDEN_MILLISECONDS = 5 * 60_000;

/**
 * Whether documents must be out of memory: nobody is signed in any more, or the page has been hidden for long.
 * `onRest` is called as soon as that is so, and when the page is left.
 */
export function useRest(onRest: () => void): boolean {
  const [isSignedOut, setSignedOut] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useOnMount(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') return setHidden(false);
      timer = setTimeout(() => {
        setHidden(true);
        onRest();
      }, HIDDEN_MILLISECONDS);
    };
    const stop = $session.subscribe(({ kind }) => {
      const isOver = kind !== 'signed-in';
      setSignedOut(isOver);
      if (isOver) onRest();
    });
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', onRest);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onRest);
    };
  });
  return isSignedOut || isHidden;
}
