import type { Page } from '@playwright/test';

// How long the page shows at least that it loads.
export const LOADING_MILLISECONDS = 1000;

export const fileOf = (lang: string) => `/storage/public/enrolment-declaration-${lang}.pdf`;
export const frame = (page: Page) => page.locator('main iframe');

/** Opens the page with a stopped clock, and waits until its script has asked for the PDF. */
export async function openStill(page: Page, lang: string) {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await asking(page, () => page.goto(`/${lang}/preview/enrolment`));
}

/** Does something that makes the script ask for the PDF, and waits until it has. */
export async function asking(page: Page, act: () => Promise<unknown>) {
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await act();
  await asked;
}
