import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { grain } from '../support/files.ts';
import { openLine, pointsOf } from '../support/slow-line.ts';
import { fileOnDisk } from './files.ts';
import { expect, test } from './harness.ts';
import { file, submit } from './page-parts.ts';
import { startServer } from './server.ts';
import { choose, fillPlacement, form, makeOffer, send } from './whole-way.ts';

const MEGABYTE = 1_000_000;
const KIBIBYTE = 1024;

test.use({ viewport: { width: 360, height: 740 } });

async function fillStep1(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ first_name: 'Selam', last_name: 'Tesfaye', email }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=gdpr]').check();
}

/** What the page measures on this line takes so many times as long for it, as on a slower one. */
const measureSlower = (page: Page, times: number) =>
  page.addInitScript((factor) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * factor;
  }, times);

test('NETW-09 10 MB arrive as they are over a line that breaks ten times, a reload and a new server, with at most a tenth more', async ({
  page,
  product,
}) => {
  test.slow();
  const server = await startServer();
  const size = 10 * MEGABYTE;
  const path = await product.largePdf(size);
  await using line = await openLine(server.url, {
    bytesPerSecond: { up: 64 * 16 * KIBIBYTE },
    cutAt: pointsOf(20_261_126, 10, size),
  });
  // As on a line of 16 KiB/s.
  await measureSlower(page, 64);
  await page.goto(`${line.url}/en/join`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await file(page, 'hub4africa_file').setInputFiles(path);
  await expect.poll(() => line.carried.up, { timeout: 60_000 }).toBeGreaterThan(3 * MEGABYTE);
  // The line may break while the page comes, too.
  await expect(() => page.reload()).toPass();
  await expect.poll(() => line.carried.up, { timeout: 60_000 }).toBeGreaterThan(6 * MEGABYTE);
  await server.restart();
  await expect(page.getByText(/^Ready to send/)).toBeVisible({ timeout: 60_000 });
  const email = 'selam@example.org';
  await fillStep1(page, email);
  await submit(page).click();
  await expect(page.getByText('Awaiting approval')).toBeVisible();
  expect(line.cuts).toBe(10);
  expect(line.carried.up).toBeLessThan(1.1 * size);
  const applicant = applicantStore(server.deps.db).findLatestByEmail(email)?.id ?? '';
  const [document] = documentStore(server.deps.db).current(applicant);
  expect(document?.sha256).toBe(createHash('sha256').update(readFileSync(path)).digest('hex'));
  await server.stop();
});

const SIZE = { width: 3000, height: 4000, channels: 3 } as const;

/** A paper as a phone sees it. */
async function drawPaper(): Promise<Buffer> {
  const lines = Array.from(
    { length: 44 },
    (_, at) =>
      `<text x="420" y="${420 + at * 72}" font-size="52" font-family="sans-serif" fill="#333">${at} ${'certificate of enrolment '.repeat(3)}</text>`,
  );
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="4000"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#e8e4dc"/><stop offset="1" stop-color="#b9b2a4"/></linearGradient></defs><rect width="3000" height="4000" fill="#6b5a48"/><rect x="250" y="220" width="2500" height="3560" fill="url(#g)"/>${lines.join('')}</svg>`;
  const input = await grain(SIZE, 128, 21).raw().toBuffer();
  const photo = sharp(Buffer.from(paper)).composite([{ input, raw: SIZE, blend: 'soft-light' }]);
  return photo.removeAlpha().raw().toBuffer();
}

/** A photo of that paper with a name on it: 12 megapixels, some 4 MB, no two alike. */
async function photoOf(paper: Buffer, name: string): Promise<string> {
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120"><text y="90" font-size="90" font-family="sans-serif" fill="#333">${name}</text></svg>`;
  const photo = sharp(paper, { raw: SIZE }).composite([{ input: Buffer.from(label), left: 420, top: 240 }]);
  return fileOnDisk(`${name}.jpg`, new Uint8Array(await photo.jpeg({ quality: 92 }).toBuffer()));
}

test('NETW-08 the whole application with photos of a phone takes at most 5 MB up and 260 KB down', async ({
  page,
  server,
  product,
}) => {
  test.slow();
  await using line = await openLine(server.url);
  const email = `selam.${crypto.randomUUID()}@example.org`;
  const open = async () => {
    const link = (await product.mails(email)).at(-1)?.links.find((each) => each.includes('/join?token=')) ?? '';
    await page.goto(link.replace(server.url, line.url));
  };
  const ready = (count: number) => expect(page.getByText(/^Ready to send/)).toHaveCount(count);
  const photos = new Map<string, string>();
  const paper = await drawPaper();
  for (const name of ['hub4africa', 'a2', 'passport', 'enrolment']) photos.set(name, await photoOf(paper, name));
  const choose = (name: string) => file(page, `${name}_file`).setInputFiles(photos.get(name) ?? '');

  await page.goto(`${line.url}/en/join`);
  await fillStep1(page, email);
  await choose('hub4africa');
  await ready(1);
  await submit(page).click();
  await expect(page.getByText('Awaiting approval')).toBeVisible();

  product.operator(email).approve();
  await open();
  await choose('a2');
  await choose('passport');
  await file(page, 'cv_file').setInputFiles(product.pdf());
  await ready(3);
  await submit(page).click();
  await expect(page.getByRole('status')).toContainText('documents');

  product.operator(email).approve();
  await open();
  await page.getByRole('button', { name: 'Send photos instead' }).click();
  await choose('enrolment');
  await ready(1);
  await page.locator('button[type=submit]:enabled').click();
  await expect(page.getByRole('status')).toContainText('declaration');
  expect(line.carried.up).toBeLessThan(5 * MEGABYTE);
  expect(line.carried.down).toBeLessThan(260_000);
});

for (const lang of LANGUAGES)
  test(`NETW-06 the whole way to an accepted offer over a line that is cut and comes back: ${lang}`, async ({
    page,
    context,
    server,
    product,
  }) => {
    test.slow();
    await using line = await openLine(server.url);
    const email = `selam.${crypto.randomUUID()}@example.org`;
    const operator = product.operator(email);
    const applicant = () => applicantStore(server.deps.db).findLatestByEmail(email);
    const main = page.getByRole('main');
    const open = async (name: string) => {
      const link = (await product.mails(email)).at(-1)?.links.find((one) => one.includes('token=')) ?? '';
      // Whatever was open breaks, too.
      line.cut();
      await page.goto(`${line.url}/${lang}/${name}${new URL(link).search}`);
    };
    /** Its files have gone ahead. Without a network the form says so and waits; then it is pressed again. */
    const sendTwice = async (id: string, files = 0) => {
      await expect(page.getByText(/^(?:Bereit zum Senden|Ready to send)/)).toHaveCount(files);
      await context.setOffline(true);
      await send(page, id);
      const retry = main.getByRole('alert').getByRole('button');
      await expect(retry).toBeVisible();
      await context.setOffline(false);
      await retry.click();
    };

    await page.goto(`${line.url}/${lang}/join`);
    await fillStep1(page, email);
    const goOn = line.stall();
    await choose(page, 'step1', product, 'hub4africa_file');
    line.cut();
    goOn();
    await sendTwice('step1', 1);
    await expect.poll(() => applicant()?.status).toBe('PRE_REGISTERED');
    operator.approve();
    await open('join');
    await choose(page, 'step2', product, 'a2_file', 'cv_file', 'passport_file');
    await sendTwice('step2', 3);
    await expect.poll(() => applicant()?.status).toBe('A2_CV_RECEIVED');
    operator.approve();
    await open('join');
    await choose(page, 'step3', product, 'enrolment_file');
    await sendTwice('step3', 1);
    await expect.poll(() => applicant()?.status).toBe('ENROLMENT_UPLOADED');

    operator.sendBack('cv', 'Blurred.');
    await open('status');
    await choose(page, 'replace-cv', product, 'file');
    await sendTwice('replace-cv', 1);
    await expect(form(page, 'replace-cv')).toHaveCount(0);
    await expect(main.getByRole('status').first()).toBeVisible();

    await open('placement');
    await fillPlacement(page);
    await sendTwice('placement');
    await expect(main.locator('[data-consent=open] button')).toBeEnabled();
    await main.locator('[data-consent=open] button').click();
    await expect(main.locator('[data-consent=given]')).toBeVisible();
    await makeOffer(server, applicant()?.id ?? '');
    await open('placement');
    await main.hover();
    // Without a script a fold stands there.
    const accept = main.locator('[data-offer=released] button[aria-haspopup]').first();
    const confirm = page.getByRole('dialog').locator('.btn').last();
    await accept.click();
    await expect(confirm).toBeVisible();
    await context.setOffline(true);
    await confirm.click();
    await expect(main.getByRole('status').first()).toBeVisible();
    await context.setOffline(false);
    await accept.click();
    await confirm.click();
    await expect(main.locator('[data-offer=confirmed]')).toBeVisible();
    expect(line.cuts).toBeGreaterThan(5);
  });
