import type { Page } from '@playwright/test';
import { site } from '#site';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Serves a page once with incomplete texts for its island, as a half-finished deployment would. */
async function breakNextPage(page: Page, path: string) {
  const handOver = async (body: string) => body.replace('"stepper":', '"other":');
  await page.route(
    `**${path}`,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: await handOver(await response.text()) });
    },
    { times: 1 },
  );
}

const SENTENCES = ['Es ist ein Fehler aufgetreten', 'An error occurred'];

for (const [path, own, reload, heading] of [
  ['/de/join', 0, 'Seite neu laden', 'Voranmeldung'],
  ['/en/join', 1, 'Reload page', 'Pre-registration'],
] as const) {
  test(`GLOB-04 GLOB-05 GLOB-07 GLOB-08 an island that breaks on ${path} says so, asks to reload or write, and reloads`, async ({
    page,
  }) => {
    await breakNextPage(page, path);
    await page.goto(path);
    const screen = page.getByRole('alert');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText(SENTENCES[own] ?? '');
    for (const sentence of SENTENCES) await expect(screen).toContainText(sentence);
    await expect(screen).toContainText('Unexpected Application Error');
    for (const support of await screen.getByRole('link').all()) {
      await expect(support).toHaveAttribute('href', `mailto:${site.contact.supportEmail}`);
    }
    await expect(screen.getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
    const reloaded = page.waitForEvent('load');
    await screen.getByRole('button', { name: reload }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(screen).toHaveCount(0);
  });
}

test('GLOB-06 the retry button draws the island anew without a reload', async ({ page, product }) => {
  const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'de' });
  // Breaks a function of the browser for a while, as scripts that in-app browsers inject do.
  await page.addInitScript(() => {
    const get = URLSearchParams.prototype.get;
    URLSearchParams.prototype.get = function (name) {
      if (name === 'debug' && !('healed' in window)) throw new Error('broken by the test');
      return get.call(this, name);
    };
  });
  await page.goto(`/de/join?token=${token}`);
  await page.getByRole('main').hover();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Erneut versuchen' });
  await retry.click();
  await expect(retry).toBeVisible();
  await page.evaluate(() => Object.assign(window, { healed: true }));
  await retry.click();
  await expect(page.getByText('Die Freigabe steht noch aus')).toBeVisible();
  expect(await page.evaluate(() => 'healed' in window)).toBe(true);
});
