import { findBrowser, isRoot } from '../../scripts/find-chromium.ts';
import { expect, test } from './harness.ts';
import { fileOf, frame, LOADING_MILLISECONDS, openStill } from './preview-page.ts';

// The headless shell has no PDF viewer, only the whole browser has. It takes ten times as long to start.
const executablePath = findBrowser() ?? '';
test.use({ launchOptions: { executablePath, args: isRoot() ? ['--no-sandbox'] : [] } });

test('ROUT-21 CONT-21 the preview shows for one second that it loads, then the PDF', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await openStill(page, 'de');
  const loading = page.getByRole('status').filter({ hasText: 'Wird geladen...' });
  await expect(loading).toBeVisible();
  await page.clock.runFor(LOADING_MILLISECONDS - 1);
  await expect(loading).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  const shown = page.waitForResponse((answer) => answer.request().method() === 'GET' && answer.url().endsWith('.pdf'));
  await page.clock.runFor(1);
  expect((await shown).status()).toBe(200);
  await expect(frame(page)).toHaveAttribute('src', new RegExp(`^${fileOf('de')}(#|$)`));
  await expect(frame(page)).toHaveAttribute('title', 'Immatrikulationserklärung als PDF');
  await expect(loading).toBeHidden();
  // The browser's viewer is in the frame, so neither the page's policy nor the file's own has blocked it.
  await expect.poll(() => page.frames().some((each) => each.url().startsWith('chrome-extension://'))).toBe(true);
  expect(refused).toEqual([]);
});
