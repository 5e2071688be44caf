import type { Page } from '@playwright/test';
import { uploadField } from '#contract/documents/photo-fields.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { file, heading, submit } from './page-parts.ts';
import type { Product } from './product.ts';
import { json, stub } from './stub.ts';

const FILES = ['cv_file', 'a2_file', 'id_file'];

const toast = (page: Page, role: 'alert' | 'status', title: string) =>
  page.getByRole(role).filter({ has: page.locator('b', { hasText: title }) });

async function openForm(page: Page, product: Product, lang: 'de' | 'en' = 'en', query = '') {
  const applicant = await product.seedApplicant({ status: 'STEP1_APPROVED', lang });
  await page.goto(`/${lang}/upload?token=${applicant.token}${query}`);
  await expect(file(page, 'cv_file')).toBeVisible();
  await page.getByRole('main').hover();
  return applicant;
}

async function choose(page: Page, product: Product) {
  for (const name of FILES) await file(page, name).setInputFiles(product.pdf());
}

test.describe('The link', () => {
  test('UPLO-01 with a token it asks for the documents of step 2, named or not', async ({ page, product }) => {
    for (const query of ['', '&step=2']) {
      await openForm(page, product, 'en', query);
      await expect(heading(page)).toHaveText('Your three documents');
    }
  });

  test('UPLO-01 step=3 means the declaration, and the token goes along', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'STEP2_APPROVED', lang: 'en' });
    await page.goto(`/en/upload?token=${token}&step=3`);
    await expect(page).toHaveURL(`/en/enrolment?token=${token}&step=3`);
    await expect(file(page, 'enrolment_file')).toBeVisible();
  });

  for (const [lang, title, button, text, home] of [
    ['en', 'Invalid Link', 'Resend Link', 'Your new link is coming soon', 'Back to the home page'],
    ['de', 'Ungültiger Link', 'Link erneut senden', 'Ihr neuer Link kommt bald', 'Zur Startseite'],
  ] as const) {
    test(`UPLO-02 UPLO-03 UPLO-04 without a token: ${title}`, async ({ page }) => {
      await page.goto(`/${lang}/upload?step=2`);
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator('main').getByRole('link', { name: home })).toHaveAttribute('href', `/${lang}`);
      await expect(page.locator('[data-resend]')).toHaveCount(0);
      await page.getByRole('button', { name: button }).click();
      const news = page.getByRole('status').filter({ hasText: text });
      await expect(news).toBeVisible();
      await expect(news).toBeFocused();
      await expect(page.locator('[data-resend] [name=email]')).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('UPLO-02 junk is no token', async ({ page }) => {
    await page.goto('/en/upload?token=junk');
    await expect(heading(page)).toHaveText('This link is incomplete');
  });
});

