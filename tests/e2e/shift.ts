import { expect, type Page } from '@playwright/test';

/**
 * Call it before the page is opened. A heading in a machine's own font may need another line than in ours, where the
 * machine has none of the fallbacks whose metrics we know: such a shift, when our font arrives, is not what is tested.
 */
export async function keepFallbackFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.abort());
}

/** Expects no layout shift; from 0.001 on, reports count one. */
export async function expectNoShift(page: Page): Promise<void> {
  expect(await shiftOf(page)).toBeLessThan(0.001);
}

/** The sum of all layout shifts since the page began, which Chromium calls CLS. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
