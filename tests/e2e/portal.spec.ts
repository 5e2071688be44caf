import { expect, test } from './harness.ts';

const ENTRANCES = ['/de/partner', '/de/student/login', '/de/employer/login', '/de/admin/login'];

test('PORT-01 ROUT-29 the portal leads to three areas, and quietly to a fourth', async ({ page }) => {
  await page.goto('/de/portal');
  const hrefs = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => ENTRANCES.includes(href ?? ''))).toEqual(ENTRANCES);
});

test('ROUT-30 /login keeps the wanted page, and every entrance passes it on', async ({ page }) => {
  await page.goto('/de/login?next=%2Fde%2Fdashboard%2Femployer%3Ftab%3D2#top');
  await expect(page).toHaveURL(/\/de\/portal\?next=%2Fde%2Fdashboard%2Femployer%3Ftab%3D2#top$/);
  for (const entrance of ENTRANCES) {
    const link = page.locator(`main a[href*="${entrance}?"]`);
    const address = new URL((await link.getAttribute('href')) ?? '', 'http://site.example');
    expect(address.searchParams.get('next')).toBe('/de/dashboard/employer?tab=2');
  }
});

test('ROUT-30 a wanted page elsewhere is dropped', async ({ page }) => {
  for (const next of ['https://evil.example', '//evil.example', '/de/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/de/login?${new URLSearchParams({ next })}`);
    await expect(page.locator('main a[href*="next="]')).toHaveCount(0);
  }
});
