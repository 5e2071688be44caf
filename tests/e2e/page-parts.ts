import type { Page } from '@playwright/test';

/** What nearly every page has, as its reader finds it. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Not those of folds, which stand there until the script does. */
export const submit = (page: Page) => page.locator('button[type=submit]').filter({ visible: true });
export const file = (page: Page, name: string) => page.locator(`input[type=file][name=${name}]`);
export const news = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Whether the browser asks before it goes elsewhere; where it does, the page stays. */
export async function asksBeforeLeaving(page: Page): Promise<boolean> {
  let asked = false;
  page.once('dialog', async (dialog) => {
    asked = dialog.type() === 'beforeunload';
    await dialog.dismiss();
  });
  await page.goto('/de/contact').catch(() => undefined);
  page.removeAllListeners('dialog');
  return asked;
}
