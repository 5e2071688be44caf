import type { Page } from '@playwright/test';
import type { Status } from '#contract/model/status.ts';
import { site } from '#site';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import { heading, news } from './page-parts.ts';
import type { Product } from './product.ts';
import { changeApplicant, json, stub } from './stub.ts';

const facts = (page: Page) => page.locator('[data-facts]');
const details = (page: Page) => page.locator('[data-details]');
const announce = (page: Page) => page.locator('[data-announce]');

async function openAs(page: Page, product: Product, status: Status, query = '') {
  const applicant = await product.seedApplicant({ status, lang: 'en' });
  await page.goto(`/en/status?token=${applicant.token}${query}`);
  await expect(facts(page)).toBeVisible();
  return applicant;
}

test.describe('My details', () => {
  test('STAT-02 before step 1 is approved, name and e-mail can be corrected; the link follows the address', async ({
    page,
    product,
  }) => {
    const { email, token } = await openAs(page, product, 'PRE_REGISTERED');
    const newEmail = `new.${email}`;
    await details(page).locator('[name=middle_name]').fill('Almaz');
    await details(page).locator('[name=email]').fill(newEmail);
    await details(page).getByRole('button', { name: 'Save details' }).click();
    await expect(news(page, 'Your details are saved')).toBeFocused();
    await expect(facts(page)).toContainText('Selam Almaz Tesfaye');
    await expect(facts(page)).toContainText(newEmail);
    await expectAccessible(page);
    expect(await page.evaluate(() => new URL(location.href).searchParams.get('token'))).toBe(token);
    expect(await product.mails(newEmail)).toHaveLength(1);
    expect(await product.mails(email)).toHaveLength(1);
  });

  test('STAT-02 only what is different is sent (stub)', async ({ page, product }) => {
    await openAs(page, product, 'PRE_REGISTERED');
    await stub(page, 'update-applicant', json({ error: 'Not today.', code: 'busy' }, 503));
    await details(page).locator('[name=last_name]').fill('Bekele');
    const sent = page.waitForRequest('**/api/functions/update-applicant');
    await details(page).getByRole('button', { name: 'Save details' }).click();
    expect((await sent).postDataJSON()).toEqual({ last_name: 'Bekele' });
    await expect(page.getByRole('alert')).toContainText('Not today.');
    await expect(details(page).locator('[name=last_name]')).toHaveValue('Bekele');
  });

  test('STAT-02 what cannot be is named at its field', async ({ page, product }) => {
    await openAs(page, product, 'PRE_REGISTERED');
    await details(page).locator('[name=first_name]').fill('');
    await details(page).locator('[name=email]').fill('selam@');
    await details(page).getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(details(page).locator('[name=first_name]')).toHaveAccessibleDescription(/Input cannot be empty/);
    await expect(details(page).locator('[name=email]')).toHaveAccessibleDescription(
      /Please enter a valid email address/,
    );
  });

  test('STAT-02 an address that has an application of its own is refused in words', async ({ page, product }) => {
    const other = await product.seedApplicant({ status: 'PRE_REGISTERED' });
    await openAs(page, product, 'PRE_REGISTERED');
    await details(page).locator('[name=email]').fill(other.email);
    await details(page).getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'There is already an open application with this e-mail address.',
    );
  });

  test('STAT-02 after the approval the way is to write to us', async ({ page, product }) => {
    await openAs(page, product, 'STEP1_APPROVED');
    await expect(details(page).locator('[name=first_name]')).toHaveCount(0);
    await expect(details(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/en/contact');
  });

  test('STAT-02 the language of the mails can be chosen', async ({ page, product }) => {
    const { email } = await openAs(page, product, 'PRE_REGISTERED');
    await expect(details(page).getByLabel('English')).toBeChecked();
    await details(page).getByLabel('German').check();
    await details(page).getByRole('button', { name: 'Save the language' }).click();
    await expect(news(page, 'The language is saved')).toBeFocused();
    product.operator(email).approve();
    expect((await product.mails(email)).at(-1)?.subject).toBe('Ihr nächster Schritt: Unterlagen');
    await page.reload();
    await expect(details(page).getByLabel('German')).toBeChecked();
  });
});

test.describe('Withdrawing', () => {
  const ask = (page: Page) => page.locator('[data-withdraw]').getByText('Withdraw the application …');
  const dialog = (page: Page) => page.getByRole('dialog');

  test('STAT-06 asks first, and keeps the application unless it is confirmed', async ({ page, product }) => {
    await openAs(page, product, 'A2_CV_RECEIVED');
    const keyboard = keyboardOf(page);
    await keyboard.push(ask(page));
    await expect(dialog(page)).toHaveAccessibleName('Really withdraw your application?');
    await expect(page.getByRole('button', { name: 'Keep my application' })).toBeFocused();
    await expectAccessible(page);
    await keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(ask(page)).toBeFocused();
    await keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await expect(heading(page)).toHaveText('Hello Selam, we have your documents.');
  });

  test('STAT-06 asks again, however soon after it was answered', async ({ page, product }) => {
    await openAs(page, product, 'A2_CV_RECEIVED');
    await ask(page).click();
    await expect(dialog(page)).toBeVisible();
    // In one step: the browser's close event comes only after the dialog is open again.
    await dialog(page).evaluate(
      async (element, asking) => {
        const told = new Promise((resolve) => element.addEventListener('close', resolve));
        element.querySelector('button')?.click();
        await Promise.resolve();
        (asking as HTMLElement).click();
        await told;
      },
      await ask(page).elementHandle(),
    );
    await expect(dialog(page)).toBeVisible();
  });

  test('STAT-06 confirmed, it ends, and a mail says so', async ({ page, product }) => {
    const { email } = await openAs(page, product, 'A2_CV_RECEIVED');
    await ask(page).click();
    await page.getByRole('button', { name: 'Yes, withdraw' }).click();
    await expect(heading(page)).toHaveText('Your application is withdrawn');
    await expect(heading(page)).toBeFocused();
    await expect(ask(page)).toHaveCount(0);
    await expectAccessible(page);
    expect((await product.mails(email)).map(({ subject }) => subject)).toEqual(['Your application is withdrawn']);
  });

  test('STAT-06 without a network it says so inside the question (stub)', async ({ page, product }) => {
    await openAs(page, product, 'A2_CV_RECEIVED');
    await stub(page, 'withdraw-application', (route) => route.abort());
    await ask(page).click();
    await page.getByRole('button', { name: 'Yes, withdraw' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('No connection right now');
    await page.unroute('**/api/functions/withdraw-application');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(heading(page)).toHaveText('Your application is withdrawn');
  });

  test('STAT-06 a finished application cannot be withdrawn here', async ({ page, product }) => {
    await openAs(page, product, 'COMPLETE');
    await expect(details(page)).toBeVisible();
    await expect(ask(page)).toHaveCount(0);
  });
});

test.describe('Reminders', () => {
  test('STAT-02 opening the link changes nothing, the button stops them', async ({ page, product }) => {
    await openAs(page, product, 'STEP2_APPROVED', '&reminders=stop');
    await page.reload();
    await expect(details(page)).toContainText('We will remind you when a step is still open.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop reminders' }).click();
    await expect(news(page, 'Reminders are switched off')).toBeFocused();
    await expect(details(page)).toContainText('Reminders are switched off.');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Stop reminders' })).toHaveCount(0);
    await expect(details(page)).toContainText('Reminders are switched off.');
  });

  test('STAT-02 without the link there is no such question', async ({ page, product }) => {
    await openAs(page, product, 'STEP2_APPROVED');
    await expect(page.locator('[data-reminders]')).toHaveCount(0);
  });
});

test.describe('The originals', () => {
  for (const [name, path] of [
    ['status page', 'status'],
    ['wizard', 'join'],
  ] as const) {
    test(`WIZ2-26 the ${name} has address and cover sheet, and takes the news that they are posted`, async ({
      page,
      product,
    }) => {
      const { token } = await product.seedApplicant({ status: 'ENROLMENT_UPLOADED', lang: 'en' });
      await page.goto(`/en/${path}?token=${token}`);
      for (const line of site.originals.addressLines) await expect(page.locator('address')).toContainText(line);
      const coverSheet = `/api/functions/cover-sheet?lang=en&token=${token}`;
      const link = page.getByRole('link', { name: /^Download the cover sheet \(PDF, about \d+ kB\)$/ });
      await expect(link).toHaveAttribute('href', coverSheet);
      expect((await page.request.get(coverSheet)).headers()['content-type']).toBe('application/pdf');
      await announce(page).locator('[name=tracking_number]').fill('RR 123 456 789 ET');
      await announce(page).getByRole('button', { name: 'I have posted the originals' }).click();
      await expect(news(page, 'Posted, reported on')).toBeFocused();
      await expect(announce(page)).toContainText('RR 123 456 789 ET');
      await expectAccessible(page);
      await page.reload();
      await expect(announce(page)).toContainText('Posted, reported on');
      await announce(page).getByLabel('Change the tracking number').fill('RR 987 654 321 ET');
      await announce(page).getByRole('button', { name: 'Save the tracking number' }).click();
      await expect(announce(page).locator('b.mono')).toHaveText('RR 987 654 321 ET');
    });
  }

  test('WIZ2-26 without a tracking number as well', async ({ page, product }) => {
    await openAs(page, product, 'ENROLMENT_UPLOADED');
    await announce(page).getByRole('button', { name: 'I have posted the originals' }).click();
    await expect(news(page, 'Posted, reported on')).toBeVisible();
    await expect(page.locator('[data-card]')).toContainText('Your originals are on their way');
    await expect(announce(page).getByLabel('Add a tracking number')).toBeVisible();
  });

  test('WIZ2-26 a number that is too long is named at its field', async ({ page, product }) => {
    await openAs(page, product, 'ENROLMENT_UPLOADED');
    await announce(page).locator('[name=tracking_number]').fill('1'.repeat(61));
    await announce(page).getByRole('button', { name: 'I have posted the originals' }).click();
    await expect(announce(page).locator('[name=tracking_number]')).toHaveAccessibleDescription(
      /Input too long\. Maximum 60 characters/,
    );
  });
});

test.describe('A certificate that follows later', () => {
  const file = (page: Page, name: string) => page.locator(`input[type=file][name=${name}]`);

  test('WIZ2-09 the choice takes the certificate out of step 2, and is sent (stub)', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
    await changeApplicant(page, { a2_may_follow_until: '2027-08-15' });
    await page.goto(`/en/join?token=${token}`);
    const choice = page.getByLabel('A2 certificate follows by 15 August 2027');
    await file(page, 'a2_file').setInputFiles(product.pdf());
    await choice.check();
    await expect(file(page, 'a2_file')).toHaveCount(0);
    await expectAccessible(page);
    await file(page, 'cv_file').setInputFiles(product.pdf());
    await expect(page.getByText('1 of 2 chosen. Still missing: ID or passport.')).toBeVisible();
    await file(page, 'passport_file').setInputFiles(product.pdf());
    let body = '';
    await stub(page, 'submit-a2-cv', async (route) => {
      body = route.request().postDataBuffer()?.toString('latin1') ?? '';
      await json({ code: 'busy', error: 'Not today.' }, 503)(route);
    });
    await page.getByRole('button', { name: 'Send 2 documents' }).click();
    await expect(page.getByRole('alert')).toContainText('Not today.');
    expect(body).toMatch(/name="a2_follows"\s+true/);
    expect(body).not.toContain('name="a2_file"');
  });

  test('WIZ2-09 where the programme does not allow it, there is no such choice', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
    await page.goto(`/en/join?token=${token}`);
    await expect(file(page, 'a2_file')).toBeVisible();
    await expect(page.locator('[name=a2_follows]')).toHaveCount(0);
  });

  test('WIZ2-04 in step 3 it is an open requirement with its day (stub)', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'A2_CV_RECEIVED', lang: 'en' });
    await changeApplicant(page, {
      documents: [],
      missing_documents: ['a2'],
      promised_documents: [{ type: 'a2', due_on: '2027-08-15' }],
      can: ['upload-document', 'submit-enrolment'],
    });
    await page.goto(`/en/join?token=${token}`);
    await expect(page.locator('[data-document=a2]')).toContainText('A2 certificate: follows by 15 August 2027');
    await expect(file(page, 'enrolment_file')).toBeVisible();
  });
});

test('WIZ2-04 step 3 of the wizard has the declaration, filled in or empty', async ({ page, product }) => {
  const { token } = await product.seedApplicant({ status: 'STEP2_APPROVED', lang: 'de' });
  await page.goto(`/de/join?token=${token}`);
  await expect(
    page.getByRole('link', { name: /^Erklärung nur mit Ihrem Namen \(PDF, etwa \d+ kB\)$/ }),
  ).toHaveAttribute('href', `/api/functions/enrolment-declaration?lang=de&token=${token}`);
  await expect(page.getByRole('link', { name: /^Leere Erklärung \(PDF, \d+ kB\)$/ })).toHaveAttribute(
    'href',
    '/storage/public/enrolment-declaration-de.pdf',
  );
});
