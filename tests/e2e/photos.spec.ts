import type { Page } from '@playwright/test';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import { makeSentContract } from '../support/contracts.ts';
import { grain, withTrailer } from '../support/files.ts';
import { expectAccessible } from './accessible.ts';
import { fileOnDisk } from './files.ts';
import { expect, test } from './harness.ts';
import { file, submit } from './page-parts.ts';
import { seedAccount } from './sign-in.ts';
import { held } from './stub.ts';

const MEGABYTE = 1024 * 1024;

test.use({ viewport: { width: 360, height: 740 } });

/** A photo as a phone takes it, noisy, with as many bytes as wanted: phones append films and previews. */
async function camera(name: string, megabytes: number): Promise<string> {
  const scene = grain({ width: 3000, height: 2000 }, 150, 12);
  const jpeg = new Uint8Array(await scene.jpeg({ quality: 80 }).toBuffer());
  return fileOnDisk(name, withTrailer(jpeg, Math.floor(megabytes * MEGABYTE) - jpeg.length));
}

/** Of each photo that this device keeps in another size too: whether the larger one goes. */
const keptOriginals = (page: Page) =>
  page.evaluate(async () => {
    const [known] = await indexedDB.databases();
    if (!known?.name) return [];
    const opening = indexedDB.open(known.name);
    await new Promise((opened) => opening.addEventListener('success', opened));
    const all = opening.result.transaction('files').objectStore('files').getAll();
    await new Promise((read) => all.addEventListener('success', read));
    opening.result.close();
    type Kept = { bytes: ArrayBuffer };
    return (all.result as { files: Kept[]; others?: Kept[] }[]).flatMap(({ files, others = [] }) =>
      others.map(({ bytes }, place) => (files[place]?.bytes.byteLength ?? 0) > bytes.byteLength),
    );
  });

/** What a canvas gives back where a browser protects against fingerprinting. */
const LIES = {
  white: "pen.fillStyle = 'white'; pen.fillRect(0, 0, width, height);",
  stripes: 'for (let at = 0; at < all.data.length; at += 1) all.data[at] = at % 4 === 3 ? 255 : (at * 37) % 256;',
  noise: 'for (let at = 0; at < all.data.length; at += 1) all.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;',
};

const lieBy = (page: Page, how: string) =>
  page.addInitScript(`{
    const honest = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function (done, ...rest) {
      const { width, height } = this;
      const other = Object.assign(document.createElement('canvas'), { width, height });
      const pen = other.getContext('2d');
      const all = pen.createImageData(width, height);
      ${how}
      if (all.data[3] === 255) pen.putImageData(all, 0, 0);
      return honest.call(other, done, ...rest);
    };
  }`);

