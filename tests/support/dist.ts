import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite } from '../../scripts/build-site.ts';

export const PUBLIC_URL = 'http://127.0.0.1:3000';

// Not the project's own dist, which somebody may have built for another address.
const OUT_DIR = 'dist.test';

let dir: Promise<string> | undefined;

/** Builds the site for the tests, unless it was built from the same sources before. Returns its folder. */
export function builtDist(): Promise<string> {
  dir ??= buildSite({ publicUrl: PUBLIC_URL, outDir: OUT_DIR }).then(() => resolve(OUT_DIR));
  return dir;
}

export interface BuiltPage {
  /** The path at which the page is served. */
  path: string;
  html: string;
}

/** Every built page with its HTML. */
export async function builtPages(): Promise<BuiltPage[]> {
  const root = await builtDist();
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ path: `/${file.slice(0, -'.html'.length)}`, html: readFileSync(join(root, file), 'utf8') }));
}

/** The attributes of each opening tag of one element. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)"|='([^']*)')?/g)].map(([, key = '', value, quoted]) => [
        key,
        value ?? quoted ?? '',
      ]),
    ),
  );
}

/** The `content` of a meta element, found by its name or property. */
export function meta(html: string, name: string): string | undefined {
  return tags(html, 'meta').find((tag) => tag.name === name || tag.property === name)?.content;
}
