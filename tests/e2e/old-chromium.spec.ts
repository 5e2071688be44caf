import { type Browser, chromium, type Page } from '@playwright/test';
import { type OldChromium, startOldChromium } from '../support/old-chromium.ts';
import { expect, test } from './harness.ts';

/** Of the oldest browsers (scripts/oldest-browsers.ts), the one that can be had. One after the other: it is one process. */
test.describe.configure({ mode: 'serial' });

let old: OldChromium | undefined;
let browser: Browser | undefined;
let reason = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  try {
    old = await startOldChromium();
    browser = await chromium.connectOverCDP(old.endpoint);
  } catch (error) {
    reason = String(error);
    process.stdout.write(`\nNot tried in Chromium 87. ${reason}\n`);
  }
});
test.afterAll(() => old?.stop());

async function open(address: string): Promise<{ page: Page; errors: string[] }> {
  test.skip(!browser, reason);
  const [context] = browser?.contexts() ?? [];
  if (!context) throw new Error('Chromium 87 has no window.');
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  return { page, errors };
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('somebody with Chromium 87 applies', async ({ server, product }) => {
  const { page, errors } = await open(`${server.url}/en/join`);
  expect(await styleOf(page, 'button[type=submit]', 'background-color')).toBe('rgb(18, 80, 76)');
  await page.locator('[name=first_name]').fill('Selam');
  await page.locator('[name=last_name]').fill('Tesfaye');
  await page.locator('[name=email]').fill('selam.old@example.org');
  await page.locator('input[type=file]').setInputFiles(product.pdf());
  await page.locator('[name=gdpr]').check();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Awaiting approval');
  expect(errors).toEqual([]);
  await page.close();
});

test('the pages have their layout in Chromium 87, narrow and wide, and the carousel works', async ({ server }) => {
  const { page, errors } = await open(`${server.url}/en`);
  expect(await styleOf(page, '.sky .btn', 'min-height')).toBe('48px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('.hdr .nav').first()).toBeVisible();
  const carousel = page.locator('[data-interval]');
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await expect(carousel.getByRole('button', { name: 'Picture 2' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  await expect(carousel.getByRole('button', { name: 'Picture 3' })).toHaveAttribute('aria-current', 'true');
  expect(errors).toEqual([]);
  await page.close();
});
