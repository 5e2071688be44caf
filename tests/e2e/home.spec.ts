import { carouselOf, openStill } from './carousel.ts';
import { expect, test } from './harness.ts';
import { expectNoShift, keepFallbackFonts } from './shift.ts';

const INTERVAL_MS = 6000;

test('HOME-05 HOME-06 buttons and dots change the picture, round and round', async ({ page }) => {
  const { button, dots, expectPicture } = await openStill(page, '/de');
  await button('Nächstes Bild').click();
  await expectPicture(2);
  await button('Voriges Bild').click();
  await button('Voriges Bild').click();
  await expectPicture(3);
  await button('Nächstes Bild').click();
  await expectPicture(1);
  await dots.nth(2).click();
  await expectPicture(3);
});

test('HOME-07 the arrow keys move it', async ({ page }) => {
  const { track, expectPicture } = await openStill(page, '/en');
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await expectPicture(2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectPicture(3);
});

test('HOME-08 it changes by itself every 6000 ms', async ({ page }) => {
  const { expectPicture } = await openStill(page, '/de');
  for (const next of [2, 3, 1]) {
    await page.clock.runFor(INTERVAL_MS - 1);
    await expectPicture(next === 1 ? 3 : next - 1);
    await page.clock.runFor(1);
    await expectPicture(next);
  }
});

test('HOME-09 it waits while a pointer or the focus is on it', async ({ page }) => {
  const { carousel, track, expectPicture } = await openStill(page, '/de');
  await carousel.hover();
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectPicture(1);
  await track.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectPicture(1);
  await track.blur();
  await page.clock.runFor(INTERVAL_MS);
  await expectPicture(2);
});

test('the stop button stops it for good and starts it again', async ({ page }) => {
  const { button, expectPicture } = await openStill(page, '/en');
  const stop = button('Stop changing pictures');
  await stop.press('Enter');
  await expect(stop).toHaveAttribute('aria-pressed', 'true');
  await stop.blur();
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectPicture(1);
  await stop.press('Enter');
  await stop.blur();
  await page.clock.runFor(INTERVAL_MS);
  await expectPicture(2);
});

test('HOME-10 it never moves by itself for somebody who wants no motion', async ({ page }) => {
  const { button, expectPicture } = await openStill(page, '/de', { moves: false });
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectPicture(1);
  await expect(button('Bildwechsel anhalten')).toHaveAttribute('aria-pressed', 'true');
});

test('the pictures can be looked through without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/de');
  const { carousel } = carouselOf(page);
  await carousel.locator('[data-slide]').nth(2).scrollIntoViewIfNeeded();
  await expect(carousel.locator('[data-slide]').nth(2)).toBeInViewport({ ratio: 0.6 });
  await expect(carousel.getByRole('button')).toHaveCount(0);
  await page.close();
});

test('STAC-03 it turns and answers its buttons without React, which comes with the first touch of it', async ({
  page,
}) => {
  const scripts: string[] = [];
  const isOfReact = (address: string) => !address.includes('/Carousel.astro');
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && isOfReact(request.url())) scripts.push(request.url());
  });
  const arrive = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    if (isOfReact(route.request().url())) await arrive.promise;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: 0 });
  await page.goto('/de');
  const { carousel, track, button, expectPicture } = carouselOf(page);
  await expect(button('Nächstes Bild')).toBeVisible();
  // However long that took: back to the first picture, and to the start of an interval.
  await page.clock.pauseAt(3_600_000);
  await track.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await expectPicture(1);
  await carousel.dispatchEvent('pointerleave');
  await page.clock.runFor(INTERVAL_MS);
  await expectPicture(2);
  expect(scripts).toEqual([]);
  await button('Nächstes Bild').click();
  await expectPicture(3);
  await button('Bildwechsel anhalten').click();
  await expect.poll(() => scripts).not.toEqual([]);
  arrive.resolve();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await expectPicture(3);
  await expect(button('Bildwechsel anhalten')).toHaveAttribute('aria-pressed', 'true');
  await track.press('ArrowLeft');
  await expectPicture(2);
});

test('it does not turn out of sight', async ({ page }) => {
  const { expectPicture } = await openStill(page, '/de');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.clock.runFor(3 * INTERVAL_MS);
  await page.evaluate(() => scrollTo(0, 0));
  await expectPicture(1);
});

test('nothing jumps, neither before its script comes nor after', async ({ page }) => {
  await keepFallbackFonts(page);
  const { button, expectPicture } = await openStill(page, '/de');
  await button('Nächstes Bild').click();
  await expectPicture(2);
  await expectNoShift(page);
});
