import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Classes of CSS modules that a component names and its module does not have: it stands there without its style. */
function missingClasses(file: string): string[] {
  const source = read(file);
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', from = '']) => {
    const css = read(from.startsWith('#src/') ? from.slice(1) : path.join(path.dirname(file), from));
    const used = new Set(
      [...source.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, 'g'))].map(([, key]) => key),
    );
    return [...used].filter((key) => !new RegExp(`\\.${key}\\b`).test(css)).map((key) => `${file}: ${key}`);
  });
}

describe('The styles of a component', () => {
  it('exist under the name that it uses', () => {
    const files = globSync('src/**/*.{tsx,astro}', { cwd: root });
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap(missingClasses)).toEqual([]);
  });
});
