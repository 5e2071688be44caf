import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import { asking, fileOf, frame, LOADING_MILLISECONDS, openStill } from './preview-page.ts';

// What the page says and does around the viewer; preview-viewer.spec.ts looks at the viewer itself.

const TEXTS = {
  de: {
    loading: 'Wird geladen...',
    failed: 'Fehler beim Laden des PDF',
    retry: 'Erneut versuchen',
    direct: 'Direkt herunterladen',
    frame: 'Immatrikulationserklärung als PDF',
    noViewer: 'Ihr Browser zeigt kein PDF auf dieser Seite',
  },
  en: {
    loading: 'Loading...',
    failed: 'Error loading PDF',
    retry: 'Retry',
    direct: 'Download directly',
    frame: 'Enrolment declaration as PDF',
    noViewer: 'Your browser does not show a PDF on this page',
  },
} as const;

/** What a browser says of itself. The headless shell has no viewer, so it would be offered the file. */
const withViewer = (page: Page, has: boolean) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => value }), has);

for (const [lang, width] of [
  ['de', 360],
  ['en', 1440],
] as const) {
  const texts = TEXTS[lang];

  test(`CONT-22 CONT-23 without a network it offers the file and to retry, by keyboard too: each state in ${lang} at ${width} px (stub)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await withViewer(page, true);
    const held = Promise.withResolvers<void>();
    await page.route('**/storage/public/**', (route) => held.promise.then(() => route.abort()));
    await openStill(page, lang);
    await page.clock.runFor(LOADING_MILLISECONDS);
    // axe needs a clock that runs.
    await page.clock.resume();
    await expect(page.getByText(texts.loading)).toBeVisible();
    await expectAccessible(page);

    held.resolve();
    await expect(page.getByRole('alert')).toContainText(texts.failed);
    const direct = page.getByRole('link', { name: texts.direct });
    await expect(direct).toHaveAttribute('href', fileOf(lang));
    await expect(direct).toHaveAttribute('download', '');
    await expectAccessible(page);

    const keys = keyboardOf(page);
    await asking(page, () => keys.push(page.getByRole('button', { name: texts.retry })));
    await expect(page.locator('[data-pdf]')).toBeFocused();
    await page.clock.fastForward(LOADING_MILLISECONDS);
    await expect(page.getByRole('alert')).toContainText(texts.failed);

    await page.unroute('**/storage/public/**');
    await asking(page, () => page.getByRole('button', { name: texts.retry }).click());
    await page.clock.fastForward(LOADING_MILLISECONDS);
    await expect(frame(page)).toBeVisible();
    await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${fileOf(lang)}(#|$)`));
    await expect(frame(page)).toHaveAttribute('title', texts.frame);
    await expect(page.getByText(texts.failed)).toBeHidden();
    await expectAccessible(page);
  });
}

test('a device without a PDF viewer gets the file instead of an empty frame', async ({ page }) => {
  await withViewer(page, false);
  for (const lang of ['de', 'en'] as const) {
    await page.goto(`/${lang}/preview/enrolment`);
    await expect(page.getByText(TEXTS[lang].noViewer)).toBeVisible();
    await expect(page.getByRole('link', { name: TEXTS[lang].direct })).toHaveAttribute('href', fileOf(lang));
    await expect(frame(page)).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('CONT-20 the frame is as high as the window has room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1000 });
  await withViewer(page, true);
  await openStill(page, 'de');
  await page.clock.runFor(LOADING_MILLISECONDS);
  await expect(frame(page)).toHaveCSS('height', '800px');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(frame(page)).toHaveCSS('height', '600px');
});

test('without scripts the frame is there at once', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/de/preview/enrolment');
  await expect(frame(page)).toHaveAttribute('src', /^\/storage\/public\/enrolment-declaration-de\.pdf(#|$)/);
  await expect(page.getByText('Wird geladen...')).toBeHidden();
  await page.close();
});
