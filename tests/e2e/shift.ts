import { expect, type Page } from '@playwright/test';

/** Nothing has moved by itself. A heading may settle when its font comes; from 0.001 on a shift counts in any report. */
export async function expectNoShift(page: Page): Promise<void> {
  expect(await shiftOf(page)).toBeLessThan(0.001);
}

/** Everything that moved by itself since the page began: the sum that Chromium calls CLS. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}
