import type { Page } from '@playwright/test';
import { expect } from './harness.ts';

/** A group of fields on the settings page. */
export const group = (page: Page, name: string) => page.locator(`[data-group=${name}]`);

export async function openGroup(page: Page, name: string) {
  await group(page, name).locator('summary').click();
}

/** Looks at what was typed in a group, and saves it. */
export async function saveGroup(page: Page, name: string, words = ['Änderungen ansehen', 'Speichern']) {
  const [look = '', keep = ''] = words;
  await group(page, name).getByRole('button', { name: look }).click();
  await page.getByRole('dialog').getByRole('button', { name: keep }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
