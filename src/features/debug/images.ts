import { readdirSync } from 'node:fs';

const scenes = import.meta.glob<{ src: string }>('../../assets/illustrations/*.svg', {
  eager: true,
  import: 'default',
});

/** Every static image of the site, read from the folders at build. */
export function staticImages(): Record<'scenes' | 'icons' | 'social', string[]> {
  const files = readdirSync('public').filter((name) => /\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(name));
  const isSocial = (name: string) => name.startsWith('social');
  return {
    scenes: Object.values(scenes).map(({ src }) => src),
    icons: files.filter((name) => !isSocial(name)).map((name) => `/${name}`),
    social: files.filter(isSocial).map((name) => `/${name}`),
  };
}
