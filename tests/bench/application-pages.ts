import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { LANGUAGES } from '#contract/languages.ts';
import type { Status } from '#contract/model/status.ts';
import { type PathKey, paths } from '#src/i18n/paths.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { type Measured, startMeasured } from './measured-server.ts';
import { medianView, type SlowView } from './slow-phone.ts';

/** Pages of one application, each with what its application has reached. */
const PAGES = {
  status: 'STEP1_APPROVED',
  join: 'STEP1_APPROVED',
  upload: 'STEP1_APPROVED',
  placement: 'A2_CV_RECEIVED',
} as const satisfies Partial<Record<PathKey, Status>>;
const RENDERED = 600;

/**
 * Loads the pages that `isWanted` on a slow phone, from the product with its data, and prints what drawing them costs the
 * server.
 */
export async function viewApplicationPages(browser: Browser, runs: number, isWanted: (page: string) => boolean) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-bench-'));
  const api = await startApi({ dataDir });
  const wanted: { page: string; address: string }[] = [];
  for (const key of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
    const pages = LANGUAGES.map(paths[key]).filter(isWanted);
    const { token } = pages.length > 0 ? await applyUntil(api, PAGES[key]) : { token: '' };
    wanted.push(...pages.map((page) => ({ page: `${page}?token`, address: `${page}?token=${token}` })));
  }
  await api.halt();
  // The pages are counted like the calls that they stand for.
  process.env.RATE_LIMIT_FACTOR = '1000';
  const server = await startMeasured('product', dataDir);
  if (wanted.length > 0) await printCost(server, wanted);
  const views: [page: string, view: SlowView][] = [];
  for (const { page, address } of wanted) views.push([page, await medianView(browser, server.url + address, runs)]);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return views;
}

/** Drawing starts with the first page; later ones come one after the other, over one connection. */
async function printCost(server: Measured, pages: { address: string }[]): Promise<void> {
  const get = async (at: number) => {
    const from = performance.now();
    await (await fetch(server.url + pages[at % pages.length]?.address)).text();
    return performance.now() - from;
  };
  const before = server.megabytes('VmRSS');
  const first = await get(0);
  const loaded = server.megabytes('VmRSS');
  const times: number[] = [];
  const cpu = server.cpuMs();
  for (let at = 0; at < RENDERED; at += 1) times.push(await get(at));
  times.sort((a, b) => a - b);
  const share = (part: number) => (times[Math.floor(part * RENDERED)] ?? 0).toFixed(1);
  process.stdout.write(
    `drawing on the server: the first page ${first.toFixed(0)} ms and ${(loaded - before).toFixed(0)} MB, ` +
      `then p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, ${((server.cpuMs() - cpu) / RENDERED).toFixed(1)} ms of ` +
      `processor each; after ${RENDERED} pages ` +
      `${(server.megabytes('VmRSS') - before).toFixed(0)} MB more than at first (${before.toFixed(0)} MB)\n`,
  );
}
