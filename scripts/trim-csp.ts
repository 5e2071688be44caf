import { createHash } from 'node:crypto';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Scripts that run; data such as JSON-LD needs no hash. */
const SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
const HASHES = /(?: 'sha256-[^']+')+/;

/**
 * Astro writes the hashes of the whole site into each page's policy, where they hardly compress. Puts those of the
 * page's own inline scripts and styles there instead; 'self' allows the site's files.
 */
export function trimPolicy(html: string): string {
  return html.replace(META, (meta) =>
    meta
      .replace(/script-src [^;]*/, (directive) => directive.replace(HASHES, hashes(html, SCRIPT)))
      .replace(/style-src [^;]*/, (directive) => directive.replace(HASHES, hashes(html, STYLE))),
  );
}

function hashes(html: string, inline: RegExp): string {
  const own = new Set([...html.matchAll(inline)].map(([, code = '']) => ` 'sha256-${sha256(code)}'`));
  return [...own].join('');
}

function sha256(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