test('FILE-14 FILE-15 step 1 takes photos of phones small, shows them, sends the original if asked to, and makes one PDF', async ({
  page,
  server,
}) => {
  await page.goto('/en/join');
  await expect(submit(page)).toBeDisabled();
  const email = `photos.${crypto.randomUUID()}@example.org`;
  for (const [name, value] of Object.entries({ first_name: 'Selam', last_name: 'Tesfaye', email }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator('[name=gdpr]').check();

  const input = file(page, 'hub4africa_file');
  await input.setInputFiles(await camera('front.jpg', 4));
  const chosen = page.locator('.badge.ok');
  await expect(chosen).toHaveText(/Ready to send · \d+\skB/);
  const preview = page.getByRole('img', { name: 'As it will be sent: front.jpg' });
  await expect.poll(() => preview.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(800);
  await page.getByRole('button', { name: 'Send the original (4 MB)' }).click();
  await expect(chosen).toHaveText('Ready to send · 4 MB');
  await page.getByRole('button', { name: /Send it smaller \(\d+\skB\)/ }).click();
  await expectAccessible(page);

  // Too large as it is, and taken small.
  await input.setInputFiles(await camera('back.jpg', 12.8));
  await expect(page.getByText('2. back.jpg', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the original (12.8 MB)' })).toHaveCount(0);
  await expectAccessible(page);
  // What is pressed stays where it is while its form is sent, once both photos are drawn and have gone ahead.
  const drawn = page.getByRole('img', { name: 'As it will be sent: ' });
  const widths = () => drawn.evaluateAll((canvases) => canvases.map((canvas) => (canvas as HTMLCanvasElement).width));
  await expect.poll(widths).toEqual([800, 800]);
  await expect(page.locator('main progress')).toHaveCount(0);
  const { letGo, answer } = held();
  await page.route('**/submit-preregistration', answer);
  const place = () => submit(page).evaluate((button) => button.getBoundingClientRect().top);
  await submit(page).scrollIntoViewIfNeeded();
  const before = await place();
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  // But for a fraction of a pixel, where the page is scrolled to its end.
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  letGo();
  await expect(page.getByText('Awaiting approval')).toBeVisible();
  const { db } = server.deps;
  const [stored] = documentStore(db).current(applicantStore(db).findOpenByEmail(email)?.id ?? '');
  expect(stored).toMatchObject({ mime: 'application/pdf', file_name: 'front.pdf' });
  expect(stored?.size).toBeLessThan(2 * MEGABYTE);
});

for (const [name, how] of Object.entries(LIES)) {
  test(`FILE-14 where a canvas gives back ${name}, the original is sent`, async ({ page }) => {
    await lieBy(page, how);
    await page.goto('/de/join');
    await expect(submit(page)).toBeDisabled();
    await file(page, 'hub4africa_file').setInputFiles(await camera('foto.jpg', 8));
    await expect(page.getByText('Bereit zum Senden · 8 MB')).toBeVisible();
    await expect(page.getByRole('img', { name: 'So wird es gesendet: foto.jpg' })).toBeVisible();
    await expect(page.getByRole('button', { name: /senden \(/ })).toHaveCount(0);
  });
}

test('FILE-14 UPLO-17 after a reload and in the other language the original can still be sent', async ({ page }) => {
  await page.goto('/en/join');
  await expect(submit(page)).toBeDisabled();
  await file(page, 'hub4africa_file').setInputFiles(await camera('front.jpg', 4));
  await expect.poll(() => keptOriginals(page)).toEqual([false]);
  await page.reload();
  await page.getByRole('button', { name: 'Send the original (4 MB)' }).click();
  const chosen = page.locator('.badge.ok');
  await expect(chosen).toHaveText('Ready to send · 4 MB');
  await expect.poll(() => keptOriginals(page)).toEqual([true]);
  await page.goto('/de/join');
  await expect(chosen).toHaveText(/4\sMB/);
  await page.getByRole('button', { name: /^Verkleinert senden/ }).click();
  await expect(chosen).toHaveText(/\d\skB/);
});

test('UPLO-17 after a reload nothing is called missing that comes back, and the view stands where it stood', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = () => said.push(document.getElementById('step1-submit-hint')?.textContent ?? '');
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/de/join');
  await expect(submit(page)).toBeDisabled();
  await page.locator('[name=gdpr]').check();
  await file(page, 'hub4africa_file').setInputFiles(await camera('foto.jpg', 4));
  const preview = page.getByRole('img', { name: 'So wird es gesendet: foto.jpg' });
  const isDrawn = () => preview.evaluate((canvas: HTMLCanvasElement) => canvas.width);
  await expect.poll(isDrawn).toBe(800);
  await expect(submit(page)).toBeEnabled();
  // Chromium notes a place only a while after it was scrolled to.
  await page.evaluate("history.scrollRestoration = 'manual'");
  const { letGo, answer } = held();
  await page.route('**/*.js', answer);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 1800));
  letGo();
  await expect.poll(isDrawn).toBe(800);
  await expect(submit(page)).toBeEnabled();
  const said = await page.evaluate<string[]>('said');
  expect(said.filter((each) => each.includes('fehlt'))).toEqual([]);
  expect(said.at(-1)).toContain('Danach prüfen wir');
  // The photo and its picture are some hundred pixels high.
  expect(Math.abs((await page.evaluate(() => scrollY)) - 1800)).toBeLessThan(50);
});

test('FILE-14 where a browser has no way to open pictures, the original is sent and no picture shown', async ({
  page,
}) => {
  await page.addInitScript('delete globalThis.createImageBitmap');
  await page.goto('/de/join');
  await expect(submit(page)).toBeDisabled();
  await file(page, 'hub4africa_file').setInputFiles(await camera('foto.jpg', 8));
  await expect(page.getByText('Bereit zum Senden · 8 MB')).toBeVisible();
  await expect(page.getByText('Das Foto wird vorbereitet…')).toBeHidden();
  await expect(page.getByRole('img', { name: /^So wird es gesendet/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'foto.jpg entfernen' })).toBeVisible();
});

test('FILE-15 whoever has only a phone sends the signed contract as photos', async ({ page, server, product }) => {
  const { deps } = server;
  const account = await seedAccount(server, { role: 'employer', firstName: 'Muster GmbH', lastName: '' });
  const { id } = await makeSentContract(deps, employerStore(deps.db).findOfAccount(account.id)?.id ?? '');
  const { token } = tokenStore(deps.db).mint(contractStore(deps.db).find(id)?.applicant_id ?? '', deps.clock.now());
  await page.goto(`/de/contract?token=${token}`);
  const own = page.locator('[data-contract]');
  const input = own.locator('input[type=file]').filter({ visible: true });
  await input.setInputFiles(product.jpeg());
  await expect(own).toContainText('Dateityp nicht erlaubt. Erlaubte Typen: PDF');
  await own.getByRole('button', { name: 'Stattdessen Fotos senden' }).click();
  await input.setInputFiles([product.jpeg(), product.png()]);
  await expect(own.getByText('2. photo.jpg', { exact: true })).toBeVisible();
  await input.setInputFiles(product.jpeg());
  await own.getByRole('button', { name: '3. photo.jpg entfernen' }).click();
  await expect(input).toBeFocused();
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Exemplar hochladen' }).click();
  await expect(own.getByRole('status')).toHaveText('Danke, die Datei ist angekommen.');
  const copies = contractCopyStore(deps.db)
    .ofContract(id)
    .filter(({ side }) => side === 'candidate');
  expect(copies).toMatchObject([{ file_name: 'photo.pdf' }]);
});
