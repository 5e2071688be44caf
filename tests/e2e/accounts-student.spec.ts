import { accountStore } from '#api/accounts/account.store.ts';
import { freshPartnerWord, newInviteToken } from '#api/partners/invite-token.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { expectAccessible } from './accessible.ts';
import { alert, field, fillIn, form, mailedLink, newAddress, open, PASSWORD, problem, send } from './account-forms.ts';
import { expect, test } from './harness.ts';
import type { RunningServer } from './server.ts';
import { seedAccount, seedPartnerProfile, signInAs } from './sign-in.ts';
import { held, json, stub } from './stub.ts';

const SIGN_IN = '/api/auth/sign-in';
const FIELDS_MESSAGE = 'Bitte Felder prüfen (Passwörter müssen übereinstimmen).';

async function seedPartner(server: RunningServer): Promise<string> {
  const { id } = await seedAccount(server, { role: 'partner' });
  seedPartnerProfile(server, id);
  return `P-${id.slice(0, 6).toUpperCase()}`;
}

test.describe('Student sign-up', () => {
  test('STUA-01 STUA-02 without a partner it is a notice with a way to the login', async ({ page }) => {
    await open(page, '/de/student/signup');
    await expect(page.getByRole('heading', { name: 'Registrierung nur per QR-Link' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/de/login');
    await expect(page.locator('main form')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('STUA-01 STUA-03 with one it is a form of three fields', async ({ page, server }) => {
    await open(page, `/de/student/signup?partner=${await seedPartner(server)}`);
    const names = () =>
      form(page)
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
    await expect.poll(names).toEqual(['email', 'password', 'password_confirm']);
    await expect(page.getByText('Registrierung nur per QR-Link')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('STUA-04 empty or different fields get one sentence, and nothing typed is lost', async ({ page, server }) => {
    await open(page, `/de/student/signup?partner=${await seedPartner(server)}`);
    await send(page);
    await expect(problem(page, 'email')).toHaveText(FIELDS_MESSAGE);
    await expect(field(page, 'email')).toBeFocused();
    await send(page, { email: 'selam@example.org', password: PASSWORD, password_confirm: 'other' });
    await expect(problem(page, 'password_confirm')).toHaveText(FIELDS_MESSAGE);
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
    await expectAccessible(page);
  });

  test('STUA-05 a password of 7 characters is refused before anything is sent', async ({ page, server }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/sign-up')) sent += 1;
    });
    await open(page, `/de/student/signup?partner=${await seedPartner(server)}`);
    await send(page, { email: 'selam@example.org', password: 'Kurz-47', password_confirm: 'Kurz-47' });
    await expect(problem(page, 'password')).toHaveText('Passwort muss mindestens 8 Zeichen lang sein');
    expect(sent).toBe(0);
  });

  test('CONS-09 a partner that is none gets the same notice as no partner', async ({ page }) => {
    await open(page, '/de/student/signup?partner=P-UNKNOWN');
    await expect(page.getByRole('heading', { name: 'Registrierung nur per QR-Link' })).toBeVisible();
    await expectAccessible(page);
  });

  test('PARA-18 the code typed from a poster leads to an account of its partner, until a rotation ends it', async ({
    page,
    product,
    server,
  }) => {
    const partnerId = await seedPartner(server);
    const { db, clock } = server.deps;
    const code = partnerStore(db).findByPartnerId(partnerId)?.invite_code ?? '';
    const email = newAddress('student');
    await open(page, `/de/p/${code.toLowerCase()}`);
    await send(page, {
      email,
      firstName: 'Selam',
      lastName: 'Tesfaye',
      password: PASSWORD,
      password_confirm: PASSWORD,
    });
    await page.waitForURL('**/de/student/login');
    expect(accountStore(db).findByEmail(email)).toMatchObject({ partner_id: partnerId, first_name: 'Selam' });
    const mail = (await product.mails(email)).at(-1);
    expect(mail?.text).toContain('ein Konto als Studentin oder Student angelegt');

    partnerStore(db).rotate(partnerId, newInviteToken(), freshPartnerWord(server.deps), clock.now());
    await open(page, `/de/p/${code}`);
    await expect(page.getByRole('heading', { name: 'Einladung ungültig' })).toBeVisible();
  });

  test('CONS-09 a paused partner is called paused before anybody fills in a form; who is signed in is led on', async ({
    page,
    context,
    server,
  }) => {
    const partnerId = await seedPartner(server);
    partnerStore(server.deps.db).setActive(partnerId, false);
    await signInAs(context, server, { role: 'student' });
    await open(page, `/en/student/signup?partner=${partnerId}`);
    await expect(page.getByRole('heading', { name: 'This invitation is paused' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to your area' })).toHaveAttribute('href', '/en/student/dashboard');
    await expectAccessible(page);
  });

  // The stories read these pages in English.
  test('STUA-06 STUA-08 STUA-10 CONS-12 from the QR link to the own dashboard (de)', async ({
    page,
    product,
    server,
  }) => {
    const partner = await seedPartner(server);
    const email = newAddress('student');
    await open(page, `/de/student/signup?partner=${partner}`);
    await send(page, { email, password: PASSWORD, password_confirm: PASSWORD });
    const thanks = page.getByRole('status').filter({ hasText: 'Danke!' });
    await expect(thanks).toBeFocused();
    await expect(thanks).toContainText(email);
    await expectAccessible(page);

    await page.goto(await mailedLink(product, email, 'confirm'));
    await expect(page).toHaveURL(/\/de\/confirm-email\?/);
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await expect(page).toHaveURL(/\/de\/student\/login$/);
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(page.getByText('Sie können sich jetzt anmelden.')).toBeVisible();
    await expectAccessible(page);

    await send(page, { password: PASSWORD });
    await expect(page).toHaveURL(/\/de\/student\/dashboard$/);
  });
});

test.describe('Student login', () => {
  for (const [lang, sentence] of [
    ['de', 'Bitte E-Mail und Passwort eingeben.'],
    ['en', 'Please enter email and password.'],
  ] as const) {
    test(`STUA-09 needs both (${lang})`, async ({ page }) => {
      await open(page, `/${lang}/student/login`);
      await send(page);
      await expect(problem(page, 'email')).toHaveText(sentence);
      await send(page, { email: 'selam@example.org' });
      await expect(problem(page, 'password')).toHaveText(sentence);
      await expect(field(page, 'password')).toBeFocused();
      if (lang === 'de') await expectAccessible(page);
    });
  }

  test('STUA-12 leads to the reset and to the login', async ({ page }) => {
    await open(page, '/de/student/login');
    await expect(page.locator('main a[href="/de/student/reset"]')).toBeVisible();
    await expect(page.locator('main a[href="/de/login"]')).toBeVisible();
  });

  test('AUTH-19 a wrong password is said at its field, the e-mail stays', async ({ page }) => {
    await open(page, '/en/student/login');
    const email = newAddress('nobody');
    await send(page, { email, password: 'wrong' });
    await expect(problem(page, 'password')).toHaveText('Invalid login credentials');
    await expect(field(page, 'email')).toHaveValue(email);
    // Where the focus cannot move to the field, as it is there, the fault is read out by itself.
    await expect(field(page, 'password')).toBeFocused();
    await field(page, 'password').press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  });

  test('AUTH-15 AUTH-16 too many tries are a short break, not a fault (stub)', async ({ page }) => {
    for (const [code, error] of [
      ['login_rate_limited', 'Too many login attempts. Please try again in 12 minutes.'],
      ['login_limit_reached', 'Maximum login attempts exceeded. Please try again later.'],
    ]) {
      await stub(page, SIGN_IN, json({ code, error }, 429));
      await open(page, '/en/student/login');
      await send(page, { email: 'selam@example.org', password: 'x' });
      await expect(alert(page)).toContainText(`${error}`);
      await expect(alert(page)).toHaveClass(/\bwarn\b/);
      await expect(alert(page)).toBeFocused();
      await expectAccessible(page);
    }
  });

  test('AUTH-20 what exists already is no break: waiting does not help (stub)', async ({ page }) => {
    const error = 'This application already belongs to an account.';
    await stub(page, SIGN_IN, json({ code: 'application_linked', error }, 409));
    await open(page, '/en/student/login');
    await send(page, { email: 'selam@example.org', password: 'x' });
    await expect(alert(page)).toContainText(error);
    await expect(alert(page)).not.toContainText('A short break');
    await expect(alert(page)).toHaveClass(/\bwarn\b/);
  });

  test('AUTH-20 an unexpected fault has its fixed sentences (stub)', async ({ page }) => {
    await stub(page, SIGN_IN, json({}, 500));
    await open(page, '/en/student/login');
    await send(page, { email: 'selam@example.org', password: 'x' });
    await expect(alert(page)).toContainText('Sign in failed');
    await expect(alert(page)).toContainText('Login failed. Please try again.');
    let answer = () => {};
    await stub(page, SIGN_IN, async (route) => {
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.fulfill({ body: '<html>', contentType: 'text/html' });
    });
    const asked = page.waitForRequest(`**${SIGN_IN}`);
    await send(page);
    await asked;
    // The first fault is gone: what is read below is said of the second answer.
    await expect(alert(page)).toHaveCount(0);
    answer();
    await expect(alert(page)).toContainText('Sign in failed');
    await expect(alert(page)).toContainText('Login failed. Please try again.');
  });

  test('a browser that keeps no cookies is told so where it signs in (stub)', async ({ page }) => {
    const user = { id: 'x', email: 'selam@example.org', role: 'student' };
    await stub(page, SIGN_IN, json({ success: true, user }));
    await open(page, '/en/student/login');
    await send(page, { email: 'selam@example.org', password: PASSWORD });
    await expect(alert(page)).toContainText('your browser does not keep cookies');
    await expect(alert(page)).toBeFocused();
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
    await expectAccessible(page);
  });

  test('a lost connection keeps everything, and one button sends it again', async ({ page, server }) => {
    const { email } = await seedAccount(server, { role: 'student', password: PASSWORD });
    await open(page, '/de/student/login');
    await stub(page, SIGN_IN, (route) => route.abort());
    await send(page, { email, password: PASSWORD });
    await expect(alert(page)).toContainText('Gerade keine Verbindung');
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Noch einmal senden' }).click();
    await expect(page).toHaveURL(/\/de\/student\/dashboard$/);
  });

  test('an address that is not confirmed yet gets its mail again', async ({ page, product, server }) => {
    const partner = await seedPartner(server);
    const email = newAddress('student');
    await open(page, `/en/student/signup?partner=${partner}`);
    await send(page, { email, password: PASSWORD, password_confirm: PASSWORD });
    await expect(page.getByText('Thank you!')).toBeVisible();
    await open(page, '/en/student/login');
    await send(page, { email, password: PASSWORD });
    await expect(alert(page)).toContainText('E-mail not confirmed yet');
    await expectAccessible(page);
    const resent = page.waitForResponse('**/api/auth/resend-confirmation');
    await alert(page).getByRole('button').click();
    expect((await resent).status()).toBe(200);
    await expect(alert(page).getByRole('status')).toContainText('within a few minutes');
    expect(await mailedLink(product, email, 'confirm')).toContain('confirm=');
  });

  test('STUA-11 signing in in another tab leads on as well', async ({ page, context, server }) => {
    const { email } = await seedAccount(server, { role: 'student', password: PASSWORD });
    const isKnown = page.waitForResponse('**/api/auth/session');
    await open(page, '/de/student/login');
    await isKnown;
    const other = await context.newPage();
    await open(other, '/de/student/login');
    await send(other, { email, password: PASSWORD });
    await expect(other).toHaveURL(/\/de\/student\/dashboard$/);
    await expect(page).toHaveURL(/\/de\/student\/dashboard$/);
  });

  test('somebody who is signed in already may go on, or sign in as somebody else', async ({ page, server }) => {
    const { email } = await seedAccount(server, { role: 'student', password: PASSWORD });
    await open(page, '/de/student/login');
    await send(page, { email, password: PASSWORD });
    await expect(page).toHaveURL(/\/de\/student\/dashboard$/);
    await open(page, '/de/student/login');
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
    await expect(form(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page).toHaveURL(/\/de\/student\/dashboard$/);
  });

  test('STUA-25 shows what the invitation has done, with the e-mail filled in', async ({ page }) => {
    await page.addInitScript(() =>
      sessionStorage.setItem('s4f_hand_over', JSON.stringify({ kind: 'invited', email: 'selam@example.org' })),
    );
    await open(page, '/de/student/login');
    await expect(field(page, 'email')).toHaveValue('selam@example.org');
    await expect(page.getByRole('status').filter({ hasText: 'Ihr Konto ist angelegt' })).toContainText(
      'Danach können Sie sich hier anmelden.',
    );
    await expectAccessible(page);
  });

  test('ROUT-30 the wanted page wins if the role may see it', async ({ page, server }) => {
    const { email } = await seedAccount(server, { role: 'student', password: PASSWORD });
    for (const [next, goal] of [
      ['/de/dashboard/student?x=1', '/de/dashboard/student?x=1'],
      ['/de/dashboard/admin', '/de/student/dashboard'],
      ['https://evil.example/', '/de/student/dashboard'],
    ]) {
      // Leaves the page, which would notice the end of the session and lead away by itself.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await open(page, `/de/student/login?${new URLSearchParams({ next: `${next}` })}`);
      await send(page, { email, password: PASSWORD });
      await page.waitForURL((url) => url.pathname + url.search === goal);
    }
  });

  test('a button pressed before the script is there does its work once it is', async ({ page, server }) => {
    const { email } = await seedAccount(server, { role: 'student', password: PASSWORD });
    const { letGo, answer } = held();
    await page.route('**/_astro/client.*.js', answer);
    await page.goto('/de/student/login', { waitUntil: 'commit' });
    await send(page, { email, password: PASSWORD });
    expect(new URL(page.url()).pathname).toBe('/de/student/login');
    letGo();
    await expect(page).toHaveURL(/\/de\/student\/dashboard$/);
  });

  test('works with keys alone', async ({ page, server }) => {
    const { email } = await seedAccount(server, { role: 'student', password: PASSWORD });
    await open(page, '/de/student/login');
    await field(page, 'email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(page, 'password')).toHaveAttribute('type', 'text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/student\/dashboard$/);
  });
});

test.describe('Forgotten password', () => {
  test('STUA-13 STUA-15 needs an address, and leads back to the login', async ({ page }) => {
    await open(page, '/de/student/reset');
    for (const role of ['student/login', 'partner/auth', 'employer/login'])
      await expect(page.locator(`main a[href="/de/${role}"]`)).toBeVisible();
    await send(page);
    await expect(problem(page, 'email')).toHaveText('Bitte E-Mail-Adresse eingeben.');
    await send(page, { email: 'selam@' });
    await expect(problem(page, 'email')).toHaveText('Ungültige E-Mail-Adresse.');
    await expectAccessible(page);
  });

  test('STUA-14 CONS-12 ends with the same notice for every address', async ({ page, product, server }) => {
    const { email } = await seedAccount(server, { role: 'student', password: PASSWORD });
    const stranger = newAddress('nobody');
    for (const address of [email, stranger]) {
      await open(page, '/de/student/reset');
      await send(page, { email: address });
      const notice = page.getByRole('status').filter({ hasText: 'E-Mail gesendet!' });
      await expect(notice).toBeFocused();
      await expect(page.locator('main')).not.toContainText(address);
      await expectAccessible(page);
    }
    expect(await product.mails(stranger)).toEqual([]);
    expect(await mailedLink(product, email, 'token')).toContain('/reset-password?token=');
  });

  test('STUA-17 a fault of the server is told, the address stays (stub)', async ({ page }) => {
    await stub(page, '/api/auth/request-password-reset', json({}, 500));
    await open(page, '/de/student/reset');
    await send(page, { email: 'selam@example.org' });
    await expect(alert(page)).toContainText('Passwort-Reset fehlgeschlagen.');
    await expect(field(page, 'email')).toHaveValue('selam@example.org');
  });

  test('STUA-16 ROUT-31 ROUT-32 the mailed link ends on the student login with the new password (de)', async ({
    page,
    product,
    server,
  }) => {
    const { email } = await seedAccount(server, { role: 'student', password: PASSWORD, lang: 'de' });
    await open(page, '/de/student/reset');
    await send(page, { email });
    await expect(page.getByText('E-Mail gesendet!')).toBeVisible();
    await open(page, await mailedLink(product, email, 'token'));
    await expect(page).toHaveURL(/\/de\/reset-password\?token=/);
    await fillIn(page, { password: 'kurz', password_confirm: 'kurz' });
    await expect(form(page).getByRole('status')).toHaveText('Passwortstärke: Schwach');
    await send(page);
    await expect(problem(page, 'password')).toBeVisible();
    await expectAccessible(page);
    const renewed = `${PASSWORD}-neu`;
    await send(page, { password: renewed, password_confirm: 'other' });
    await expect(problem(page, 'password_confirm')).toHaveText('Passwörter stimmen nicht überein.');
    await send(page, { password_confirm: renewed });
    await expect(page).toHaveURL(/\/de\/reset-complete$/);
    await expectAccessible(page);
    await page.locator(`main a.btn[href="/de/student/login"]`).click();
    await expect(field(page, 'email')).toHaveValue(email);
    await open(page, page.url());
    await send(page, { email, password: renewed });
    await expect(page).toHaveURL(/\/de\/student\/dashboard$/);
  });

  test('ROUT-31 a link that has been used, or is none, offers a new one', async ({ page }) => {
    await open(page, `/en/reset-password?token=${'u'.repeat(43)}`);
    await expect(alert(page)).toBeFocused();
    await expect(alert(page)).toContainText('This link is no longer valid');
    await expect(page.locator('main a[href="/en/student/reset"]')).toBeVisible();
    await expectAccessible(page);
    await open(page, `/en/reset-password?token=${'u'.repeat(42)}`);
    await expect(alert(page)).toContainText('The link is incomplete');
  });
});
