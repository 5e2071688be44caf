import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

/**
 * WebPageTest's "slow 3G". Chromium adds the latency once to each request and knows no slow start: a page that waits for
 * several answers of several packets each loses more on a real line.
 */
const SLOW_3G = { kbit: 400, latencyMs: 400 };
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND_OF_KBIT = 1000 / 8;
const LONGEST_MS = 120_000;
/** Longer than any answer of the emulated line takes to begin. */
const REST_MS = 1500;

/** What the server sent until the page rested, untouched: bodies as they were compressed, and headers. */
export interface SentBytes {
  page: number;
  fonts: number;
  pictures: number;
  scripts: number;
}

export interface SlowView {
  fcp: number;
  lcp: number;
  cls: number;
  bytes: SentBytes;
  requests: number;
}

/** Loads a page `runs` times, each in a fresh browser context, and answers with the view in the middle by first paint. */
export async function medianView(browser: Browser, url: string, runs: number): Promise<SlowView> {
  const views: SlowView[] = [];
  for (let run = 0; run < runs; run += 1) views.push(await view(browser, url));
  views.sort((a, b) => a.fcp - b.fcp);
  const middle = views[Math.floor(runs / 2)];
  if (!middle) throw new Error('A median needs a run.');
  return middle;
}

async function view(browser: Browser, url: string): Promise<SlowView> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await slowDown(session);
  const answer = await page.goto(url, { timeout: LONGEST_MS });
  if (answer?.status() !== 200) throw new Error(`${url} answers ${answer?.status()}`);
  // An app rests for a while between its script and its first paint, and only then asks for pictures.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  while (Date.now() - traffic.lastAt < REST_MS) await pause(REST_MS / 10);
  const paints = await page.evaluate(readPaints);
  await context.close();
  return { ...paints, bytes: traffic.bytes, requests: traffic.requests };
}

async function slowDown(session: CDPSession): Promise<void> {
  const throughput = SLOW_3G.kbit * BYTES_PER_SECOND_OF_KBIT;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_3G.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

const KINDS: Record<string, keyof SentBytes> = { Font: 'fonts', Image: 'pictures', Script: 'scripts' };

interface Traffic {
  bytes: SentBytes;
  requests: number;
  /** When something was last asked for or came. */
  lastAt: number;
}

/** Counts on while the page loads. Styles, and whatever else there is, belong to the page. */
async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { bytes: { page: 0, fonts: 0, pictures: 0, scripts: 0 }, requests: 0, lastAt: Date.now() };
  const kinds = new Map<string, keyof SentBytes>();
  const touch = () => {
    traffic.lastAt = Date.now();
  };
  session.on('Network.requestWillBeSent', () => {
    traffic.requests += 1;
    touch();
  });
  session.on('Network.dataReceived', touch);
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, KINDS[type] ?? 'page'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    touch();
    traffic.bytes[kinds.get(requestId) ?? 'page'] += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}

/** Runs in the browser. */
function readPaints(): Promise<Omit<SlowView, 'bytes' | 'requests'>> {
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
