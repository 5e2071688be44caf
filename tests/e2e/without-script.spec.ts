import { expect, test } from './harness.ts';

test.use({ javaScriptEnabled: false, locale: 'en-GB' });

for (const [lang, subject, refused, back] of [
  ['de', 'Ihre Voranmeldung ist da', 'Die Einwilligung zum Datenschutz ist erforderlich', 'Ihre Eingaben sind noch da'],
  ['en', 'We have your pre-registration', 'GDPR consent is required', 'what you entered is still there'],
] as const) {
  test(`CONS-10 WIZ1-28 a form that is sent before the script is there arrives, or says why not (${lang})`, async ({
    page,
    product,
  }) => {
    const email = `selam.${crypto.randomUUID()}@example.org`;
    await page.goto(`/${lang}/join`);
    await page.locator('[name=first_name]').fill('Selam');
    await page.locator('[name=last_name]').fill('Tesfaye');
    await page.locator('[name=email]').fill(email);
    await page.locator('input[type=file][name=hub4africa_file]').setInputFiles(product.pdf());
    await page.locator('form[method=post] button[type=submit]').click();
    await expect(page.getByRole('listitem')).toHaveText(refused);
    await expect(page.locator('body')).toContainText(back);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);

    await page.goBack();
    await page.locator('[name=first_name]').fill('Selam');
    await page.locator('[name=last_name]').fill('Tesfaye');
    await page.locator('[name=email]').fill(email);
    await page.locator('input[type=file][name=hub4africa_file]').setInputFiles(product.pdf());
    await page.locator('[name=gdpr]').check();
    await page.locator('form[method=post] button[type=submit]').click();
    await page.waitForURL(new RegExp(`/${lang}/join\\?token=[0-9a-f-]{36}$`));
    expect((await product.mails(email)).map((mail) => mail.subject)).toEqual([subject]);
  });
}
