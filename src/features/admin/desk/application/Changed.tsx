import { Note } from '#src/ui/Note.tsx';
import type { ApplicationTexts } from './application.text.ts';
import { Timeline } from './Timeline.tsx';
import type { OneApplication } from './useApplication.ts';

/** Tells an admin what another one has done to the same application meanwhile. What was typed stays. */
export function Changed({ texts: t, one: { doing } }: { texts: ApplicationTexts; one: OneApplication }) {
  if (doing.kind !== 'changed') return null;
  return (
    <Note tone="warn" title={t.changedTitle} role="alert">
      <p>{t.changedText}</p>
      <Timeline texts={t} entries={doing.entries} isOpen />
    </Note>
  );
}
