import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;
const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;

/**
 * Astro writes the hashes of the whole site into each page's policy, where they hardly compress. Keeps the hashes of
 * the page's own inline scripts and styles; 'self' allows the site's files.
 */
export async function trimPolicies(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => join(dir, file));
  await Promise.all(pages.map(async (page) => writeFile(page, trimPolicy(await readFile(page, 'utf8')))));
}

export function trimPolicy(html: string): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, code = '']) => `'sha256-${sha256(code)}'`));
  return html.replace(META, (meta) => meta.replace(/ ('sha256-[^']+')/g, (hash, name) => (own.has(name) ? hash : '')));
}

function sha256(code: string): string {
  return createHash('sha256').update(code).digest('base64');
}
