import { useEffect, useRef } from 'react';

/** A new screen is a new page for a screen reader: the heading takes the focus. The one that was pre-rendered does not. */
export function useFocusOnChange(heading: { current: HTMLElement | null }, screen: string, isDecided: boolean) {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    if (isDecided) heading.current?.focus();
  }, [heading, screen, isDecided]);
}
