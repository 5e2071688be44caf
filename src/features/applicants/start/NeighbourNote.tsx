import type { Said } from '#src/i18n/text.ts';
import { Note } from '#src/ui/Note.tsx';
import type { bannerText } from './start.text.ts';

/** A word to people who came from a neighbouring page. */
export function NeighbourNote({ texts: t }: { texts: Said<typeof bannerText> }) {
  return <Note tone="info" title={t.title} text={t.text} />;
}
