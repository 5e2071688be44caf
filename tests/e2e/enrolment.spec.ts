import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Status } from '#contract/model/status.ts';
import { expectAccessible } from './accessible.ts';
import { fileOnDisk } from './files.ts';
import { expect, test } from './harness.ts';
import { heading, submit } from './page-parts.ts';
import type { Product } from './product.ts';
import { changeApplicant, stub } from './stub.ts';

const FILE = 'enrolment_file';

const file = (page: Page) => page.locator(`input[type=file][name=${FILE}]`);

async function openAs(page: Page, product: Product, status: Status, lang: 'de' | 'en' = 'en') {
  const applicant = await product.seedApplicant({ status, lang });
  await page.goto(`/${lang}/enrolment?token=${applicant.token}`);
  await expect(heading(page)).toBeVisible();
  return applicant;
}

test('ENRO-01 the token of the address opens it', async ({ page, product }) => {
  await openAs(page, product, 'A2_CV_RECEIVED');
  await expect(page.getByText('Hello Selam, please send the signed declaration here.')).toBeVisible();
});

test('ENRO-01 ENRO-02 without a token it says so, and still has the empty form', async ({ page }) => {
  await page.goto('/en/enrolment');
  await expect(heading(page)).toHaveText('Missing access token parameter');
  await expect(page.locator('[data-resend] [name=email]')).toBeVisible();
  await expect(
    page.getByRole('link', { name: /Download the empty enrolment declaration \(PDF, \d+ kB\)/ }),
  ).toHaveAttribute('href', '/storage/public/enrolment-declaration-en.pdf');
  await expectAccessible(page);
});

