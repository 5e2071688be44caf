import type { AlreadyProps } from '../already-signed-in/AlreadyNote.tsx';
import { useLazyScript } from '../lazy/useLazyScript.ts';

/** Loads lazily: most visitors of such a form have no account, and the form works without it. */
export function AlreadySignedIn(props: AlreadyProps) {
  const { lazy } = useLazyScript(() => import('../already-signed-in/AlreadyNote.tsx'));
  return lazy.kind === 'ready' ? <lazy.script.AlreadyNote {...props} /> : null;
}
