import { SENDING } from '#contract/documents/sending.text.ts';
import { fill } from '#contract/fill.ts';
import type { Lang } from '#contract/languages.ts';
import { Note } from '../Note.tsx';

/** Names a file that was chosen before the page was left, where the browser could not keep it. */
export function ChosenBefore({ name, lang }: { name: string; lang: Lang }) {
  return <Note tone="info" title={fill(SENDING.lost[lang], { name })} role="status" />;
}
