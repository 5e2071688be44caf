import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { type PathKey, paths } from '#src/i18n/paths.ts';
import { type BuiltPage, builtDist, builtPages, tags } from '../support/dist.ts';

const KILOBYTE = 1024;
/** Of the first round trip; what is above it is printed. File names alone move a page by some twenty bytes. */
const ROUND_TRIP_BYTES = 14 * KILOBYTE;
const HTML_BYTES = 16 * KILOBYTE;
/** React alone is 52 KB. What comes later: docs/decisions/012-weight-of-island-pages.md. */
const ISLAND_SCRIPT_BYTES = 67 * KILOBYTE;
/** With what only comes once somebody has an application: screens, checks, sentences. */
const APPLICANT_SCRIPT_BYTES = 120 * KILOBYTE;
const FIRST_VIEW_BYTES = 60 * KILOBYTE;
/** With every script that comes before the first touch. */
const READING_BYTES = 50 * KILOBYTE;

/** Pages to read, not to work with. Their text has to be there before any script, and there is none but the layout's. */
const READING: PathKey[] = ['portal', 'contact', 'trust', 'earnings', 'preCheck', 'impressum', 'privacy'];
/** As much a page to read; the island only makes the pictures turn. */
const WITH_CAROUSEL: PathKey[] = ['home', 'students', 'employers'];

/** Little more than a list; a few lines of script at most. */
const LISTS: PathKey[] = [
  'downloads',
  'enrolmentPreview',
  'debugImages',
  'notFound',
  'notSent',
  'stopReminders',
  'remindersStopped',
  'linkSent',
];

/** Those of one application. */
const APPLICANT: PathKey[] = ['join', 'status', 'verify', 'upload', 'enrolment', 'placement'];

let dist: string;
let pages: BuiltPage[];

beforeAll(async () => {
  dist = await builtDist();
  pages = await builtPages();
}, 120_000);

const hasIsland = (page: BuiltPage) => page.html.includes('<astro-island');

