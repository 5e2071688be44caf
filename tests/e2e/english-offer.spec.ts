import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { expectNoShift, keepFallbackFonts } from './shift.ts';

const FONT = readFileSync('node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2');
const SENTENCE = 'Read this page in English';
const offer = (page: Page) => page.getByRole('link', { name: SENTENCE });

async function expectAboveContent(page: Page, what: string) {
  const line = await offer(page).boundingBox();
  const header = await page.locator('.header').boundingBox();
  const content = await page.locator('main :is(h1, .pill, .act)').first().boundingBox();
  const end = (line?.y ?? 0) + (line?.height ?? 0);
  expect(end, what).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(end, what).toBeLessThanOrEqual(content?.y ?? 0);
  expect(line?.height, what).toBeGreaterThanOrEqual(24);
}

/** Taller than any system's font: the pages' own text is in whichever font a device has. */
function setTallFont(page: Page) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const metrics = { ascentOverride: '140%', descentOverride: '70%' };
    document.fonts.add(await new FontFace('Segoe UI', bytes, metrics).load());
  }, FONT.toString('base64'));
}

test('a German browser is offered no other language', async ({ page }) => {
  await page.goto('/de/join');
  await expect(page.locator('h1')).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test.describe('LANG-11 in a browser that is not German', () => {
  test.use({ locale: 'en-GB' });

  test('German /join offers English and keeps the whole address', async ({ page }) => {
    await page.goto('/de/join?partner=p1&source=poster#main');
    await expect(offer(page)).toHaveAttribute('href', '/en/join?partner=p1&source=poster#main');
    await expect(page.locator('.english')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);
    await offer(page).click();
    await expect(page).toHaveURL(/\/en\/join\?partner=p1&source=poster#main$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('s4f_lang'))).toBe('en');
    await expect(offer(page)).toHaveCount(0);
  });

  test('the mails of whoever is known follow the switch', async ({ page, product, server }) => {
    const { id, token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'de' });
    await page.goto(`/de/join?token=${token}`);
    await page.getByRole('link', { name: 'EN – English' }).click();
    await expect(page).toHaveURL(/\/en\/join\?token=/);
    await expect.poll(() => applicantStore(server.deps.db).find(id)?.lang).toBe('en');
  });

  test('whoever has chosen a language is not asked again', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('s4f_lang', 'de'));
    await page.goto('/de/join');
    await expect(page.locator('h1')).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test('LANG-11 every kind of page offers it, above its own content and without a shift', async ({ page }) => {
    await keepFallbackFonts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['', '/trust', '/student/login', '/privacy', '/join']) {
      await page.goto(`/de${path}`);
      await expect(offer(page)).toBeInViewport({ ratio: 1 });
      await expectAboveContent(page, path);
      await expectNoShift(page);
      await setTallFont(page);
      await expectAboveContent(page, `${path} in a tall font`);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      await expectAboveContent(page, `${path} in large type`);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB' });
  test('the switch in the header is the way to English', async ({ page }) => {
    await page.goto('/de/join');
    await expect(offer(page)).toBeHidden();
    await expect(page.locator('.lang a[data-lang=en]').first()).toHaveAttribute('href', '/en/join');
  });
});
