import type { Page, Route } from '@playwright/test';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import { STATUSES, type Status } from '#contract/model/status.ts';
import { site } from '#site';
import { claimingSize } from '../support/files.ts';
import { expectAccessible } from './accessible.ts';
import { fileOnDisk } from './files.ts';
import { expect, test } from './harness.ts';
import { file, heading, submit } from './page-parts.ts';
import type { Product, Upload } from './product.ts';
import { changeApplicant, held } from './stub.ts';

const UNKNOWN_TOKEN = '7c1e40b2-1111-4222-8333-444455556666';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const STEP2_FILES = ['a2_file', 'cv_file', 'passport_file'];

const session = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
// Asked of the page: what Playwright knows of its address can be a moment older than what it shows.
const inAddress = (page: Page, name: string) =>
  page.evaluate((key) => new URL(location.href).searchParams.get(key), name);
const tokenInAddress = (page: Page) => inAddress(page, 'token');
const uniqueEmail = () => `selam.${crypto.randomUUID()}@example.org`;

async function openAs(page: Page, product: Product, status: Status, query = '') {
  const applicant = await product.seedApplicant({ status, lang: 'en' });
  await page.goto(`/en/join?token=${applicant.token}${query}`);
  await page.getByRole('main').hover();
  return applicant;
}

async function fillStep1(page: Page, upload: Upload | string, email = uniqueEmail()) {
  await page.locator('[name=first_name]').fill('Selam');
  await page.locator('[name=last_name]').fill('Tesfaye');
  await page.locator('[name=email]').fill(email);
  await file(page, 'hub4africa_file').setInputFiles(upload);
  await page.locator('[name=gdpr]').check();
  return email;
}

async function chooseStep2(page: Page, product: Product) {
  await file(page, 'a2_file').setInputFiles(product.pdf());
  await file(page, 'cv_file').setInputFiles(product.jpeg());
  await file(page, 'passport_file').setInputFiles(product.png());
}

