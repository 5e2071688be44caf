import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:css|astro|tsx?)$/.test(name))
  .map((name) => ({ name, code: readFileSync(`src/${name}`, 'utf8') }));

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');
const names = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
const used = new Set(FILES.flatMap(({ code }) => names(code, /var\((--[\w-]+)/g)));

describe('The tokens', () => {
  it('are all used', () => {
    const defined = names(TOKENS, /(--[\w-]+):/g);
    expect(defined.length).toBeGreaterThan(50);
    expect(defined.filter((name) => !used.has(name))).toEqual([]);
  });

  it('are defined wherever one is asked for', () => {
    const defined = new Set(FILES.flatMap(({ code }) => names(code, /(--[\w-]+)['"]?\s*:/g)));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('stand for every value that they name: nobody spells it again', () => {
    const colours = [...new Set(names(TOKENS, /:\s*(#[0-9a-f]{6});/g))];
    const spelt = FILES.filter(({ name }) => /\.(?:css|astro)$/.test(name) && !name.endsWith('tokens.css')).flatMap(
      ({ name, code }) =>
        colours.filter((colour) => new RegExp(`:[^;{}()]*${colour}`).test(code)).map((colour) => `${name}: ${colour}`),
    );
    expect(spelt).toEqual([]);
  });
});
