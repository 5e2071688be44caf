import type { ReactNode } from 'react';
import type { GuardProps } from './guard-props.ts';
import { Offline } from './Offline.tsx';
import type { LateScript } from './useLate.ts';
import { Waiting } from './Waiting.tsx';

interface Props<T> {
  guard: GuardProps;
  late: LateScript<T>;
  children: (script: T) => ReactNode;
}

/** What a late script draws; until then the guard's own words. */
export function Late<T>({ guard, late, children }: Props<T>) {
  switch (late.kind) {
    case 'loading':
      return <Waiting texts={guard.texts} />;
    case 'failed':
      // A browser may remember a script that did not come as one that never will. A new page asks again.
      return <Offline guard={guard} onRetry={() => location.reload()} />;
    case 'ready':
      return children(late.script);
  }
}
