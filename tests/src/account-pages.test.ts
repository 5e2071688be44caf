import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { type PathKey, paths } from '#src/i18n/paths.ts';
import { type BuiltPage, builtDist, builtPages, meta, tags } from '../support/dist.ts';

const HTML_BYTES = 16 * 1024;

const KEYS: PathKey[] = [
  ...(['studentSignUp', 'studentLogin', 'studentReset', 'employerLogin', 'partnerAuth', 'adminLogin'] as const),
  ...(['confirmEmail', 'resetPassword', 'resetComplete'] as const),
];
const SIGN_IN: PathKey[] = ['studentLogin', 'employerLogin', 'partnerAuth', 'adminLogin'];
const signIns = new Set(SIGN_IN.flatMap((key) => LANGUAGES.map(paths[key])));

let dist: string;
let pages: BuiltPage[];
beforeAll(async () => {
  dist = await builtDist();
  pages = await builtPages();
}, 120_000);

const pagesOf = (keys: readonly PathKey[]) =>
  keys.flatMap((key) => LANGUAGES.map((lang) => pages.find(({ path }) => path === paths[key](lang)) as BuiltPage));

/** The script of a page's island, without what other pages use too. */
const scriptOf = (page: BuiltPage) => tags(page.html, 'astro-island')[0]?.['component-url'] ?? '';

/** Every script that a page's island asks for at once. */
function scriptsOf(page: BuiltPage): Set<string> {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const code = readFileSync(join(dist, address), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g))
      visit(join(dirname(address), path));
  };
  visit(scriptOf(page));
  return found;
}

describe('Every page about accounts', () => {
  it('ROUT-12 ROUT-22 ROUT-23 ROUT-24 ROUT-27 ROUT-31 ROUT-32 is there, and not to be found by searching', () => {
    const sitemap = readFileSync(join(dist, 'sitemap-0.xml'), 'utf8');
    for (const page of pagesOf(KEYS)) {
      expect(meta(page.html, 'robots'), page.path).toContain('noindex');
      expect(sitemap).not.toContain(`${page.path}<`);
    }
  });

  it('weighs at most 16 KB', () => {
    const heavy = pagesOf(KEYS).map(({ path }) => [path, readFileSync(join(dist, `${path}.html.br`)).length] as const);
    expect(heavy.filter(([, bytes]) => bytes > HTML_BYTES)).toEqual([]);
  });

  it('never writes a password into the address, and says what is missing without a script', () => {
    for (const page of pagesOf(KEYS)) {
      const forms = tags(page.html, 'form');
      if (signIns.has(page.path)) expect(forms, page.path).not.toEqual([]);
      for (const form of forms) expect(form.method, page.path).toBe('post');
      expect(page.html, page.path).toContain('<noscript>');
    }
  });

  it('lets nobody press a dead button: none is disabled before its script runs', () => {
    for (const page of pagesOf(KEYS)) {
      const buttons = tags(page.html, 'button');
      if (signIns.has(page.path)) expect(buttons, page.path).not.toEqual([]);
      for (const button of buttons) expect(button, page.path).not.toHaveProperty('disabled');
    }
  });

  it('tells password managers what each field is for', () => {
    for (const page of pagesOf(SIGN_IN)) {
      const inputs = tags(page.html, 'input');
      const hint = (name: string) => inputs.filter((input) => input.name === name).map((input) => input.autoComplete);
      expect(hint('email')[0], page.path).toBe('username');
      expect(hint('password')[0], page.path).toBe('current-password');
      expect(hint('password').slice(1), page.path).toEqual(hint('password_confirm'));
    }
  });
});

describe('The pages of a mailed link', () => {
  it('ROUT-31 ROUT-32 have a script of their own that no other page loads', () => {
    for (const key of ['resetPassword', 'resetComplete', 'confirmEmail'] as const) {
      const own = new Set(pagesOf([key]).map(scriptOf));
      expect(own.size, key).toBe(1);
      const [address = ''] = own;
      expect(existsSync(join(dist, address)), key).toBe(true);
      const mine = new Set(pagesOf([key]).map(({ path }) => path));
      const others = pages.filter(({ path, html }) => !mine.has(path) && html.includes('<astro-island'));
      for (const other of others) expect(scriptsOf(other).has(address), other.path).toBe(false);
    }
  });
});
