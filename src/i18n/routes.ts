import { LANGUAGES } from '#contract/languages.ts';

/** getStaticPaths of every page under [lang]. */
export function languageRoutes() {
  return LANGUAGES.map((lang) => ({ params: { lang } }));
}
