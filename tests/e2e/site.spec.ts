import { expect, test } from './harness.ts';

test.describe('Language switch', () => {
  test('LANG-08 the remembered language decides for an address without one', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/de$/);
    await page.locator('.lang a[data-lang=en]').click();
    await expect(page).toHaveURL(/\/en$/);
    await page.goto('/contact');
    await expect(page).toHaveURL(/\/en\/contact$/);
  });

  test('LANG-08 the choice outlives a lost cookie', async ({ page, context }) => {
    await page.goto('/de');
    await page.locator('.lang a[data-lang=en]').click();
    await expect(page).toHaveURL(/\/en$/);
    await context.clearCookies();
    await page.goto('/de/contact');
    await page.goto('/contact');
    await expect(page).toHaveURL(/\/en\/contact$/);
  });

  test('LANG-10 it stores the choice, in the browser and for the server', async ({ page, context }) => {
    await page.goto('/de');
    expect(await page.evaluate(() => localStorage.getItem('s4f_lang'))).toBeNull();
    await page.locator('.lang a[data-lang=en]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('s4f_lang'))).toBe('en');
    const cookie = (await context.cookies()).find(({ name }) => name === 's4f_lang');
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 3600);
  });

  test('LANG-11 it leads to the same page with the same query and hash', async ({ page }) => {
    await page.goto('/de/contact?x=1&token=a%20b#k');
    await page.locator('.lang a[data-lang=en]').click();
    await expect(page).toHaveURL(/\/en\/contact\?x=1&token=a%20b#k$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('LANG-11 it keeps the address of a page that does not exist', async ({ page }) => {
    await page.goto('/de/nope?x=1');
    await page.locator('.lang a[data-lang=en]').click();
    await expect(page).toHaveURL(/\/en\/nope\?x=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });

  test('its links work without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await page.goto('/de/privacy');
    await page.locator('.lang a[data-lang=en]').click();
    await expect(page).toHaveURL(/\/en\/privacy$/);
    await page.close();
  });
});

test('GLOB-03 the skip link moves focus to the main content', async ({ page }) => {
  await page.goto('/de');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('GLOB-24 the small menu says its name, opens, closes with Escape and gives focus back', async ({ page }) => {
  // The width of a 360 px phone with text at 130 %.
  await page.setViewportSize({ width: 277, height: 740 });
  await page.goto('/de');
  const menu = page.locator('details.menu');
  // GLOB-24: a button with an icon only says its name to whoever points at it.
  await menu.locator('summary').hover();
  const tip = () =>
    menu.locator('summary').evaluate((button) => {
      const { content, transitionDelay, visibility } = getComputedStyle(button, '::after');
      return [content.includes('Menü'), transitionDelay, visibility];
    });
  await expect.poll(tip).toEqual([true, '0.7s', 'visible']);
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: 'Kontakt' })).toBeInViewport({ ratio: 1 });
  await expect(menu.locator('summary')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Kontakt' })).toBeHidden();
  await expect(menu.locator('summary')).toBeFocused();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/\/de\/contact$/);
});

test('GLOB-24 what is opened keeps its sign while somebody points at it', async ({ page }) => {
  await page.goto('/de/students');
  const question = page.locator('main details').last();
  await question.locator('summary').click();
  await page.mouse.move(0, 0);
  await question.locator('summary').hover();
  const isLoaded = () => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.endsWith('/tips.css')));
  await expect.poll(isLoaded).toBe(true);
  const sign = () => question.locator('summary').evaluate((one) => getComputedStyle(one, '::after').display);
  expect(await sign()).not.toBe('none');
});

test('LANG-12 with large text the steps stand apart, and in forced colours what is chosen is still marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 277, height: 740 });
  await page.goto('/de/join');
  const names = await page.locator('.steps b').evaluateAll((all) =>
    all.map((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(names).toHaveLength(3);
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1))
      expect(one.right <= other.left || one.bottom <= other.top, JSON.stringify([one, other])).toBe(true);

  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (lang: string) =>
    page.locator(`.lang [data-lang=${lang}]`).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground('de')).not.toBe(await ground('en'));
  await page.goto('/de/link-sent');
  const sign = await page.locator('.note > svg').evaluate((svg) => {
    const { backgroundColor, stroke } = getComputedStyle(svg);
    return { backgroundColor, stroke };
  });
  expect(sign.stroke).not.toBe(sign.backgroundColor);
  expect(sign.backgroundColor).not.toMatch(/transparent|, 0\)/);
});
