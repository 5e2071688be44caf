import { readdirSync } from 'node:fs';
import { LANGUAGES } from '#contract/languages.ts';
import { publicFiles } from '#src/i18n/paths.ts';

const scenes = import.meta.glob<{ src: string }>('../../assets/illustrations/*.svg', {
  eager: true,
  import: 'default',
});

/** Every static image of the site, read from the folders at build; the build draws the previews for social networks. */
export function staticImages(): Record<'scenes' | 'icons' | 'social', string[]> {
  const icons = readdirSync('public').filter((name) => /\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(name));
  return {
    scenes: Object.values(scenes).map(({ src }) => src),
    icons: icons.map((name) => `/${name}`),
    social: LANGUAGES.map(publicFiles.socialImage),
  };
}
