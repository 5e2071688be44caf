import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Malware } from '#contract/documents/file-safety.ts';
import { jpegBytes, livelyPdf } from '../support/files.ts';
import { pdfWith } from '../support/risky-pdf.ts';
import { changeRows } from '../support/rows.ts';
import { expectAccessible } from './accessible.ts';
import { seedPapers } from './desk-papers.ts';
import { expect, test } from './harness.ts';
import type { RunningServer } from './server.ts';
import { signInAs } from './sign-in.ts';

const note = (page: Page) => page.locator('[data-view="not-drawn"] .note');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Unterlagen' }).getByRole('button', { name });
const canvas = (page: Page) => page.locator('[data-sheet] canvas');

const judge = ({ deps }: RunningServer, id: string, malware: Malware) =>
  changeRows(deps.db, 'file_safety', { id }, { malware });

const ENCRYPTED = readFileSync(path.resolve(import.meta.dirname, '../fixtures/open-r6.pdf'));

test.describe('What the desk does not draw', () => {
  test('PRIV-51 a PDF that can act is not even fetched; it says why, and is downloaded after that', async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const { documents, addressOf } = await seedPapers(server, [
      { type: 'a2', bytes: await livelyPdf(1), mime: 'application/pdf' },
      { type: 'cv', bytes: await pdfWith({ OpenAction: { S: 'Launch' } }, { packed: true }), mime: 'application/pdf' },
      { type: 'passport', bytes: jpegBytes(), mime: 'image/jpeg', subtype: 'passport' },
    ]);
    const [, a2] = documents;
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.replace(/\/ahead$/, '') === `/api/admin/documents/${a2?.id}`) fetched.push(pathname);
    });
    await signInAs(context, server, { role: 'admin' });
    await page.goto(addressOf('de', String(a2?.id)));

    await expect(note(page)).toContainText('Diese PDF-Datei zeigen wir hier nicht an');
    await expect(note(page).getByRole('listitem')).toHaveText(['Sie enthält Programmcode (JavaScript).']);
    await expect(tab(page, 'A2')).toContainText('Vorsicht');
    await expect(tab(page, 'Ausweis')).not.toContainText('Vorsicht');
    await expect(page.getByRole('button', { name: 'Herunterladen', exact: true })).toHaveCount(0);
    await expect(canvas(page)).toHaveCount(0);
    await expectAccessible(page);
    expect(fetched).toEqual([]);

    const downloading = page.waitForEvent('download');
    await note(page).getByRole('button', { name: 'Trotzdem herunterladen' }).press('Enter');
    expect((await downloading).suggestedFilename()).toBe('a2.pdf');
    await expect(canvas(page)).toHaveCount(0);

    await page.keyboard.press('n');
    await expect(note(page).getByRole('listitem')).toHaveText([
      'Sie kann andere Programme oder Dateien öffnen, oder Daten senden.',
    ]);
    await page.keyboard.press('n');
    await expect(canvas(page)).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  });

  test('PRIV-51 an encrypted PDF, and one that nobody has looked at yet, say so in English', async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { documents, addressOf } = await seedPapers(server, [
      { type: 'a2', bytes: ENCRYPTED, mime: 'application/pdf' },
      { type: 'cv', bytes: await livelyPdf(1), mime: 'application/pdf' },
    ]);
    const [, a2, cv] = documents;
    changeRows(server.deps.db, 'file_safety', { id: cv?.id }, { dangers: null });
    await signInAs(context, server, { role: 'admin' });
    await page.goto(addressOf('en', String(a2?.id)));
    await expect(note(page)).toContainText('We do not show this PDF here');
    await expect(note(page).getByRole('listitem')).toContainText(['It is encrypted.']);
    await expectAccessible(page);
    await page.keyboard.press('n');
    await expect(note(page)).toContainText('This PDF has not been checked yet');
    await expect(note(page).getByRole('button', { name: 'Download it anyway' })).toBeVisible();
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
