import type { Page } from '@playwright/test';
import { type PathKey, paths } from '#src/i18n/paths.ts';
import { isPublicPage } from '#src/i18n/public-pages.ts';
import { expectAccessible, expectNoSidewaysScroll, expectRoomForLargeType } from './accessible.ts';
import { carouselOf } from './carousel.ts';
import { expect, test } from './harness.ts';
import { complaintsOf } from './quiet.ts';

const carousel = (page: Page) => expect(carouselOf(page).dots.first()).toBeVisible();
const hydrated = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0);
const noticed = (page: Page) => expect(page.locator('#notice')).toBeVisible();
const shown = (page: Page) => expect(page.locator('form[data-check]')).toBeVisible();
const opened = (page: Page) =>
  page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });

const ACCOUNT_PAGES = [
  ...['/student/login', '/student/signup', '/student/reset', '/employer/login', '/partner/auth', '/admin/login'],
  ...['/confirm-email', '/reset-password', '/reset-complete'],
];

type Checked = readonly [path: string, ...prepare: ((page: Page) => Promise<void>)[]];

/** Pages with what has to be waited for or opened before the checks. */
const PREPARED: readonly Checked[] = [
  ['', carousel, noticed],
  ['/students', carousel, opened],
  ['/arbeitgeber#kosten', opened],
  ['/contact', noticed, opened],
  ['/trust', opened],
  ['/earnings', opened],
  ['/pre-check', shown],
  ['/privacy', opened],
  ['/404'],
  ['/join', hydrated],
  ['/status', hydrated],
  ['/verify', hydrated],
  ['/upload', hydrated],
  ['/enrolment', hydrated],
  ['/test-upload', hydrated],
  ...ACCOUNT_PAGES.map((path) => [path, hydrated] as const),
];

const prepared = PREPARED.map(([path]) => path.replace(/#.*/, ''));

const PAGES: readonly Checked[] = [
  ...PREPARED,
  ...(Object.keys(paths) as PathKey[])
    .filter(isPublicPage)
    .map((key) => paths[key]('de').replace('/de', ''))
    .filter((path) => !prepared.includes(path))
    .map((path) => [path] as const),
];

/** The browser itself reports the 404 status. */
const usualComplaints = (path: string) => (path === '/404' ? [expect.stringContaining('404 (Not Found)')] : []);

/** The CSS pixels of a 360 px phone with text at 130 %, as media queries in em see it. */
const LARGE_TEXT = 277;

// One width for each language, and axe in one of them, in turn: a fault of both shows in either, and unit tests compare
// the texts.
for (const [turn, lang, width, others] of [
  [0, 'de', 360, [LARGE_TEXT, 320, 768, 1440]],
  [1, 'en', 1440, [768, 360, 320]],
] as const) {
  test(`PORT-12 ROUT-08 ROUT-09 every public page at ${width} px, ${lang}: no axe violation, no error, nothing to scroll sideways`, async ({
    page,
  }) => {
    // One window for all pages, so that the scripts are read only once.
    test.setTimeout(180_000);
    const complaints = complaintsOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const [index, [path, ...prepare]] of PAGES.entries()) {
      await test.step(`/${lang}${path}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const answer = await page.goto(`/${lang}${path}`);
        expect(answer?.status()).toBe(path === '/404' ? 404 : 200);
        for (const each of prepare) await each(page);
        if (index % 2 === turn) await expectAccessible(page);
        for (const other of [width, ...others]) {
          await page.setViewportSize({ width: other, height: 900 });
          await expectNoSidewaysScroll(page);
        }
        await page.setViewportSize({ width: 360, height: 900 });
        await expectRoomForLargeType(page);
        expect(complaints.splice(0)).toEqual(usualComplaints(path));
        // Only pages for signing in ask who is signed in.
        if (!ACCOUNT_PAGES.includes(path)) expect(asked.filter((each) => each.startsWith('/api/auth/'))).toEqual([]);
        asked.length = 0;
      });
    }
  });
}
