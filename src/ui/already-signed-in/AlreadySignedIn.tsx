import { useLazyScript } from '../useLazyScript.ts';
import type { AlreadyProps } from './AlreadyNote.tsx';

/** Loads late: most visitors of such a form have no account, and the form works without it. */
export function AlreadySignedIn(props: AlreadyProps) {
  const { lazy } = useLazyScript(() => import('./AlreadyNote.tsx'));
  return lazy.kind === 'ready' ? <lazy.script.AlreadyNote {...props} /> : null;
}
