import { LANGUAGES } from '#contract/languages.ts';
import { paths } from '#src/i18n/paths.ts';
import { expect, test } from './harness.ts';

const MOST_BYTES = 50 * 1024;
/** The pages with many pictures; the others weigh half of it. */
const PAGES = [paths.home, paths.students, paths.employers];

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

// A browser fetches lazy pictures ahead, so only a browser can say which.
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