/** Stub: an answer that the real server does not give. */
async function stub(page: Page, call: string, answer: (route: Route) => Promise<void>) {
  await page.route(`**/api/functions/${call}`, answer);
}
const json =
  (body: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
const applicantStub = (fields: object) => ({
  success: true,
  applicant: {
    id: UNKNOWN_TOKEN,
    first_name: 'Selam',
    last_name: 'T',
    email: 's@example.org',
    access_token: UNKNOWN_TOKEN,
    expires_at: '2099-01-01T00:00:00Z',
    user_id: null,
    ...fields,
  },
});

test.describe('Finding the application', () => {
  test('WIZ1-01 the query parameters token, t and access_token open it, and end as token', async ({
    page,
    product,
  }) => {
    for (const name of ['token', 't', 'access_token']) {
      const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
      await page.goto(`/en/join?${name}=${token}&quelle=x`);
      await expect(page.getByText('Awaiting approval'), name).toBeVisible();
      await page.getByRole('main').hover();
      await expect.poll(() => tokenInAddress(page), name).toBe(token);
      expect(await inAddress(page, 'quelle'), name).toBe('x');
    }
  });

  test('WIZ1-02 the session key s4f_access_token opens it', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
    await page.addInitScript((value) => sessionStorage.setItem('s4f_access_token', value), token);
    await page.goto('/en/join');
    await expect(page.getByText('Awaiting approval')).toBeVisible();
  });

  test('WIZ1-05 junk is no token: it is cleared, step 1 shows', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('s4f_access_token', 'junk'));
    await page.goto('/en/join?token=junk&x=1');
    await expect(page.getByRole('alert')).toContainText('The link is incomplete');
    await expect(heading(page)).toHaveText('Pre-registration');
    await expect(page).toHaveURL(/\/en\/join\?x=1$/);
    expect(await session(page, 's4f_access_token')).toBeNull();
  });

  test('WIZ1-06 WIZ1-09 an expired one restarts at step 1 and says so', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', expired: true });
    await page.goto(`/en/join?token=${token}`);
    await expect(page.getByRole('alert')).toContainText('Access token has expired. Please restart your application.');
    await expect(heading(page)).toHaveText('Pre-registration');
    // A new link comes first; whoever wants to start again opens the form.
    await expect(page.locator('[name=first_name]')).toBeHidden();
    await page.getByText('Not applied yet?').click();
    await expect(page.locator('[name=first_name]')).toBeVisible();
    expect(await tokenInAddress(page)).toBeNull();
    expect(await session(page, 's4f_access_token')).toBeNull();
  });

  // That such a phone keeps a good link is shown by the story.
  test('WIZ1-09 a phone whose clock is a year ahead can still apply before the closing date', async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + 366 * 24 * 3600 * 1000);
    const tomorrow = new Date(Date.now() + 2 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    await closeOn(page, tomorrow);
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.goto('/en/join');
    await asked;
    await expect(page.locator('[name=first_name]')).toBeVisible();
  });

  test('WIZ1-07 CALL-16 an unknown one restarts at step 1 and says so', async ({ page }) => {
    await page.goto(`/en/join?token=${UNKNOWN_TOKEN}`);
    await expect(page.getByRole('alert')).toContainText('Applicant not found or invalid token');
    await expect(heading(page)).toHaveText('Pre-registration');
    expect(await tokenInAddress(page)).toBeNull();
  });

  test('WIZ1-08 WIZ2-17 a fault of the server falls back to step 1 and offers to continue (stub)', async ({ page }) => {
    await stub(page, 'get-applicant', json({}, 500));
    await page.goto(`/en/join?token=${UNKNOWN_TOKEN}`);
    await expect(page.getByRole('alert')).toContainText('Failed to load applicant data');
    expect(await session(page, 's4f_access_token')).toBeNull();
    expect(await session(page, 's4f_resume_token')).toBe(UNKNOWN_TOKEN);
    // Nobody is led to apply a second time, nor after a reload without the token.
    await expect(page.locator('[name=first_name]')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Continue your application');
    await expect(page.locator('[name=first_name]')).toBeHidden();
    await expectAccessible(page);
    await page.unroute('**/api/functions/get-applicant');
    await stub(page, 'get-applicant', json(applicantStub({ status: 'PRE_REGISTERED' })));
    await page.getByRole('button', { name: 'Continue your application' }).click();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    expect(await tokenInAddress(page)).toBe(UNKNOWN_TOKEN);
  });

  test('WIZ1-08 without a network the token stays, and the page goes on by itself (stub)', async ({
    page,
    context,
  }) => {
    await stub(page, 'get-applicant', (route) => route.abort());
    await page.goto(`/en/join?token=${UNKNOWN_TOKEN}`);
    await expect(heading(page)).toHaveText('We cannot reach the server right now');
    await expect(page.locator('.embed')).toBeHidden();
    await expectAccessible(page);
    expect(await tokenInAddress(page)).toBe(UNKNOWN_TOKEN);
    await page.unroute('**/api/functions/get-applicant');
    await stub(page, 'get-applicant', json(applicantStub({ status: 'PRE_REGISTERED' })));
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByText('Awaiting approval')).toBeVisible();
  });

  test('WIZ2-16 an answer without applicant: No applicant data found (stub)', async ({ page }) => {
    await stub(page, 'get-applicant', json({ success: true }));
    await page.goto(`/en/join?token=${UNKNOWN_TOKEN}`);
    await expect(page.getByRole('alert')).toContainText('No applicant data found');
  });

  test('WIZ2-17 an unreadable answer: Failed to fetch application data (stub)', async ({ page }) => {
    await stub(page, 'get-applicant', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Sign in</p>' }),
    );
    await page.goto(`/en/join?token=${UNKNOWN_TOKEN}`);
    await expect(page.getByRole('alert')).toContainText('Failed to fetch application data');
  });

  test('WIZ1-13 an unknown status shows step 1, and that only a new page can show more (stub)', async ({ page }) => {
    await stub(page, 'get-applicant', json(applicantStub({ status: 'FOO' })));
    await page.goto(`/en/join?token=${UNKNOWN_TOKEN}`);
    await expect(heading(page)).toHaveText('Pre-registration');
    await expect(page.locator('[name=first_name]')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Status Unknown');
    await expectAccessible(page);
    await stub(page, 'get-applicant', json(applicantStub({ status: 'PRE_REGISTERED' })));
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
  });

  for (const [lang, text] of [
    ['en', 'Loading...'],
    ['de', 'Wird geladen...'],
  ] as const) {
    test(`WIZ1-01 with a token the first thing to see is ${text} (stub)`, async ({ page }) => {
      await stub(page, 'get-applicant', () => new Promise(() => {}));
      await page.route('**/_astro/Wizard*.js', () => new Promise(() => {}));
      await page.goto(`/${lang}/join?token=${UNKNOWN_TOKEN}`, { waitUntil: 'commit' });
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('[name=first_name]')).toBeHidden();
    });
  }

  test('WIZ1-10 the banner shows for people from /verify, /apply and /status', async ({ page, baseURL }) => {
    for (const path of ['/verify', '/apply', '/status']) {
      await page.goto('/en/join', { referer: `${baseURL}/en${path}` });
      await expect(page.getByText('You are in the right place'), path).toBeVisible();
    }
  });

  test('WIZ1-10 the banner shows for from=apply, and not otherwise', async ({ page }) => {
    await page.goto('/en/join?from=apply');
    await expect(page.getByText('You are in the right place')).toBeVisible();
    await page.goto('/en/join');
    await expect(submit(page)).toBeDisabled();
    await expect(page.getByText('You are in the right place')).toBeHidden();
  });
});

