import type { Lang } from '#contract/languages.ts';

/** Every page of the product by name. Other places never spell a path. */
export const paths = {
  home: (lang: Lang) => `/${lang}`,
  join: (lang: Lang) => `/${lang}/join`,
  status: (lang: Lang) => `/${lang}/status`,
  verify: (lang: Lang) => `/${lang}/verify`,
  upload: (lang: Lang) => `/${lang}/upload`,
  enrolment: (lang: Lang) => `/${lang}/enrolment`,
  downloads: (lang: Lang) => `/${lang}/downloads`,
  enrolmentPreview: (lang: Lang) => `/${lang}/preview/enrolment`,
  testUpload: (lang: Lang) => `/${lang}/test-upload`,
  contact: (lang: Lang) => `/${lang}/contact`,
  impressum: (lang: Lang) => `/${lang}/impressum`,
  privacy: (lang: Lang) => `/${lang}/privacy`,
  notFound: (lang: Lang) => `/${lang}/404`,
} as const satisfies Record<string, (lang: Lang) => string>;

export type PathKey = keyof typeof paths;

/** Files that everybody may fetch; the server makes them. */
export const publicFiles = {
  enrolmentDeclaration: (lang: Lang) => `/storage/public/enrolment-declaration-${lang}.pdf`,
} as const;
