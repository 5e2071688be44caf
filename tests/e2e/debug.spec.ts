import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';

test('CONT-26 ROUT-10 the image page lists three groups and is not for search engines', async ({ page }) => {
  expect((await page.goto('/en/debug/images'))?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const name of ['Illustrations', 'Icons', 'Social preview']) {
    const group = page.getByRole('region', { name });
    await expect(group.getByRole('listitem').first()).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(3);
});

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
