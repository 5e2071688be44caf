import type { Page } from '@playwright/test';
import type { Malware } from '#contract/documents/file-safety.ts';
import { calculatingPdf, fixtureBytes, jpegBytes, livelyPdf } from '../support/files.ts';
import { changeRows } from '../support/rows.ts';
import { expectAccessible } from './accessible.ts';
import { seedPapers } from './desk-papers.ts';
import { expect, test } from './harness.ts';
import type { RunningServer } from './server.ts';
import { signInAs } from './sign-in.ts';

const note = (page: Page) => page.locator('[data-view] .note');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Unterlagen' }).getByRole('button', { name });
const canvas = (page: Page) => page.locator('[data-sheet] canvas');

const judge = ({ deps }: RunningServer, id: string, malware: Malware) =>
  changeRows(deps.db, 'file_safety', { id }, { malware });

const download = (page: Page) => page.getByRole('button', { name: 'Herunterladen', exact: true });

test.describe('What was found in a file', () => {
  test('PRIV-51 it is drawn, and a download says first what was found and where', async ({ page, context, server }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const { documents, addressOf } = await seedPapers(server, [
      { type: 'a2', bytes: await livelyPdf(1), mime: 'application/pdf' },
      { type: 'cv', bytes: await calculatingPdf(3), mime: 'application/pdf' },
      { type: 'passport', bytes: jpegBytes(), mime: 'image/jpeg', subtype: 'passport' },
    ]);
    const [, a2] = documents;
    await signInAs(context, server, { role: 'admin' });
    await page.goto(addressOf('de', String(a2?.id)));

    await expect(canvas(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    await download(page).click();
    await expect(note(page)).toContainText('Vorsicht beim Herunterladen');
    await expect(note(page).getByRole('listitem')).toHaveText(['Programmcode (JavaScript): in der Datei als Ganzes']);
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await note(page).getByRole('button', { name: 'Trotzdem herunterladen' }).press('Enter');
    expect((await downloading).suggestedFilename()).toBe('a2.pdf');

    await page.keyboard.press('n');
    await expect(canvas(page).first()).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    await download(page).click();
    await expect(note(page).getByRole('listitem')).toHaveText(['Programmcode (JavaScript): Seite 3']);
    await page.keyboard.press('n');
    await expect(canvas(page)).toBeVisible();
    const plain = page.waitForEvent('download');
    await download(page).click();
    expect((await plain).suggestedFilename()).toBe('passport.jpg');
    await expect(note(page)).toHaveCount(0);
  });

  test('PRIV-51 encryption is no mark, and a file that is not judged yet says so in English', async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { documents, addressOf } = await seedPapers(server, [
      { type: 'a2', bytes: fixtureBytes('open-r6.pdf'), mime: 'application/pdf' },
      { type: 'cv', bytes: await livelyPdf(1), mime: 'application/pdf' },
    ]);
    const [, a2, cv] = documents;
    changeRows(server.deps.db, 'file_safety', { id: cv?.id }, { dangers: null });
    await signInAs(context, server, { role: 'admin' });
    await page.goto(addressOf('en', String(a2?.id)));
    const save = page.getByRole('button', { name: 'Download', exact: true });
    await expect(canvas(page)).toBeVisible();
    const plain = page.waitForEvent('download');
    await save.click();
    await plain;
    await page.keyboard.press('n');
    await expect(canvas(page)).toBeVisible();
    await save.click();
    await expect(note(page)).toContainText('This file has not been checked yet');
    await expect(note(page).getByRole('button', { name: 'Download it anyway' })).toBeVisible();
    await expectAccessible(page);
  });

  // Such as were kept from the desk before.
  for (const papers of [
    ['ordinary-a', 'ordinary-b', 'ordinary-c'],
    ['ordinary-d', 'ordinary-f', 'ordinary-g'],
    ['cv-of-code', 'link-javascript', 'outline-of-code'],
    ['linear', 'open-r4'],
  ] as const)
    test(`PRIV-51 ordinary files are drawn: ${papers.join(', ')}`, async ({ page, context, server }) => {
      const types = ['a2', 'cv', 'passport'] as const;
      const { documents, addressOf } = await seedPapers(
        server,
        papers.map((name, at) => ({
          type: types[at] ?? 'passport',
          bytes: fixtureBytes(`judged/${name}.pdf`),
          mime: 'application/pdf',
        })),
      );
      await signInAs(context, server, { role: 'admin' });
      await page.goto(addressOf('de', String(documents[1]?.id)));
      for (const name of ['A2', 'Lebenslauf', 'Ausweis'].slice(0, papers.length)) {
        await tab(page, name).click();
        await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
        await expect(page.locator('[data-view="ready"] [data-sheet="1"][data-state="drawn"] canvas')).toBeVisible();
      }
    });

  test('PRIV-51 PRIV-57 what the scanner holds or has found cannot be opened at all', async ({
    page,
    context,
    server,
  }) => {
    const { documents, addressOf } = await seedPapers(server, [
      { type: 'a2', bytes: await livelyPdf(1), mime: 'application/pdf' },
      { type: 'passport', bytes: jpegBytes(), mime: 'image/jpeg', subtype: 'passport' },
    ]);
    const [, a2, passport] = documents;
    judge(server, String(a2?.id), 'held');
    judge(server, String(passport?.id), 'infected');
    await signInAs(context, server, { role: 'admin' });
    await page.goto(addressOf('de', String(a2?.id)));
    await expect(note(page)).toContainText('Der Virenscanner hat diese Datei noch nicht geprüft');
    await expect(tab(page, 'A2')).toContainText('Gesperrt');
    await expect(note(page).getByRole('button')).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(note(page)).toContainText('In dieser Datei steckt Schadsoftware');
    await expect(note(page).getByRole('button')).toHaveCount(0);
    await expect(canvas(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});
