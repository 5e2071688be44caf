import { expect, type Page } from '@playwright/test';

/** Expects no layout shift. A heading may settle when its font arrives; from 0.001 on, reports count a shift. */
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