/** What travels for a file of the site: what the build compressed, else the file itself. */
function sentBytes(address: string): number {
  const file = join(dist, address);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

const htmlBytes = (page: BuiltPage) => sentBytes(`${page.path}.html`);

// What import() names is asked for when somebody needs it.
const IMPORTED_AT_ONCE = /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g;
const IMPORTED_EVER = /(?:\bfrom|\bimport)\s*\(?["'`](\.[^"'`]+)["'`]/g;

/** The scripts that a page's islands need, with all that these import, as addresses. */
function islandScripts(page: BuiltPage, imported = IMPORTED_AT_ONCE): Set<string> {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const code = readFileSync(join(dist, address), 'utf8');
    for (const [, path = ''] of code.matchAll(imported)) {
      visit(join(dirname(address), path));
    }
  };
  for (const island of tags(page.html, 'astro-island')) {
    for (const address of [island['component-url'], island['renderer-url'], island['before-hydration-url']]) {
      if (address) visit(address);
    }
  }
  for (const script of tags(page.html, 'script')) if (script.src) visit(script.src);
  return found;
}

const sum = (addresses: Set<string>) => [...addresses].reduce((bytes, address) => bytes + sentBytes(address), 0);
const scriptBytes = (page: BuiltPage) => sum(islandScripts(page));
const allScriptBytes = (page: BuiltPage) => sum(islandScripts(page, IMPORTED_EVER));

/** The HTML, its font and every picture that is loaded at once. */
function firstViewBytes(page: BuiltPage): number {
  const pictures = tags(page.html, 'img').filter((image) => image.loading !== 'lazy' && image.src?.startsWith('/'));
  const fonts = [...page.html.matchAll(/url\("?(\/[^")]+\.woff2)"?\)/g)].map(([, address]) => address);
  const files = new Set([...pictures.map((image) => image.src), ...fonts]);
  return [...files].reduce((bytes, address) => bytes + sentBytes(address ?? ''), htmlBytes(page));
}

/** Names of the pages that break a limit, with what they weigh. */
const above = (limit: number, weigh: (page: BuiltPage) => number, of: BuiltPage[]) =>
  of.map((page) => ({ path: page.path, weighs: weigh(page) })).filter(({ weighs }) => weighs > limit);

describe('A page of the site, after brotli', () => {
  it('needs at most 16 KB with its styles', () => {
    for (const { path, weighs } of above(ROUND_TRIP_BYTES, htmlBytes, pages))
      process.stdout.write(`more than one round trip: ${path}, ${weighs} bytes\n`);
    expect(above(HTML_BYTES, htmlBytes, pages)).toEqual([]);
  });

  it('needs at most 60 KB for the first view', () => {
    const views = pages.filter((page) => !page.path.endsWith('/debug/images'));
    expect(above(FIRST_VIEW_BYTES, firstViewBytes, views)).toEqual([]);
  });

  it('STAC-03 needs at most 67 KB of scripts for its islands', () => {
    expect(above(ISLAND_SCRIPT_BYTES, scriptBytes, pages.filter(hasIsland))).toEqual([]);
  });

  it('STAC-03 loads at most ten scripts for its islands', () => {
    expect(above(10, (page) => islandScripts(page).size, pages.filter(hasIsland))).toEqual([]);
  });

  it('STAC-03 needs little more for somebody with an application', () => {
    const ofApplicants = pages.filter((page) =>
      APPLICANT.flatMap((key) => LANGUAGES.map(paths[key])).includes(page.path),
    );
    expect(above(APPLICANT_SCRIPT_BYTES, allScriptBytes, ofApplicants)).toEqual([]);
  });

  it('asks for no script before it is drawn', () => {
    for (const page of pages) {
      const eager = tags(page.html, 'link').filter((link) => link.rel?.includes('preload') && link.as !== 'font');
      expect(eager, page.path).toEqual([]);
      for (const script of tags(page.html, 'script')) {
        if (script.src) expect(script.type, `${page.path} ${script.src}`).toBe('module');
      }
    }
  });

  it('STAC-02 loads no script file at all where it has no island', () => {
    for (const page of pages.filter((each) => !hasIsland(each))) {
      expect(page.html, page.path).not.toMatch(/<script[^>]+src=|modulepreload|component-url/);
    }
  });
});

describe('A page to read', () => {
  it.each([...READING, ...WITH_CAROUSEL])('STAC-01 %s has its words in the HTML', (key) => {
    for (const path of LANGUAGES.map(paths[key])) {
      const html = pages.find((page) => page.path === path)?.html ?? '';
      const main = html.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
      const text = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
      expect(text.split(/\s+/).length, path).toBeGreaterThan(40);
      expect(main.match(/<h1[\s>]/g), path).toHaveLength(1);
    }
  });

  it('weighs at most 50 KB before the first touch', () => {
    const reading = pages.filter(({ path }) =>
      [...READING, ...WITH_CAROUSEL].flatMap((key) => LANGUAGES.map(paths[key])).includes(path),
    );
    const scripts = (page: BuiltPage) => {
      // An island of its page that is only wanted later brings nothing.
      const html = page.html.replace(/<astro-island[^>]*client="deferred"[^>]*>/g, '');
      return scriptBytes({ ...page, html });
    };
    expect(above(READING_BYTES, (page) => firstViewBytes(page) + scripts(page), reading)).toEqual([]);
  });

  it('STAC-02 STAC-03 has an island only for its carousel', () => {
    const addresses = (keys: readonly PathKey[]) => keys.flatMap((key) => LANGUAGES.map(paths[key])).sort();
    const without = pages.filter((page) => !hasIsland(page)).map((page) => page.path);
    expect(without.sort()).toEqual(addresses([...READING, ...LISTS]));
    const carousels = pages.filter((page) => addresses(WITH_CAROUSEL).includes(page.path));
    expect(carousels).toHaveLength(6);
    for (const page of carousels) expect(tags(page.html, 'astro-island'), page.path).toHaveLength(1);
  });
});
