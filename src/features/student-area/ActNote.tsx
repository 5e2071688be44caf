import { useEffect, useRef } from 'react';
import { Note } from '#src/ui/Note.tsx';
import type { Act } from './useAccountApplication.ts';

/** Why the last action failed. It takes the focus: the pressed button may stand in another card. */
export function ActNote({ act, title }: { act: Act; title: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (act.kind === 'failed') ref.current?.focus();
  }, [act]);
  if (act.kind !== 'failed') return null;
  return <Note tone="warn" title={title} role="alert" text={act.message} ref={ref} />;
}
