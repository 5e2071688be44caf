/**
 * How soon a page shows something on a slow phone: first and largest contentful paint, layout shift and bytes, in real
 * Chromium with the processor slowed down four times, beside the same home page rendered by a plain React app. Prints
 * figures and ratios of one run; nothing is asserted. Run it by hand:
 *
 *   node tests/bench/pages.ts
 */
import { rm } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { findChromium, isRoot } from '../../scripts/find-chromium.ts';
import { builtDist } from '../support/dist.ts';
import { serveSite } from '../support/site-server.ts';
import { withPlainReactApp } from './plain-react-app.ts';

const PAGES = ['/de', '/de/students', '/de/arbeitgeber', '/de/contact', '/de/join'];
const PLAIN_REACT_APP = '/de/spa';
const RUNS = 3;
const BYTES_PER_SECOND_OF_KBIT = 1000 / 8;

const NETWORKS = {
  'slow 3G': { kbit: 400, latencyMs: 400 },
  'slow 4G': { kbit: 1600, latencyMs: 150 },
};

interface Measured {
  fcp: number;
  lcp: number;
  cls: number;
  kilobytes: number;
}

const dir = await withPlainReactApp(await builtDist());
await using site = await serveSite(dir);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: isRoot() ? ['--no-sandbox'] : [],
});
for (const [name, network] of Object.entries(NETWORKS)) {
  process.stdout.write(`\n${name}, processor 4 times slower, median of ${RUNS}\n`);
  const app = await median(browser, PLAIN_REACT_APP, network);
  line('plain React app', app);
  for (const page of PAGES) {
    const measured = await median(browser, page, network);
    line(page, measured, `FCP ${(app.fcp / measured.fcp).toFixed(1)} times sooner than the app`);
  }
}
await browser.close();
await rm(dir, { recursive: true, force: true });

function line(name: string, { fcp, lcp, cls, kilobytes }: Measured, note = ''): void {
  const figures = `FCP ${Math.round(fcp)} ms  LCP ${Math.round(lcp)} ms  CLS ${cls.toFixed(3)}  ${kilobytes.toFixed(0)} KB`;
  process.stdout.write(`${name.padEnd(18)} ${figures}  ${note}\n`);
}

async function median(chrome: Browser, path: string, network: (typeof NETWORKS)['slow 3G']): Promise<Measured> {
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(chrome, path, network));
  runs.sort((a, b) => a.fcp - b.fcp);
  return runs[Math.floor(RUNS / 2)] ?? { fcp: 0, lcp: 0, cls: 0, kilobytes: 0 };
}

async function measure(
  chrome: Browser,
  path: string,
  { kbit, latencyMs }: (typeof NETWORKS)['slow 3G'],
): Promise<Measured> {
  const context = await chrome.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  const throughput = kbit * BYTES_PER_SECOND_OF_KBIT;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`http://127.0.0.1:${site.port}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  const paints = await page.evaluate(readPaints);
  await context.close();
  return { ...paints, kilobytes: bytes / 1024 };
}

/** Runs in the browser. */
function readPaints(): Promise<Omit<Measured, 'kilobytes'>> {
  const buffered = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  return Promise.all([buffered('largest-contentful-paint'), buffered('layout-shift')]).then(([largest, shifts]) => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp: largest.at(-1)?.startTime ?? 0,
    cls: shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
  }));
}
