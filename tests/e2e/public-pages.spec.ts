import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { carouselOf } from './carousel.ts';
import { expect, test } from './harness.ts';
import { complaintsOf } from './quiet.ts';

const carousel = (page: Page) => expect(carouselOf(page).dots.first()).toBeVisible();
const hydrated = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);
const noticed = (page: Page) => expect(page.locator('#notice')).toBeVisible();
const opened = (page: Page) =>
  page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });

const ACCOUNT_PAGES = [
  ...['/student/login', '/student/signup', '/student/reset', '/employer/login', '/partner/auth', '/admin/login'],
  ...['/confirm-email', '/reset-password', '/reset-complete'],
];

/** Every page that everybody may open, and what has to be there or to be opened before it is looked at. */
const PAGES: readonly [string, ...((page: Page) => Promise<void>)[]][] = [
  ['', carousel, noticed],
  ['/students', carousel, opened],
  ['/arbeitgeber#kosten', opened],
  ['/portal'],
  ['/contact', noticed, opened],
  ['/trust', opened],
  ['/earnings', opened],
  ['/privacy', opened],
  ['/impressum'],
  ['/404'],
  ['/join', hydrated],
  ['/status', hydrated],
  ['/verify', hydrated],
  ['/upload', hydrated],
  ['/enrolment', hydrated],
  ['/downloads'],
  ['/test-upload', hydrated],
  ...ACCOUNT_PAGES.map((path) => [path, hydrated] as [string, typeof hydrated]),
];

/** A phone of 360 px whose text is set to 130 %: the layout counts in the size of the text. */
const LARGE_TEXT = 277;

// Each language on one kind of device: a fault of both shows in one, and their words are compared in unit tests.
for (const [lang, width, others] of [
  ['de', 360, [LARGE_TEXT, 320, 768, 1440]],
  ['en', 1440, [768, 360, 320]],
] as const) {
  test(`PORT-12 ROUT-08 ROUT-09 every public page at ${width} px, ${lang}: no axe violation, no error, nothing to scroll sideways`, async ({
    page,
  }) => {
    // Page after page in one window: the scripts, and axe, are read once.
    test.setTimeout(180_000);
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, ...prepare] of PAGES) {
      await test.step(`/${lang}${path}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const answer = await page.goto(`/${lang}${path}`);
        expect(answer?.status()).toBe(path === '/404' ? 404 : 200);
        for (const each of prepare) await each(page);
        await expectAccessible(page);
        for (const other of others) {
          await page.setViewportSize({ width: other, height: 900 });
          await expectNoSidewaysScroll(page);
        }
        // The browser itself reports the status of the page for unknown addresses.
        const expected = path === '/404' ? [expect.stringContaining('404 (Not Found)')] : [];
        expect(complaints.splice(0)).toEqual(expected);
        // Only where people sign in does a page want to know who is there.
        if (!ACCOUNT_PAGES.includes(path)) expect(asked.filter((each) => each.startsWith('/api/auth/'))).toEqual([]);
        asked.length = 0;
      });
    }
  });
}
