import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { LANGUAGES } from '#contract/languages.ts';
import type { Status } from '#contract/model/status.ts';
import { type PathKey, paths } from '#src/i18n/paths.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { openConnection, timeOf } from './connection.ts';
import { untilQuiet } from './cpu.ts';
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

/** Drawing starts with the first page; later ones come one after the other, over one connection, beside a static page. */
async function printCost(server: Measured, pages: { address: string }[]): Promise<void> {
  await untilQuiet(server.pid);
  const connection = await openConnection(server.port, '127.0.0.1');
  const draw = (at: number) => timeOf(connection, pages[at % pages.length]?.address ?? '');
  const before = server.megabytes('VmRSS');
  const first = await draw(0);
  const loaded = server.megabytes('VmRSS');
  const drawn: number[] = [];
  const worked: number[] = [];
  const sent: number[] = [];
  for (let at = 0; at < RENDERED; at += 1) {
    const before = server.threadMs();
    drawn.push(await draw(at));
    worked.push(server.threadMs() - before);
  }
  const grown = server.megabytes('VmRSS') - before;
  for (let at = 0; at < RENDERED; at += 1) sent.push(await timeOf(connection, paths.home('de')));
  connection.close();
  process.stdout.write(
    `drawing on the server: the first page ${first.toFixed(0)} ms and ${(loaded - before).toFixed(0)} MB, then ` +
      `${spread(drawn)}, of its thread ${spread(worked)} (a static page ${spread(sent)}); after ${RENDERED} pages ` +
      `${grown.toFixed(0)} MB more than at first (${before.toFixed(0)} MB)\n`,
  );
}

function spread(times: number[]): string {
  times.sort((a, b) => a - b);
  const [middle = 0, late = 0] = [0.5, 0.99].map((share) => times[Math.floor(share * times.length)]);
  return `p50 ${middle.toFixed(1)} ms, p99 ${late.toFixed(1)} ms`;
}
