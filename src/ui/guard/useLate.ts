import { useEffect, useState } from 'react';

export type LateScript<T> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; script: T };

/**
 * The part of a page that only those need who may see it, in a script of its own. It is fetched while the server is
 * still asked who is there, so that nobody waits for it twice.
 */
export function useLate<T>(load: () => Promise<T>): LateScript<T> {
  const [late, setLate] = useState<LateScript<T>>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the page opens
  useEffect(() => {
    load().then(
      (script) => setLate({ kind: 'ready', script }),
      () => setLate({ kind: 'failed' }),
    );
  }, []);
  return late;
}
