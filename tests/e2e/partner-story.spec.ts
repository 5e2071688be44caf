import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accountStore } from '#api/accounts/account.store.ts';
import { readSheet } from '../support/printed-page.ts';
import { expectAccessible } from './accessible.ts';
import { field, form, mailedLink, newAddress, open, PASSWORD, register, send } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { heading, news } from './page-parts.ts';
import type { Product } from './product.ts';
import { endSessionAt } from './sign-in.ts';

// As most people have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A page in a browser context of its own, as on another device. */
async function personAt(browser: Browser, baseURL: string | undefined, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, ...(baseURL && { baseURL }) });
  return context.newPage();
}

async function confirmByMail(page: Page, product: Product, email: string): Promise<void> {
  await open(page, await mailedLink(product, email, 'confirm'));
  await send(page);
}

/** Makes an admin as the operator does, by the printed link; sets a password and an app. */
async function signInAdmin(page: Page, product: Product): Promise<void> {
  const email = newAddress('admin');
  const { stdout } = await product.admin('create', email);
  await open(page, /https?:\S+/.exec(stdout)?.[0] ?? '');
  await send(page, { password: PASSWORD, password_confirm: PASSWORD });
  await page.waitForURL('**/de/reset-complete');
  await open(page, '/de/admin/login');
  const setup = page.waitForResponse('**/api/auth/second-factor-setup');
  await send(page, { email, password: PASSWORD });
  const { secret } = (await (await setup).json()) as { secret: string };
  await send(page, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
  await page.getByRole('checkbox').check();
  await page.locator('main button.btn:visible').last().click();
  await page.waitForURL('**/de/dashboard/admin');
}

// Partner and admin read German, the student finds an English poster: the pages of both languages are in one story.
test('CONS-09 CONS-11 PARA-18 PARA-32 PORT-14 INVI-05 INVI-17 INVI-18 a partner, a student, an admin, from the first form over a pause to a new code', async ({
  browser,
  baseURL,
  product,
  server,
}) => {
  test.slow();
  const [partner, student, admin] = (await Promise.all(
    [1440, 360, 1440].map((width) => personAt(browser, baseURL, width)),
  )) as [Page, Page, Page];
  const partnerEmail = newAddress('partner');
  const studentEmail = newAddress('student');

  await test.step('a partner registers and makes the profile', async () => {
    await open(partner, '/de/partner/auth');
    await register(partner);
    await send(partner, { email: partnerEmail, password: PASSWORD, password_confirm: PASSWORD });
    await expect(news(partner, partnerEmail)).toBeVisible();
    await confirmByMail(partner, product, partnerEmail);
    await partner.locator('main a[href="/de/partner/auth"]').click();
    // The page before hands the address over.
    await expect(field(partner, 'email')).toHaveValue(partnerEmail);
    await send(partner, { password: PASSWORD });
    await partner.waitForURL('**/de/partner/onboarding');
    await partner.locator('[name=organization_name]').fill('Example University');
    await partner.locator('[name=contact_person]').fill('International Office');
    await form(partner).getByRole('button', { name: 'Profil erstellen' }).click();
    await partner.waitForURL('**/de/partner');
    await expect(heading(partner)).toHaveText('Example University');
  });

  const poster = async () => {
    const address = await partner.locator('a[href$="poster-en.pdf"]').first().getAttribute('href');
    return readSheet(new Uint8Array(await (await partner.request.get(address ?? '')).body()));
  };
  const printed = await test.step('the partner prints the English poster, which works before the check', async () => {
    const sheet = await poster();
    expect([sheet.pages, sheet.text.includes('Example University')]).toEqual([1, false]);
    return sheet.code ?? '';
  });

  await test.step('a student follows its code, all in English, and applies', async () => {
    await open(student, printed);
    await expect(student).toHaveURL(/\/en\/invite\/[\w-]{22}$/);
    await expect(student.getByText('Invitation from Example University')).toBeVisible();
    await send(student, {
      email: studentEmail,
      firstName: 'Selam',
      lastName: 'Tesfaye',
      password: PASSWORD,
      password_confirm: PASSWORD,
    });
    await student.waitForURL('**/en/student/login');
    expect((await product.mails(studentEmail)).at(-1)?.html).toContain('<html lang="en">');
    await confirmByMail(student, product, studentEmail);
    await student.waitForURL('**/en/student/login');
    await expect(field(student, 'email')).toHaveValue(studentEmail);
    await send(student, { password: PASSWORD });
    await student.waitForURL('**/en/student/dashboard');
    await student.getByRole('link', { name: 'Start application' }).click();
    await expect(student.locator('[name=email]')).toHaveValue(studentEmail);
    await student.locator('input[type=file][name=hub4africa_file]').setInputFiles(product.pdf());
    await student.locator('[name=gdpr]').check();
    await student.locator('button[type=submit]').click();
    await expect(student.getByText('Awaiting approval').first()).toBeVisible();
  });

  await test.step('names wait for the check; a session that has ended loses nothing that was typed', async () => {
    await partner.reload();
    await expect(heading(partner)).toHaveText('Example University');
    await expect(partner.locator('main')).not.toContainText('Selam Tesfaye');
    const profile = partner.locator('#profile form').first();
    await profile.getByLabel('Ansprechperson').fill('Meron Girma');
    const { id = '' } = accountStore(server.deps.db).findByEmail(partnerEmail) ?? {};
    await endSessionAt(partner, server, id, '/api/partner/update-profile');
    await partner.getByRole('button', { name: 'Änderungen speichern' }).click();
    const dialog = partner.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' });
    await dialog.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await partner.keyboard.press('Enter');
    await expect(news(partner, 'Profil gespeichert')).toBeVisible();
    await expect(partner.locator('main header')).toContainText('Meron Girma');
  });

  await test.step('an admin verifies the organisation, and its students have numbers: none has agreed to a name', async () => {
    await signInAdmin(admin, product);
    await admin.goto('/de/admin/partners');
    await admin.getByRole('link', { name: 'Example University' }).first().click();
    await admin.getByRole('button', { name: 'Organisation bestätigen' }).click();
    await admin.getByRole('button', { name: 'Jetzt bestätigen' }).click();
    await expect(news(admin, 'Organisation bestätigt.')).toBeVisible();
    await partner.reload();
    expect((await poster()).text).toMatch(/Example University.*Meron Girma/s);
    await expect(partner.locator('main')).toContainText(/WS-\w{4}-\w{2}/);
    await expect(partner.locator('main')).not.toContainText('Selam Tesfaye');
    await expect(partner.locator('main')).toContainText('beworben');
  });

  await test.step('the admin pauses: the poster says so, and leads to the way without an account', async () => {
    await admin.getByRole('button', { name: 'Einladung pausieren' }).click();
    await admin.getByLabel('Grund').fill('Zwei Beschwerden');
    await admin.getByRole('button', { name: 'Jetzt pausieren' }).click();
    await expect(news(admin, 'Einladung pausiert.')).toBeVisible();
    // Somebody else on the same phone.
    await student.goto('about:blank');
    await student.context().clearCookies();
    await open(student, printed);
    await student.evaluate(() => sessionStorage.clear());
    await expect(heading(student)).toHaveText('This invitation is paused');
    await expect(student.getByText('Example University')).toHaveCount(0);
    await expectAccessible(student);
    await student.getByRole('link', { name: 'Apply without an account' }).click();
    await expect(student).toHaveURL(/\/en\/join$/);
    await partner.reload();
    await expect(partner.locator('[data-invite]')).toHaveText('Pausiert');
    await admin.getByRole('button', { name: 'Einladung fortsetzen' }).click();
    await admin.getByRole('button', { name: 'Jetzt fortsetzen' }).click();
    await expect(news(admin, 'Die Einladung gilt wieder.')).toBeVisible();
    await open(student, printed);
    await expect(student.getByText('Invitation from Example University')).toBeVisible();
  });

  await test.step('a new code ends the old poster at once', async () => {
    await admin.getByRole('button', { name: 'Token rotieren' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Neuen Token erzeugen' }).click();
    await expect(news(admin, 'Neuer Token erzeugt und gespeichert.')).toBeVisible();
    await student.goto(printed);
    await expect(heading(student)).toHaveText('Invitation not valid');
    await partner.reload();
    const fresh = await partner.getByRole('textbox', { name: 'Einladungslink' }).inputValue();
    expect(printed).not.toContain(new URL(fresh).pathname);
    await student.goto(fresh.replace('/invite/', '/en/invite/'));
    await expect(student.getByText('Invitation from Example University')).toBeVisible();
  });
  await Promise.all([partner, student, admin].map((page) => page.context().close()));
});
