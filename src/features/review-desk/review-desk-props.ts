import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import { type DocumentTexts, documentTexts } from './documents/documents.text.ts';

/** Placeholder: the queue's part brings the whole one. */
export interface ReviewDeskProps {
  lang: Lang;
  guard: GuardProps;
  texts: DocumentTexts;
}

export function reviewDeskProps(lang: Lang): ReviewDeskProps {
  return { lang, guard: guardProps(lang, 'admin'), texts: documentTexts(lang) };
}
