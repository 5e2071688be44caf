import type { ReactNode } from 'react';
import type { LazyScript } from '../lazy/useLazyScript.ts';
import type { GuardProps } from './guard-props.ts';
import { Offline } from './Offline.tsx';
import { Waiting } from './Waiting.tsx';

interface Props<T> {
  guard: GuardProps;
  lazy: LazyScript<T>;
  children: (script: T) => ReactNode;
}

/** Draws what a lazy script brings; until then, the guard's 'loading' or 'offline'. */
export function LazyPart<T>({ guard, lazy, children }: Props<T>) {
  switch (lazy.kind) {
    case 'loading':
      return <Waiting texts={guard.texts} />;
    case 'failed':
      // A browser may cache the failure of a script for good; reloading the page asks for it again.
      return <Offline guard={guard} onRetry={() => location.reload()} />;
    case 'ready':
      return children(lazy.script);
  }
}
