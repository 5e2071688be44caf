import { type PathKey, paths } from '#src/i18n/paths.ts';

/**
 * Where a page's other language is. Pages that the server serves as answers have no address of their own: the link
 * leads to a page that has.
 */
export function translationOf(path: PathKey): (typeof paths)[PathKey] {
  if (path === 'notFound') return paths.home;
  return path === 'notSent' ? paths.join : paths[path];
}
