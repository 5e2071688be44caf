import type { Page } from '@playwright/test';
import { findBrowser, isRoot } from '../../scripts/find-chromium.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';

// The headless shell has no PDF viewer, only the whole browser has.
const executablePath = findBrowser() ?? '';
test.use({ launchOptions: { executablePath, args: isRoot() ? ['--no-sandbox'] : [] } });

const TEXTS = {
  de: {
    loading: 'Wird geladen...',
    failed: 'Fehler beim Laden des PDF',
    retry: 'Erneut versuchen',
    direct: 'Direkt herunterladen',
    back: 'Zurück zu Downloads',
    newTab: 'In neuem Tab öffnen',
    frame: 'Immatrikulationserklärung als PDF',
    noViewer: 'Ihr Browser zeigt kein PDF auf dieser Seite',
  },
  en: {
    loading: 'Loading...',
    failed: 'Error loading PDF',
    retry: 'Retry',
    direct: 'Download directly',
    back: 'Back to downloads',
    newTab: 'Open in new tab',
    frame: 'Enrolment declaration as PDF',
    noViewer: 'Your browser does not show a PDF on this page',
  },
} as const;
const LOADING_MILLISECONDS = 1000;

const fileOf = (lang: string) => `/storage/public/enrolment-declaration-${lang}.pdf`;
const frame = (page: Page) => page.locator('main iframe');

/** Opens the page with a stopped clock, and waits until its script has asked for the PDF. */
async function openStill(page: Page, lang: string) {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await asking(page, () => page.goto(`/${lang}/preview/enrolment`));
}

/** Does something that makes the script ask for the PDF, and waits until it has. */
async function asking(page: Page, act: () => Promise<unknown>) {
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await act();
  await asked;
}

/** Stub: a network that does not deliver the PDF. */
const block = (page: Page) => page.route('**/storage/public/**', (route) => route.abort());

for (const lang of ['de', 'en'] as const) {
  const texts = TEXTS[lang];

  test.describe(`/${lang}/preview/enrolment`, () => {
    test('ROUT-21 CONT-21 shows for one second that it loads, then the PDF', async ({ page }) => {
      const refused: string[] = [];
      page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
      await openStill(page, lang);
      const loading = page.getByRole('status').filter({ hasText: texts.loading });
      await expect(loading).toBeVisible();
      await page.clock.runFor(LOADING_MILLISECONDS - 1);
      await expect(loading).toBeVisible();
      await expect(frame(page)).toHaveCount(0);
      const shown = page.waitForResponse(
        (answer) => answer.request().method() === 'GET' && answer.url().endsWith('.pdf'),
      );
      await page.clock.runFor(1);
      expect((await shown).status()).toBe(200);
      await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${fileOf(lang)}(#|$)`));
      await expect(frame(page)).toHaveAttribute('title', texts.frame);
      await expect(loading).toBeHidden();
      // The browser's viewer is in the frame, so neither the page's policy nor the file's own has blocked it.
      await expect.poll(() => page.frames().some((each) => each.url().startsWith('chrome-extension://'))).toBe(true);
      expect(refused).toEqual([]);
    });

    test('CONT-22 CONT-23 without a network it offers the file and to retry, by keyboard too (stub)', async ({
      page,
    }) => {
      await block(page);
      await openStill(page, lang);
      await page.clock.runFor(LOADING_MILLISECONDS);
      await expect(page.getByRole('alert')).toContainText(texts.failed);
      const direct = page.getByRole('link', { name: texts.direct });
      await expect(direct).toHaveAttribute('href', fileOf(lang));
      await expect(direct).toHaveAttribute('download', '');

      const keys = keyboardOf(page);
      await asking(page, () => keys.push(page.getByRole('button', { name: texts.retry })));
      await expect(page.getByText(texts.loading)).toBeVisible();
      await expect(page.locator('[data-pdf]')).toBeFocused();
      await page.clock.runFor(LOADING_MILLISECONDS);
      await expect(page.getByRole('alert')).toContainText(texts.failed);

      await page.unroute('**/storage/public/**');
      await asking(page, () => page.getByRole('button', { name: texts.retry }).click());
      await page.clock.runFor(LOADING_MILLISECONDS);
      await expect(frame(page)).toBeVisible();
      await expect(page.getByText(texts.failed)).toBeHidden();
    });

    test('a device without a PDF viewer gets the file instead of an empty frame', async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }));
      await page.goto(`/${lang}/preview/enrolment`);
      await expect(page.getByText(texts.noViewer)).toBeVisible();
      await expect(page.getByRole('link', { name: texts.direct })).toHaveAttribute('href', fileOf(lang));
      await expect(frame(page)).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

for (const [lang, status] of [
  ['de', 404],
  ['en', 503],
] as const) {
  test(`CONT-22 says that the PDF cannot be loaded when the server answers ${status} (stub)`, async ({ page }) => {
    await page.route('**/storage/public/**', (route) => route.fulfill({ status, body: 'no' }));
    await openStill(page, lang);
    await page.clock.runFor(LOADING_MILLISECONDS);
    await expect(page.getByRole('alert')).toContainText(TEXTS[lang].failed);
    await expect(frame(page)).toHaveCount(0);
  });
}

test('CONT-24 leads back to the downloads', async ({ page }) => {
  await openStill(page, 'de');
  await page.getByRole('link', { name: TEXTS.de.back }).click();
  await expect(page).toHaveURL('/de/downloads');
});

for (const [lang, width] of [
  ['de', 360],
  ['en', 1440],
] as const) {
  test(`each state at ${width} px: no sideways scroll, no axe violation (stub)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const held = Promise.withResolvers<void>();
    await page.route('**/storage/public/**', (route) => held.promise.then(() => route.abort()));
    await openStill(page, lang);
    await page.clock.runFor(LOADING_MILLISECONDS);
    // axe needs a clock that runs.
    await page.clock.resume();
    await expect(page.getByText(TEXTS[lang].loading)).toBeVisible();
    await expectAccessible(page);

    held.resolve();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);

    await page.unroute('**/storage/public/**');
    await asking(page, () => page.getByRole('button', { name: TEXTS[lang].retry }).click());
    await page.clock.fastForward(LOADING_MILLISECONDS);
    await expect(frame(page)).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [height, expected] of [
  [1000, 800],
  [740, 600],
] as const) {
  test(`CONT-20 in a window of ${height} px the frame is ${expected} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    await openStill(page, 'de');
    await page.clock.runFor(LOADING_MILLISECONDS);
    await expect(frame(page)).toHaveCSS('height', `${expected}px`);
  });
}

test('without scripts the frame is there at once', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/de/preview/enrolment');
  await expect(frame(page)).toHaveAttribute('src', /^\/storage\/public\/enrolment-declaration-de\.pdf(#|$)/);
  await expect(page.getByText('Wird geladen...')).toBeHidden();
  await page.close();
});
