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
import { seedAccount, seedPartnerProfile } from './sign-in.ts';
import { json, stub } from './stub.ts';

const SIGN_UP = '/api/auth/sign-up';

test('PARA-01 has tabs that work with arrow keys, and keeps what was typed behind them', async ({ page }) => {
  await open(page, '/de/partner/auth');
  const [signIn, signUp] = ['Anmelden', 'Registrieren'].map((name) => page.getByRole('tab', { name }));
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await fillIn(page, { email: 'almaz@example.org' });
  await signIn?.press('ArrowRight');
  await expect(signUp as NonNullable<typeof signUp>).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Registrieren' })).toBeVisible();
  await expect(field(page, 'password_confirm')).toBeVisible();
  await expectAccessible(page);
  await signUp?.press('Home');
  await expect(field(page, 'email')).toHaveValue('almaz@example.org');
});

test('LANG-11 what was typed into both forms comes back in the other language, and the form that was seen', async ({
  page,
}) => {
  await open(page, '/en/partner/auth?next=/en/dashboard/partner');
  await expect(page.locator('form[data-kept]')).toHaveCount(2);
  await fillIn(page, { email: 'almaz@example.org' });
  await register(page);
  await fillIn(page, { email: 'new@example.org' });
  await page.locator('.lang a[data-lang=de]').click();
  await page.waitForURL('**/de/partner/auth?next=**');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Registrieren');
  await expect(field(page, 'email')).toHaveValue('new@example.org');
  await page.getByRole('tab', { name: 'Anmelden' }).click();
  await expect(field(page, 'email')).toHaveValue('almaz@example.org');
  // The page that was wanted comes in the language that is read now.
  await expect(page.locator('html')).toHaveAttribute('data-next', '/de/dashboard/partner');
});

test('PARA-02 the login needs both', async ({ page }) => {
  await open(page, '/de/partner/auth');
  await send(page);
  await expect(problem(page, 'email')).toHaveText('Bitte E-Mail und Passwort eingeben.');
  await expectAccessible(page);
});

