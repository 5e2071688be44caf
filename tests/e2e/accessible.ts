import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expects no violation of an axe rule, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    // Once for each document, since reading axe's script takes as long as checking the page with it.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  expect(await page.evaluate(violations)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Type of twice the size that a style asks for: media queries in em do not see it, as they do a browser's own setting. */
export async function expectRoomForLargeType(page: Page): Promise<void> {
  const setType = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  await setType('200%');
  await expectNoSidewaysScroll(page);
  await setType('');
}

/** Runs in the page, where the script has defined `axe`. */
async function violations(): Promise<axe.Result[]> {
  const inPage = window as unknown as { axe: typeof axe };
  return (await inPage.axe.run(document, { resultTypes: ['violations'] })).violations;
}
