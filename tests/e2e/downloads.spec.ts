import { readFileSync } from 'node:fs';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';

const LANGS = ['de', 'en'] as const;

test('CONT-17 CONT-25 a click saves a PDF', async ({ page }) => {
  await page.goto('/de/downloads');
  const saving = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: 'Herunterladen' }).first().click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('enrolment-declaration-de.pdf');
  expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/);
});

test('CONT-18 each version opens in the browser, by keyboard too', async ({ page }) => {
  await page.goto('/en/downloads');
  const keys = keyboardOf(page);
  await keys.push(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Open in browser/ })
      .first(),
  );
  await expect(page).toHaveURL('/en/preview/enrolment');
});

test('the downloads page needs no framework', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (answer) => answer.url().endsWith('.js') && scripts.push(answer.body()));
  await page.goto('/de/downloads');
  await expect(page.locator('astro-island')).toHaveCount(0);
  const bytes = (await Promise.all(scripts)).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeLessThan(4096);
});

test('the header of an application leads here', async ({ page }) => {
  await page.goto('/en/join');
  await page.locator('header nav').first().getByRole('link', { name: 'Downloads' }).click();
  await expect(page).toHaveURL('/en/downloads');
});

test('CONT-25 the declaration is a PDF that may be kept', async ({ request }) => {
  for (const lang of LANGS) {
    const answer = await request.get(`/storage/public/enrolment-declaration-${lang}.pdf`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/pdf/);
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=[1-9]/);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
