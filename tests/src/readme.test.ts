import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_FILE_MEGABYTES } from '#contract/limits.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = ['api', 'src', 'tests', 'scripts', 'docs'].flatMap((folder) => filesIn(folder, ''));

describe('The documents', () => {
  const documents = ['README.md', 'tests/README.md', 'data/README.md', ...filesIn('docs', '.md')];

  it.each(documents)('%s links to what is there', (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !existsSync(path.join(ROOT, path.dirname(document), link)));
    expect(missing).toEqual([]);
  });
});

describe('The table of places', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const rows = readme
    .split('\n')
    .map((line) => line.split(' | '))
    .flatMap(([, places = '', names]) => (names ? [[places, names] as const] : []));

  it('names what stands in the files beside it', () => {
    expect(rows.length).toBeGreaterThan(25);
    const missing = rows.flatMap(([places, names]) => {
      const there = quoted(places).flatMap((place) =>
        FILES.concat('site.config.ts').filter((file) => file.startsWith(place)),
      );
      const text = there
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
      return there.length === 0 ? [] : quoted(names).filter((name) => !text.some((one) => one.includes(name)));
    });
    expect(missing).toEqual([]);
  });
});

it('The proxy as it is set up lets the largest form through, and clamd the largest file', () => {
  const operations = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
  const figure = (pattern: RegExp) => Number(pattern.exec(operations)?.[1]);
  const form = 3 * MAX_FILE_MEGABYTES + 1;
  expect(figure(/bodies of \*\*at least (\d+) MB/)).toBe(form);
  expect(figure(/client_max_body_size (\d+)m/)).toBeGreaterThanOrEqual(form);
  expect(figure(/StreamMaxLength` must be at least (\d+) MB/)).toBe(MAX_FILE_MEGABYTES + 1);
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

  it('know a file by the end of its path too, and miss what is gone', () => {
    expect(quoted('`steps.ts` and `src/gone.ts`, `at.x`, `*.call.ts`, `<noun>.ts`').filter(isFileName)).toEqual([
      'steps.ts',
      'src/gone.ts',
    ]);
    expect(FILES.some((file) => endsIn(file, 'steps.ts'))).toBe(true);
    expect(FILES.some((file) => endsIn(file, 'src/gone.ts'))).toBe(false);
  });
});

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

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}
