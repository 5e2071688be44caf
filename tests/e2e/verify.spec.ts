import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import { file, heading, submit } from './page-parts.ts';
import type { Product } from './product.ts';
import { json, stub, UNKNOWN_TOKEN } from './stub.ts';

const consent = (page: Page) => page.locator('[name=gdpr]');

async function openForm(page: Page, product: Product) {
  const applicant = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
  await page.goto(`/en/verify?token=${applicant.token}`);
  await expect(heading(page)).toHaveText('Document verification');
  return applicant;
}

async function fill(page: Page, product: Product) {
  await file(page, 'a2_file').setInputFiles(product.png());
  await file(page, 'cv_file').setInputFiles(product.pdf());
  await consent(page).check();
}

test('VERI-01 VERI-03 the token of the address opens it: name, e-mail and status', async ({ page, product }) => {
  const { email } = await openForm(page, product);
  const facts = page.locator('[data-facts]');
  await expect(facts).toContainText('Selam Tesfaye');
  await expect(facts).toContainText(email);
  await expect(facts).toContainText('Pre-Registration Complete');
});

for (const [lang, text] of [
  ['en', 'Missing access token parameter'],
  ['de', 'Der Zugangsschlüssel fehlt'],
] as const) {
  test(`VERI-01 VERI-02 without a token: ${text}`, async ({ page }) => {
    await page.goto(`/${lang}/verify`);
    await expect(heading(page)).toHaveText(text);
    await expect(page.locator('[data-resend] [name=email]')).toBeVisible();
    await expectAccessible(page);
  });
}

test('VERI-04 the form has certificate, CV and consent, and a long address keeps inside a phone', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, product);
  for (const name of ['a2_file', 'cv_file', 'gdpr']) {
    await expect(page.locator(`form [name=${name}]`)).toHaveAttribute('required', '');
  }
  await expect(file(page, 'cv_file')).toHaveAttribute('accept', /pdf/);
  await expect(file(page, 'cv_file')).not.toHaveAttribute('accept', /png/);
  await expectAccessible(page);
});

test('VERI-05 VERI-06 what is missing stands on top and at each field', async ({ page, product }) => {
  await openForm(page, product);
  await submit(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please select both A2 certificate and CV files');
  await expect(summary).toContainText('Please accept the GDPR checkbox');
  await expect(file(page, 'cv_file')).toHaveAccessibleDescription(/Please select both A2 certificate and CV files/);
  await expect(consent(page)).toHaveAccessibleDescription(/Please accept the GDPR checkbox/);
  await expectAccessible(page);
});

test('VERI-05 one file alone is not enough', async ({ page, product }) => {
  await openForm(page, product);
  await file(page, 'a2_file').setInputFiles(product.pdf());
  await consent(page).check();
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Please select both A2 certificate and CV files');
});

test('VERI-07 a certificate that is no document is refused and cleared', async ({ page, product }) => {
  await openForm(page, product);
  await file(page, 'a2_file').setInputFiles({ name: 'a.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ') });
  await expect(page.getByText('A2 certificate must be PDF, JPG, or PNG format (max 10MB)')).toBeVisible();
  await expect(file(page, 'a2_file')).toHaveValue('');
});

test('VERI-08 a CV that is no PDF is refused and cleared', async ({ page, product }) => {
  await openForm(page, product);
  await file(page, 'cv_file').setInputFiles(product.png());
  await expect(page.getByText('CV must be PDF format (max 10MB)')).toBeVisible();
  await expect(file(page, 'cv_file')).toHaveValue('');
});

test('VERI-09 is sent with its fields; the passport that is still missing can be added at once', async ({
  page,
  product,
}) => {
  const { token } = await openForm(page, product);
  await fill(page, product);
  let body = '';
  await stub(page, 'submit-verification', async (route) => {
    body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    await route.continue();
  });
  await submit(page).click();
  await expect(heading(page)).toHaveText('Please also send: ID or passport.');
  for (const name of ['access_token', 'a2_file_upload', 'cv_file_upload', 'gdpr'])
    expect(body).toContain(`name="${name}"`);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Your ID or passport is still missing.')).toBeVisible();
  await expectAccessible(page);

  const passport = page.locator('[data-document=passport]');
  await passport.locator('input[type=file]').setInputFiles(product.jpeg());
  await passport.getByRole('button', { name: 'Send this document' }).click();
  await expect(passport).toHaveCount(0);
  await expect(heading(page)).toHaveText('We have your documents');
  await expect(page.getByRole('link', { name: 'Go to the enrolment declaration' })).toHaveAttribute(
    'href',
    `/en/enrolment?token=${token}`,
  );
});

test('VERI-09 by keyboard alone', async ({ page, product }) => {
  await openForm(page, product);
  const keyboard = keyboardOf(page);
  await keyboard.choose(file(page, 'a2_file'), product.pdf());
  await keyboard.choose(file(page, 'cv_file'), product.pdf());
  await keyboard.push(consent(page), 'Space');
  await keyboard.push(submit(page));
  await expect(page.locator('[data-document=passport]')).toBeVisible();
});

test('VERI-09 a refusal is shown and everything stays (stub)', async ({ page, product }) => {
  await openForm(page, product);
  await fill(page, product);
  await stub(page, 'submit-verification', json({ code: 'busy', error: 'Many people are uploading right now.' }, 503));
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Many people are uploading right now.');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test('VERI-10 an unknown token: Applicant not found or invalid token', async ({ page }) => {
  await page.goto(`/en/verify?token=${UNKNOWN_TOKEN}`);
  await expect(heading(page)).toHaveText('Applicant not found or invalid token');
  await expectAccessible(page);
});

test('VERI-10 an expired one: Invalid or expired access token', async ({ page, product }) => {
  const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', expired: true });
  await page.goto(`/en/verify?token=${token}`);
  await expect(heading(page)).toHaveText('Invalid or expired access token');
  await expect(page.locator('[data-resend] [name=email]')).toBeVisible();
});

test('VERI-03 whoever has nothing to verify is told so and led to the status page', async ({ page, product }) => {
  for (const [status, title] of [
    ['A2_CV_RECEIVED', 'We have your documents'],
    ['ENROLMENT_UPLOADED', 'We have your documents'],
    ['COMPLETE', 'We have your documents'],
    ['REJECTED', 'This application has ended'],
    ['WITHDRAWN', 'This application has ended'],
  ] as const) {
    await test.step(status, async () => {
      const { token } = await product.seedApplicant({ status, lang: 'en' });
      await page.goto(`/en/verify?token=${token}`);
      await expect(heading(page)).toHaveText(title);
      await expect(file(page, 'a2_file')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'See the status of your application' })).toHaveAttribute(
        'href',
        `/en/status?token=${token}`,
      );
    });
    // The five are two screens.
    if (status === 'COMPLETE' || status === 'REJECTED') await expectAccessible(page);
  }
});

test.describe('On a small phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('VERI-04 the form with all its errors has no sideways scroll', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'de' });
    await page.goto(`/de/verify?token=${token}`);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Bitte wählen Sie A2-Zertifikat und Lebenslauf aus');
    await expectAccessible(page);
  });
});
