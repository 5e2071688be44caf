import type { Lang } from '#contract/languages.ts';

/** Every page of the product by name. Other places never spell a path. */
export const paths = {
  home: (lang: Lang) => `/${lang}`,
  join: (lang: Lang) => `/${lang}/join`,
  contact: (lang: Lang) => `/${lang}/contact`,
  impressum: (lang: Lang) => `/${lang}/impressum`,
  privacy: (lang: Lang) => `/${lang}/privacy`,
  notFound: (lang: Lang) => `/${lang}/404`,
} as const satisfies Record<string, (lang: Lang) => string>;

export type PathKey = keyof typeof paths;
