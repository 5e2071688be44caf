import { readFileSync } from 'node:fs';
import { site } from '#site';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';

const WORDS = {
  de: { download: 'Herunterladen', open: 'Im Browser öffnen', notes: 'So wird die Erklärung angenommen' },
  en: { download: 'Download', open: 'Open in browser', notes: 'How your declaration is accepted' },
} as const;
const LANGS = ['de', 'en'] as const;

for (const lang of LANGS) {
  const words = WORDS[lang];

  test.describe(`/${lang}/downloads`, () => {
    test('ROUT-06 answers 200', async ({ page }) => {
      expect((await page.goto(`/${lang}/downloads`))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downloads');
    });

    test('CONT-17 lists the declaration in both languages, the page’s own first', async ({ page }) => {
      await page.goto(`/${lang}/downloads`);
      const links = page.getByRole('main').getByRole('link', { name: words.download });
      const files = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const both = [lang, ...LANGS.filter((other) => other !== lang)];
      expect(files).toEqual(both.map((each) => `/storage/public/enrolment-declaration-${each}.pdf`));
      for (const link of await links.all()) await expect(link).toHaveAttribute('download', '');
    });

    test('CONT-17 CONT-25 a click saves a PDF', async ({ page }) => {
      await page.goto(`/${lang}/downloads`);
      const saving = page.waitForEvent('download');
      await page.getByRole('main').getByRole('link', { name: words.download }).first().click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(`enrolment-declaration-${lang}.pdf`);
      expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/);
    });

    test('CONT-18 opens each version in the browser', async ({ page }) => {
      await page.goto(`/${lang}/downloads`);
      for (const version of LANGS) {
        await expect(page.locator(`main a[href="/${version}/preview/enrolment"]`)).toHaveAccessibleName(
          new RegExp(words.open),
        );
      }
      const keys = keyboardOf(page);
      await keys.push(page.locator(`main a[href="/${lang}/preview/enrolment"]`));
      await expect(page).toHaveURL(`/${lang}/preview/enrolment`);
    });

    test('CONT-19 has notes and a mail link to the support', async ({ page }) => {
      await page.goto(`/${lang}/downloads`);
      await expect(page.getByRole('heading', { name: words.notes })).toBeVisible();
      await expect(page.locator('main ol li')).toHaveCount(5);
      const mail = page.locator('main a[href^="mailto:"]');
      await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${site.contact.supportEmail}\\?subject=`));
    });
  });
}

test('the downloads page needs no framework', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (answer) => answer.url().endsWith('.js') && scripts.push(answer.body()));
  await page.goto('/de/downloads');
  await expect(page.locator('astro-island')).toHaveCount(0);
  const bytes = (await Promise.all(scripts)).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeLessThan(4096);
});

test('the header of an application leads here', async ({ page }) => {
  await page.goto('/en/join');
  await page.locator('header nav').first().getByRole('link', { name: 'Downloads' }).click();
  await expect(page).toHaveURL('/en/downloads');
});

test('CONT-25 the declaration is a PDF that may be kept', async ({ request }) => {
  for (const lang of LANGS) {
    const answer = await request.get(`/storage/public/enrolment-declaration-${lang}.pdf`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^application\/pdf/);
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=[1-9]/);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
