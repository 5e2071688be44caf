import { DOCUMENT_TYPES, type DocumentType, documentName } from '#contract/document.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';

/** How every document is called in one language: what an island receives. */
export function documentNames(lang: Lang): Readonly<Record<DocumentType, string>> {
  const names = DOCUMENT_TYPES.map((type) => [type, documentName(type, lang, site.partnerNetwork.name)]);
  return Object.fromEntries(names) as Record<DocumentType, string>;
}
