import type { Page, Request, Route } from '@playwright/test';
import { openLine } from '../support/slow-line.ts';
import { uploadsOf } from '../support/uploads.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { file, heading, submit } from './page-parts.ts';
import type { Product } from './product.ts';
import { startServer } from './server.ts';
import { changeApplicant, held, json } from './stub.ts';

const MEBIBYTE = 1024 * 1024;
const PIECES = '**/api/uploads/*';
const CONFIRMATION = 'hub4africa_file';

const row = (page: Page) => page.locator('.file');
const ready = (page: Page, size = '') => page.getByText(new RegExp(`^Ready to send · ${size}`));
const isPiece = (request: Request) => request.headers()['x-http-method-override'] === 'PATCH';
const offsetOf = (request: Request) => Number(request.headers()['upload-offset']);

/** Lets so many pieces through, then holds each until it is let go. */
async function holdPieces(page: Page, through = 0) {
  const { letGo, answer } = held();
  let passed = 0;
  const offsets: number[] = [];
  await page.route(PIECES, async (route: Route) => {
    if (!isPiece(route.request())) return route.continue();
    offsets.push(offsetOf(route.request()));
    passed += 1;
    // What was given up meanwhile cannot go on.
    return (passed <= through ? route.continue() : answer(route)).catch(() => {});
  });
  return { letGo, offsets };
}

