import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Lang } from '#contract/languages.ts';
import { form, mailedLink, newAddress, open, PASSWORD, register, send } from './account-forms.ts';
import { expect, test } from './harness.ts';
import type { Product } from './product.ts';

const TEXTS = {
  de: {
    create: 'Profil erstellen',
    poster: 'poster-de.pdf',
    start: 'Bewerbung starten',
    invalid: 'Einladung ungültig',
    rotate: 'Token rotieren',
    newToken: 'Neuen Token erzeugen',
    rotated: 'Neuer Token erzeugt und gespeichert.',
    verify: 'Organisation bestätigen',
    applied: 'beworben',
    waiting: 'Die Freigabe steht noch aus',
  },
  en: {
    create: 'Create profile',
    poster: 'poster-en.pdf',
    start: 'Start application',
    invalid: 'Invitation not valid',
    rotate: 'Rotate the token',
    newToken: 'Create a new token',
    rotated: 'New token created and saved.',
    verify: 'Verify the organisation',
    applied: 'applied',
    waiting: 'Awaiting approval',
  },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
async function signInAdmin(page: Page, product: Product, lang: Lang): Promise<void> {
  const email = newAddress('admin');
  const { stdout } = await product.admin('create', email);
  await open(page, /https?:\S+/.exec(stdout)?.[0].replace('/de/', `/${lang}/`) ?? '');
  await send(page, { password: PASSWORD, password_confirm: PASSWORD });
  await page.waitForURL(`**/${lang}/reset-complete`);
  await open(page, `/${lang}/admin/login`);
  const setup = page.waitForResponse('**/api/auth/second-factor-setup');
  await send(page, { email, password: PASSWORD });
  const { secret } = (await (await setup).json()) as { secret: string };
  await send(page, { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
  await page.getByRole('checkbox').check();
  await page.locator('main button.btn:visible').last().click();
  await page.waitForURL(`**/${lang}/dashboard/admin`);
}

for (const lang of ['de', 'en'] as const) {
  test(`CONS-09 CONS-11 PARA-18 INVI-17 INVI-18 a partner, a student, an admin, from the first form to a new code (${lang})`, async ({
    browser,
    baseURL,
    product,
  }) => {
    test.slow();
    const texts = TEXTS[lang];
    const [partner, student, admin] = (await Promise.all(
      [1440, 360, 1440].map((width) => personAt(browser, baseURL, width)),
    )) as [Page, Page, Page];

    const partnerEmail = newAddress('partner');
    await open(partner, `/${lang}/partner/auth`);
    await register(partner);
    await send(partner, { email: partnerEmail, password: PASSWORD, password_confirm: PASSWORD });
    await expect(partner.getByRole('status').filter({ hasText: partnerEmail })).toBeVisible();
    await confirmByMail(partner, product, partnerEmail);
    await partner.locator(`main a[href="/${lang}/partner/auth"]`).click();
    await send(partner, { password: PASSWORD });
    await partner.waitForURL(`**/${lang}/partner/onboarding`);
    await partner.locator('[name=organization_name]').fill('Example University');
    await partner.locator('[name=contact_person]').fill('International Office');
    await form(partner).getByRole('button', { name: texts.create }).click();
    await partner.waitForURL(`**/${lang}/partner`);
    await expect(heading(partner)).toHaveText('Example University');

    const address = await partner.locator(`a[href$="${texts.poster}"]`).first().getAttribute('href');
    const poster = await partner.request.get(address ?? '');
    const pdf = await getDocument({ data: new Uint8Array(await poster.body()) }).promise;
    const printed = (await (await pdf.getPage(1)).getTextContent()).items.map((item) =>
      'str' in item ? item.str : '',
    );
    expect([pdf.numPages, printed.join(' ').includes('Example University')]).toEqual([1, true]);
    const link = /\/api\/invites\/([\w-]{22})\//.exec(address ?? '')?.[1] ?? '';

    const studentEmail = newAddress('student');
    await open(student, `/${lang}/invite/${link}`);
    await expect(student.getByText('Example University').first()).toBeVisible();
    await send(student, {
      email: studentEmail,
      firstName: 'Selam',
      lastName: 'Tesfaye',
      password: PASSWORD,
      password_confirm: PASSWORD,
    });
    await student.waitForURL(`**/${lang}/student/login`);
    await confirmByMail(student, product, studentEmail);
    await student.waitForURL(`**/${lang}/student/login`);
    await send(student, { password: PASSWORD });
    await student.waitForURL(`**/${lang}/student/dashboard`);
    await student.getByRole('link', { name: texts.start }).click();
    await expect(student.locator('[name=email]')).toHaveValue(studentEmail);
    await student.locator('input[type=file][name=hub4africa_file]').setInputFiles(product.pdf());
    await student.locator('[name=gdpr]').check();
    await student.locator('button[type=submit]').click();
    await expect(student.getByText(texts.waiting).first()).toBeVisible();

    await partner.reload();
    await expect(heading(partner)).toHaveText('Example University');
    await expect(partner.locator('main')).not.toContainText('Selam Tesfaye');

    await signInAdmin(admin, product, lang);
    await admin.goto(`/${lang}/admin/partners`);
    await admin.getByRole('link', { name: 'Example University' }).first().click();
    await admin.getByRole('button', { name: texts.verify }).click();
    await partner.reload();
    await expect(partner.locator('main')).toContainText('Selam Tesfaye');
    await expect(partner.locator('main')).toContainText(texts.applied);

    await admin.getByRole('button', { name: texts.rotate }).click();
    await admin.getByRole('dialog').getByRole('button', { name: texts.newToken }).click();
    await expect(admin.getByRole('status').filter({ hasText: texts.rotated })).toBeVisible();
    await student.goto(`/${lang}/invite/${link}`);
    await expect(heading(student)).toHaveText(texts.invalid);
    await partner.reload();
    const fresh = await partner.getByRole('textbox', { name: /Einladungslink|Invitation link/ }).inputValue();
    expect(fresh).not.toContain(link);
    await student.goto(fresh.replace('/invite/', `/${lang}/invite/`));
    await expect(student.getByText('Example University').first()).toBeVisible();
    await Promise.all([partner, student, admin].map((page) => page.context().close()));
  });
}
