import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import type { Product } from './product.ts';

test.use({ javaScriptEnabled: false, locale: 'en-GB' });

const LANGUAGES = [
  {
    lang: 'de',
    subject: 'Ihre Voranmeldung ist da',
    refused: 'Einwilligung: Die Einwilligung zum Datenschutz ist erforderlich',
    arrived: 'Danke. Ihre Voranmeldung ist da.',
    already: 'Sie haben sich schon beworben',
  },
  {
    lang: 'en',
    subject: 'We have your pre-registration',
    refused: 'Consent: GDPR consent is required',
    arrived: 'Thank you. We have your pre-registration.',
    already: 'You have already applied',
  },
] as const;

const submit = (page: Page) => page.locator('form[method=post] button[type=submit]').click();

async function fill(page: Page, product: Product, email: string): Promise<void> {
  await page.locator('[name=first_name]').fill('Selam "S." <b>');
  await page.locator('[name=last_name]').fill('Tesfaye');
  await page.locator('[name=email]').fill(email);
  await page.locator('input[type=file][name=hub4africa_file]').setInputFiles(product.pdf());
}

for (const { lang, subject, refused, arrived, already } of LANGUAGES) {
  test(`CONS-10 WIZ1-28 a form that is sent before the script is there arrives, or says why not (${lang})`, async ({
    page,
    product,
  }) => {
    const email = `selam.${crypto.randomUUID()}@example.org`;
    await page.goto(`/${lang}/join`);
    await fill(page, product, email);
    await submit(page);

    // The refusal is a page of the site, with the field's name and everything that was typed.
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(refused);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('main').getByText(refused.split(': ')[1] ?? '')).toHaveCount(2);
    await expect(page.locator('[name=first_name]')).toHaveValue('Selam "S." <b>');
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await expect(page.locator('.header .lang a').first()).toHaveAttribute('href', '/de/join');

    await page.locator('[name=first_name]').fill('Selam');
    await page.locator('input[type=file]').setInputFiles(product.pdf());
    await page.locator('[name=gdpr]').check();
    await submit(page);
    await page.waitForURL(new RegExp(`/${lang}/sent\\?token=[0-9a-f-]{36}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived);

    // Neither a reload nor 'back' and a second press makes another application.
    await page.reload();
    await page.goBack();
    await page.locator('input[type=file]').setInputFiles(product.pdf());
    await submit(page);
    await page.waitForURL(/\/sent\?token=/);
    await page.goto(`/${lang}/join`);
    await fill(page, product, email);
    await page.locator('[name=first_name]').fill('Selam');
    await page.locator('[name=gdpr]').check();
    await submit(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(already);
    expect((await product.mails(email)).map((mail) => mail.subject)[0]).toEqual(subject);
  });
}

test('WIZ1-28 whoever lost the link gets it again, from a page that needs a script', async ({ page, product }) => {
  const { email } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
  await page.goto('/en/status');
  await expect(page.locator('main .note').filter({ visible: true })).toContainText('in another browser');
  await expect(page.locator('astro-island')).toBeHidden();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your link is on its way');
  expect((await product.mails(email)).at(-1)?.links.some((link) => link.includes('token='))).toBe(true);
});

test.describe('with a script', () => {
  test.use({ javaScriptEnabled: true });

  test('WIZ1-28 whose script was only late goes on in the application', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
    await page.goto(`/de/sent?token=${token}`);
    await page.waitForURL(`/de/join?token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wir prüfen');
  });

  test('what the server answers to a form alone can be read by everybody', async ({ page }) => {
    await page.route(/_astro.*\.js/, (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/de/join');
    await submit(page);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'EN – English' })).toHaveAttribute('href', '/en/join');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/sent');
    await expectAccessible(page);
  });
});
