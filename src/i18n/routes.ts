import { LANGUAGES } from '#contract/languages.ts';

/** Of every page under [lang]. */
export function getStaticPaths() {
  return LANGUAGES.map((lang) => ({ params: { lang } }));
}