test('PARA-03 the login leads to /partner after a moment', async ({ page, server }) => {
  const { id, email } = await seedAccount(server, { role: 'partner', password: PASSWORD });
  seedPartnerProfile(server, id);
  await open(page, '/de/partner/auth');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForResponse('**/api/auth/sign-in');
  await send(page, { email, password: PASSWORD });
  await answered;
  await expect(page.getByRole('button', { name: 'Einen Moment…' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/de/partner/auth');
  await page.clock.resume();
  await expect(page).toHaveURL(/\/de\/partner$/);
});

test('PARA-04 wrong credentials have one sentence', async ({ page }) => {
  await open(page, '/de/partner/auth');
  await send(page, { email: newAddress('nobody'), password: 'wrong' });
  await expect(problem(page, 'password')).toHaveText('Ungültige E-Mail oder Passwort.');
  await stub(page, '/api/auth/sign-in', json({ error: 'Invalid login credentials' }, 400));
  await send(page);
  await expect(problem(page, 'password')).toHaveText('Ungültige E-Mail oder Passwort.');
});

test('PARA-05 the registration needs every field', async ({ page }) => {
  await open(page, '/de/partner/auth');
  await register(page);
  await send(page, { email: 'almaz@example.org' });
  await expect(problem(page, 'password')).toHaveText('Bitte alle Felder ausfüllen.');
  await expect(field(page, 'password')).toBeFocused();
});

test('PARA-06 PARA-07 PARA-08 names one rule at a time, in their order', async ({ page }) => {
  await open(page, '/de/partner/auth');
  await register(page);
  for (const [password, sentence] of [
    ['kurz', 'Passwort muss mindestens 10 Zeichen lang sein.'],
    ['sommer2027', 'Passwort muss einen Großbuchstaben enthalten.'],
    ['SOMMER2027', 'Passwort muss einen Kleinbuchstaben enthalten.'],
    ['SommerSommer', 'Passwort muss eine Zahl enthalten.'],
    ['Sommer2027', 'Passwort muss ein Sonderzeichen enthalten.'],
  ]) {
    await send(page, { email: 'almaz@example.org', password: `${password}`, password_confirm: 'other' });
    await expect(problem(page, 'password')).toHaveText(`${sentence}`);
  }
  await expectAccessible(page);
  await send(page, { password: PASSWORD });
  await expect(problem(page, 'password_confirm')).toHaveText('Passwörter stimmen nicht überein.');
});

test('PARA-09 PARA-10 PARA-11 what the server refuses stands at its field (stubs)', async ({ page }) => {
  await open(page, '/de/partner/auth');
  await register(page);
  await fillIn(page, { email: 'almaz@example.org', password: PASSWORD, password_confirm: PASSWORD });
  for (const [name, body, sentence] of [
    ['email', { code: 'account_exists', error: 'x' }, 'Diese E-Mail-Adresse ist bereits registriert.'],
    ['email', { error: 'User already registered' }, 'Diese E-Mail-Adresse ist bereits registriert.'],
    ['email', { code: 'email_invalid', error: 'x' }, 'Ungültige E-Mail-Adresse.'],
    [
      'password',
      { code: 'password_weak', error: 'Passwort ist zu verbreitet' },
      'Passwort-Fehler: Passwort ist zu verbreitet',
    ],
    ['password', { error: 'Password should be longer' }, 'Passwort-Fehler: Password should be longer'],
  ] as const) {
    await stub(page, SIGN_UP, json(body, 400));
    // Before the answer, the sentence of the last one may still be there.
    const answered = page.waitForResponse(`**${SIGN_UP}`);
    await send(page);
    await answered;
    await expect(problem(page, name)).toHaveText(sentence);
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, 'password_confirm')).toHaveValue(PASSWORD);
  }
  await stub(page, SIGN_UP, json({}, 500));
  await send(page);
  await expect(alert(page)).toContainText('Registrierung fehlgeschlagen.');
  await stub(
    page,
    SIGN_UP,
    json({ code: 'signup_rate_limited', error: 'Too many signup attempts. Please try again later.' }, 429),
  );
  await send(page);
  await expect(alert(page)).toContainText('Kurze Pause');
});

test('PARA-09 PARA-10 PARA-11 the server itself says so', async ({ page, server }) => {
  const { email } = await seedAccount(server, { role: 'partner', password: PASSWORD });
  await open(page, '/de/partner/auth');
  await register(page);
  await send(page, { email, password: PASSWORD, password_confirm: PASSWORD });
  await expect(problem(page, 'email')).toHaveText('Diese E-Mail-Adresse ist bereits registriert.');
  await send(page, { email: 'almaz@' });
  await expect(problem(page, 'email')).toHaveText('Ungültige E-Mail-Adresse.');
});

test('the meter counts to five while somebody types, in blocks and in words', async ({ page }) => {
  await open(page, '/de/partner/auth');
  await register(page);
  const word = page.getByRole('tabpanel').getByRole('status').filter({ hasText: 'Passwortstärke' });
  for (const [password, said] of [
    ['ab', 'Schwach'],
    ['sommer2027', 'Mittel'],
    ['Sommer2027', 'Stark, aber es fehlt noch etwas'],
  ]) {
    await fillIn(page, { password: `${password}` });
    await expect(word).toHaveText(`Passwortstärke: ${said}`);
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'ein Sonderzeichen' })).toContainText('offen');
  await fillIn(page, { password: PASSWORD });
  await expect(page.getByRole('listitem').filter({ hasText: 'ein Sonderzeichen' })).toContainText('erfüllt');
});

// The stories read these pages in German.
test('PARA-12 PARA-13 ROUT-39 CONS-12 from the registration to the onboarding (en)', async ({ page, product }) => {
  const email = newAddress('partner');
  await open(page, '/en/partner/auth');
  await register(page);
  await send(page, { email, password: PASSWORD, password_confirm: PASSWORD });
  const notice = page.getByRole('status').filter({ hasText: email });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Registration successful! Please check your e-mails to confirm.');
  await expectAccessible(page);

  const link = await mailedLink(product, email, 'confirm');
  expect(new URL(link).pathname).toBe('/en');
  await open(page, link);
  await expectAccessible(page);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused();
  expect(page.url()).not.toContain('confirm=');
  await expect(page.locator('main a[href="/en"]')).toBeVisible();
  await expectAccessible(page);
  await page.locator('main a[href="/en/partner/auth"]').click();
  await expect(field(page, 'email')).toHaveValue(email);
  await send(page, { password: PASSWORD });
  await expect(page).toHaveURL(/\/en\/partner(\/onboarding)?$/);
});

test('ROUT-39 a confirmation that has ended, or is none, leads on to a new mail', async ({ page }) => {
  await open(page, `/en/confirm-email?confirm=${'u'.repeat(43)}&then=/en`);
  await send(page);
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
  await expectAccessible(page);
  await send(page);
  await expect(problem(page, 'email')).toBeVisible();
  await send(page, { email: newAddress('nobody') });
  await expect(page.getByRole('status').filter({ hasText: 'Please check your inbox' })).toBeFocused();
  await open(page, '/en/confirm-email');
  await expect(page.getByText('The link is incomplete')).toBeVisible();
});
