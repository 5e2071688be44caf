import { accountStore } from '#api/accounts/account.store.ts';
import { expectAccessible } from './accessible.ts';
import {
  alert,
  field,
  fillIn,
  mailedLink,
  newAddress,
  open,
  PASSWORD,
  problem,
  register,
  send,
} from './account-forms.ts';
import { expect, test } from './harness.ts';
import { seedAccount } from './sign-in.ts';
import { json, stub } from './stub.ts';

const SIGN_UP = '/api/auth/sign-up';
const COMPANY = 'Example Ground Services';

test('EMPA-01 EMPA-05 EMPA-06 has two tabs, a way back and one for a forgotten password', async ({ page }) => {
  await open(page, '/de/employer/login');
  await expect(page.getByRole('tab')).toHaveText(['Anmelden', 'Registrieren']);
  await expect(page.locator('main a[href="/de/login"]')).toBeVisible();
  await expect(page.locator('main a[href="/de/student/reset"]')).toBeVisible();
  await expectAccessible(page);
});

test('EMPA-02 the login needs both', async ({ page }) => {
  await open(page, '/de/employer/login');
  await send(page, { email: 'a@example.org' });
  await expect(problem(page, 'password')).toHaveText('Bitte E-Mail und Passwort eingeben.');
});

test('EMPA-03 the registration needs every field, and the same password twice', async ({ page }) => {
  await open(page, '/de/employer/login');
  await register(page);
  await send(page);
  await expect(problem(page, 'company')).toHaveText('Bitte alle Felder ausfüllen.');
  await expect(field(page, 'company')).toBeFocused();
  await send(page, { company: COMPANY, email: 'a@example.org', password: PASSWORD, password_confirm: 'other' });
  await expect(problem(page, 'password_confirm')).toHaveText('Passwörter stimmen nicht überein.');
  await expectAccessible(page);
});

test('EMPA-08 shows the server’s sentence, or its own (stubs)', async ({ page }) => {
  await open(page, '/de/employer/login');
  const signIn = { email: 'a@example.org', password: PASSWORD };
  await stub(page, '/api/auth/sign-in', json({ error: 'Der Dienst macht gerade Pause.' }, 500));
  await send(page, signIn);
  await expect(alert(page)).toContainText('Der Dienst macht gerade Pause.');
  await stub(page, '/api/auth/sign-in', json({}, 500));
  await send(page);
  await expect(alert(page)).toContainText('Anmeldung fehlgeschlagen.');
  await expectAccessible(page);
  await register(page);
  await fillIn(page, { company: COMPANY, ...signIn, password_confirm: PASSWORD });
  await stub(page, SIGN_UP, json({ error: 'Der Dienst macht gerade Pause.' }, 500));
  await send(page);
  await expect(alert(page)).toContainText('Der Dienst macht gerade Pause.');
  await stub(page, SIGN_UP, json({}, 500));
  await send(page);
  await expect(alert(page)).toContainText('Registrierung fehlgeschlagen.');
});

test('AUTH-17 AUTH-20 the same in English (stubs)', async ({ page }) => {
  await open(page, '/en/employer/login');
  await register(page);
  await fillIn(page, { company: COMPANY, email: 'a@example.org', password: PASSWORD, password_confirm: PASSWORD });
  await stub(page, SIGN_UP, json({}, 500));
  await send(page);
  await expect(alert(page)).toContainText('Signup failed. Please try again.');
  const error = 'Too many signup attempts. Please try again later.';
  await stub(page, SIGN_UP, json({ code: 'signup_rate_limited', error }, 429));
  await send(page);
  await expect(alert(page)).toContainText(error);
  await expect(alert(page)).toHaveClass(/\bwarn\b/);
});

test('AUTH-09 AUTH-11 what only the server knows of a password is said at its field', async ({ page }) => {
  await open(page, '/en/employer/login');
  await register(page);
  const common = 'Password1';
  await send(page, { company: COMPANY, email: newAddress('employer'), password: common, password_confirm: common });
  await expect(problem(page, 'password')).toHaveText('Password is too common and easily guessed');
});

test('EMPA-04 EMPA-07 PARA-13 CONS-12 from the registration to the own dashboard', async ({
  page,
  product,
  server,
}) => {
  const email = newAddress('employer');
  await open(page, '/de/employer/login');
  await register(page);
  await send(page, { company: COMPANY, email, password: PASSWORD, password_confirm: PASSWORD });
  await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused();
  const link = await mailedLink(product, email, 'confirm');
  expect(new URL(link).pathname).toBe('/de');
  await open(page, link);
  await send(page);
  await page.getByRole('link', { name: 'Jetzt anmelden' }).click();
  await expect(page).toHaveURL(/\/de\/employer\/login$/);
  await expect(field(page, 'email')).toHaveValue(email);
  await send(page, { password: PASSWORD });
  await expect(page).toHaveURL(/\/de\/dashboard\/employer$/);
  expect(accountStore(server.deps.db).findByEmail(email)).toMatchObject({
    chosen_role: 'employer',
    first_name: COMPANY,
  });
});

test('every form takes every role, and leads each to its own area', async ({ page, server }) => {
  const { email } = await seedAccount(server, { role: 'student', password: PASSWORD });
  await open(page, '/en/employer/login');
  await send(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/en\/student\/dashboard$/);
});
