import { DOCUMENT_TYPES, type DocumentType, documentName } from '#contract/document.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';

/** The names of all documents in one language, for an island. */
export function documentNames(lang: Lang): Readonly<Record<DocumentType, string>> {
  const names = DOCUMENT_TYPES.map((type) => [type, documentName(type, lang, site.partnerNetwork.name)]);
  return Object.fromEntries(names) as Record<DocumentType, string>;
}
