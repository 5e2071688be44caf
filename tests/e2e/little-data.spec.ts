import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { complaintsOf } from './quiet.ts';

const LABEL = { de: 'Bilder laden', en: 'Load the pictures' };

/** Addresses of pictures that the page's content asks for. */
function picturesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (request.resourceType() === 'image' && protocol !== 'data:' && pathname.startsWith('/_astro/'))
      asked.push(pathname);
  });
  return asked;
}

/** To its end, so that each lazy picture has been near. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

// The server gives both the same pages (tests/api/site.test.ts).
const SAVES_DATA = { 'Save-Data': 'on' };
const ON_2G = { ECT: '2g' };

test.describe('who saves data', () => {
  test.use({ extraHTTPHeaders: SAVES_DATA });
  test('NETW-07 gets none on the pages of an application, nor where a link opens nothing', async ({
    page,
    product,
  }) => {
    const asked = picturesOf(page);
    const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
    const signer = await product.seedApplicant({ status: 'STEP2_APPROVED', lang: 'en' });
    for (const address of [
      `status?token=${token}`,
      `join?token=${token}`,
      `enrolment?token=${signer.token}`,
      `status?token=${crypto.randomUUID()}`,
      'status',
      // What an island draws when it has asked, and what no page is.
      'invite',
      'student/signup',
      'no-such-page',
    ]) {
      await page.goto(`/en/${address}`);
      await expect(page.locator('main img')).not.toHaveCount(0);
      await readToTheEnd(page);
      await expectAccessible(page);
    }
    expect(asked).toEqual([]);
    await page.goto(`/en/status?token=${token}&pictures`);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

for (const [lang, how, width, extraHTTPHeaders] of [
  ['de', 'who saves data', 360, SAVES_DATA],
  ['en', 'on 2G', 1440, ON_2G],
] as const)
  test.describe(how, () => {
    test.use({ extraHTTPHeaders });
    test(`NETW-07 gets no picture and no carousel before a touch: ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const asked = picturesOf(page);
      const complaints = complaintsOf(page);
      for (const name of ['', '/students', '/arbeitgeber', '/earnings', '/trust', '/contact']) {
        await page.goto(`/${lang}${name}`);
        await readToTheEnd(page);
        expect(asked).toEqual([]);
        await expectAccessible(page);
      }
      await page.goto(`/${lang}`);
      await expect(page.locator('[data-interval]')).toBeHidden();
      await page.getByRole('link', { name: LABEL[lang] }).click();
      await expect(page.getByRole('link', { name: LABEL[lang] })).toHaveCount(0);
      await expect(page.locator('[data-interval] img').first()).toBeVisible();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    });
  });

test.describe('Without a script', () => {
  test.use({ extraHTTPHeaders: SAVES_DATA, javaScriptEnabled: false });

  test('NETW-07 the link opens the page with its pictures', async ({ page }) => {
    const asked = picturesOf(page);
    await page.goto('/en/trust');
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: LABEL.en }).click();
    await expect(page.locator('main img').first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
  });
});
