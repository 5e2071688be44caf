import { createHash } from 'node:crypto';
import type { Lang } from '#contract/languages.ts';

const HASH_CHARACTERS = 8;

/** Of `getStaticPaths` in src/pages/[lang]/texts/[file].json.ts. */
export interface TextFileRoute {
  params: { lang: Lang; file: string };
  props: { json: string };
}

/**
 * For the build: texts that an island fetches when somebody needs them, as a JSON file. With the page they would not
 * fit into the first round trip.
 * @returns where the page finds it (the name changes with the content, like that of a script), and its route
 */
export function textFile(name: string, lang: Lang, content: unknown): { address: string; route: TextFileRoute } {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_CHARACTERS);
  const file = `${name}-${hash}`;
  return { address: `/${lang}/texts/${file}.json`, route: { params: { lang, file }, props: { json } } };
}
