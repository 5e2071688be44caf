import type { ReactNode } from 'react';
import { useMayDecide } from './useMayDecide.ts';

/** Leaves out what a reader of the admins' area may not do. A line at the top of the page says why. */
export function Deciders({ children }: { children: ReactNode }) {
  return useMayDecide() ? children : null;
}
