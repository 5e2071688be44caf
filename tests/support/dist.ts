import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSite, isBuilt } from '../../scripts/build-site.ts';

export const PUBLIC_URL = 'http://127.0.0.1:3000';

let dir: Promise<string> | undefined;

/** Folder of a site built from the sources as they are: the one of the last build, or one made for the tests. */
export function builtDist(): Promise<string> {
  dir ??= findOrBuild();
  return dir;
}

async function findOrBuild(): Promise<string> {
  const ready = { publicUrl: PUBLIC_URL, outDir: 'dist' };
  if (await isBuilt(ready)) return resolve('dist');
  await buildSite({ publicUrl: PUBLIC_URL, outDir: 'dist.test' });
  return resolve('dist.test');
}

export interface BuiltPage {
  /** The address that serves it. */
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

/** The opening tags of one element, with their attributes. */
export function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
}

/** The `content` of a meta element, found by its name or property. */
export function meta(html: string, name: string): string | undefined {
  return tags(html, 'meta').find((tag) => tag.name === name || tag.property === name)?.content;
}
