import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { changePages } from './change-pages.ts';
import { forOldBrowsers, minified } from './old-styles.ts';

const STYLE = /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/g;
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
/** Names of scripts in a page's HTML and scripts: a relative import, or an absolute path of the site. */
const SCRIPT = /["'`]((?:\.{0,2}\/)[^"'`\s]+\.js)["'`]/g;

/** The framework's own script has many words and none of our classes, so it is not searched. */
const RENDERER = /renderer-url="[^"]*"/g;

/** A list of mail addresses' endings is no list of classes: sky.com kept the styles of .sky. */
const HOST = /[\w-]+\.com\b/g;

/**
 * Astro puts the styles of all components into every page. Removes rules for classes that neither the page's HTML nor a
 * script it can load names, and variables that no rule uses, and writes the rest for old browsers. The page's policy is
 * left to trimPolicy().
 */
export async function trimStyles(dir: string): Promise<void> {
  await changePages(dir, async (html) => trimStyle(html, await scriptsOf(html, dir)));
}

/** @param scripts all code that can give an element of this page a class */
export function trimStyle(html: string, scripts = ''): string {
  // A word anywhere counts as a use: 'open' in a sentence keeps .open, so no rule that is needed is removed.
  const texts = new Set(`${html.replace(STYLE, '$1')} ${scripts}`.replace(HOST, ' ').match(/[\w-]+/g));
  return inOneBlock(html).replace(STYLE, (_, tag: string, css: string) => {
    const unused = [...css.matchAll(CLASS)].map(([, name = '']) => name).filter((name) => !texts.has(name));
    return tag + withoutUnusedVariables(minified(oldStyle(css), { unusedSymbols: unused }), texts);
  });
}

const oldStyles = new Map<string, string>();

/** The same styles stand in many pages. */
function oldStyle(css: string): string {
  const known = oldStyles.get(css) ?? forOldBrowsers(css);
  oldStyles.set(css, known);
  return known;
}

const VARIABLE = /(?<=[{;])(--[\w-]+):/g;
const USE = /var\((--[\w-]+)/g;

/** Removes variables that no rule uses. Repeats itself, as a removed variable may have been the only use of another. */
function withoutUnusedVariables(css: string, texts: ReadonlySet<string>): string {
  const used = new Set([...css.matchAll(USE)].map(([, name]) => name));
  const unused = [...css.matchAll(VARIABLE)].flatMap(([, name = '']) =>
    used.has(name) || texts.has(name) ? [] : name,
  );
  return unused.length > 0 ? withoutUnusedVariables(minified(css, { unusedSymbols: unused }), texts) : css;
}

const PLAIN_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Joins all style blocks into the first one: each block has a hash in the policy, which hardly compresses. */
function inOneBlock(html: string): string {
  let whole = `<style>${[...html.matchAll(PLAIN_STYLE)].map(([, css]) => css).join('')}</style>`;
  return html.replace(PLAIN_STYLE, () => {
    const block = whole;
    whole = '';
    return block;
  });
}

/** The code of every script that the page's islands can load, now or later. */
async function scriptsOf(html: string, dir: string): Promise<string> {
  const found = new Map<string, string>();
  const visit = async (text: string, folder: string) => {
    for (const [, path = ''] of text.matchAll(SCRIPT)) {
      const file = path.startsWith('/') ? join(dir, path) : join(folder, path);
      if (found.has(file) || !existsSync(file)) continue;
      const code = await readFile(file, 'utf8');
      found.set(file, code);
      await visit(code, dirname(file));
    }
  };
  await visit(html.replace(RENDERER, ''), dir);
  return [...found.values()].join('\n');
}
