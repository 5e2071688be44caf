import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessible.ts';
import { alert, field, newAddress, open, PASSWORD, problem, send } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { endSessionAt, seedAccount } from './sign-in.ts';

const PERIOD_MS = 30_000;
const codeOf = (secret: string, offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offset });

test('an admin sets up the second step once, and keeps the recovery codes', async ({ page, context, server }) => {
  const { email } = await seedAccount(server, { role: 'admin', password: PASSWORD, email: newAddress('admin') });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/en/admin/login');
  await expectAccessible(page);
  await send(page, { email, password: PASSWORD });

  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute('href', /^otpauth:/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());

  await send(page);
  await expect(problem(page, 'code')).toHaveText('Please enter the code.');
  await send(page, { code: '000000' });
  await expect(problem(page, 'code')).toContainText('This code is not right or was used before.');
  await expect(field(page, 'code')).toBeFocused();
  const used = codeOf(secret);
  await send(page, { code: `${used.slice(0, 3)} ${used.slice(3)}` });

  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expectAccessible(page);
  const codes = await page.locator('main li code').allTextContents();
  expect(codes.length).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please confirm first that you have saved the codes.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('I have saved them').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/dashboard\/admin$/);
});

test('from then on every form asks for the code, and a recovery code does once instead', async ({
  page,
  context,
  server,
}) => {
  const { id, email } = await seedAccount(server, { role: 'admin', password: PASSWORD, email: newAddress('admin') });
  const { secret, codes } = await setUp(page, email);
  await open(page, '/en/partner/auth');
  await send(page, { email, password: PASSWORD });
  await expect(field(page, 'code')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to e-mail and password' }).click();
  await expect(field(page, 'password')).toHaveValue(PASSWORD);
  await send(page);
  await send(page, { code: codes[0] ?? '' });
  await expect(page).toHaveURL(/\/en\/dashboard\/admin$/);

  // Leaves the page, which would notice the end of the session and lead away by itself.
  await page.goto('about:blank');
  await context.clearCookies();
  await open(page, '/en/admin/login');
  await send(page, { email, password: PASSWORD });
  await send(page, { code: codeOf(secret, PERIOD_MS) });
  await expect(page).toHaveURL(/\/en\/dashboard\/admin$/);

  // A session that ends while its page is open asks for the code in place, too.
  await page.goto('/en/account');
  await expect(page.locator('[data-session]').first()).toBeVisible();
  await endSessionAt(page, server, id, '/api/auth/change-language');
  await page.getByRole('button', { name: 'Save the language' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(again.getByLabel('Code from your authenticator app')).toBeFocused();
  await page.keyboard.type(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The language is saved' })).toBeVisible();
});

/** Does by calls what the first test does on the pages. */
async function setUp(page: Page, email: string): Promise<{ secret: string; codes: string[] }> {
  const credentials = { email, password: PASSWORD };
  const setup = await page.request.post('/api/auth/second-factor-setup', { data: credentials });
  const { secret } = await setup.json();
  const signedIn = await page.request.post('/api/auth/sign-in', { data: { ...credentials, code: codeOf(secret) } });
  const { recovery_codes: codes } = await signedIn.json();
  await page.context().clearCookies();
  return { secret, codes };
}

test('a set-up that does not come can be asked for again', async ({ page, server }) => {
  const { email } = await seedAccount(server, { role: 'admin', password: PASSWORD, email: newAddress('admin') });
  await open(page, '/de/admin/login');
  await expect(page.getByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute('href', '/de/student/reset');
  await page.route('**/api/auth/second-factor-setup', (route) => route.abort());
  await send(page, { email, password: PASSWORD });
  await expect(alert(page)).toContainText('Die Einrichtung konnte nicht geladen werden.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  await expectAccessible(page);
});
