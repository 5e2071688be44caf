import type { ReactNode } from 'react';
import type { SessionUser } from '#contract/account.ts';
import { useLazyScript } from '../lazy/useLazyScript.ts';
import { Guard } from './Guard.tsx';
import type { GuardProps } from './guard-props.ts';
import { LazyPart } from './LazyPart.tsx';

interface Props<T> {
  guard: GuardProps;
  load: () => Promise<T>;
  children: (script: T, user: SessionUser) => ReactNode;
}

/** The page of a role, in a script of its own that is fetched while the server is still asked who is signed in. */
export function GuardedPage<T>({ guard, load, children }: Props<T>) {
  const { lazy } = useLazyScript(load);
  return (
    <Guard guard={guard}>
      {(user) => (
        <LazyPart guard={guard} lazy={lazy}>
          {(script) => children(script, user)}
        </LazyPart>
      )}
    </Guard>
  );
}
