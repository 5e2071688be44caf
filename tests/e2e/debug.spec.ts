import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';

test('CONT-27 every image of the site is there', async ({ page }) => {
  await page.goto('/de/debug/images');
  const all = page.getByRole('main').getByRole('listitem');
  expect(await all.count()).toBeGreaterThan(5);
  await expect(all.filter({ hasText: '200' })).toHaveCount(await all.count());
  await expectAccessible(page);
});

test('CONT-27 an image that is missing says 404', async ({ page }) => {
  await page.route('**/favicon.svg', (route) => route.fulfill({ status: 404 }));
  await page.goto('/de/debug/images');
  const missing = page.getByRole('listitem').filter({ hasText: '/favicon.svg' });
  await expect(missing.getByRole('status')).toHaveText('404');
  await expect(page.getByRole('listitem').filter({ hasText: '/icon-maskable.svg' }).getByRole('status')).toHaveText(
    '200',
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});
