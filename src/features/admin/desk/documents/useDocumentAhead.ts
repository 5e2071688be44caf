import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { Lang } from '#contract/languages.ts';
import { useOnChange } from '#src/ui/island/on-change.ts';
import { prepare } from './look-at.ts';

/** What is loaded ahead waits so long, so that what is shown now is loaded first. */
const PAUSE_MILLISECONDS = 250;

/** Has the document at hand to which the next decision leads. */
export function useDocumentAhead(next: DeskDocument | undefined, lang: Lang): void {
  // Each document once, however often it is read anew.
  useOnChange(next?.id, () => {
    if (!next) return;
    const timer = setTimeout(() => prepare(next, lang), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  });
}
