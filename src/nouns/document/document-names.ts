import type { Lang } from '#contract/languages.ts';
import { DOCUMENT_TYPES, documentName, type NamedDocument } from '#contract/model/document.ts';
import { site } from '#site';

/**
 * The names of all documents in one language, for an island. The longest word breaks where it may: a phone's heading has no
 * room for it, and mails, papers and tables have it whole.
 */
export function documentNames(lang: Lang): Readonly<Record<NamedDocument, string>> {
  const named: NamedDocument[] = [...DOCUMENT_TYPES, 'identity_card', 'passport_itself'];
  const names = named.map((type) => [type, breakable(documentName(type, lang, site.partnerNetwork.name))]);
  return Object.fromEntries(names) as Record<NamedDocument, string>;
}

const breakable = (name: string) => name.replace('Immatrikulationserkl', 'Immatri\u00adkulations\u00aderkl');
