import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';

/** Opens the page with a stopped clock and no mail program; the addresses that it opens are recorded instead. */
async function openContact(page: Page, query = ''): Promise<() => Promise<string[]>> {
  await page.clock.install();
  await page.goto(`/de/contact${query}`);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened, open: (...args: unknown[]) => opened.push(args.join(' ')) && null });
    addEventListener('click', (event) => event.preventDefault());
  });
  return () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);
}

const mailButton = (page: Page) => page.getByRole('link', { name: 'E-Mail schreiben' });

test('CONT-05 webmail opens in a new tab when no mail program comes forward within 600 ms', async ({ page }) => {
  const opened = await openContact(page, '?interesse=erstberatung&quelle=arbeitgeber_hero');
  await mailButton(page).click();
  await page.clock.runFor(599);
  expect(await opened()).toEqual([]);
  await page.clock.runFor(1);
  const [address = '', ...others] = await opened();
  expect(others).toEqual([]);
  expect(address).toMatch(/^https:\/\/mail\.google\.com\/mail\/\?view=cm.* _blank noopener$/);
  const compose = new URL(address.split(' ')[0] ?? '').searchParams;
  expect(compose.get('to')).toBe('kontakt@example.org');
  expect(compose.get('su')).toBe('Erstberatung für Arbeitgeber');
  expect(compose.get('body')).toContain('Gefunden auf: Seite für Arbeitgeber');
});

for (const sign of ['blur', 'pagehide']) {
  test(`CONT-05 no webmail when a mail program takes over (${sign})`, async ({ page }) => {
    const opened = await openContact(page);
    await mailButton(page).click();
    await page.clock.runFor(300);
    await page.evaluate((type) => dispatchEvent(new Event(type)), sign);
    await page.clock.runFor(5_000);
    expect(await opened()).toEqual([]);
  });
}

test('CONT-05 a link that is no mail opens no webmail', async ({ page }) => {
  const opened = await openContact(page);
  await page.locator('main').getByRole('link', { name: 'WhatsApp' }).click();
  await page.clock.runFor(5_000);
  expect(await opened()).toEqual([]);
});

test('CONT-06 interesse and quelle begin the mail', async ({ page }) => {
  await page.goto('/en/contact?interesse=kostenkalkulation&quelle=arbeitgeber_kosten_embed_bottom');
  const href = await page.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href');
  const mail = new URL(href ?? '');
  expect(mail.pathname).toBe('kontakt@example.org');
  expect(mail.searchParams.get('subject')).toBe('Cost calculation');
  expect(mail.searchParams.get('body')).toContain('Found on: page for employers');
});

test('CONT-06 the language switch keeps what was asked for', async ({ page }) => {
  await page.goto('/de/contact?interesse=kostenanfrage&quelle=arbeitgeber_cta');
  await page.locator('.lang a[data-lang=en]').click();
  await expect(page.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', /subject=Quote&body=/);
});

test('the address can be copied with the keyboard, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de/contact');
  await page.getByRole('button', { name: 'Kopieren' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Adresse kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('kontakt@example.org');
});

test('CONT-01 CONT-02 CONT-04 everything but the copying works without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/de/contact');
  await expect(mailButton(page)).toHaveAttribute('href', /^mailto:kontakt@example\.org\?subject=Anfrage$/);
  await expect(page.getByRole('button', { name: 'Kopieren' })).toBeHidden();
  await expect(page.getByText('wenn jemand in unserem Namen Geld verlangt')).toBeVisible();
  await page.getByText('Ich habe keine Antwort bekommen.').click();
  await expect(page.getByText('Spam-Ordner')).toBeVisible();
  await page.close();
});
