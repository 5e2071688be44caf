import type { Page } from '@playwright/test';
import { documentStore } from '#api/documents/document.store.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import { DOCUMENT_TYPES } from '#contract/model/document.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import { submit } from './page-parts.ts';
import type { Product } from './product.ts';

const TEXTS = {
  done: 'Dokument erfolgreich hochgeladen!',
  failed: 'Upload fehlgeschlagen',
  tooLarge: 'Datei zu groß. Maximale Größe ist 10MB',
  noFile: 'Bitte wähle eine Datei aus',
} as const;

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const ready = (page: Page) => expect(page.locator('astro-island')).not.toHaveAttribute('ssr', '');

/** An applicant whose CV was sent back. */
const withCvSentBack = (product: Product) =>
  product.seedApplicant({
    status: 'A2_CV_RECEIVED',
    documents: [{ type: 'cv', review: 'to_replace', reason: 'Cut off' }],
  });

for (const lang of ['de', 'en'] as const)
  test(`ROUT-11 /${lang}/test-upload answers 200 and stays out of search engines`, async ({ page }) => {
    expect((await page.goto(`/${lang}/test-upload`))?.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

test('CONT-28 CALL-05 sends a document, by keyboard, with the application found by the token', async ({
  page,
  product,
  server,
}) => {
  const { id, token } = await withCvSentBack(product);
  await page.goto('/de/test-upload');
  await ready(page);
  const keys = keyboardOf(page);
  await keys.write(field(page, 'access_token'), token);
  await expect(field(page, 'applicant_id')).toHaveValue(id);
  await expect(page.getByText('A2_CV_RECEIVED')).toBeVisible();
  await field(page, 'document_type').selectOption('cv');
  await keys.choose(field(page, 'file'), product.jpeg());
  await keys.push(submit(page));
  await expect(page.getByRole('status').filter({ hasText: TEXTS.done })).toBeVisible();
  const kept = documentStore(server.deps.db)
    .current(id)
    .find(({ type }) => type === 'cv');
  expect(kept).toMatchObject({ review: 'pending', file_name: 'photo.jpg' });
  await expect(page.getByText(`private/${id}/${kept?.id}`)).toBeVisible();
  await expect(field(page, 'file')).toHaveValue('');
  await expect(submit(page)).toBeFocused();
  await expectAccessible(page);
});

test('CONT-28 says why the server refused', async ({ page, product }) => {
  const { token } = await withCvSentBack(product);
  await page.goto(`/de/test-upload?token=${token}`);
  await expect(field(page, 'access_token')).toHaveValue(token);
  await expect(field(page, 'applicant_id')).not.toHaveValue('');
  await field(page, 'document_type').selectOption('passport');
  await field(page, 'file').setInputFiles(product.pdf());
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: TEXTS.failed })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'nicht gebraucht' })).toBeFocused();
  await expectAccessible(page);
});

test('CALL-05 another application than the token’s is refused', async ({ page, product }) => {
  const [own, foreign] = [await withCvSentBack(product), await withCvSentBack(product)];
  await page.goto(`/de/test-upload?token=${own.token}`);
  await expect(field(page, 'applicant_id')).toHaveValue(own.id);
  await field(page, 'applicant_id').fill(foreign.id);
  await field(page, 'document_type').selectOption('cv');
  await field(page, 'file').setInputFiles(product.pdf());
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: TEXTS.failed })).toBeVisible();
  await expect(page.getByText('private/')).toHaveCount(0);
});

test('FILE-10 a file of more than 10 MB is taken out at once', async ({ page, product }) => {
  await page.goto('/de/test-upload');
  await ready(page);
  await field(page, 'file').setInputFiles(await product.largePdf(MAX_FILE_BYTES + 1));
  await expect(page.locator('.err')).toContainText(TEXTS.tooLarge);
  await expect(field(page, 'file')).toHaveValue('');
});

test('FILE-11 sending without a file asks for one', async ({ page }) => {
  await page.goto('/de/test-upload');
  await ready(page);
  await submit(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(TEXTS.noFile);
  await expect(page.locator('.err')).toHaveCount(3);
  await expectAccessible(page);
});

test('without a network everything stays, and the second try arrives (stub)', async ({ page, product }) => {
  const { id, token } = await withCvSentBack(product);
  await page.goto(`/de/test-upload?token=${token}`);
  await expect(field(page, 'applicant_id')).toHaveValue(id);
  await field(page, 'document_type').selectOption('cv');
  await field(page, 'file').setInputFiles(product.pdf());
  await page.route('**/api/functions/upload-document', (route) => route.abort());
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: TEXTS.failed })).toBeVisible();
  await page.unroute('**/api/functions/upload-document');
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(page.getByRole('status').filter({ hasText: TEXTS.done })).toBeVisible();
});

test('FILE-12 offers every type of document', async ({ page }) => {
  await page.goto('/en/test-upload');
  const offered = await page
    .locator('select option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
  expect(offered.sort()).toEqual([...DOCUMENT_TYPES].sort());
});

test('a token that nobody knows is named as such', async ({ page }) => {
  await page.goto('/en/test-upload?token=7c1e40b2-1111-4222-8333-444455556666');
  await expect(page.getByText('Applicant not found or invalid token')).toBeVisible();
  await expect(field(page, 'applicant_id')).toHaveValue('');
});
