import type { Page } from '@playwright/test';

/** What nearly every page has, as its reader finds it. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const submit = (page: Page) => page.locator('button[type=submit]:visible');
export const file = (page: Page, name: string) => page.locator(`input[type=file][name=${name}]`);
export const news = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
