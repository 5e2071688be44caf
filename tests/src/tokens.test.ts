import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A name in a comment is no use of it. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, '');

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:css|astro|tsx?)$/.test(name))
  .map((name) => ({ name, code: withoutComments(readFileSync(`src/${name}`, 'utf8')) }));

const TOKENS = withoutComments(readFileSync('src/styles/tokens.css', 'utf8'));
/** A meta cannot read a variable. */
const STYLES = FILES.filter(({ name }) => /\.(?:css|astro)$/.test(name) && !name.endsWith('tokens.css')).map(
  ({ name, code }) => ({ name, code: code.replace(/<meta[^>]*>/g, '') }),
);
const names = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
const used = new Set(FILES.flatMap(({ code }) => names(code, /var\((--[\w-]+)/g)));

/** Where a declaration of a style spells a value: not a part of a longer one. */
const spelling = (values: readonly string[]) =>
  STYLES.flatMap(({ name, code }) =>
    values
      .filter((value) => new RegExp(`:[^;{}]*(?<![\\w.#-])${value}(?![\\w-])`, 'i').test(code))
      .map((value) => `${name}: ${value}`),
  );

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

  it('stand for every colour that they name, short ones too: nobody spells it again', () => {
    const colours = [...new Set(names(TOKENS, /:\s*(#(?:[0-9a-f]{6}|[0-9a-f]{3}));/gi))];
    expect(colours).toEqual(expect.arrayContaining(['#fff', '#0b2629']));
    expect(spelling([...colours, '#ffffff'])).toEqual([]);
  });

  it('hold every colour that a style spells, unless it is see-through', () => {
    const drawn = (code: string) => code.replace(/url\([^)]*\)/g, '');
    const spelt = STYLES.flatMap(({ name, code }) =>
      names(drawn(code), /(?::|fill=|stroke=)[^;{}]*?["\s](#[0-9a-f]{3,8})\b(?=[";\s])/gi).map(
        (colour) => `${name}: ${colour}`,
      ),
    );
    expect(spelt).toEqual([]);
  });

  it('stand for how large a control is: nobody spells it in pixels again', () => {
    const sizes = names(TOKENS, /--tap[\w-]*:\s*(\d+px);/g);
    expect(sizes.sort()).toEqual(['44px', '48px']);
    expect(spelling(sizes)).toEqual([]);
  });
});
