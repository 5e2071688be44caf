import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './harness.ts';

// One after the other in the same worker.
test.describe.configure({ mode: 'serial' });

/** All that one test could leave to the next. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    kept: [localStorage.length, sessionStorage.length, history.length],
    width: innerWidth,
    online: navigator.onLine,
    hasDate: Date.now() > 1e12,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    reads: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    script: 'left' in window,
    answer: await fetch('/robots.txt').then((answer) => answer.text()),
  }));

let clean: Awaited<ReturnType<typeof left>>;
let first: BrowserContext | undefined;

for (const title of ['a test leaves its context as it was', 'so the next one begins like the first']) {
  test(title, async ({ page, context }) => {
    await page.goto('/en/impressum');
    clean ??= await left(page);
    first = context;
    expect(await left(page)).toEqual(clean);
    expect(await context.cookies()).toEqual([]);

    await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
    await context.grantPermissions(['clipboard-read']);
    await context.route('**/robots.txt', (route) => route.fulfill({ body: 'left' }));
    await page.route('**/robots.txt', (route) => route.fallback());
    await page.addInitScript(() => Object.assign(window, { left: true }));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/en/trust');
    await page.evaluate(() => {
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
    });
    expect(await left(page)).not.toEqual(clean);
    await (await context.newPage()).goto('/en/portal');
    await context.setOffline(true);
  });
}

test.describe('a test with pages of another size', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('is given the same context, and all its pages have that size', async ({ page, context }) => {
    expect(first ?? context).toBe(context);
    for (const each of [page, await context.newPage()]) {
      await each.goto('/en/impressum');
      expect(await left(each)).toEqual({ ...clean, width: 360 });
    }
  });
});

test('a clock that is stopped', async ({ page }) => {
  await page.clock.setFixedTime(0);
  await page.goto('/en/impressum');
  expect(await left(page)).toMatchObject({ hasDate: false });
});

test('goes on in the next one', async ({ page }) => {
  await page.goto('/en/impressum');
  expect(await left(page)).toEqual(clean);
});

test('a page is opened in the processes of those before', async ({ page, browser, context }) => {
  const session = await browser.newBrowserCDPSession();
  const processes = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => id)
      .sort();
  };
  await page.goto('/en/impressum');
  // Those of an earlier test may still be ending.
  await expect.poll(async () => (await processes()).length).toBe(2);
  const before = await processes();
  await page.close();
  const further = await context.newPage();
  await further.goto('/en/trust');
  expect(await processes()).toEqual(before);
  await session.detach();
});
