import type { Page } from '@playwright/test';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import { heading, news } from './page-parts.ts';
import type { Product } from './product.ts';

test.use({ viewport: { width: 360, height: 740 } });

const TEXTS = {
  de: {
    expired: /abgelaufen/,
    sendLink: 'Link senden',
    linkSubject: 'Ihr Link zur Bewerbung',
    replaceIt: 'Bitte ersetzen Sie: Lebenslauf.',
    reason: 'Seite 2 fehlt.',
    sendDocument: 'Diese Unterlage senden',
    replaced: 'Lebenslauf: angekommen',
    reported: 'Abgeschickt, gemeldet am',
  },
  en: {
    withdraw: 'Withdraw the application …',
    confirm: 'Yes, withdraw',
    withdrawn: 'Your application is withdrawn',
    again: 'Apply again',
    form: 'Pre-registration',
    waiting: 'Awaiting approval',
  },
} as const;

// One language for each way: the story of the whole way reads the pages in both.
test('STAT-04 UPLO-03 WIZ2-26 somebody loses the link, gets it again, replaces a document, posts the originals: de', async ({
  page,
  product,
}) => {
  test.slow();
  const texts = TEXTS.de;
  const keyboard = keyboardOf(page);
  const { email, token } = await product.seedApplicant({ status: 'A2_CV_RECEIVED', lang: 'de', expired: true });
  const operator = product.operator(email);

  await test.step('the old link has expired, a new one comes by mail', async () => {
    await page.goto(`/de/status?token=${token}`);
    await expect(heading(page)).toHaveText(texts.expired);
    await keyboard.write(page.locator('[data-resend] [name=email]'), email);
    await keyboard.push(page.getByRole('button', { name: texts.sendLink }));
    await expect(news(page, email)).toBeFocused();
    const mail = (await product.mails(email)).at(-1);
    expect(mail?.subject).toBe(texts.linkSubject);
  });

  await test.step('the operator sends the CV back, it is replaced from the status page', async () => {
    operator.sendBack('cv', texts.reason);
    await openStatus(page, await newestToken(product, email), 'de');
    // The button leads to the document that was sent back, not to the next step.
    const next = page.locator('[data-next=replace]');
    await expect(next).toContainText(texts.replaceIt);
    await expect(next.locator('a.btn').first()).toHaveAttribute('href', '#document-cv');
    const card = page.locator('[data-document=cv]');
    await expect(card).toContainText(texts.reason);
    await expectAccessible(page);
    await keyboard.choose(card.locator('input[type=file]'), product.pdf());
    await keyboard.push(card.getByRole('button', { name: texts.sendDocument }));
    await expect(news(page, texts.replaced)).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  await test.step('the declaration is sent from its page, the originals are posted', async () => {
    operator.approve();
    await page.goto(`/de/enrolment?token=${await newestToken(product, email)}`);
    await keyboard.choose(page.locator('input[type=file][name=enrolment_file]'), product.pdf());
    await keyboard.push(page.locator('button[type=submit]'));
    await expect(page.getByRole('status').first()).toBeVisible();
    await expect.poll(async () => (await product.mails(email)).length).toBe(4);
    await openStatus(page, await newestToken(product, email), 'de');
    for (const line of site.originals.addressLines) await expect(page.locator('address')).toContainText(line);
    const sheet = await page.request.get((await page.locator('a[href*="cover-sheet"]').getAttribute('href')) ?? '');
    expect(sheet.headers()['content-type']).toBe('application/pdf');
    await keyboard.write(page.locator('[data-announce] [name=tracking_number]'), 'EE 123 456 789 ET');
    await keyboard.push(page.locator('[data-announce] button[type=submit]'));
    await expect(news(page, texts.reported)).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-announce]')).toContainText('EE 123 456 789 ET');
    await expectAccessible(page);
  });
});

test('STAT-06 CONS-10 somebody withdraws and applies again: en', async ({ page, product }) => {
  const texts = TEXTS.en;
  const keyboard = keyboardOf(page);
  const { email, token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });

  await openStatus(page, token, 'en');
  await keyboard.push(page.locator('[data-withdraw] summary, [data-withdraw] button').first());
  await keyboard.push(page.getByRole('button', { name: texts.confirm }));
  await expect(heading(page)).toHaveText(texts.withdrawn);
  expect((await product.mails(email)).at(-1)?.subject).toBe(texts.withdrawn);

  await keyboard.push(page.getByRole('button', { name: texts.again }));
  await expect(heading(page)).toHaveText(texts.form);
  await keyboard.write(page.locator('[name=first_name]'), 'Selam');
  await keyboard.write(page.locator('[name=last_name]'), 'Tesfaye');
  await keyboard.write(page.locator('main form').first().locator('[name=email]'), email);
  await keyboard.choose(page.locator('input[type=file][name=hub4africa_file]'), product.pdf());
  await keyboard.push(page.locator('[name=gdpr]'), 'Space');
  await keyboard.push(page.locator('form:has([name=gdpr]) button[type=submit]'));
  await expect(page.getByText(texts.waiting)).toBeVisible();
  expect(await page.evaluate(() => new URL(location.href).searchParams.get('token'))).not.toBe(token);
});

async function openStatus(page: Page, token: string, lang: Lang): Promise<void> {
  await page.goto(`/${lang}/status?token=${token}`);
  await expect(page.locator('[data-facts]')).toBeVisible();
}

/** The token in the newest mail that has one. */
async function newestToken(product: Product, email: string): Promise<string> {
  const links = (await product.mails(email)).flatMap((mail) => mail.links);
  const token = new URL(links.findLast((link) => link.includes('token=')) ?? '').searchParams.get('token');
  if (!token) throw new Error(`No mail to ${email} has a link`);
  return token;
}
