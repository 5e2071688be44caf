import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { type PathKey, paths } from './paths.ts';

/**
 * The pages that search engines may list. Every other page says noindex: it holds a token or an account, is the answer
 * to a form, or has nothing to read.
 */
const PUBLIC_PAGES: readonly PathKey[] = [
  ...(['home', 'students', 'employers', 'portal', 'join', 'downloads'] as const),
  ...(['contact', 'trust', 'earnings', 'preCheck', 'impressum', 'privacy'] as const),
];

export function isPublicPage(page: PathKey): boolean {
  return PUBLIC_PAGES.includes(page);
}

/** The paths of a public page by language; undefined for any other path. */
export function publicPathsOf(path: string): Record<Lang, string> | undefined {
  const page = PUBLIC_PAGES.find((each) => LANGUAGES.some((lang) => paths[each](lang) === path));
  return page && (Object.fromEntries(LANGUAGES.map((lang) => [lang, paths[page](lang)])) as Record<Lang, string>);
}
