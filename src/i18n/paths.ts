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
  students: (lang: Lang) => `/${lang}/students`,
  employers: (lang: Lang) => `/${lang}/arbeitgeber`,
  portal: (lang: Lang) => `/${lang}/portal`,
  contact: (lang: Lang) => `/${lang}/contact`,
  trust: (lang: Lang) => `/${lang}/trust`,
  earnings: (lang: Lang) => `/${lang}/earnings`,
  impressum: (lang: Lang) => `/${lang}/impressum`,
  privacy: (lang: Lang) => `/${lang}/privacy`,
  debugImages: (lang: Lang) => `/${lang}/debug/images`,
  notFound: (lang: Lang) => `/${lang}/404`,
} as const satisfies Record<string, (lang: Lang) => string>;

export type PathKey = keyof typeof paths;

/** Where each role signs in. These pages are still to come. */
export const signInPaths = {
  partner: (lang: Lang) => `/${lang}/partner`,
  student: (lang: Lang) => `/${lang}/student/login`,
  employer: (lang: Lang) => `/${lang}/employer/login`,
  admin: (lang: Lang) => `/${lang}/admin/login`,
} as const satisfies Record<string, (lang: Lang) => string>;

/** Files that everybody may fetch; the server makes them. */
export const publicFiles = {
  enrolmentDeclaration: (lang: Lang) => `/storage/public/enrolment-declaration-${lang}.pdf`,
} as const;
