import { createHash } from 'node:crypto';
import { LANGUAGES, type Lang } from '#contract/languages.ts';

const HASH_CHARACTERS = 8;

/** A route as `getStaticPaths` in src/pages/[lang]/texts/[file].json.ts returns it. */
export interface TextFileRoute {
  params: { lang: Lang; file: string };
  props: { json: string };
}

/**
 * For the build: puts texts into a JSON file that an island fetches when it needs them. Inside the page they would not
 * fit into the first round trip.
 * @returns the file's address (its name changes with the content, like that of a script), and its route
 */
export function textFile(name: string, lang: Lang, content: unknown): { address: string; route: TextFileRoute } {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_CHARACTERS);
  const file = `${name}-${hash}`;
  return { address: `/${lang}/texts/${file}.json`, route: { params: { lang, file }, props: { json } } };
}

/** The same in each language, for an island that only some visitors need. */
export function textFiles(name: string, textsIn: (lang: Lang) => unknown) {
  return {
    routes: () => LANGUAGES.map((lang) => textFile(name, lang, textsIn(lang)).route),
    address: (lang: Lang) => textFile(name, lang, textsIn(lang)).address,
  };
}
