import { Note } from '#src/ui/Note.tsx';
import type { Act } from './useAccountApplication.ts';

/** Why the last action failed. */
export function ActNote({ act, title }: { act: Act; title: string }) {
  if (act.kind !== 'failed') return null;
  return <Note tone="warn" title={title} role="alert" text={act.message} />;
}
