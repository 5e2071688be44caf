import { expect, test } from './harness.ts';

const UNREACHABLE = 'Wir erreichen den Server gerade nicht';

/** No application has it: the page asks the server, and gets its answer. */
const TOKEN = '11111111-1111-4111-8111-111111111111';

test('sentences that do not come are asked for again, and the token stays', async ({ page }) => {
  await page.route('**/words/*.json', (route) => route.abort());
  await page.goto(`/de/join?token=${TOKEN}`);
  await expect(page.getByRole('heading', { name: UNREACHABLE })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(TOKEN));
  await page.unroute('**/words/*.json');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  // The server does not know this token: the page has got as far as to ask.
  await expect(page.getByRole('heading', { name: 'Voranmeldung' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('konnte nicht geöffnet werden');
});

test('a first visitor loads no screen that comes later', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/de/join', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /words|ApplicantScreen|after-load|rules/.test(path))).toEqual([]);
  await page.getByLabel('Vorname', { exact: true }).focus();
  await expect.poll(() => asked.some((path) => /\/rules\./.test(path))).toBe(true);
});
