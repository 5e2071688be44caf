import type { JSHandle, Locator, Page } from '@playwright/test';
import { eventStore } from '#api/audit/event.store.ts';
import { documentCheckStore } from '#api/documents/document-check.store.ts';
import { livelyPdf, lyingJpeg, pdfBytes } from '../support/files.ts';
import { changeRows } from '../support/rows.ts';
import { onlySeason } from '../support/seasons.ts';
import { settle } from '../support/standings.ts';
import { expectAccessible } from './accessible.ts';
import { seedPapers } from './desk-papers.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import { complaintsOf } from './quiet.ts';
import { seedApplicant } from './seed.ts';
import { signInAs } from './sign-in.ts';

const DOCUMENTS = '/api/admin/documents/';
const sheets = (page: Page) => page.locator('[data-sheet]');
const drawn = (page: Page, number: number) => page.locator(`[data-sheet="${number}"][data-state="drawn"] canvas`);

/** How many pixels of a drawing are neither white nor transparent, of those in a rough grid. */
const inkOf = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const data = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
    let ink = 0;
    for (let at = 0; at < data.length; at += 4 * 7) if (Number(data[at]) + Number(data[at + 1]) < 400) ink += 1;
    return ink;
  });

/** Keeps each canvas that the page makes, and each that it shows. */
const keepCanvases = (page: Page) =>
  page.addInitScript(() => {
    const [made, shown] = [new Set<Node>(), new Set<Node>()];
    const make = document.createElement.bind(document) as (name: string) => HTMLElement;
    Object.assign(window, { made, shown });
    Object.assign(document, {
      createElement(name: string) {
        const element = make(name);
        if (name === 'canvas') made.add(element);
        return element;
      },
    });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (made.has(node)) shown.add(node);
    }).observe(document, { subtree: true, childList: true });
  });

/** A drawing that lies on its side, which the pages on the screen do not: of a document at which nobody looks yet. */
const drawingAhead = (page: Page) =>
  page.evaluateHandle(() => {
    const { made } = window as unknown as { made: Set<HTMLCanvasElement> };
    return [...made]
      .filter(({ isConnected, width, height }) => !isConnected && width > height)
      .find((canvas) =>
        canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value) => value > 0),
      );
  });

const wasShown = (page: Page, canvas: JSHandle) =>
  page.evaluate((one) => (window as unknown as { shown: Set<unknown> }).shown.has(one), canvas);

