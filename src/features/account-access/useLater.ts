import { useEffect, useState } from 'react';

export type Later<T> = { kind: 'loading' } | { kind: 'ready'; module: T } | { kind: 'failed' };

/** A script that comes right after the page has started to work, so that the first form does not wait for it. */
export function useLater<T>(load: () => Promise<T>): { later: Later<T>; retry: () => void } {
  const [later, setLater] = useState<Later<T>>({ kind: 'loading' });
  const run = () => {
    setLater({ kind: 'loading' });
    load().then(
      (module) => setLater({ kind: 'ready', module }),
      () => setLater({ kind: 'failed' }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(run, []);
  return { later, retry: run };
}
