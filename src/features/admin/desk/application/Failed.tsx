import { Note } from '#src/ui/Note.tsx';
import type { ApplicationTexts } from './application.text.ts';
import type { Act, OneApplication } from './useApplication.ts';

/** Says why one of these acts failed, until the next try. */
export function Failed({
  one: { doing },
  acts,
  texts,
}: {
  one: OneApplication;
  acts: readonly Act[];
  texts: ApplicationTexts;
}) {
  if (doing.kind !== 'failed' || !acts.includes(doing.act)) return null;
  return <Note tone="bad" title={texts.acts.notDone} role="alert" text={doing.message} />;
}
