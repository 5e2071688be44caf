import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const FILES = ['api', 'src', 'tests', 'scripts', 'docs'].flatMap((folder) => filesIn(folder, ''));
const rows = tableUnder('## Where is …?').map(([question = '', place = '', names = '']) => ({
  question,
  places: quoted(place).filter(isPath),
  bareNames: quoted(place).filter((text) => isFileName(text) && !isPath(text)),
  /** Exported, so that an editor finds it; what stands after “inside” is not. */
  exported: quoted(names.split('inside')[0] ?? ''),
  inside: quoted(names.split('inside')[1] ?? ''),
}));

describe('README’s “Where is …?”', () => {
  it.each(rows)('$question', ({ question, places, bareNames, exported, inside }) => {
    if (!question.startsWith('one word') && !question.startsWith('how to add')) expect(places).not.toEqual([]);
    const sources = places.map(sourceOf);
    for (const name of exported) expect(sources.some(exporting(name)), `${name} is exported by ${places}`).toBe(true);
    for (const name of inside) expect(sources.some(declaring(name)), `${name} stands inside ${places}`).toBe(true);
    for (const name of bareNames)
      expect(
        FILES.some((file) => endsIn(file, name)),
        name,
      ).toBe(true);
  });

  it('says of each file what to look for in it', () => {
    const nameless = rows.flatMap(({ places, exported, inside }) =>
      places
        .filter((place) => /^(?:api|src).*\.tsx?$/.test(place) && !place.endsWith('.text.ts'))
        .filter((place) => {
          const source = sourceOf(place);
          return !exported.some((name) => exporting(name)(source)) && !inside.some((name) => declaring(name)(source));
        }),
    );
    expect(nameless).toEqual([]);
  });
});

describe('The documents', () => {
  const documents = ['README.md', 'tests/README.md', 'data/README.md', ...filesIn('docs', '.md')];

  it.each(documents)('%s links to what is there', (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !existsSync(path.join(ROOT, path.dirname(document), link)));
    expect(missing).toEqual([]);
  });
});

describe('The recipes and the glossary', () => {
  const documents = ['docs/glossary.md', ...filesIn('docs/recipes', '.md')];

  it.each(documents)('%s names files and folders that are there', (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const named = quoted(text).filter(isFileName);
    const missing = named.filter(
      (name) => !existsSync(path.join(ROOT, name)) && !FILES.some((file) => endsIn(file, name)),
    );
    expect(missing).toEqual([]);
  });

  it('have one row for each word', () => {
    const glossary = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8');
    const words = [...glossary.matchAll(/^\| ([^|]+) \|/gm)]
      .map(([, word = '']) => word)
      .filter((word) => word !== 'word');
    expect(words.length).toBeGreaterThan(150);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });

  it('know a file by the end of its path too, and miss what is gone', () => {
    expect(quoted('`steps.ts` and `src/gone.ts`, `at.x`, `*.call.ts`, `<noun>.ts`').filter(isFileName)).toEqual([
      'steps.ts',
      'src/gone.ts',
    ]);
    expect(FILES.some((file) => endsIn(file, 'steps.ts'))).toBe(true);
    expect(FILES.some((file) => endsIn(file, 'src/gone.ts'))).toBe(false);
  });
});

function tableUnder(heading: string): string[][] {
  const part = README.split(heading)[1]?.split('\n## ')[0] ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** No globs, no addresses of the site, no names. */
function isPath(text: string): boolean {
  return /^(?:api|src|tests|scripts|public|docs|data)\/[^*]*$|^site\.config\.ts$/.test(text);
}

/** Files, and folders of the repository; no pattern, no place to be filled in, no `.eml` or `.zip` that the product makes. */
function isFileName(text: string): boolean {
  if (/[<>*\s{}]/.test(text)) return false;
  return (
    /^(?:api|src|tests|scripts|docs|data|public)\/./.test(text) ||
    /^\w[\w./[\]-]*\.(?:ts|tsx|astro|css|md|sql)$/.test(text)
  );
}

function endsIn(file: string, name: string): boolean {
  return file === name || file.endsWith(`/${name}`);
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}

/** The text of a file, or of all files of a folder. Throws where it is not there. */
function sourceOf(place: string): string {
  const found = path.join(ROOT, place);
  if (!statSync(found).isDirectory()) return readFileSync(found, 'utf8');
  return readdirSync(found, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(path.join(found, name), 'utf8'))
    .join('\n');
}

/** Whether a source exports a constant, function or type of that name. */
function exporting(name: string): (source: string) => boolean {
  const pattern = new RegExp(
    `^export (?:async )?(?:const|function\\*?|interface|type) ${escaped(name)}(?![\\w$])`,
    'm',
  );
  return (source) => pattern.test(source);
}

/** Whether it has one that only itself uses. */
function declaring(name: string): (source: string) => boolean {
  const pattern = new RegExp(`^(?:async )?(?:const|function\\*?|interface|type) ${escaped(name)}(?![\\w$])`, 'm');
  return (source) => pattern.test(source);
}

function escaped(name: string): string {
  return name.replace(/\$/g, '\\$');
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}