for (const lang of ['de', 'en'] as const) {
  test(`ENRO-02 the declaration can be downloaded, filled in or empty: ${lang}`, async ({ page, product }) => {
    const { token } = await openAs(page, product, 'STEP2_APPROVED', lang);
    const own = page.locator(`a[href="/api/functions/enrolment-declaration?lang=${lang}&token=${token}"]`);
    await expect(own).toHaveAttribute('download', '');
    const answer = await page.request.get((await own.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await expect(
      page.locator(`main a[href="/storage/public/enrolment-declaration-${lang}.pdf"]`).first(),
    ).toBeVisible();
  });
}

test('ENRO-03 ENRO-06 takes exactly one PDF, as soon as the documents have come', async ({ page, product }) => {
  await openAs(page, product, 'STEP2_APPROVED');
  await expect(page.locator('input[type=file]')).toHaveCount(1);
  await expect(file(page)).toHaveAttribute('accept', 'application/pdf,.pdf');
  await expect(file(page)).not.toHaveAttribute('multiple');
  await expectAccessible(page);
  await openAs(page, product, 'A2_CV_RECEIVED');
  await expect(file(page)).toBeVisible();
});

for (const [lang, text] of [
  ['en', 'Please select the enrolment form'],
  ['de', 'Bitte wählen Sie die Immatrikulationserklärung aus'],
] as const) {
  test(`ENRO-04 without a file: ${text}`, async ({ page, product }) => {
    await openAs(page, product, 'A2_CV_RECEIVED', lang);
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(file(page)).toHaveAccessibleDescription(new RegExp(text));
  });
}

test('WIZ2-13 ENRO-02 it is filled in on the screen, and photos of it become the PDF', async ({ page, product }) => {
  await openAs(page, product, 'STEP2_APPROVED', 'de');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText('Am Bildschirm ausfüllen', { exact: true }).click();
  await page.getByLabel('Reisepassnummer').fill('EP1234567');
  await page.getByRole('button', { name: 'PDF-Datei erstellen' }).click();
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: /Ausgefüllte Erklärung herunterladen \(PDF, \d+ kB\)/ }).click();
  expect((await loading).suggestedFilename()).toBe('enrolment-declaration.pdf');
  expect(page.url()).not.toContain('EP1234567');

  await page.getByRole('button', { name: 'Stattdessen Fotos senden' }).click();
  const photos = file(page);
  await photos.setInputFiles([product.jpeg(), product.png()]);
  await expect(page.getByText('2. photo.jpg', { exact: true })).toBeVisible();
  await photos.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') });
  await expect(photos).toHaveAccessibleDescription(/„Maximale Kompatibilität“/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erklärung senden' }).click();
  await expect(page.getByText('Ihre Erklärung ist angekommen')).toBeVisible();
});

test('ENRO-05 another file than a PDF is refused and cleared', async ({ page, product }) => {
  await openAs(page, product, 'A2_CV_RECEIVED');
  await file(page).setInputFiles(product.jpeg());
  await expect(page.getByText('Enrolment form must be PDF format (max 10MB)')).toBeVisible();
  await expect(file(page)).toHaveValue('');
});

test('ENRO-06 whoever is not there yet is told to complete the documents first', async ({ page, product }) => {
  for (const [status, next] of [
    ['PRE_REGISTERED', 'verify'],
    ['STEP1_APPROVED', 'upload'],
  ] as const) {
    await test.step(status, async () => {
      const { token } = await openAs(page, product, status);
      await expect(heading(page)).toHaveText('Please complete document verification first');
      await expect(file(page)).toHaveCount(0);
      await expect(page.locator(`main a[href="/en/${next}?token=${token}"]`)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('ENRO-06 a status that nobody knows is refused as well (stub)', async ({ page, product }) => {
  await changeApplicant(page, { status: 'FOO' });
  await openAs(page, product, 'STEP2_APPROVED');
  await expect(heading(page)).toHaveText('Status Unknown');
  await expect(file(page)).toHaveCount(0);
});

test('ENRO-06 whoever is past it is told so, with the way to the status page', async ({ page, product }) => {
  for (const [status, title] of [
    ['ENROLMENT_UPLOADED', 'We have already received your declaration'],
    ['COMPLETE', 'Enrollment Complete'],
    ['REJECTED', 'This application has ended'],
    ['WITHDRAWN', 'This application has ended'],
  ] as const) {
    await test.step(status, async () => {
      const { token } = await openAs(page, product, status);
      await expect(heading(page)).toHaveText(title);
      await expect(file(page)).toHaveCount(0);
      // Nothing is to be signed any more.
      await expect(page.locator('a[download]')).toBeHidden();
      await expect(page.locator(`main a[href="/en/status?token=${token}"]`)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('ENRO-06 a declaration that was sent back can be replaced here', async ({ page, product }) => {
  const { token } = await product.seedApplicant({
    status: 'ENROLMENT_UPLOADED',
    lang: 'en',
    documents: [{ type: 'enrolment', review: 'to_replace', reason: 'The signature is missing.' }],
  });
  await page.goto(`/en/enrolment?token=${token}`);
  const card = page.locator('[data-document=enrolment]');
  await expect(card).toContainText('The signature is missing.');
  const send = card.getByRole('button', { name: 'Send this document' });
  await send.click();
  await expect(card.getByRole('alert')).toContainText('Please select a file');
  await expectAccessible(page);
  await card.locator('input[type=file]').filter({ visible: true }).setInputFiles(product.pdf());
  await send.click();
  await expect(card).toHaveCount(0);
});

test('ENRO-06 a declaration under review can be replaced here', async ({ page, product }) => {
  await openAs(page, product, 'ENROLMENT_UPLOADED');
  await page.getByText('Sent the wrong file? Replace it').click();
  const form = page.locator('[data-document=enrolment]');
  await form.locator('input[type=file]').filter({ visible: true }).setInputFiles(product.pdf());
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send this document' }).click();
  await expect(page.getByRole('status')).toContainText('received');
  await expect(form).toHaveCount(0);
});

test('ENRO-07 ENRO-08 idle, submitting until the server has answered, success; the document is stored', async ({
  page,
  product,
}) => {
  const { token } = await openAs(page, product, 'STEP2_APPROVED');
  await file(page).setInputFiles(product.pdf());
  const seen = Promise.withResolvers<void>();
  await stub(page, 'submit-enrolment', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(submit(page)).toHaveText('Sending…');
  seen.resolve();
  await expect(page.getByRole('status')).toContainText('Your declaration has arrived');
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);
  await page.goto(`/en/status?token=${token}`);
  const row = page.locator('[data-documents] > li').filter({ hasText: 'Enrolment declaration' });
  await expect(row).toContainText('Being checked');
});

test('ENRO-07 a file that was deleted after it was chosen is asked for again', async ({ page, product }) => {
  // Once the script for files is there, it reads a chosen file at once, and the original is needed no more.
  const deleted = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/_astro/choice.*.js', async (route) => {
    isHeld = true;
    await deleted.promise;
    await route.continue();
  });
  await openAs(page, product, 'STEP2_APPROVED');
  const path = fileOnDisk('gone.pdf', product.pdf().buffer);
  const isReact = (input: Element) => Object.keys(input).some((key) => key.startsWith('__react'));
  await expect.poll(() => file(page).evaluate(isReact)).toBe(true);
  await file(page).setInputFiles(path);
  await expect.poll(() => isHeld).toBe(true);
  rmSync(path);
  deleted.resolve();
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('This file can no longer be read');
  await expect(file(page)).toHaveValue('');
});

test('ENRO-07 without a network everything stays, and one button sends it again (stub)', async ({ page, product }) => {
  await openAs(page, product, 'STEP2_APPROVED');
  await file(page).setInputFiles(product.pdf());
  await stub(page, 'submit-enrolment', (route) => route.abort());
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Everything you typed and chose is still here.');
  await page.unroute('**/api/functions/submit-enrolment');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status')).toContainText('Your declaration has arrived');
});

test.describe('On a small phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('ENRO-03 the form has no fault and no sideways scroll', async ({ page, product }) => {
    await openAs(page, product, 'STEP2_APPROVED', 'de');
    await expectAccessible(page);
  });
});
