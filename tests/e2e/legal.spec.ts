import { expect, test } from './harness.ts';

test('ROUT-01 both languages have a home page', async ({ request }) => {
  for (const lang of ['de', 'en']) expect((await request.get(`/${lang}`, { maxRedirects: 0 })).status()).toBe(200);
});

test('META-01 META-02 META-03 META-04 META-05 META-06 the head of a page as the server sends it', async ({
  request,
}) => {
  const html = await (await request.get('/en/earnings')).text();
  for (const part of [
    '<title>',
    'name="description"',
    'rel="canonical"',
    'property="og:image"',
    'hreflang="x-default"',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('noindex');
  expect(await (await request.get('/en/nowhere')).text()).toContain('name="robots" content="noindex"');
});

test('STAC-04 the server hands out sitemap and robots.txt, without a language', async ({ request }) => {
  const sitemap = await request.get('/sitemap-0.xml', { maxRedirects: 0 });
  expect(sitemap.status()).toBe(200);
  expect(sitemap.headers()['content-type']).toContain('xml');
  expect(await sitemap.text()).toContain('/en/trust</loc>');
  const robots = await request.get('/robots.txt', { maxRedirects: 0 });
  expect(robots.status()).toBe(200);
  expect(await robots.text()).toContain('/sitemap-index.xml');
});

test('the list of contents leads to its chapter, also by keyboard', async ({ page }) => {
  await page.goto('/en/privacy');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Your rights' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#rights$/);
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
});

test('the questions about money open without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/de/earnings');
  await expect(page.getByText('kontrolliert in Deutschland der Zoll')).toBeHidden();
  await page.getByText('Darf der Arbeitgeber weniger zahlen?').click();
  await expect(page.getByText('kontrolliert in Deutschland der Zoll')).toBeVisible();
  await page.close();
});

test('trust and money lead to each other and to the application; one’s own month is counted on the way', async ({
  page,
}) => {
  await page.goto('/en/trust');
  await page.getByRole('main').getByRole('link', { name: 'see “What you earn”' }).first().click();
  await expect(page).toHaveURL(/\/en\/earnings$/);
  // Beside the calculator stands the table that serves without a script: both count alike.
  const inTable = await page.getByRole('row', { name: /^130/ }).last().getByRole('cell').last().textContent();
  await page.getByLabel('Hours a month').selectOption('130');
  await expect(page.getByRole('status').filter({ hasText: 'You keep' })).toContainText(inTable ?? '');
  await page.getByLabel('Room for a month').selectOption('€450');
  await expect(page.getByRole('status').filter({ hasText: 'You keep' })).not.toContainText(inTable ?? '');
  await expect(page.getByRole('main').getByRole('link', { name: 'Apply now' })).toHaveAttribute('href', '/en/join');
  await page.getByRole('main').getByRole('link', { name: 'Is this real?' }).click();
  await expect(page).toHaveURL(/\/en\/trust$/);
});
