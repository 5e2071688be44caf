import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

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
