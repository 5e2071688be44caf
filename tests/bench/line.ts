/**
 * What a bad line does to the way of an applicant, in real Chromium and in real time: a file of 10 MB at 16 KiB/s with ten
 * cuts and a reload, then a page of an application at 20 KB/s. Nothing is asserted, and it takes a quarter of an hour:
 *
 *   node tests/bench/line.ts
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, isRoot } from '../../scripts/find-chromium.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { pdfOfSize } from '../support/files.ts';
import { openLine, pointsOf } from '../support/slow-line.ts';
import { startMeasured } from './measured-server.ts';

const FILE_BYTES = 10_000_000;
const UPLOAD_BYTES_PER_SECOND = 16 * 1024;
const PAGE_BYTES_PER_SECOND = 20_000;
const SEED = 20_261_126;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-bench-'));
const api = await startApi({ dataDir });
const { token } = await applyUntil(api, 'STEP1_APPROVED');
await api.halt();
const server = await startMeasured('product', dataDir);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: isRoot() ? ['--no-sandbox'] : [],
});
await openPages();
await uploadFile();
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

async function openPages(): Promise<void> {
  for (const address of [`/en/status?token=${token}`, `/en/join?token=${token}`, '/en/join', '/en']) {
    const rate = { up: PAGE_BYTES_PER_SECOND, down: PAGE_BYTES_PER_SECOND };
    await using line = await openLine(server.url, { bytesPerSecond: rate });
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const from = performance.now();
    await page.goto(line.url + address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const heading = performance.now() - from;
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    say(`${address.replace(token, '…')} at 20 KB/s: heading after ${seconds(heading)}, all ${line.carried.down} bytes`);
    await context.close();
  }
}

async function uploadFile(): Promise<void> {
  const file = path.join(dataDir, 'document.pdf');
  writeFileSync(file, await pdfOfSize(FILE_BYTES));
  const cutAt = pointsOf(SEED, 10, FILE_BYTES);
  await using line = await openLine(server.url, { bytesPerSecond: { up: UPLOAD_BYTES_PER_SECOND }, cutAt });
  const page = await browser.newPage();
  await page.goto(`${line.url}/en/join`);
  await page.locator('astro-island:not([ssr])').first().waitFor({ state: 'attached' });
  const from = performance.now();
  await page.locator('[name=hub4africa_file]').setInputFiles(file);
  const arrived = page.getByText(/^Ready to send/);
  while (line.carried.up < FILE_BYTES / 2) await page.waitForTimeout(500);
  await page.reload();
  await arrived.waitFor({ timeout: 1_800_000 });
  const more = ((line.carried.up / FILE_BYTES - 1) * 100).toFixed(1);
  say(
    `10 MB at 16 KiB/s with ${line.cuts} cuts and a reload: ${seconds(performance.now() - from)}, ` +
      `${line.carried.up} bytes went out, ${more} % more than the file; alone it takes ${seconds((FILE_BYTES / UPLOAD_BYTES_PER_SECOND) * 1000)}`,
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
