import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { type PathKey, paths } from '#src/i18n/paths.ts';
import { type BuiltPage, builtPages, tags } from '../support/dist.ts';

/** The pages that present the programme. Areas and forms repeat the scene of the thing they are about. */
const PUBLIC: PathKey[] = ['home', 'students', 'employers', 'portal', 'contact', 'trust', 'earnings', 'notFound'];

let pages: BuiltPage[];

beforeAll(async () => {
  pages = await builtPages();
}, 120_000);

it.each(LANGUAGES)('a scene stands in one place of the public pages, %s', (lang) => {
  const scenes = PUBLIC.flatMap((key) => {
    const main = pages.find((page) => page.path === paths[key](lang))?.html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
    return tags(main, 'img').flatMap(({ src }) => src?.match(/\/([\w-]+)\.[\w-]+\.svg$/)?.[1] ?? []);
  });
  expect(scenes.length).toBeGreaterThan(20);
  expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
});