async function openJoin(page: Page, { lang = 'en', origin = '' } = {}) {
  await page.goto(`${origin}/${lang}/join`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

async function fillStep1(page: Page) {
  await page.locator('[name=first_name]').fill('Selam');
  await page.locator('[name=last_name]').fill('Tesfaye');
  await page.locator('[name=email]').fill(`${crypto.randomUUID()}@example.org`);
  await page.locator('[name=gdpr]').check();
}

async function openUpload(page: Page, product: Product) {
  const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
  await page.goto(`/en/upload?token=${token}`);
  await expect(file(page, 'cv_file')).toBeVisible();
  await page.getByRole('main').hover();
  return token;
}

/** How many files the device keeps, and whether it keeps texts. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return [...Object.keys(localStorage).filter((key) => /s4f_(?:draft|kept)/.test(key)), ...names].sort();
  });

/** How many files this device keeps. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const [known] = await indexedDB.databases();
    if (!known?.name) return 0;
    const opening = indexedDB.open(known.name);
    await new Promise((opened) => opening.addEventListener('success', opened));
    const all = opening.result.transaction('files').objectStore('files').getAll();
    await new Promise((read) => all.addEventListener('success', read));
    opening.result.close();
    return (all.result as { files: unknown[] }[]).flatMap(({ files }) => files).length;
  });

test.describe('A chosen file goes ahead of its form', () => {
  test('UPLO-14 at once, with percent and bytes, and its form brings only an id', async ({ page, product }) => {
    const { letGo, offsets } = await holdPieces(page, 1);
    await openJoin(page);
    await file(page, CONFIRMATION).setInputFiles(await product.largePdf(MEBIBYTE));
    await expect(row(page)).toContainText('12% · 0.2 of 1 MB');
    await expect(page.getByRole('progressbar', { name: 'Uploading document.pdf' })).toHaveAttribute('value', '12');
    await expectAccessible(page);
    letGo();
    await expect(ready(page, '1.MB')).toBeVisible();
    await expectAccessible(page);
    expect(offsets.slice(0, 2)).toEqual([0, 128 * 1024]);
    await fillStep1(page);
    const sent = page.waitForRequest('**/submit-preregistration');
    await submit(page).click();
    const body = (await sent).postDataBuffer()?.toString('latin1') ?? '';
    expect(body).toMatch(/name="hub4africa_file_upload"\s+[\w-]{36}/);
    expect(body.length).toBeLessThan(3000);
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test('UPLO-15 it is paused and goes on by keyboard, and the server drops what is removed', async ({
    page,
    product,
    server,
  }) => {
    const begun = page.waitForResponse((answer) => answer.url().endsWith('/api/uploads'));
    const { letGo, offsets } = await holdPieces(page, 1);
    await openJoin(page);
    await file(page, CONFIRMATION).setInputFiles(await product.largePdf(MEBIBYTE));
    const id = (await (await begun).headerValue('location'))?.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Pause document.pdf' }).focus();
    await expect.poll(() => offsets).toHaveLength(2);
    await page.keyboard.press('Enter');
    await expect(row(page)).toContainText('12% · 0.2 of 1 MB · paused');
    await expectAccessible(page);
    letGo();
    await page.keyboard.press('Enter');
    await expect(ready(page)).toBeVisible();
    expect(offsets[2]).toBe(128 * 1024);
    expect((await uploadsOf(server.url).head(id)).status).toBe(200);
    // The button that paused it is gone, and the focus has a place all the same.
    await expect(page.getByRole('button', { name: 'Remove document.pdf' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page)).toHaveCount(0);
    await expect.poll(async () => (await uploadsOf(server.url).head(id)).status).toBe(410);
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test('WIZ2-09 chosen for two documents, it says so at once, and goes once until one of them is another', async ({
    page,
    product,
  }) => {
    const token = await openUpload(page, product);
    const pdf = await product.largePdf(MEBIBYTE);
    await file(page, 'a2_file').setInputFiles(pdf);
    await expect(ready(page)).toHaveCount(1);
    const { letGo } = await holdPieces(page, 0);
    await file(page, 'cv_file').setInputFiles(pdf);
    const said = page.getByText('This is the same file as for another document.');
    await expect(said).toBeVisible();
    await expect(row(page).nth(1)).toContainText('0% · 0 of 1 MB · paused');
    await expectAccessible(page);
    letGo();
    const cv = product.pdf();
    await file(page, 'a2_file').setInputFiles(cv);
    await expect(said).toBeHidden();
    await expect(ready(page)).toHaveCount(2);
    await file(page, 'id_file').setInputFiles(product.png());
    await submit(page).click();
    await expect(heading(page)).not.toHaveText('Your three documents');
    await page.goto(`/en/enrolment?token=${token}`);
    await file(page, 'enrolment_file').setInputFiles(cv);
    await expect(said).toBeVisible();
  });

  test('UPLO-15 photos of one document go each by itself, and come back as they were', async ({ page, product }) => {
    await openUpload(page, product);
    for (const count of [1, 2]) {
      await file(page, 'a2_file').setInputFiles({ ...product.jpeg(), name: `page-${count}.jpg` });
      await expect(ready(page)).toHaveCount(count);
    }
    await expect.poll(() => storedFiles(page)).toBe(2);
    await page.reload();
    await expect(ready(page)).toHaveCount(2);
    for (const name of ['cv_file', 'id_file']) await file(page, name).setInputFiles(product.pdf());
    await expect(ready(page)).toHaveCount(4);
    const sent = page.waitForRequest('**/submit-step2');
    await submit(page).click();
    expect((await sent).postDataBuffer()?.toString('latin1')).toMatch(
      /name="a2_file_photos_upload"\s+[\w-]{36},[\w-]{36}\s/,
    );
    await expect(heading(page)).toHaveText('We have your documents');
  });
});

test.describe('On a bad network', () => {
  test('UPLO-16 several files share the line: one piece is under way at a time', async ({ page, product }) => {
    await openUpload(page, product);
    const { letGo, answer } = held();
    const seen = { begun: 0, pieces: 0 };
    page.on('response', (response) => {
      if (response.url().endsWith('/api/uploads')) seen.begun += 1;
    });
    await page.route('**/api/uploads/*', (route) => {
      seen.pieces += 1;
      return answer(route);
    });
    for (const name of ['a2_file', 'cv_file', 'id_file']) await file(page, name).setInputFiles(product.pdf());
    await expect.poll(() => seen.begun).toBe(3);
    // Each has had its turn to begin.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(seen.pieces).toBe(1);
    letGo();
    await expect(ready(page)).toHaveCount(3);
  });

  test('UPLO-16 a file goes on by itself when the line breaks, and when the server starts anew', async ({
    page,
    product,
  }) => {
    const server = await startServer();
    await using line = await openLine(server.url, { bytesPerSecond: { up: 4 * MEBIBYTE } });
    await openJoin(page, { origin: line.url });
    await file(page, CONFIRMATION).setInputFiles(await product.largePdf(8 * MEBIBYTE));
    for (const bytes of [1, 2, 3]) {
      await expect.poll(() => line.carried.up).toBeGreaterThan(bytes * MEBIBYTE);
      line.cut();
    }
    await expect.poll(() => line.carried.up).toBeGreaterThan(4 * MEBIBYTE);
    await server.restart();
    await expect(ready(page, '8.MB')).toBeVisible();
    expect(line.carried.up).toBeLessThan(10.5 * MEBIBYTE);
    await fillStep1(page);
    await submit(page).click();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    await server.stop();
  });

  test('UPLO-16 without a network it waits and says so, and goes on at once when that is back', async ({
    page,
    context,
    product,
  }) => {
    await page.clock.install();
    const { offsets, letGo } = await holdPieces(page, 1);
    await openJoin(page);
    await file(page, CONFIRMATION).setInputFiles(await product.largePdf(MEBIBYTE));
    await expect.poll(() => offsets).toHaveLength(2);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 15_000);
    await context.setOffline(true);
    await page.unroute(PIECES);
    letGo();
    await expect(row(page)).toContainText('12% · 0.2 of 1 MB · waiting for the network');
    let tries = 0;
    page.on('requestfailed', () => {
      tries += 1;
    });
    await expect
      .poll(async () => {
        await page.clock.runFor(30_000);
        return tries;
      })
      .toBeGreaterThan(7);
    // By now it tries every half minute: what goes on sooner does so because the network is back.
    await page.clock.resume();
    await context.setOffline(false);
    await expect(ready(page)).toBeVisible();
  });

  test('UPLO-17 a reload in the middle and a switch of the language lose nothing', async ({ page, product }) => {
    const { letGo, offsets } = await holdPieces(page, 1);
    await openJoin(page);
    await file(page, CONFIRMATION).setInputFiles(await product.largePdf(MEBIBYTE));
    await fillStep1(page);
    await expect.poll(() => offsets).toHaveLength(2);
    await expect.poll(() => storedFiles(page)).toBe(1);
    const first = page.waitForRequest(isPiece);
    await page.reload();
    expect(offsetOf(await first)).toBe(128 * 1024);
    letGo();
    await expect(ready(page)).toBeVisible();
    await expect(page.locator('[name=first_name]')).toHaveValue('Selam');
    await expect(page.locator('[name=gdpr]')).toBeChecked();
    await expect(page.getByText('What you entered before is still here')).toHaveCount(0);
    await page.locator('a[data-lang=de]').first().click();
    await expect(page.getByText(/^Bereit zum Senden · 1.MB/)).toBeVisible();
    await expect(page.locator('[name=last_name]')).toHaveValue('Tesfaye');
    await expect(page.locator('[name=gdpr]')).toBeChecked();
    await submit(page).click();
    await expect(page.getByText('Die Freigabe steht noch aus')).toBeVisible();
  });

  test('UPLO-17 boxes stay ticked for their application: a promise in step 2, the consent of the verify page (stub)', async ({
    page,
    product,
  }) => {
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
    await changeApplicant(page, { a2_may_follow_until: '2027-08-15' });
    const other = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
    const open = async (address: string) => {
      await page.goto(address);
      await page.getByRole('main').hover();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    };
    const box = (name: string) => page.locator(`[name=${name}]`);
    await open(`/en/join?token=${token}`);
    await page.setViewportSize({ width: 360, height: 740 });
    await box('a2_follows').evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const place = await box('a2_follows').boundingBox();
    await box('a2_follows').check();
    await expect(file(page, 'a2_file')).toHaveCount(0);
    // Under the finger there would be the field of the next file.
    const moved = ((await box('a2_follows').boundingBox())?.y ?? 0) - (place?.y ?? 0);
    expect(Math.abs(moved)).toBeLessThan(2);
    await page.reload();
    await page.getByRole('main').hover();
    await expect(box('a2_follows')).toBeChecked();
    await expect(file(page, 'a2_file')).toHaveCount(0);
    await page.locator('a[data-lang=de]').first().click();
    await page.getByRole('main').hover();
    await expect(box('a2_follows')).toBeChecked();
    await box('a2_follows').uncheck();
    await open(`/en/verify?token=${token}`);
    await box('gdpr').check();
    await page.reload();
    await page.getByRole('main').hover();
    await expect(box('gdpr')).toBeChecked();
    await open(`/en/verify?token=${other.token}`);
    await expect(box('gdpr')).not.toBeChecked();
    await open(`/en/join?token=${token}`);
    await expect(box('a2_follows')).not.toBeChecked();
    await open(`/en/verify?token=${token}`);
    for (const name of ['a2_file', 'cv_file']) await file(page, name).setInputFiles(product.pdf());
    await submit(page).click();
    await expect(file(page, 'cv_file')).toHaveCount(0);
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test('UPLO-18 the button that is pressed too early says what it waits for, and sends once', async ({
    page,
    product,
  }) => {
    const { letGo } = await holdPieces(page, 1);
    await openJoin(page);
    await file(page, CONFIRMATION).setInputFiles(await product.largePdf(MEBIBYTE));
    await fillStep1(page);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/submit-preregistration')) sent += 1;
    });
    await submit(page).click();
    await submit(page).click();
    await expect(page.getByText('We send as soon as the whole file is here.')).toBeVisible();
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop sending' }).click();
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
    await expect(row(page)).toContainText('12%');
    await submit(page).click();
    expect(sent).toBe(0);
    letGo();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('UPLO-18 a file that the server has forgotten begins anew by itself', async ({ page, product, server }) => {
    const begun = page.waitForResponse((answer) => answer.url().endsWith('/api/uploads'));
    await openJoin(page);
    await file(page, CONFIRMATION).setInputFiles(product.pdf());
    await expect(ready(page)).toBeVisible();
    const id = (await (await begun).headerValue('location'))?.split('/').at(-1) ?? '';
    expect((await uploadsOf(server.url).end(id)).status).toBe(204);
    await fillStep1(page);
    await submit(page).click();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
  });

  for (const [what, answer] of [
    ['refuses what it does not know', json({}, 405)],
    ['answers with a page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' })],
  ] as const) {
    test(`UPLO-19 where a proxy ${what}, the file goes with its form (stub)`, async ({ page, product }) => {
      await page.route('**/api/uploads', answer);
      await openJoin(page);
      await file(page, CONFIRMATION).setInputFiles(product.pdf());
      await expect(row(page)).toContainText('Chosen · ');
      await fillStep1(page);
      const sent = page.waitForRequest('**/submit-preregistration');
      await submit(page).click();
      expect((await sent).postDataBuffer()?.toString('latin1')).toContain('name="hub4africa_file"; filename=');
      await expect(page.getByText('Awaiting approval')).toBeVisible();
    });
  }
});

test.describe('One phone, several people', () => {
  test('WIZ1-33 step 1 comes back in a new tab, with a notice and a way to wipe it', async ({
    page,
    context,
    product,
  }) => {
    await openJoin(page, { lang: 'en' });
    await page.goto('/en/join?partner=partner-of-the-first');
    await fillStep1(page);
    await file(page, CONFIRMATION).setInputFiles(product.pdf());
    await expect(ready(page)).toBeVisible();
    await expect.poll(() => storedFiles(page)).toBe(1);
    await page.close();
    const tab = await context.newPage();
    await openJoin(tab);
    await expect(tab.getByText('What you entered before is still here')).toBeVisible();
    await expect(tab.locator('[name=first_name]')).toHaveValue('Selam');
    await expect(tab.locator('[name=gdpr]')).not.toBeChecked();
    await expect(ready(tab)).toBeVisible();
    expect(await tab.evaluate(() => sessionStorage.getItem('s4f_partner'))).toBe('partner-of-the-first');
    await expectAccessible(tab);
    await tab.getByRole('button', { name: 'Delete it and start again' }).click();
    await expect(tab.locator('[name=first_name]')).toHaveValue('');
    await expect(row(tab)).toHaveCount(0);
    await expect.poll(() => kept(tab)).toEqual([]);
  });

  test('WIZ1-33 a file that goes on in a new tab has the notice too, where nothing was typed yet', async ({
    page,
    context,
    product,
  }) => {
    const { offsets } = await holdPieces(page, 1);
    await openJoin(page);
    await file(page, CONFIRMATION).setInputFiles(await product.largePdf(MEBIBYTE));
    await expect.poll(() => offsets).toHaveLength(2);
    await expect.poll(() => storedFiles(page)).toBe(1);
    await page.close();
    const tab = await context.newPage();
    const goesOn = tab.waitForRequest(isPiece);
    await openJoin(tab);
    // What was held goes out with the tab.
    expect(offsetOf(await goesOn)).toBeGreaterThanOrEqual(128 * 1024);
    await expect(ready(tab)).toBeVisible();
    await tab.getByRole('button', { name: 'Delete it and start again' }).click();
    await expect(row(tab)).toHaveCount(0);
    await expect.poll(() => kept(tab)).toEqual([]);
  });

  test('WIZ1-33 after a day nothing comes back', async ({ page, product }) => {
    await openJoin(page);
    await fillStep1(page);
    await file(page, CONFIRMATION).setInputFiles(product.pdf());
    await expect(ready(page)).toBeVisible();
    await page.clock.install({ time: Date.now() + 25 * 3_600_000 });
    await page.reload();
    await page.locator('[name=phone]').focus();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('s4f_draft'))).toBeNull();
    await expect(page.locator('[name=first_name]')).toHaveValue('');
    await expect(row(page)).toHaveCount(0);
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test('UPLO-17 files belong to one application, and go when another one is started', async ({ page, product }) => {
    const own = await openUpload(page, product);
    await file(page, 'cv_file').setInputFiles(product.pdf());
    await expect(ready(page)).toBeVisible();
    await openUpload(page, product);
    await expect(page.getByText('0 of 3 chosen.')).toBeVisible();
    await page.goto(`/en/upload?token=${own}`);
    await expect(ready(page)).toBeVisible();
    await page.goto(`/en/join?token=${own}`);
    await page.getByRole('button', { name: 'Start another application' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start another application' }).click();
    await expect(page.locator('[name=first_name]')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test('WIZ1-33 a helper’s device keeps no file', async ({ page, product }) => {
    await page.goto('/en/join?helper=1');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await fillStep1(page);
    await file(page, CONFIRMATION).setInputFiles(product.pdf());
    await expect(ready(page)).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
  });
});
