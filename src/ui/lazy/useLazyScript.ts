import { useState } from 'react';
import { useOnMount } from '../island/on-change.ts';

export type LazyScript<T> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; script: T };

/**
 * Fetches a part of the page as a separate script, as soon as the page works: while the server is still asked who is
 * signed in, or after the first form, which does not wait for the second.
 */
export function useLazyScript<T>(load: () => Promise<T>): { lazy: LazyScript<T>; retry: () => void } {
  const [lazy, setLazy] = useState<LazyScript<T>>({ kind: 'loading' });
  const fetchScript = () => {
    setLazy({ kind: 'loading' });
    load().then(
      (script) => setLazy({ kind: 'ready', script }),
      () => setLazy({ kind: 'failed' }),
    );
  };
  useOnMount(fetchScript);
  return { lazy, retry: fetchScript };
}
