import { useEffect, useRef } from 'react';

/** Focuses the heading of a new screen, as screen readers expect of a new page; not that of the pre-rendered one. */
export function useFocusOnChange(heading: { current: HTMLElement | null }, screen: string, isDecided: boolean) {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    if (isDecided) heading.current?.focus();
  }, [heading, screen, isDecided]);
}