test.describe('Around the form', () => {
  test('WIZ1-11 the partner network’s form loads only when somebody opens it', async ({ page }) => {
    const { embeddedFormUrl, name } = site.partnerNetwork;
    await page.route(`${embeddedFormUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>form</p>' }),
    );
    await page.goto('/en/join');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByText(`Open the registration form of ${name} here`).click();
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', embeddedFormUrl);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('title', `Registration form of ${name}`);
  });

  test('WIZ1-12 there are an open-in-browser button, a contact link and a privacy note', async ({ page, context }) => {
    await page.goto('/en/join?x=1');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open in browser' }).click();
    await expect(await opened).toHaveURL(/\/en\/join\?x=1$/);
    await expect(page.locator('main').getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
      'href',
      '/en/contact',
    );
    await expect(page.getByText('We use your data and files only for your application.')).toBeVisible();
    await expect(page.locator('aside').getByRole('link', { name: 'Privacy notice' })).toHaveAttribute(
      'href',
      '/en/privacy',
    );
  });
});

/** Makes the page's last day to apply this one, as the operator's setting would. */
async function closeOn(page: Page, lastDay: string) {
  await page.route('**/en/join', async (route) => {
    if (route.request().method() === 'HEAD') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace('"closesOn":[0,""]', `"closesOn":[0,"${lastDay}"]`);
    return route.fulfill({ response, body });
  });
}

test.describe('On a device whose day begins later than ours', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('WIZ1-13 after the closing date it says so instead of the form (stub)', async ({ page }) => {
    await closeOn(page, '2026-01-31');
    await page.goto('/en/join');
    await expect(heading(page)).toHaveText('Applications closed');
    await expect(page.getByText('31 January 2026')).toBeVisible();
    await expect(page.locator('[name=first_name]')).toHaveCount(0);
    await expect(page.getByText(`Not registered with ${site.partnerNetwork.name} yet?`)).toBeHidden();
    await expectAccessible(page);
  });
});

test.describe('Step 1', () => {
  test('WIZ1-14 has its fields, and marks the optional ones', async ({ page }) => {
    await page.goto('/en/join');
    for (const name of ['first_name', 'last_name', 'email', 'hub4africa_file', 'gdpr'])
      await expect(page.locator(`[name=${name}]`)).toHaveAttribute('required', '');
    for (const name of ['middle_name', 'phone'])
      await expect(page.locator(`[name=${name}]`)).not.toHaveAttribute('required');
    await expectAccessible(page);
  });

  test('WIZ1-25 can be sent only with file and consent, and says what is missing', async ({ page, product }) => {
    await page.goto('/en/join');
    await expect(submit(page)).toBeDisabled();
    await file(page, 'hub4africa_file').setInputFiles(product.pdf());
    await expect(submit(page)).toBeDisabled();
    await expect(page.getByText('Still missing: your consent.')).toBeVisible();
    await page.locator('[name=gdpr]').check();
    await expect(submit(page)).toBeEnabled();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(submit(page)).toBeDisabled();
    await expect(page.getByText('Still missing: the confirmation file.')).toBeVisible();
  });

  test('WIZ1-19 WIZ1-23 WIZ1-24 the Enter key says what is missing, on top and at each field', async ({ page }) => {
    await page.goto('/en/join');
    await expect(submit(page)).toBeDisabled();
    await page.locator('[name=first_name]').fill('Selam');
    await page.locator('[name=email]').fill('selam@');
    await page.locator('[name=email]').press('Enter');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Please correct 4 fields');
    await expect(summary).toContainText('Input cannot be empty');
    await expect(summary).toContainText('Please enter a valid email address');
    await expect(summary).toContainText('Hub4Africa confirmation document is required');
    await expect(summary).toContainText('GDPR consent is required');
    await expectAccessible(page);
    await summary.getByRole('link', { name: /E-mail/ }).click();
    await expect(page.locator('[name=email]')).toBeFocused();
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(page.locator('[name=first_name]')).toHaveValue('Selam');
  });

  test('FILE-04 FILE-06 FILE-08 a file that breaks a rule is named, refused and cleared', async ({ page, product }) => {
    await page.goto('/en/join');
    await expect(submit(page)).toBeDisabled();
    const input = file(page, 'hub4africa_file');
    await input.setInputFiles({ name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(page.getByText('setup.exe: Only PDF, JPG, and PNG files are allowed')).toBeVisible();
    await expect(input).toHaveValue('');
    await input.setInputFiles({ ...product.pdf(), name: 'nothing.pdf', buffer: Buffer.alloc(0) });
    await expect(page.getByText('File is empty (0 bytes). Please select a valid file.')).toBeVisible();
    const buffer = Buffer.from('\0\0\0\x18ftypheic');
    await input.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('“Most Compatible”')).toBeVisible();
    await expect(input).toHaveValue('');
    await input.setInputFiles(product.png());
    await expect(page.getByText('File is empty (0 bytes)')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  });

  test('FILE-02 FILE-08 a file over 10 MB is named with its size', async ({ page }) => {
    await page.goto('/en/join');
    await expect(submit(page)).toBeDisabled();
    const input = file(page, 'hub4africa_file');
    await input.setInputFiles(fileOnDisk('x.png', Buffer.alloc(Math.floor(14.2 * 1024 * 1024))));
    await expect(page.getByText('“x.png” is 14.2 MB. File size must be less than 10MB')).toBeVisible();
    await expect(input).toHaveValue('');
  });

  for (const [picture, moment] of [
    ['png', 'before the script is there'],
    ['jpeg', 'with it'],
  ] as const) {
    test(`FILE-09 a ${picture} whose header claims 900 megapixels, chosen ${moment}, is refused before it is sent`, async ({
      page,
      product,
    }) => {
      const { letGo, answer } = held();
      if (moment === 'with it') letGo();
      await page.route('**/_astro/client.*.js', answer);
      await page.goto('/en/join');
      if (moment === 'with it') await expect(submit(page)).toBeDisabled();
      const upload = product[picture]();
      const buffer = Buffer.from(claimingSize(new Uint8Array(upload.buffer), 30_000, 30_000));
      const input = page.locator('[name=hub4africa_file]');
      await input.setInputFiles({ ...upload, buffer });
      letGo();
      await expect(page.getByText('This picture has more than 50 megapixels, 20,000 pixels on a side')).toBeVisible();
      await expect(input).toHaveValue('');
      await input.setInputFiles(upload);
      await expect(page.getByText('This picture has more than 50 megapixels, 20,000 pixels on a side')).toBeHidden();
    });
  }

  test('FILE-02 a file of exactly 10 MB arrives', async ({ page, product }) => {
    await page.goto('/en/join');
    await fillStep1(page, await product.largePdf(MAX_FILE_BYTES));
    await expect(page.getByText('Ready to send · 10 MB')).toBeVisible();
    await submit(page).click();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
  });

  test('WIZ1-03 WIZ1-28 WIZ1-31 WIZ2-15 is sent with a UUID, shows that it is busy, succeeds and keeps the token', async ({
    page,
    product,
  }) => {
    await page.goto('/en/join?quelle=poster');
    const email = await fillStep1(page, product.pdf());
    const seen = Promise.withResolvers<void>();
    await page.route('**/api/functions/submit-preregistration', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await submit(page).click();
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    seen.resolve();
    await expect(page.getByText('Your pre-registration has arrived')).toBeVisible();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    await expect(heading(page)).toBeFocused();
    expect(await session(page, 's4f_temp_user_id')).toMatch(UUID);
    const token = await session(page, 's4f_access_token');
    expect(token).toMatch(UUID);
    expect(await tokenInAddress(page)).toBe(token);
    expect(await inAddress(page, 'quelle')).toBe('poster');
    expect(await page.title()).not.toContain(token ?? '');
    expect(await product.mails(email)).toHaveLength(1);
  });

  test('WIZ1-29 the link in the mail opens the application, in its language', async ({ page, product, context }) => {
    await page.goto('/de/join');
    const email = await fillStep1(page, product.pdf());
    await submit(page).click();
    await expect(page.getByText('Ihre Voranmeldung ist angekommen')).toBeVisible();
    const [mail] = await product.mails(email);
    const elsewhere = await context.newPage();
    await elsewhere.goto(mail?.links.find((link) => link.includes('/de/join?')) ?? '');
    await expect(elsewhere.getByText('Die Freigabe steht noch aus')).toBeVisible();
  });

  test('FILE-08 a file that only the server finds bad is named and cleared as well (stub)', async ({
    page,
    product,
  }) => {
    const errors = [{ path: 'hub4africa_file', code: 'file_damaged', message: 'This file is damaged or incomplete.' }];
    await stub(
      page,
      'submit-preregistration',
      json({ code: 'file_damaged', error: 'This file is damaged or incomplete.', errors }, 400),
    );
    await page.goto('/en/join');
    await fillStep1(page, { ...product.pdf(), name: 'scan.pdf' });
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('scan.pdf: This file is damaged or incomplete.');
    await expect(file(page, 'hub4africa_file')).toHaveValue('');
    await expect(submit(page)).toBeDisabled();
  });

  test('the call says in which language to answer (stub)', async ({ page, product }) => {
    await page.goto('/de/join');
    await fillStep1(page, product.pdf());
    await stub(page, 'submit-preregistration', json({}, 500));
    const sent = page.waitForRequest('**/submit-preregistration');
    await submit(page).click();
    expect((await sent).headers()['accept-language']).toBe('de');
    await expect(page.getByRole('alert')).toContainText('Das Senden ist fehlgeschlagen');
  });

  test('WIZ1-27 an answer without token: Invalid response from server (stub)', async ({ page, product }) => {
    await stub(page, 'submit-preregistration', json({ success: true }));
    await page.goto('/en/join');
    await fillStep1(page, product.pdf());
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Invalid response from server');
    await expect(page.locator('[name=first_name]')).toHaveValue('Selam');
  });

  test('WIZ1-30 CALL-15 a refusal without words: Submission failed; with words: those (stub)', async ({
    page,
    product,
  }) => {
    await stub(page, 'submit-preregistration', json({}, 500));
    await page.goto('/en/join');
    await fillStep1(page, product.pdf());
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Submission failed');
    await page.unroute('**/api/functions/submit-preregistration');
    await stub(
      page,
      'submit-preregistration',
      json({ code: 'busy', error: 'Many people are uploading right now.' }, 503),
    );
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Many people are uploading right now.');
  });

  test('WIZ1-30 without a network everything stays, and one button sends it again (stub)', async ({
    page,
    product,
  }) => {
    await stub(page, 'submit-preregistration', (route) => route.abort());
    await page.goto('/en/join');
    await fillStep1(page, product.pdf());
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Everything you typed and chose is still here.');
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
    await page.unroute('**/api/functions/submit-preregistration');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Your pre-registration has arrived')).toBeVisible();
  });

  test('WIZ1-30 WIZ1-31 an upload that stands still says so, can be broken off, and after a reload is asked for again (stub)', async ({
    page,
    product,
  }) => {
    await page.clock.install();
    // The file goes with its form, and the browser has no room to keep it.
    await page.route('**/api/uploads', json({}, 405));
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await stub(page, 'submit-preregistration', () => new Promise(() => {}));
    await page.goto('/en/join');
    await fillStep1(page, product.pdf());
    await submit(page).click();
    await expect(submit(page)).toHaveText('Sending…');
    await page.clock.fastForward(11_000);
    await expect(page.getByText('Nothing is moving at the moment.')).toBeVisible();
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    });
    await page.evaluate(() => setTimeout(() => location.reload()));
    await page.clock.fastForward(1);
    expect(await asked).toBe('beforeunload');
    await page.getByRole('button', { name: 'Stop sending' }).click();
    await expect(submit(page)).toBeEnabled();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('button', { name: /^Remove / })).toBeHidden();
    await expect(page.getByText('Please choose “document.pdf” again')).toBeHidden();
    await file(page, 'hub4africa_file').setInputFiles(product.pdf());
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Please choose “document.pdf” again')).toBeVisible();
  });

  test('WIZ1-30 what was typed is there after a reload, before the script, and goes after success', async ({
    page,
    product,
  }) => {
    await page.goto('/en/join');
    await expect(submit(page)).toBeDisabled();
    await page.locator('[name=first_name]').fill('Selam');
    const { letGo, answer } = held();
    await page.route('**/*.js', answer);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('[name=first_name]')).toHaveValue('Selam');
    await expect(page.getByText('Still missing')).toHaveCount(0);
    letGo();
    await expect(submit(page)).toBeDisabled();
    await expect(page.locator('[name=first_name]')).toHaveValue('Selam');
    await fillStep1(page, product.pdf());
    await submit(page).click();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    expect(await session(page, 's4f_draft')).toBeNull();
  });

  test('WIZ1-03 a key that belongs to another form is renewed by itself (stub)', async ({ page, product }) => {
    const keys: string[] = [];
    await stub(page, 'submit-preregistration', async (route) => {
      keys.push(
        /name="idempotency_key"\s+([0-9a-f-]{36})/.exec(
          route.request().postDataBuffer()?.toString('latin1') ?? '',
        )?.[1] ?? '',
      );
      const answer =
        keys.length === 1
          ? json({ code: 'key_reused', error: 'Send it again.' }, 409)
          : json({
              ...applicantStub({ status: 'PRE_REGISTERED' }),
              access_token: UNKNOWN_TOKEN,
              sent_again: 'updated',
            });
      await answer(route);
    });
    await page.goto('/en/join');
    await fillStep1(page, product.pdf());
    await submit(page).click();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    await expect(page.getByText('We have saved your changes: Selam T, s@example.org.')).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('CALL-15 somebody with an open application is told where the link is', async ({ page, product }) => {
    const { email } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
    await page.goto('/en/join');
    await fillStep1(page, product.pdf(), email);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'There is already an open application with this e-mail address.',
    );
    expect(await tokenInAddress(page)).toBeNull();
  });
});

test.describe('One phone, several people', () => {
  test('WIZ1-05 an address is asked about that was filled in before the script had come (slow)', async ({ page }) => {
    const { letGo, answer } = held();
    await page.route(/step1-sending/, answer);
    await page.goto('/en/join');
    // The form is there, and what asks about addresses is not.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.locator('[name=email]').fill('selam@gmial.com');
    letGo();
    await expect(page.getByRole('status').filter({ hasText: 'Did you mean selam@gmail.com?' })).toBeVisible();
  });

  test('WIZ1-05 WIZ1-28 an address is put right twice, a single name is taken, and the next person finds nothing', async ({
    page,
    product,
  }) => {
    const name = crypto.randomUUID();
    await page.goto('/en/join');
    await fillStep1(page, product.pdf(), `${name}@gmial.com`);
    await page.locator('[name=last_name]').fill('-');
    const question = page.getByRole('status').filter({ hasText: `Did you mean ${name}@gmail.com?` });
    await question.getByRole('button', { name: 'Yes, put it in' }).click();
    await expect(question).toBeHidden();
    await submit(page).click();
    const reach = page.locator('[data-reach]');
    await expect(reach).toContainText(`${name}@gmail.com`);
    await expect(reach).toContainText(/WS-[0-9A-Z]{4}-[0-9A-Z]{2}/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    await reach.getByText('Wrong address or name?').click();
    await expect(reach.getByLabel('First name')).toHaveValue('-');
    await reach.getByLabel('E-mail').fill(`${name}@example.org`);
    await reach.getByRole('button', { name: 'Save details' }).click();
    await expect(reach.getByText('Your details are saved')).toBeVisible();
    await reach.getByText('No e-mail from us?').click();
    await reach.getByRole('button', { name: 'Send the link again' }).click();
    await expect(reach.getByText(`It goes to ${name}@example.org.`)).toBeVisible();
    await reach.getByRole('link', { name: 'See the status' }).click();
    await expect(heading(page)).toHaveText('Hello Selam, we have your pre-registration.');
    await page.goBack();

    await page.getByRole('button', { name: 'Start another application' }).click();
    await expect(page.getByRole('dialog')).toContainText('still works.');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Start another application' }).click();
    await expect(page.locator('[name=first_name]')).toHaveValue('');
    await page.goForward();
    await expect(heading(page)).toHaveText('Where is your application?');
    expect(await page.evaluate(() => location.href)).not.toContain('token');
  });

  test('WIZ1-28 the form for helpers keeps nothing of anybody, and asks before it drops what is not sent', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de/join');
    await page.getByRole('link', { name: 'Formular für Helfende' }).click();
    const next = page.getByRole('button', { name: 'Nächste Person' });
    await expect(next).toBeVisible();
    await fillStep1(page, product.pdf());
    await next.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hier bleiben' }).click();
    await submit(page).click();
    await expect(page.locator('[data-reach]')).toBeVisible();
    const kept = () => page.evaluate(() => Object.keys(sessionStorage));
    expect(await kept()).toEqual([]);
    await expect(page).toHaveURL(/\/de\/join\?helper=1$/);
    await expectAccessible(page);
    await next.click();
    await expect(page.locator('[name=first_name]')).toHaveValue('');
    await expect(page.locator('[name=email]')).toHaveAttribute('autocomplete', 'off');
    expect(await kept()).toEqual(['s4f_left']);
  });
});

test.describe('Steps 2 and 3', () => {
  test('WIZ1-28 whoever hands the device on is asked once, and leaves no passport number behind', async ({
    page,
    product,
  }) => {
    await openAs(page, product, 'STEP2_APPROVED');
    await page.getByText('Fill it in on the screen', { exact: true }).click();
    await page.getByLabel('Passport number').fill('EP1234567');
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    const another = page.getByRole('button', { name: 'Start another application' });
    await another.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start another application' }).click();
    await expect(page.locator('[name=first_name]')).toHaveValue('');
    expect(asked).toEqual([]);
  });

  test('WIZ2-01 PRE_REGISTERED waits for approval', async ({ page, product }) => {
    await openAs(page, product, 'PRE_REGISTERED');
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    await expect(file(page, 'a2_file')).toHaveCount(0);
    await expect(page.locator('[aria-current=step]')).toContainText('Pre-registration');
    await expectAccessible(page);
  });

  test('WIZ2-03 a waiting page notices the approval by itself (stub)', async ({ page, product }) => {
    await page.clock.install();
    const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
    await page.goto(`/en/join?token=${token}`);
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    await changeApplicant(page, { status: 'STEP1_APPROVED' });
    await page.clock.fastForward('03:01');
    await expect(page.locator('input[type=file][name=a2_file]')).toBeAttached();
  });

  test('WIZ2-02 debug=next shows step 2', async ({ page, product }) => {
    await openAs(page, product, 'PRE_REGISTERED', '&debug=next');
    await expect(file(page, 'a2_file')).toBeVisible();
  });

  test('WIZ2-03 STEP1_APPROVED shows step 2', async ({ page, product }) => {
    await openAs(page, product, 'STEP1_APPROVED');
    for (const name of STEP2_FILES) await expect(file(page, name)).toBeVisible();
    await expect(page.locator('[aria-current=step]')).toContainText('Documents');
    await expectAccessible(page);
  });

  test('WIZ2-09 step 2 cannot be sent without one of the three, and says so', async ({ page, product }) => {
    for (const left of STEP2_FILES) {
      await test.step(left, async () => {
        await openAs(page, product, 'STEP1_APPROVED');
        await submit(page).click();
        await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
        for (const name of STEP2_FILES.filter((each) => each !== left))
          await file(page, name).setInputFiles(product.pdf());
        await expect(page.getByText(/2 of 3 chosen\. Still missing:/)).toBeVisible();
        await submit(page).click();
        await expect(page.getByRole('alert')).toBeFocused();
        const missing = page.getByRole('alert').getByRole('link');
        await expect(missing).toContainText('A2 certificate, CV and ID/Passport are required');
        await missing.click();
        await expect(file(page, left)).toBeFocused();
      });
    }
  });

  test('WIZ2-10 WIZ2-14 WIZ2-15 three documents: two seconds of confirmation, then step 3', async ({
    page,
    product,
  }) => {
    await page.clock.install();
    const { token } = await openAs(page, product, 'STEP1_APPROVED');
    await expect(page.getByText('0 of 3 chosen.')).toBeVisible();
    await chooseStep2(page, product);
    // What goes ahead rests between its tries, which a clock that stands still would never end.
    await expect(page.getByText('Ready to send')).toHaveCount(3);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await submit(page).click();
    await expect(page.getByRole('status')).toContainText('Your documents have arrived');
    // The two seconds begin with the focus.
    await expect(page.getByRole('status')).toBeFocused();
    await page.clock.runFor(1900);
    await expect(page.getByRole('status')).toContainText('Your documents have arrived');
    await page.clock.runFor(200);
    await expect(heading(page)).toHaveText('Your enrolment declaration');
    await expect(heading(page)).toBeFocused();
    expect(await session(page, 's4f_access_token')).toBe(token);
    expect(await tokenInAddress(page)).toBe(token);
  });

  test('WIZ2-14 a reply that was lost on the way: the second try finds that all has arrived', async ({
    page,
    product,
  }) => {
    await openAs(page, product, 'STEP1_APPROVED');
    await stub(page, 'submit-a2-cv', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await chooseStep2(page, product);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Everything you typed and chose is still here.');
    await page.unroute('**/api/functions/submit-a2-cv');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('status')).toContainText('Your documents have arrived');
    await expect(heading(page)).toHaveText('Your enrolment declaration');
  });

  test('WIZ1-13 a decision that fell meanwhile takes the place of the form', async ({ page, product }) => {
    const { email } = await openAs(page, product, 'STEP1_APPROVED');
    await chooseStep2(page, product);
    product.operator(email).reject('The confirmation is not yours.');
    await submit(page).click();
    await expect(heading(page)).toHaveText('Unfortunately not this time, Selam');
    await expect(page.getByText('The confirmation is not yours.')).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });

  test('WIZ2-16 an answer to step 2 without applicant is no success (stub)', async ({ page, product }) => {
    await openAs(page, product, 'STEP1_APPROVED');
    await stub(page, 'submit-a2-cv', json({ success: true }));
    await chooseStep2(page, product);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('No applicant data found');
  });

  test('CALL-15 an upload that is refused without words: Upload failed (stub)', async ({ page, product }) => {
    await openAs(page, product, 'STEP1_APPROVED');
    await stub(page, 'submit-a2-cv', json({}, 500));
    await chooseStep2(page, product);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Upload failed');
  });

  for (const [row, status] of [
    ['WIZ2-04', 'A2_CV_RECEIVED'],
    ['WIZ2-05', 'STEP2_APPROVED'],
  ] as const) {
    test(`${row} ${status} shows step 3`, async ({ page, product }) => {
      await openAs(page, product, status);
      await expect(file(page, 'enrolment_file')).toBeVisible();
      await expect(page.locator('[aria-current=step]')).toContainText('Enrolment');
      await expectAccessible(page);
    });
  }

  test('WIZ2-11 step 3 without a file: Signed enrolment PDF is required', async ({ page, product }) => {
    await openAs(page, product, 'STEP2_APPROVED');
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Signed enrolment PDF is required');
  });

  test('WIZ2-12 step 3 takes PDF only', async ({ page, product }) => {
    await openAs(page, product, 'STEP2_APPROVED');
    await file(page, 'enrolment_file').setInputFiles(product.jpeg());
    await expect(page.getByText('File type not allowed. Allowed types: PDF')).toBeVisible();
    await expect(file(page, 'enrolment_file')).toHaveValue('');
  });

  test('WIZ2-13 WIZ2-14 the declaration as one PDF: confirmation, then the originals', async ({ page, product }) => {
    await openAs(page, product, 'STEP2_APPROVED');
    await file(page, 'enrolment_file').setInputFiles(product.pdf());
    await submit(page).click();
    await expect(page.getByRole('status')).toContainText('Your declaration has arrived');
    await expect(heading(page)).toContainText('Now the originals');
  });

  test('WIZ2-09 a document that was sent back is replaced by itself, and its complaint goes', async ({
    page,
    product,
  }) => {
    const { token } = await product.seedApplicant({
      status: 'A2_CV_RECEIVED',
      lang: 'en',
      documents: [
        { type: 'a2', review: 'to_replace', reason: 'The stamp is cut off.' },
        { type: 'cv' },
        { type: 'passport' },
      ],
    });
    await page.goto(`/en/join?token=${token}`);
    const card = page.locator('[data-document=a2]');
    await expect(card).toContainText('Please replace: A2 certificate');
    await expect(card).toContainText('The stamp is cut off.');
    await expectAccessible(page);
    await card.locator('input[type=file]').setInputFiles(product.pdf());
    await card.getByRole('button', { name: 'Send this document' }).click();
    await expect(page.getByRole('status')).toContainText('A2 certificate: received');
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(file(page, 'enrolment_file')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test.describe('The end of the way', () => {
  test('WIZ2-06 WIZ2-08 WIZ2-26 the originals: where to, what, and no passport', async ({ page, product }) => {
    const { id } = await openAs(page, product, 'ENROLMENT_UPLOADED');
    await expect(heading(page)).toContainText('Now the originals');
    await expect(page.getByText('international office of a university in Ethiopia')).toBeVisible();
    for (const line of site.originals.addressLines) await expect(page.locator('address')).toContainText(line);
    await expect(page.getByText('Never send your passport by post.')).toBeVisible();
    await expect(page.getByText(applicationNumber(id))).toBeVisible();
    await expect(page.locator('[data-block=account]')).toBeVisible();
    await expectAccessible(page);
  });

  test('WIZ2-06 the address can be copied', async ({ page, product, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, product, 'ENROLMENT_UPLOADED');
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Address copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.originals.addressLines.join('\n'));
  });

  test('WIZ2-08 with an account there is no account block', async ({ page, product }) => {
    const { token } = await product.seedApplicant({
      status: 'ENROLMENT_UPLOADED',
      lang: 'en',
      userId: crypto.randomUUID(),
    });
    await page.goto(`/en/join?token=${token}`);
    await expect(heading(page)).toContainText('Now the originals');
    await expect(page.locator('[data-block=account]')).toHaveCount(0);
  });

  test('WIZ2-07 COMPLETE shows Application Complete, without an account block', async ({ page, product }) => {
    await openAs(page, product, 'COMPLETE');
    await expect(heading(page)).toHaveText('Application Complete');
    await expect(page.getByRole('link', { name: 'Give the details' })).toHaveAttribute(
      'href',
      /\/en\/placement\?token=/,
    );
    await expect(page.locator('[data-block=account]')).toHaveCount(0);
    await expectAccessible(page);
  });

  for (const [status, title] of [
    ['REJECTED', 'Unfortunately not this time'],
    ['WITHDRAWN', 'Your application is withdrawn'],
  ] as const) {
    test(`WIZ1-13 ${status} has a calm screen and a way to apply again`, async ({ page, product }) => {
      await openAs(page, product, status);
      await expect(heading(page)).toContainText(title);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Apply again' }).click();
      await expect(heading(page)).toHaveText('Pre-registration');
      expect(await tokenInAddress(page)).toBeNull();
      expect(await session(page, 's4f_access_token')).toBeNull();
      expect(await session(page, 's4f_temp_user_id')).toBeNull();
    });
  }
});

test.describe('On a small phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('WIZ1-14 the form has no fault and no sideways scroll', async ({ page }) => {
    await page.goto('/de/join');
    await expect(submit(page)).toBeDisabled();
    await expectAccessible(page);
  });

  test('WIZ2-06 the screen of every status neither', async ({ page, product }) => {
    test.slow();
    for (const status of STATUSES) {
      await test.step(status, async () => {
        const { token } = await product.seedApplicant({ status, lang: 'de' });
        await page.goto(`/de/join?token=${token}`);
        await page.getByRole('main').hover();
        await expect(page.locator('html')).toHaveAttribute('data-wizard', 'applicant');
        await expectAccessible(page);
      });
    }
  });
});
