import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const rows = tableUnder('## Where is …?').map(([question = '', place = '', names = '']) => ({
  question,
  places: quoted(place).filter(isPath),
  names: quoted(names),
}));

describe('README’s “Where is …?”', () => {
  it('has a row for each of some forty questions', () => {
    expect(rows.length).toBeGreaterThan(35);
  });

  it.each(rows)('$question', ({ question, places, names }) => {
    if (!question.startsWith('one word') && !question.startsWith('how to add')) expect(places).not.toEqual([]);
    const source = places.map(sourceOf).join('\n');
    for (const name of names) expect(source, `${name} in ${places.join(', ')}`).toMatch(declared(name));
  });

  it('names what to look for wherever the place is one file', () => {
    const nameless = rows.filter(
      ({ places, names }) => places.some((place) => /^(?:api|src).*\.ts$/.test(place)) && names.length === 0,
    );
    expect(nameless.map(({ question }) => question)).toEqual([]);
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
  return /^(?:api|src|tests|scripts)\/[^*]*$|^site\.config\.ts$/.test(text);
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

/** A constant, function or type of that name. */
function declared(name: string): RegExp {
  return new RegExp(`^(?:export )?(?:async )?(?:const|function|interface|type) ${name}\\b`, 'm');
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}
