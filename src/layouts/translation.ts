import type { Lang } from '#contract/languages.ts';
import { type PathKey, paths } from '#src/i18n/paths.ts';

/** Pages that the server serves as answers have no address of their own: the link leads to a page that has. */
const INSTEAD: Partial<Record<PathKey, (lang: Lang) => string>> = {
  notFound: paths.home,
  notSent: paths.join,
  // Its own address, which holds a token.
  stopReminders: (lang) => `?lang=${lang}`,
};

/** Where a page's other language is. */
export function translationOf(path: PathKey): (lang: Lang) => string {
  return INSTEAD[path] ?? paths[path];
}
