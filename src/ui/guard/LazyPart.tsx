import type { ReactNode } from 'react';
import type { LazyScript } from '../useLazyScript.ts';
import type { GuardProps } from './guard-props.ts';
import { Offline } from './Offline.tsx';
import { Waiting } from './Waiting.tsx';

interface Props<T> {
  guard: GuardProps;
  lazy: LazyScript<T>;
  children: (script: T) => ReactNode;
}

/** What a lazy script draws; until then the guard's own words. */
export function LazyPart<T>({ guard, lazy, children }: Props<T>) {
  switch (lazy.kind) {
    case 'loading':
      return <Waiting texts={guard.texts} />;
    case 'failed':
      // A browser may remember a script that did not come as one that never will. A new page asks again.
      return <Offline guard={guard} onRetry={() => location.reload()} />;
    case 'ready':
      return children(lazy.script);
  }
}
