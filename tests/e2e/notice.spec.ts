import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { expectNoShift, keepFallbackFonts } from './shift.ts';

const SENTENCES = {
  de: { says: 'nur notwendige Cookies', button: 'Verstanden', link: 'Datenschutz', name: 'Hinweis zu Cookies' },
  en: { says: 'only essential cookies', button: 'Got it', link: 'Privacy', name: 'Cookie notice' },
};

const noticeOf = (page: Page) => page.locator('#notice');
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('s4f_cookie_notice'));

for (const [lang, { says, button, link, name }] of Object.entries(SENTENCES)) {
  test(`GLOB-10 GLOB-11 GLOB-12 GLOB-13 the first visit in ${lang} shows the notice at the page's bottom`, async ({
    page,
  }) => {
    await page.goto(`/${lang}`);
    const notice = page.getByRole('complementary', { name });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(notice).toContainText(says);
    await expect(notice.getByRole('button', { name: button })).toBeVisible();
    await expect(notice.getByRole('link', { name: link })).toHaveAttribute('href', `/${lang}/privacy`);
    const box = await notice.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
  });
}

test('GLOB-14 GLOB-16 the button dismisses it for good', async ({ page }) => {
  await page.goto('/en');
  expect(await flag(page)).toBeNull();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(noticeOf(page)).toBeHidden();
  expect(await flag(page)).toBe('accepted');
  await page.reload();
  await expect(noticeOf(page)).toBeHidden();
  await page.goto('/de/contact');
  await expect(noticeOf(page)).toBeHidden();
});

test('GLOB-15 GLOB-16 Escape dismisses it for good', async ({ page }) => {
  await page.goto('/de/privacy');
  await expect(noticeOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(noticeOf(page)).toBeHidden();
  expect(await flag(page)).toBe('accepted');
  await page.reload();
  await expect(noticeOf(page)).toBeHidden();
});

test('GLOB-15 Escape closes an open menu first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/privacy');
  const menu = page.locator('details.menu');
  await menu.locator('summary').click();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(noticeOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(noticeOf(page)).toBeHidden();
});

test('GLOB-14 the keyboard reaches it after the skip link, and the focus stays on the page', async ({ page }) => {
  await page.goto('/en/privacy');
  // The skip link, the notice's own link, its button.
  for (let stops = 0; stops < 3; stops++) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(noticeOf(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('it moves nothing when it appears, and covers nothing at the end of the page', async ({ page }) => {
  await keepFallbackFonts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/impressum');
  await expect(noticeOf(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [last, notice] = [await page.locator('footer .base').boundingBox(), await noticeOf(page).boundingBox()];
  // One pixel of tolerance, as the browser scrolls by whole pixels.
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((notice?.y ?? 0) + 1);
  await expectNoShift(page);
});

test('on a phone it hides no button of a sign-in form, and no way to one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [address, role] of [
    ['/de/student/login', 'button'],
    ['/de/portal', 'link'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole(role, { name: 'Anmelden' }).first()).toBeVisible();
    await expect(noticeOf(page)).toBeVisible();
    await expect(noticeOf(page)).not.toBeInViewport();
  }
});

test('on a small phone it leaves the first view of the home page to price and wage', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de');
  const top = (await noticeOf(page).boundingBox())?.y ?? 0;
  for (const name of ['Die Bewerbung kostet nichts', /pro Stunde mindestens/]) {
    const fact = await page.getByRole('main').getByRole('link', { name }).boundingBox();
    expect((fact?.y ?? 0) + (fact?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  expect((await noticeOf(page).boundingBox())?.height).toBeLessThanOrEqual(64);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(/\/de\/impressum$/);
});

test('a blocked storage costs the memory, not the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/en');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(noticeOf(page)).toBeHidden();
});

test('without scripts it is not there', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/de');
  await expect(page.locator('#notice')).toBeHidden();
  await page.close();
});
