import { useEffect, useRef } from 'react';

/** Calls back once `isThere`, as soon as the page is visible: one in the background shows nothing to anybody. */
export function useOnScreen(isThere: boolean, onScreen: () => void): void {
  const latest = useRef(onScreen);
  latest.current = onScreen;
  useEffect(() => {
    if (!isThere) return;
    const stop = () => document.removeEventListener('visibilitychange', look);
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      stop();
      latest.current();
    };
    document.addEventListener('visibilitychange', look);
    look();
    return stop;
  }, [isThere]);
}
