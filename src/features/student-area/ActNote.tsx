import { takeFocus } from '#src/ui/island/take-focus.ts';
import { Note } from '#src/ui/Note.tsx';
import type { Act } from './useAccountApplication.ts';

/** Why the last action failed. It takes the focus: the pressed button may stand in another card. */
export function ActNote({ act, title }: { act: Act; title: string }) {
  if (act.kind !== 'failed') return null;
  return <Note tone="warn" title={title} role="alert" text={act.message} ref={takeFocus} />;
}
