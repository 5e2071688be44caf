import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsUnder } from '../support/imports.ts';

const CLASSES = /class(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`|\{'([^']*)')/g;
const RULES = /\.([a-z][\w-]*)/g;
/** Of a fold, which a screen reader calls open or closed, and of an error, which it calls invalid. */
const SIGN = /content: "[+–!]"/;
const SIGNS = /[^(]content: "[+–!]";/g;
const SILENT_SIGNS = /content: "[+–!]" \/ "";/g;
/** Rows of a list have lines between them in the areas alone. */
const OF_AREAS = ['list'];

const imported = Map.groupBy(
  importsUnder('src').filter(({ kind }) => kind !== 'type'),
  ({ from }) => from,
);

/** All files that a page is made of. */
function partsOf(page: string): Set<string> {
  const parts = new Set([page]);
  for (const part of parts) for (const { to } of imported.get(part) ?? []) parts.add(to);
  return parts;
}

const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const rulesOf = (file: string) => [...read(file).matchAll(RULES)].map(([, name = '']) => name);
const classesOf = (file: string) =>
  [...read(file).matchAll(CLASSES)].flatMap(([, a, b, c]) => (a ?? b ?? c ?? '').split(/[\s${}]+/));

describe('A sign that a style draws', () => {
  it.each(globSync('src/**/*.css').filter((file) => SIGN.test(read(file))))('is not read out: %s', (file) => {
    const signs = (pattern: RegExp) => [...read(file).matchAll(pattern)].length;
    expect(signs(SILENT_SIGNS)).toBe(signs(SIGNS));
  });
});

describe('A page', () => {
  const shared = new Set(
    globSync(['src/{styles,ui,layouts}/**/*.css']).filter((file) => !file.endsWith('.module.css')),
  );
  const ruled = new Set([...shared].flatMap(rulesOf));

  it.each(globSync('src/pages/**/*.astro'))('brings the styles of the classes that its parts have: %s', (page) => {
    const parts = [...partsOf(page)];
    const named = new Set(parts.filter((file) => /\.(?:tsx|astro)$/.test(file)).flatMap(classesOf));
    const brought = new Set(parts.filter((file) => /\.(?:css|astro)$/.test(file)).flatMap(rulesOf));
    const missing = [...named].filter((name) => ruled.has(name) && !brought.has(name) && !OF_AREAS.includes(name));
    expect(missing).toEqual([]);
  });
});
