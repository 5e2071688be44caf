import sitemapOfPages, { type SitemapItem } from '@astrojs/sitemap';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { publicPathsOf } from './i18n/public-pages.ts';

/** The sitemap of the public pages, each with its languages and the one for everybody else. */
export const sitemap = () =>
  sitemapOfPages({
    filter: (url) => publicPathsOf(new URL(url).pathname) !== undefined,
    serialize: (item) => ({ ...item, links: alternates(item) }),
  });

function alternates({ url }: SitemapItem) {
  const { pathname, origin } = new URL(url);
  const byLang = publicPathsOf(pathname) ?? {};
  const links = Object.entries(byLang).map(([lang, path]) => ({ lang, url: `${origin}${path}` }));
  return [
    ...links,
    ...links.filter(({ lang }) => lang === DEFAULT_LANGUAGE).map(({ url }) => ({ lang: 'x-default', url })),
  ];
}
