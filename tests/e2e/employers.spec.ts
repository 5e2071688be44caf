import type { Page } from '@playwright/test';
import { openStill } from './carousel.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';

const costs = (page: Page) => page.locator('#kosten details');
const row = (page: Page, name: string) => page.locator('[data-service]', { hasText: name });

test.describe('The pictures of the first view', () => {
  const shown = (page: Page) =>
    page.locator('main [aria-current=true]').evaluate((dot) => dot.getAttribute('aria-label'));
  const stop = (page: Page) => page.getByRole('button', { name: 'Bildwechsel anhalten' });

  /** Also checks the track after the fade, since a snapping track would follow a picture that moves. */
  async function expectToRestOn(page: Page, number: number): Promise<void> {
    await expect.poll(() => shown(page)).toContain(`Bild ${number} von 3`);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => {}));
    await expect(page.locator('main [data-slide]').nth(number - 1)).toBeInViewport({ ratio: 0.9 });
    expect(await shown(page)).toContain(`Bild ${number} von 3`);
  }

  /** Opens the page with a stopped clock, at the first picture and the start of its interval. */
  async function openSlider(page: Page, { moves = true } = {}): Promise<void> {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openStill(page, '/de/arbeitgeber', { moves });
  }

  test('EMPL-01 move on every 6.5 s', async ({ page }) => {
    await openSlider(page);
    await expectToRestOn(page, 1);
    await page.clock.runFor(6_499);
    expect(await shown(page)).toContain('Bild 1 von 3');
    await page.clock.runFor(1);
    await expectToRestOn(page, 2);
    await page.clock.runFor(6_500);
    await expectToRestOn(page, 3);
  });

  test('EMPL-02 stay while the mouse rests on them', async ({ page }) => {
    await openSlider(page);
    await page.locator('main [data-slide]').first().hover();
    const before = await shown(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(before);
    await page.mouse.move(5, 5);
    await page.clock.runFor(6_500);
    await expect.poll(() => shown(page)).not.toBe(before);
  });

  test('EMPL-03 stand still for somebody who wants no motion', async ({ page }) => {
    await openSlider(page, { moves: false });
    await page.clock.runFor(30_000);
    expect(await shown(page)).toContain('Bild 1 von 3');
    await expect(stop(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('The cost comparison', () => {
  test('EMPL-10 is closed at first, opens and closes', async ({ page }) => {
    await page.goto('/de/arbeitgeber');
    await expect(costs(page)).not.toHaveAttribute('open');
    await costs(page).locator('summary').click();
    await expect(page.getByRole('table', { name: 'Drei Modelle im Vergleich' })).toBeVisible();
    await costs(page).locator('summary').click();
    await expect(costs(page)).not.toHaveAttribute('open');
  });

  for (const address of ['#kosten', '?section=kosten', '?section=kosten#kosten']) {
    test(`EMPL-08 EMPL-09 is open and in view for ${address}`, async ({ page }) => {
      await page.goto(`/de/arbeitgeber${address}`);
      await expect(costs(page)).toHaveAttribute('open');
      await expect(page.locator('#kosten h2')).toBeInViewport();
    });
  }

  test('EMPL-08 ROUT-18 is open at the old address, whose query and hash are kept', async ({ page }) => {
    await page.goto('/de/employers?x=1#kosten');
    await expect(page).toHaveURL(/\/de\/arbeitgeber\?x=1#kosten$/);
    await expect(costs(page)).toHaveAttribute('open');
  });

  test('EMPL-08 opens for the button in the hero, again after it was closed', async ({ page }) => {
    await page.goto('/de/arbeitgeber');
    const button = page.getByRole('link', { name: 'Kosten vergleichen' });
    for (let visit = 0; visit < 2; visit += 1) {
      await button.click();
      await expect(costs(page)).toHaveAttribute('open');
      await costs(page).locator('summary').click();
      await expect(costs(page)).not.toHaveAttribute('open');
    }
  });
});

test.describe('A row of services', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/de/arbeitgeber');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await row(page, 'Fachkraft').scrollIntoViewIfNeeded();
  });
  const summary = (page: Page) => row(page, 'Fachkraft').locator('summary');
  const away = (page: Page) => page.mouse.move(5, 5);

  test('EMPL-17 EMPL-18 opens under a resting mouse after 120 ms and closes 250 ms after it left', async ({ page }) => {
    await summary(page).hover();
    await page.clock.runFor(119);
    await expect(row(page, 'Fachkraft')).not.toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(row(page, 'Fachkraft')).toHaveAttribute('open');
    await away(page);
    await page.clock.runFor(249);
    await expect(row(page, 'Fachkraft')).toHaveAttribute('open');
    await page.clock.runFor(1);
    await expect(row(page, 'Fachkraft')).not.toHaveAttribute('open');
  });

  test('EMPL-17 stays closed under a mouse that only passes', async ({ page }) => {
    await summary(page).hover();
    await page.clock.runFor(100);
    await away(page);
    await page.clock.runFor(5_000);
    await expect(row(page, 'Fachkraft')).not.toHaveAttribute('open');
  });

  test('EMPL-18 stays open when the mouse comes back in time', async ({ page }) => {
    await summary(page).hover();
    await page.clock.runFor(120);
    await away(page);
    await page.clock.runFor(200);
    await summary(page).hover();
    await page.clock.runFor(5_000);
    await expect(row(page, 'Fachkraft')).toHaveAttribute('open');
  });

  test('EMPL-18 stays open under the mouse when the row above it closes and all moves up', async ({ page }) => {
    await row(page, 'Saisonarbeiter').locator('summary').hover();
    await page.clock.runFor(120);
    await expect(row(page, 'Saisonarbeiter')).toHaveAttribute('open');
    await summary(page).hover();
    await page.clock.runFor(250);
    await expect(row(page, 'Saisonarbeiter')).not.toHaveAttribute('open');
    await expect(summary(page)).toBeInViewport();
    await page.clock.runFor(5_000);
    await expect(row(page, 'Fachkraft')).toHaveAttribute('open');
  });

  test('EMPL-20 a click keeps open what the mouse had opened, a second click closes it', async ({ page }) => {
    await summary(page).hover();
    await page.clock.runFor(120);
    await summary(page).click();
    await expect(row(page, 'Fachkraft')).toHaveAttribute('open');
    await away(page);
    await page.clock.runFor(5_000);
    await expect(row(page, 'Fachkraft')).toHaveAttribute('open');
    await summary(page).click();
    await expect(row(page, 'Fachkraft')).not.toHaveAttribute('open');
  });

  test('EMPL-20 opens for the focus of the keyboard, and its request comes next', async ({ page }) => {
    const keys = keyboardOf(page);
    await row(page, 'Saisonarbeiter').locator('summary').focus();
    await keys.tabTo(summary(page));
    await expect(row(page, 'Fachkraft')).toHaveAttribute('open');
    await page.clock.runFor(5_000);
    await expect(row(page, 'Fachkraft')).toHaveAttribute('open');
    await keys.push(page.getByRole('link', { name: /Anfragen.+Fachkraft/ }));
    await expect(page).toHaveURL(/\/contact\?interesse=kostenanfrage&quelle=arbeitgeber_honorare_fachkraft$/);
  });
});

test('EMPL-19 EMPL-20 with a finger hovering does nothing, a tap opens', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, ...(baseURL ? { baseURL } : {}) });
  await page.clock.install();
  await page.goto('/de/arbeitgeber');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await row(page, 'Fachkraft').locator('summary').hover();
  await page.clock.runFor(5_000);
  await expect(row(page, 'Fachkraft')).not.toHaveAttribute('open');
  await row(page, 'Fachkraft').locator('summary').tap();
  await expect(row(page, 'Fachkraft')).toHaveAttribute('open');
  await page.close();
});

test('EMPL-20 EMPL-10 EMPL-23 rows, costs and questions open without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/en/arbeitgeber');
  for (const name of ['Skilled staff', 'Three models compared', 'How soon can somebody start?']) {
    const details = page.locator('main details', { has: page.locator('summary', { hasText: name }) });
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
  }
  await expect(page.getByText('talk to us in the autumn before')).toBeVisible();
  await page.close();
});