test.describe('The form', () => {
  test('UPLO-07 can be sent only with all three documents, and says what is missing', async ({ page, product }) => {
    await openForm(page, product);
    await expect(submit(page)).toBeDisabled();
    await file(page, 'cv_file').setInputFiles(product.pdf());
    await file(page, 'a2_file').setInputFiles(product.jpeg());
    await expect(submit(page)).toBeDisabled();
    await expect(page.getByText('2 of 3 chosen. Still missing: ID or passport.')).toBeVisible();
    await file(page, 'id_file').setInputFiles(product.png());
    await expect(submit(page)).toBeEnabled();
    await expectAccessible(page);
  });

  test('UPLO-06 without one of them it says that all three are required', async ({ page, product }) => {
    for (const left of FILES) {
      await test.step(left, async () => {
        await openForm(page, product);
        for (const name of FILES.filter((each) => each !== left)) await file(page, name).setInputFiles(product.pdf());
        await expect(submit(page)).toBeDisabled();
        await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
        await expect(page.getByRole('alert')).toContainText(
          'All three documents (CV, A2 certificate, and ID) are required',
        );
      });
    }
  });

  test('UPLO-05 UPLO-09 UPLO-11 idle, submitting, success: with its fields, a toast and the next step', async ({
    page,
    product,
  }) => {
    const { token } = await openForm(page, product);
    await choose(page, product);
    const seen = Promise.withResolvers<void>();
    let body = '';
    await stub(page, 'submit-step2', async (route) => {
      body = route.request().postDataBuffer()?.toString('latin1') ?? '';
      await seen.promise;
      await route.continue();
    });
    await submit(page).click();
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    seen.resolve();
    await expect(heading(page)).toHaveText('We have your documents');
    await expect(heading(page)).toBeFocused();
    for (const name of ['access_token', ...FILES.map(uploadField)]) expect(body).toContain(`name="${name}"`);
    await expect(toast(page, 'status', 'Documents uploaded successfully!')).toContainText(
      'Your documents have been submitted for review.',
    );
    await expect(page.getByRole('link', { name: 'Go to the enrolment declaration' })).toHaveAttribute(
      'href',
      `/en/enrolment?token=${token}`,
    );
    await expectAccessible(page);
  });

  test('UPLO-12 the German success toast', async ({ page, product }) => {
    await openForm(page, product, 'de');
    await choose(page, product);
    await submit(page).click();
    await expect(toast(page, 'status', 'Dokument erfolgreich hochgeladen!')).toBeVisible();
  });

  test('UPLO-11 a toast goes after six seconds, or when somebody closes it', async ({ page, product }) => {
    await page.clock.install();
    await openForm(page, product);
    await stub(page, 'submit-step2', json({ success: false, error: 'Not today.' }));
    await choose(page, product);
    await submit(page).click();
    await expect(toast(page, 'alert', 'Upload failed')).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(toast(page, 'alert', 'Upload failed')).toHaveCount(0);
    // From here on time stands still: the six seconds are the test's own.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 15_000);
    await submit(page).click();
    await expect(toast(page, 'alert', 'Upload failed')).toBeVisible();
    await page.clock.fastForward(5999);
    await expect(toast(page, 'alert', 'Upload failed')).toBeVisible();
    await page.clock.fastForward(1);
    await expect(toast(page, 'alert', 'Upload failed')).toHaveCount(0);
    // A message that asks for an act stays in the page.
    await expect(page.getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
  });
});

test.describe('What the server answers', () => {
  test('UPLO-08 success alone is enough (stub)', async ({ page, product }) => {
    await openForm(page, product);
    await stub(page, 'submit-step2', json({ success: true }));
    await choose(page, product);
    await submit(page).click();
    await expect(heading(page)).toHaveText('We have your documents');
  });

  test('UPLO-08 UPLO-10 what it says against it, or that it says nothing, is shown, and the files stay (stub)', async ({
    page,
    product,
  }) => {
    await page.clock.install();
    await openForm(page, product);
    await choose(page, product);
    for (const [what, answer, text] of [
      ['an answer with an error', json({ success: false, error: 'The office is closed.' }), 'The office is closed.'],
      ['an answer without a reason', json({ success: false }), 'Invalid response from server'],
      ['a refusal with words', json({ code: 'busy', error: 'Many people are here.' }, 503), 'Many people are here.'],
      ['a refusal without words', json({}, 500), 'Invalid response from server'],
    ] as const) {
      await test.step(what, async () => {
        await stub(page, 'submit-step2', answer);
        await submit(page).click();
        await expect(toast(page, 'alert', 'Upload failed')).toContainText(text);
        await expect(page.getByRole('alert').filter({ hasText: 'That did not work' })).toContainText(text);
        await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3);
        await page.clock.fastForward(6000);
        await expect(toast(page, 'alert', 'Upload failed')).toHaveCount(0);
      });
    }
    await expectAccessible(page);
  });

  for (const [lang, title, text] of [
    ['en', 'Upload failed', 'An error occurred during upload'],
    ['de', 'Upload fehlgeschlagen', 'Beim Hochladen ist ein Fehler aufgetreten'],
  ] as const) {
    test(`UPLO-12 UPLO-13 without a network: ${title}, ${text}; everything stays (stub)`, async ({ page, product }) => {
      await openForm(page, product, lang);
      await stub(page, 'submit-step2', (route) => route.abort());
      await choose(page, product);
      await submit(page).click();
      await expect(toast(page, 'alert', title)).toContainText(text);
      await page.unroute('**/api/functions/submit-step2');
      await submit(page).click();
      await expect(file(page, 'cv_file')).toHaveCount(0);
    });
  }
});

test('UPLO-09 whoever has nothing to upload is told so and led to the status page', async ({ page, product }) => {
  for (const [status, title] of [
    ['ENROLMENT_UPLOADED', 'We have your documents'],
    ['REJECTED', 'This application has ended'],
  ] as const) {
    const { token } = await product.seedApplicant({ status, lang: 'en' });
    await page.goto(`/en/upload?token=${token}`);
    await expect(heading(page)).toHaveText(title);
    await expect(file(page, 'cv_file')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See the status of your application' })).toHaveAttribute(
      'href',
      `/en/status?token=${token}`,
    );
  }
});

test.describe('On a small phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('UPLO-05 the form has no fault and no sideways scroll', async ({ page, product }) => {
    await openForm(page, product, 'de');
    await choose(page, product);
    await expectAccessible(page);
  });
});
