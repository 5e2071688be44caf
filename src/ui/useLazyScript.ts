import { useEffect, useState } from 'react';

export type LazyScript<T> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; script: T };

/**
 * A part of a page in a script of its own, which is fetched as soon as the page works: what only those need who may
 * see it comes while the server is still asked who is there, and a first form does not wait for the second.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the page opens
  useEffect(fetchScript, []);
  return { lazy, retry: fetchScript };
}
