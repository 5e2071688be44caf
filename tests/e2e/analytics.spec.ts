import type { Page } from '@playwright/test';
import { rowsOf } from '../support/rows.ts';
import { expect, test } from './harness.ts';
import type { RunningServer } from './server.ts';

/** Keeps links from being followed, so that the page is still there for the next click. */
async function stay(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
}

/** Clicks a link and waits until the server has the report, since the browser does not show what a beacon holds. */
async function clickReported(page: Page, selector: string): Promise<void> {
  const taken = page.waitForResponse('**/api/analytics-events');
  await page.locator(selector).first().click();
  const answer = await taken;
  expect([answer.status(), answer.request().method()]).toEqual([204, 'POST']);
}

/** What the server counts for a page from now on, as `event cta`: other tests of this worker may have clicked there. */
function countingFrom({ deps }: RunningServer, page: string): () => Record<string, number> {
  const read = () => rowsOf<Count>(deps.counters, 'click_count', { page });
  const nameOf = ({ event, cta }: Count) => `${event} ${cta}`;
  const before = new Map(read().map((row) => [nameOf(row), row.clicks]));
  return () =>
    Object.fromEntries(
      read()
        .map((row) => [nameOf(row), row.clicks - (before.get(nameOf(row)) ?? 0)] as const)
        .filter(([, clicks]) => clicks > 0),
    );
}

interface Count {
  event: string;
  cta: string;
  clicks: number;
}

test('GLOB-23 clicks on mail, phone and WhatsApp in the footer are reported and counted', async ({ page, server }) => {
  const counted = countingFrom(server, 'impressum');
  await page.goto('/de/impressum');
  await stay(page);
  for (const cta of ['email', 'tel', 'whatsapp']) await clickReported(page, `footer [data-cta=${cta}]`);
  expect(counted()).toEqual({ 'footer_click email': 1, 'footer_click tel': 1, 'footer_click whatsapp': 1 });
});

test('GLOB-23 other links of the footer report nothing', async ({ page }) => {
  await page.goto('/de/privacy');
  let reports = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) reports += 1;
  });
  await page.locator('footer a[href="/de/impressum"]').click();
  await expect(page).toHaveURL(/\/impressum$/);
  expect(reports).toBe(0);
});

test('CONT-07 the buttons of the contact page report cta_click, by mouse and by keyboard', async ({ page, server }) => {
  const counted = countingFrom(server, 'contact');
  await page.goto('/en/contact?interesse=kostenanfrage&quelle=arbeitgeber_cta');
  await stay(page);
  await clickReported(page, 'main .btn[data-cta=email]');
  await clickReported(page, 'main .btn[data-cta=whatsapp]');
  const again = page.waitForResponse('**/api/analytics-events');
  await page.locator('main .btn[data-cta=whatsapp]').press('Enter');
  await again;
  expect(counted()).toEqual({ 'cta_click email': 1, 'cta_click whatsapp': 2 });
});
