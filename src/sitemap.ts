import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Builds sitemap.xml from the pages themselves: those without noindex, with the alternates that their heads name.
 * @astrojs/sitemap knows only addresses: it would need a second list of public pages, and has no x-default.
 */
export function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
        const pages = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
        await writeFile(join(root, 'sitemap.xml'), sitemapOf(pages));
      },
    },
  };
}

/** The sitemap of these pages, given as HTML with a head from layouts/Meta.astro. */
export function sitemapOf(pages: readonly string[]): string {
  const entries = pages
    .filter((html) => !/<meta name="robots" content="[^"]*noindex/.test(html))
    .flatMap((html) => {
      const address = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
      const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
      return address ? [entry(address, alternates)] : [];
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The addresses come escaped from HTML attributes, and XML has the same escapes. */
function entry(address: string, alternates: readonly RegExpMatchArray[]): string {
  const links = alternates.map(
    ([, hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
  );
  return `<url><loc>${address}</loc>${links.join('')}</url>`;
}