test.describe('The documents of the review desk', () => {
  test('a PDF and a photo are drawn, walked through by keys, and nothing in them acts', async ({
    page,
    context,
    server,
  }) => {
    const complaints = complaintsOf(page);
    const foreign: string[] = [];
    const fetched: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== server.url) foreign.push(request.url());
      if (pathname.startsWith(DOCUMENTS) && !pathname.endsWith('/checks'))
        fetched.push(pathname.slice(DOCUMENTS.length));
    });
    page.on('dialog', (dialog) => foreign.push(`dialog: ${dialog.message()}`));
    const { id, documents, addressOf } = await seedPapers(server, [
      { type: 'a2', bytes: await livelyPdf(3), mime: 'application/pdf' },
      { type: 'passport', bytes: lyingJpeg(), mime: 'image/jpeg', subtype: 'passport' },
    ]);
    const [, a2, passport] = documents;
    await signInAs(context, server, { role: 'admin' });
    await keepCanvases(page);
    await page.goto(addressOf('de', String(a2?.id)));

    await expect(drawn(page, 1)).toBeVisible();
    expect(await inkOf(drawn(page, 1))).toBeGreaterThan(50);
    await expect(sheets(page)).toHaveCount(3);
    await expectAccessible(page);

    // The box scrolls by the keyboard alone, and further pages are drawn as they come into view.
    const region = page.getByRole('region', { name: 'A2-Zertifikat: Seiten' });
    // On a busy machine the browser passes over the key while the page, which the focus moves, still scrolls.
    await expect.poll(() => region.press('End').then(() => drawn(page, 3).isVisible())).toBe(true);
    expect(await inkOf(drawn(page, 3))).toBeGreaterThan(50);

    // A click on the link that covers the page, and on the field of its form.
    await drawn(page, 3).click();
    await expect(page.locator('main a[href*="evil"], main iframe, main embed, main object')).toHaveCount(0);

    const width = async () => (await sheets(page).first().boundingBox())?.width ?? 0;
    const before = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(before * 1.2);
    await page.keyboard.press('0');
    await expect.poll(width).toBe(before);

    await expect.poll(async () => (await drawingAhead(page)).jsonValue()).toBeTruthy();
    const ahead = await drawingAhead(page);
    await page.keyboard.press('n');
    const photo = drawn(page, 1);
    await expect(page.getByRole('img', { name: 'Reisepass, Seite 1 von 1' })).toBeVisible();
    await expect(photo).toBeVisible();
    expect(await wasShown(page, ahead)).toBe(true);
    expect(await inkOf(photo)).toBeGreaterThan(50);
    // Upright by what the camera noted, then on its side.
    const isUpright = async () => {
      const box = await sheets(page).first().boundingBox();
      return (box?.height ?? 0) > (box?.width ?? 0);
    };
    const uprightAtFirst = await isUpright();
    await page.keyboard.press('r');
    await expect.poll(isUpright).toBe(!uprightAtFirst);

    await page.keyboard.press('p');
    await expect(drawn(page, 1)).toBeVisible();
    // What was open a moment ago, or came ahead, is not fetched again; each was looked at once.
    expect(fetched.map((each) => each.replace('/ahead', ''))).toEqual([a2?.id, passport?.id]);
    const looks = () =>
      eventStore(server.deps.db)
        .history('applicant', id)
        .filter(({ action }) => action === 'view-document')
        .map(({ detail }) => (JSON.parse(detail) as { id: string }).id);
    await expect.poll(looks).toEqual([a2?.id, passport?.id]);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('checks are ticked while reading, and an older version says why it was sent back', async ({
    page,
    context,
    server,
  }) => {
    const { id, documents, addressOf } = await seedPapers(server, [
      { type: 'passport', bytes: await livelyPdf(1), mime: 'application/pdf', reason: 'The last page is cut off.' },
      { type: 'passport', bytes: lyingJpeg(), mime: 'image/jpeg' },
    ]);
    changeRows(server.deps.db, 'applicant', { id }, { season_id: onlySeason(server.deps).id });
    const [, older, newer] = documents;
    const { email } = await signInAs(context, server, { role: 'admin' });
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(addressOf('en', String(older?.id)));
    await expect(page.getByText('Sent back: The last page is cut off.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the current version' }).press('Enter');
    await expect(page.getByText('Version 2 of 2')).toBeVisible();

    const legible = page.getByRole('checkbox', { name: 'Photo, number and dates legible' });
    // A key does not wait, as a click does, for what was ticked before to be there.
    await expect(legible).toBeEnabled();
    await legible.press('Space');
    await expect(legible).toHaveAccessibleDescription(new RegExp(email));
    await expect(legible).toBeChecked();
    await page.getByLabel('Number', { exact: true }).fill('ep 123');
    await page.getByLabel('Expires on').fill('2026-08-01');
    await expect(page.getByText(/^Expires before the season ends/)).toBeVisible();
    await page.getByLabel('Number', { exact: true }).press('Enter');
    await expect(page.getByText(/^Saved: /)).toBeVisible();
    await expect(page.getByLabel('Number', { exact: true })).toHaveValue('EP123');
    await expectAccessible(page);
    expect(documentCheckStore(server.deps.db).checksOf(newer?.id ?? '')).toMatchObject([{ point: 'legible' }]);
    expect(documentCheckStore(server.deps.db).passportOf(newer?.id ?? '')).toMatchObject({ number: 'EP123' });
  });

  for (const lang of ['de', 'en'] as const) {
    test(`ADMI-25 on a low screen what is decided is in sight, whichever document is shown (${lang})`, async ({
      page,
      context,
      server,
    }) => {
      // The open row is the last, below the window's edge, in a list that does not scroll yet.
      for (let count = 0; count < 4; count += 1) {
        const other = await seedApplicant(server.deps, { status: 'PRE_REGISTERED' });
        settle(server.deps, other.id);
      }
      const { id, documents, addressOf } = await seedPapers(server, [
        { type: 'a2', bytes: await livelyPdf(1), mime: 'application/pdf' },
        { type: 'cv', bytes: await livelyPdf(1), mime: 'application/pdf' },
        { type: 'passport', bytes: lyingJpeg(), mime: 'image/jpeg' },
      ]);
      changeRows(server.deps.db, 'applicant', { id }, { status: 'A2_CV_RECEIVED' });
      settle(server.deps, id);
      await signInAs(context, server, { role: 'admin' });
      await page.setViewportSize({ width: 1366, height: 768 });
      for (const paper of documents.filter(({ type }) => type !== 'hub4africa')) {
        await page.goto(addressOf(lang, paper.id));
        for (const key of ['a', 'b', 'f']) {
          const button = page.locator(`[data-settled] button[aria-keyshortcuts="${key}"]`);
          await expect(button).toBeInViewport({ ratio: 1 });
          const isOnTop = await button.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const ends = [top + 2, top + height - 2];
            return ends.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
          });
          expect(isOnTop, `${paper.type} ${key}`).toBe(true);
        }
        expect(await page.evaluate(() => window.scrollY), paper.type).toBe(0);
      }
    });
  }
});

for (const [lang, width, texts] of [
  ['de', 360, { open: 'Unterlage hochladen …', label: 'Datei', choose: 'Datei wählen', send: 'Hochladen' }],
  ['en', 1440, { open: 'Upload a document …', label: 'File', choose: 'Choose a file', send: 'Upload' }],
] as const)
  test(`an admin chooses a file to upload in the box of the house, in the page’s words, by keys (${lang})`, async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { addressOf } = await seedPapers(server, []);
    await signInAs(context, server, { role: 'admin' });
    await page.goto(addressOf(lang, ''));
    await page.getByRole('button', { name: texts.open }).press('Enter');
    const dialog = page.getByRole('dialog');
    const box = dialog.locator('.drop');
    await expect(box).toContainText(texts.choose);
    await dialog.getByRole('button', { name: texts.send, exact: true }).press('Enter');
    await expect(box).toHaveClass(/bad/);
    await expectAccessible(page);
    await dialog.getByRole('combobox').focus();
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdfBytes()) };
    await keyboardOf(page).choose(dialog.getByLabel(texts.label, { exact: true }), cv);
    await expect(box).toContainText('cv.pdf');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: texts.send, exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
  });
