import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import type { Product } from './product.ts';
import { held } from './stub.ts';

const UNREACHABLE = 'Wir erreichen den Server gerade nicht';

/** No application has this token: the server refuses it. */
const TOKEN = '11111111-1111-4111-8111-111111111111';

test('sentences that do not come are asked for again, and the token stays', async ({ page }) => {
  await page.route('**/texts/*.json', (route) => route.abort());
  await page.goto(`/de/join?token=${TOKEN}`);
  await expect(page.getByRole('heading', { name: UNREACHABLE })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(TOKEN));
  await page.unroute('**/texts/*.json');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  // The server refuses the token, which shows that the page's script has run.
  await expect(page.getByRole('heading', { name: 'Voranmeldung' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('konnte nicht geöffnet werden');
});

test('a first visitor loads no screen that comes later', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/de/join', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /words|ApplicantScreen|after-load|rules/.test(path))).toEqual([]);
  expect(asked.filter((path) => /step1-sending|choice|ResendForm|load-applicant-page/.test(path))).toEqual([]);
  await page.getByLabel('Vorname', { exact: true }).focus();
  await expect.poll(() => asked.some((path) => /\/step1-sending\./.test(path))).toBe(true);
  await expect.poll(() => asked.some((path) => /\/rules\./.test(path))).toBe(true);
});

async function fillIn(page: Page, product: Product) {
  await page.goto('/en/join', { waitUntil: 'networkidle' });
  await page.locator('[name=first_name]').fill('Selam');
  await page.locator('[name=last_name]').fill('Tesfaye');
  await page.locator('[name=email]').fill(`selam.${crypto.randomUUID()}@example.org`);
  await page.locator('[name=hub4africa_file]').setInputFiles(product.pdf());
  await page.locator('[name=gdpr]').check();
}

test('a press before the script for sending has come does its work once it is there', async ({ page, product }) => {
  const { letGo, answer } = held();
  await page.route(/step1-sending/, answer);
  await fillIn(page, product);
  await page.locator('button[type=submit]').click();
  letGo();
  await expect(page.getByText('Awaiting approval')).toBeVisible();
});

test('the Enter key before that names what is missing once it can', async ({ page }) => {
  const { letGo, answer } = held();
  await page.route(/step1-sending/, answer);
  await page.goto('/en/join', { waitUntil: 'networkidle' });
  await page.locator('[name=first_name]').press('Enter');
  letGo();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Please correct 5 fields');
});

test('scripts of the form that do not come lose nothing, and the second try arrives', async ({ page, product }) => {
  await page.route(/step1-sending|choice/, (route) => route.abort());
  await fillIn(page, product);
  await expect(page.getByText(product.pdf().name)).toBeVisible();
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('Everything you typed and chose is still here.');
  await expect(page.locator('[name=first_name]')).toHaveValue('Selam');
  await page.unroute(/step1-sending|choice/);
  // Nor does a screen that does not come at first leave anybody in doubt whether their form has arrived.
  await page.route(/ApplicantScreen/, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Awaiting approval')).toBeVisible();
});
