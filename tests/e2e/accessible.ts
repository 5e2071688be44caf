import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expects no violation of an axe rule, nothing that scrolls sideways, and no word that breaks without a hyphen. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    // Once for each document, since reading axe's script takes as long as checking the page with it.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  expect(await page.evaluate(violations)).toEqual([]);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(brokenWords)).toEqual([]);
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
  // Axe would read all styles anew for a rule that it does not run by itself, in a quarter of its time.
  const options = { resultTypes: ['violations'], preload: { assets: ['media'] } } satisfies axe.RunOptions;
  return (await inPage.axe.run(document, options)).violations;
}

/** Runs in the page. Words of a usual length: what people type may be longer than any line. */
function brokenWords(): string[] {
  const USUAL = 30;
  const NO_TEXT = 'svg, code, details:not([open]) > :not(summary)';
  const isUnseen = (one: Element | null): boolean =>
    one instanceof HTMLElement && (one.offsetWidth < 2 || isUnseen(one.offsetParent));
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!around || around.closest(NO_TEXT) || isUnseen(around) || getComputedStyle(around).hyphens === 'auto') continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
      if (word.length > USUAL) continue;
      const range = document.createRange();
      // The first letter's box may be that of the hyphen before it.
      range.setStart(text, index + 1);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
