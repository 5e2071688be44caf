import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

export interface Import {
  /** Both paths are from the project's root, with forward slashes; for a package, `to` is its name. */
  from: string;
  to: string;
  kind: 'value' | 'type' | 'dynamic';
}

const CODE = /\.(?:ts|tsx|astro|css)$/;
const STATIC = /\b(import|export)\s+(type\s+)?([^'"`;()]*?)\s*\bfrom\s*(['"])([^'"]+)\4/g;
const BARE = /\bimport\s*(['"])([^'"]+)\1/g;
const DYNAMIC = /\bimport\s*\(\s*(['"])([^'"]+)\1\s*\)/g;
const IN_STYLES = /(?:@import\s+|composes:[^;{}]*\sfrom\s+|url\(\s*)(['"])([^'"]+)\1/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Every import of the files under a folder of the project, with the aliases of package.json resolved. */
export function importsUnder(folder: string): Import[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => CODE.test(file))
    .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
}

export function importsOf(file: string, source: string): Import[] {
  const code = source.replace(COMMENTS, '');
  const found = (pattern: RegExp, kind: Import['kind']) =>
    [...code.matchAll(pattern)].map((match) => ({ from: file, to: resolved(file, match[2] ?? ''), kind }));
  if (file.endsWith('.css')) return found(IN_STYLES, 'value');
  const named = [...code.matchAll(STATIC)].map(([, , type, names = '', , path = '']) => ({
    from: file,
    to: resolved(file, path),
    kind: type || onlyTypes(names) ? ('type' as const) : ('value' as const),
  }));
  return [...named, ...found(BARE, 'value'), ...found(DYNAMIC, 'dynamic')];
}

/** Whether an import names only types, as `{ type A, type B }` does. */
function onlyTypes(names: string): boolean {
  const inner = names.match(/^\{([\s\S]*)\}$/)?.[1];
  if (inner === undefined) return false;
  const each = inner.split(',').flatMap((name) => name.trim() || []);
  return each.length > 0 && each.every((name) => name.startsWith('type '));
}

function resolved(file: string, path: string): string {
  const bare = path.replace(/\?.*$/, '');
  if (bare === '#site') return 'site.config.ts';
  if (bare.startsWith('#contract/')) return bare.replace('#contract', 'api/contract');
  if (bare.startsWith('#')) return bare.slice(1);
  return bare.startsWith('.') ? posix.join(posix.dirname(file), bare) : bare;
}

/** Circles of files that import each other, late or at first, by types too; each is named once. */
export function circles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
}
