import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { youngInScript, youngInStyles } from '../support/compat.ts';
import { builtDist, builtPages } from '../support/dist.ts';

/** Younger than the oldest browsers, by MDN's data, and used all the same: what happens there instead. */
const SCRIPT_EXCEPTIONS: Record<string, string> = {
  '.showModal': 'src/ui/dialog/modal-dialog.ts asks first',
  '.requestSubmit': 'AccountPage.astro asks first',
  ClipboardItem: 'copy-picture asks first: the picture is downloaded',
  createImageBitmap: 'photo.ts: the photo is sent as it is; PhotoChoice.tsx: no picture is shown',
  'Error.captureStackTrace': 'fflate asks first',
  BroadcastChannel: 'session-events.ts asks first',
  requestIdleCallback: 'asked for first, by its users',
  setImmediate: "React's scheduler asks first",
  reportError: 'React asks first',
  '.startViewTransition': 'React, for transitions that we do not use',
  '.skipTransition': 'as above',
  navigation: 'React asks first',
  '.getState': "a method of React's",
  '.use': "React's hook",
  '.format': "Intl's formatters have it; the data names only others",
  '.subscribe': "a method of nanostores'",
  '.notify': "a method of nanostores'",
  '.show': 'a function of ours',
  '.forget': 'as above',
  '.share': 'as above',
  '.detect': 'useCodeReader.ts asks first: without it the number is typed',
  '.take': 'a function of ours',
  '.getTransports': '@simplewebauthn/browser asks first for all four: it needs none',
  '.getPublicKeyAlgorithm': 'as above',
  '.getPublicKey': 'as above',
  '.getAuthenticatorData': 'as above',
  '.retry': 'as above',
  '.run': "a method of zod's",
  '.when': 'as above',
  '.getViewport': "a method of pdf.js', which browsers load that can read it (open-pdf.ts)",
  '.destroy': 'as above',
};

/** In Astro's own script alone, which each page with an island has in itself: ours must not lean on it. */
const ASTRO_EXCEPTIONS: Record<string, string> = {
  'Object.hasOwn': 'for component names with a dot, which we have none of',
};
const isAstros = (code: string) => code.includes('customElements.define("astro-island"');

/** A rule or a value that an old browser passes over, and nobody misses more than a nicety. */
const STYLE_EXCEPTIONS: Record<string, string> = {
  'color-scheme': 'pages are light anyway',
  'text-size-adjust': 'written with its prefix too',
  'overflow: clip': 'in print only',
  'text-wrap': 'lines are less even',
  ':focus-visible': "the browser's own ring",
  'overflow-wrap: anywhere': 'break-word stands for the page',
  'forced-colors': 'colours are not forced there',
  'forced-color-adjust': 'as above',
  'overscroll-behavior-x': 'a swipe may go back',
  'scrollbar-width': 'a bar under the pictures',
  'scroll-snap-stop': 'a swipe may pass a picture',
  scripting: 'without a script only',
  'aspect-ratio': 'pictures have a width and a height',
  ':has': 'notice, help and print only; fields have a fallback',
  'align-content: start': 'old in grids, where we use it',
  'align-self: start': 'as above',
  'place-content: start': 'as above',
  'accent-color': "the browser's own colour",
  ':backdrop': 'dialogs cover the page there',
  ':details-content': 'in print only',
  'content-visibility': 'as above',
  'contain-intrinsic-size': 'only with content-visibility',
  ':file-selector-button': 'a pointer only',
  'scroll-target-group': 'no mark in a table of contents',
  ':target-current': 'as above',
  'scroll-margin-top': 'a heading at the upper edge',
  'scroll-margin-bottom': 'a focused control may lie behind the row of the decision',
  'field-sizing': 'a field of its usual size',
  'image-rendering: pixelated': 'a softer code',
};

const RUNS = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

let pages: { path: string; html: string }[];
let scripts: { path: string; code: string }[];

beforeAll(async () => {
  const dist = await builtDist();
  pages = await builtPages();
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const inline = pages.flatMap(({ path, html }) => [...html.matchAll(RUNS)].map(([, code = '']) => ({ path, code })));
  scripts = [...files.map((path) => ({ path, code: readFileSync(join(dist, path), 'utf8') })), ...inline];
}, 600_000);

const isExcepted = (finding: string, exceptions: object) =>
  Object.keys(exceptions).some((name) =>
    [name, `(${name})`].some((start) => finding === start || finding.startsWith(`${start}:`)),
  );

/** Each finding once, with the first place of it. Equal pieces of code are read once. */
function findings(pieces: { path: string; code: string }[], look: (code: string) => string[], exceptions: object) {
  const places = new Map(pieces.map(({ path, code }) => [code, path]));
  return [...places].flatMap(([code, path]) =>
    look(code).flatMap((finding) => (isExcepted(finding, exceptions) ? [] : `${path}: ${finding}`)),
  );
}

describe('In Chrome 87, Firefox 78 and Safari 14', () => {
  it('every script can be read, and finds what it calls', () => {
    expect(scripts.length).toBeGreaterThan(100);
    const ours = scripts.filter(({ code }) => !isAstros(code));
    const astros = scripts.filter(({ code }) => isAstros(code));
    expect(findings(ours, youngInScript, SCRIPT_EXCEPTIONS)).toEqual([]);
    expect(findings(astros, youngInScript, { ...SCRIPT_EXCEPTIONS, ...ASTRO_EXCEPTIONS })).toEqual([]);
  });

  it('every style is understood', () => {
    const styles = pages.flatMap(({ path, html }) =>
      [...html.matchAll(STYLE)].map(([, code = '']) => ({ path, code })),
    );
    expect(styles.length).toBe(pages.length);
    expect(findings(styles, youngInStyles, STYLE_EXCEPTIONS)).toEqual([]);
  });

  it.each([
    ['a ??= b', /Unexpected token/],
    ['class A { static b = 1 }', /Unexpected/],
  ])('%s would be refused', (code, message) => {
    expect(() => youngInScript(code)).toThrow(message);
  });

  it.each([
    ['list.at(-1)', '.at: chrome 92'],
    ['Object.hasOwn(a, b)', 'Object.hasOwn: chrome 93'],
    ['structuredClone(a)', 'structuredClone: chrome 98'],
    ['crypto.randomUUID()', '.randomUUID: chrome 92'],
    ['AbortSignal.timeout(1)', 'AbortSignal.timeout: chrome 124'],
    ['list.findLast(a)', '.findLast: chrome 97'],
  ])('%s would be found', (code, finding) => {
    expect(youngInScript(code)).toContain(finding);
  });

  it.each([
    ['@layer a{b{top:0}}', '@layer: chrome 99'],
    ['@media (width<40em){a{top:0}}', '(width < …): chrome 104'],
    ['@media not (min-width:40em){a{top:0}}', 'not (…)'],
    ['a{& b{top:0}}', '&: chrome 120'],
    [':is(a,b) c{top:0}', ':is: chrome 88'],
    ['a:not(b,c){top:0}', ':not(a, b): chrome 88'],
    ['a{inset:0}', 'inset: safari 14.1'],
    ['a{color:color-mix(in srgb,red,blue)}', 'color-mix(): chrome 111'],
    ['a{height:100dvh}', 'dvh: chrome 108'],
  ])('%s would be found', (css, finding) => {
    expect(youngInStyles(css)).toContain(finding);
  });
});
