import { useEffect, useState } from 'react';

/** Whether the window has room for two documents beside each other: 1200 pixels, as the desk's three panes. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia('(min-width: 75em)');
    const onChange = () => setWide(query.matches);
    onChange();
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return isWide;
}
