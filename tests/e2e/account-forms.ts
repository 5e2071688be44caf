import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './harness.ts';
import type { Product } from './product.ts';

/** Meets the password rules of every role. */
export const PASSWORD = 'Lange-Nacht-47';

export const newAddress = (kind: string) => `${kind}.${randomUUID().slice(0, 8)}@example.org`;

/** The visible form; a page may have another one in a hidden tab. */
export const form = (page: Page) => page.locator('main form:visible');
export const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
export const problem = (page: Page, name: string) => form(page).locator(`[id$="-${name}-error"]`);
/** The messages above the fields. */
export const alert = (page: Page) => page.locator('main [role=alert]:visible');
export const register = (page: Page) => page.getByRole('tab', { name: /^(Registrieren|Register)$/ }).click();

/** Waits for the script: the forms are usable before it, but send nothing. */
export async function open(page: Page, address: string): Promise<void> {
  // A page that leads on by itself just then ends another way.
  await expect(() => page.goto(address)).toPass();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export async function send(page: Page, values: Readonly<Record<string, string>> = {}): Promise<void> {
  await fillIn(page, values);
  await form(page).locator('button[type=submit]').click();
}

/** The newest link with this query parameter in the mails to an address. */
export async function mailedLink(product: Product, email: string, parameter: string): Promise<string> {
  const links = (await product.mails(email)).flatMap((mail) => mail.links);
  return links.findLast((link) => new URL(link).searchParams.has(parameter)) ?? '';
}
