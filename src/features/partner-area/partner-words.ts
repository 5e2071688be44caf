import { createHash } from 'node:crypto';
import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { partnerAreaWords } from './partner-area.text.ts';

const HASH_CHARACTERS = 8;

/**
 * For the build: what the dashboard says, one file for each language. With the page they would not fit into the first
 * round trip; only those need them whom the guard lets in.
 */
export function partnerWordsFiles() {
  return LANGUAGES.map((lang) => ({ params: { lang, file: nameOf(lang) }, props: { json: jsonOf(lang) } }));
}

/** Where the page finds them. The name changes with the content, like that of a script. */
export function partnerWordsAddress(lang: Lang): string {
  return `/${lang}/words/${nameOf(lang)}.json`;
}

function nameOf(lang: Lang): string {
  return `partner-${createHash('sha256').update(jsonOf(lang)).digest('hex').slice(0, HASH_CHARACTERS)}`;
}

function jsonOf(lang: Lang): string {
  return JSON.stringify(partnerAreaWords(lang));
}
