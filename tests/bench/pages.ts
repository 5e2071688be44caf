/**
 * What a page weighs and how soon it shows something on a slow phone: bytes by kind, first and largest contentful paint
 * and layout shift in real Chromium on slow 3G with the processor slowed down four times, beside the same page as a plain
 * React app. Prints figures and ratios of one run; nothing is asserted. Run it by hand:
 *
 *   node tests/bench/pages.ts
 *   node tests/bench/pages.ts /de /en/join      only these
 *
 * Those of one application come with its token, from a server with its data.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { LANGUAGES } from '#contract/languages.ts';
import { type PathKey, paths } from '#src/i18n/paths.ts';
import { findChromium, isRoot } from '../../scripts/find-chromium.ts';
import { builtDist } from '../support/dist.ts';
import { serveSite } from '../support/site-server.ts';
import { viewApplicationPages } from './application-pages.ts';
import { addPlainReactApps } from './plain-react-app.ts';
import { medianView, type SlowView } from './slow-phone.ts';

const KEYS: PathKey[] = ['home', 'students', 'employers', 'earnings', 'trust', 'contact', 'join'];
const ALL = KEYS.flatMap((key) => LANGUAGES.map(paths[key]));
const [, , ...asked] = process.argv;
const PAGES = asked.length > 0 ? ALL.filter((page) => asked.includes(page)) : ALL;
const RUNS = 3;

const dir = await mkdtemp(path.join(os.tmpdir(), 'werksommer-bench-site-'));
await cp(await builtDist(), dir, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: isRoot() ? ['--no-sandbox'] : [],
});
const appOf = await withApps();
await using site = await serveSite(dir);
const origin = `http://127.0.0.1:${site.port}`;

process.stdout.write(`Slow 3G, processor 4 times slower, median of ${RUNS}; KB as sent, before a touch\n`);
for (const page of PAGES) {
  const ours = await medianView(browser, origin + page, RUNS);
  const app = await medianView(browser, origin + appOf(page), RUNS);
  line(page, ours, `FCP ${(app.fcp / ours.fcp).toFixed(1)} times sooner than the app`);
  line('  as a React app', app);
}
for (const [page, view] of await viewApplicationPages(
  browser,
  RUNS,
  (page) => asked.length === 0 || asked.includes(page),
))
  line(page, view);
await browser.close();
await rm(dir, { recursive: true, force: true });

/** The server lists its files when it starts, so the apps are made with one of their own. */
async function withApps(): Promise<(page: string) => string> {
  await using before = await serveSite(dir);
  return await addPlainReactApps(browser, dir, `http://127.0.0.1:${before.port}`, PAGES);
}

function line(name: string, { fcp, lcp, cls, bytes, requests }: SlowView, note = ''): void {
  const paints = `FCP ${ms(fcp)}  LCP ${ms(lcp)}  CLS ${cls.toFixed(3)}`;
  const kinds = Object.entries(bytes).map(([kind, count]) => `${kind} ${kilobytes(count)}`);
  const all = Object.values(bytes).reduce((sum, count) => sum + count, 0);
  const sum = `all ${kilobytes(all)}  ${requests} requests`;
  process.stdout.write(`${name.padEnd(17)} ${paints}  ${kinds.join('  ')}  ${sum}  ${note}\n`);
}

function ms(time: number): string {
  return `${Math.round(time)} ms`.padStart(8);
}

function kilobytes(count: number): string {
  return (count / 1024).toFixed(1).padStart(5);
}
