import type { DocumentType } from '#contract/document.ts';
import type { Lang } from '#contract/languages.ts';
import { documentNames } from '#src/i18n/document-names.ts';

export interface DocumentTexts {
  names: Readonly<Record<DocumentType, string>>;
}

export function documentTexts(lang: Lang): DocumentTexts {
  return { names: documentNames(lang) };
}
