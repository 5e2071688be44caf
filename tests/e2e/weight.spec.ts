import { LANGUAGES } from '#contract/languages.ts';
import { STATUSES } from '#contract/model/status.ts';
import { paths } from '#src/i18n/paths.ts';
import { expect, test } from './harness.ts';

const MOST_BYTES = 50 * 1024;
/** The pages with many pictures; the others weigh half of it. */
const PAGES = [paths.home, paths.students, paths.employers];

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

// A browser fetches lazy pictures ahead, so only a browser can say which.
const MOST_BYTES_READ = 20 * 1024;
/** 50 KB of them are React, up to 20 KB what came to be read. */
const MOST_BYTES_PRESSED = 95 * 1024;
const MOST_REQUESTS_PRESSED = 15;

test('STAC-01 a page to read brings at most 50 KB with its headers, untouched', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  let sent = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sent += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of PAGES.flatMap((each) => LANGUAGES.map(each))) {
    sent = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(sent, path).toBeGreaterThan(MOST_BYTES / 3);
    expect(sent, path).toBeLessThanOrEqual(MOST_BYTES);
  }
});

// Which scripts come at the first press only a browser can say.
for (const lang of LANGUAGES) {
  test(`STAC-03 in every status, all of the status page and its first press is 15 files and 95 KB: ${lang}`, async ({
    page,
    product,
  }) => {
    const session = await page.context().newCDPSession(page);
    let sent = 0;
    let asked: string[] = [];
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) asked.push(request.url);
    });
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sent += encodedDataLength;
    });
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const status of STATUSES) {
      const { token } = await product.seedApplicant({ status, lang });
      sent = 0;
      asked = [];
      await page.goto(`${paths.status(lang)}?token=${token}`, { waitUntil: 'networkidle' });
      expect(sent, status).toBeLessThanOrEqual(MOST_BYTES_READ);
      expect(asked.filter((address) => /\.(?:js|woff2)$/.test(address))).toEqual([]);
      await page.locator('[data-facts] button').click();
      // Only the script says what came of the press.
      await expect(page.locator('[data-facts] [role=status]')).not.toBeEmpty();
      expect(asked.length, status).toBeLessThanOrEqual(MOST_REQUESTS_PRESSED);
      expect(sent, status).toBeGreaterThan(MOST_BYTES_PRESSED / 2);
      expect(sent, status).toBeLessThanOrEqual(MOST_BYTES_PRESSED);
    }
  });
}
