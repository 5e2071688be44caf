import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import type { ReceivedMail } from './mailbox.ts';
import { file, heading, submit } from './page-parts.ts';
import type { Product } from './product.ts';

// As most people have it: with motion.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'no-preference' } });

const LANG = 'de';
const TEXTS = {
  waiting: 'Die Freigabe steht noch aus',
  documents: 'Ihre Unterlagen',
  documentsArrived: 'Ihre Unterlagen sind angekommen',
  declaration: 'Ihre Immatrikulationserklärung',
  replace: 'Bitte ersetzen: Ausweis oder Reisepass',
  replaced: 'Ausweis oder Reisepass: angekommen',
  sendReplacement: 'Diese Unterlage senden',
  reason: 'Die untere Ecke fehlt. Bitte fotografieren Sie alle vier Ecken.',
  document: 'Ausweis oder Reisepass',
  meant: 'Meinten Sie {address}?',
  sendPhotos: 'Stattdessen Fotos senden',
  secondPhoto: '2. photo.jpg',
  approved: 'Ihre Unterlagen sind freigegeben',
  declarationArrived: 'Ihre Erklärung ist angekommen',
  originals: 'Sehr gut, Selam. Jetzt die Originale.',
  complete: 'Bewerbung vollständig',
  createAccount: 'Konto anlegen',
  greeting: 'Guten Tag Selam,',
  subjects: [
    'Ihre Voranmeldung ist da',
    'Ihr nächster Schritt: Unterlagen',
    'Ihre Unterlagen sind da',
    'Bitte ersetzen: Ausweis oder Reisepass',
    'Ihre Unterlagen sind in Ordnung',
    'Jetzt fehlen nur die Originale',
    'Ihre Bewerbung ist vollständig',
  ],
} as const;

const YEAR_MS = 366 * 24 * 3600 * 1000;

// In one language: the mails' words of both stand in tests/api/mail-texts.test.ts, the pages' in the tests of each page.
// Selam has one name only, mistypes the address, has no scanner, and a phone that is a year ahead.
test('WIZ1-09 WIZ1-28 WIZ1-29 WIZ2-01 WIZ2-03 WIZ2-04 WIZ2-05 WIZ2-06 WIZ2-07 WIZ2-13 WIZ2-14 the whole way on a small phone by keyboard alone', async ({
  page,
  product,
}) => {
  test.slow();
  const name = `selam.${crypto.randomUUID()}`;
  const email = `${name}@gmail.com`;
  const keyboard = keyboardOf(page);
  const operator = product.operator(email);
  const openNewestMail = () => openMail(page, product, email);
  await page.clock.install({ time: Date.now() + YEAR_MS });

  await test.step('apply', async () => {
    await page.goto(`/${LANG}/join`);
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await keyboard.write(page.locator('[name=first_name]'), 'Selam');
    await keyboard.write(page.locator('[name=last_name]'), '-');
    await keyboard.write(page.locator('[name=email]'), `${name}@gmial.com`);
    await keyboard.press('Tab');
    const question = page.getByRole('status').filter({ hasText: TEXTS.meant.replace('{address}', email) });
    await expect(question).toBeVisible();
    await keyboard.press('Shift+Tab');
    await expect(question.getByRole('button')).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await keyboard.choose(file(page, 'hub4africa_file'), product.pdf());
    await keyboard.push(page.locator('[name=gdpr]'), 'Space');
    await keyboard.push(submit(page));
    await expect(page.getByText(TEXTS.waiting)).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await expectSecretToken(page);
  });

  await test.step('the operator approves, the documents are sent', async () => {
    operator.approve();
    await openNewestMail();
    await expect(heading(page)).toHaveText(TEXTS.documents);
    await keyboard.choose(file(page, 'a2_file'), product.pdf());
    await keyboard.choose(file(page, 'cv_file'), product.jpeg(), 'Space');
    await keyboard.choose(file(page, 'passport_file'), product.png());
    await keyboard.push(submit(page), 'Space');
    await expect(page.getByRole('status')).toContainText(TEXTS.documentsArrived);
    await page.clock.fastForward(2000);
    await expect(heading(page)).toHaveText(TEXTS.declaration);
    await expect(heading(page)).toBeFocused();
  });

  await test.step('the operator sends the passport back, it is replaced', async () => {
    operator.sendBack('passport', TEXTS.reason);
    const mail = await openNewestMail();
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(TEXTS.document);
      expect(part).toContain(TEXTS.reason);
    }
    // While a document is wanted again, the page must not say that the documents are done.
    await expect(heading(page)).toContainText(TEXTS.document);
    await expect(page.locator('ol.steps > [aria-current=step]')).toContainText('2');
    const card = page.locator('[data-document=passport]');
    await expect(card).toContainText(TEXTS.replace);
    await expect(card).toContainText(TEXTS.reason);
    await expectAccessible(page);
    await keyboard.choose(card.locator('input[type=file]'), product.jpeg());
    await keyboard.push(card.getByRole('button', { name: TEXTS.sendReplacement }));
    await expect(page.getByRole('status')).toContainText(TEXTS.replaced);
    await expect(card).toHaveCount(0);
  });

  await test.step('the operator approves the documents, photos of the declaration are sent', async () => {
    operator.approve();
    await openNewestMail();
    await expect(page.getByText(TEXTS.approved)).toBeVisible();
    await keyboard.push(page.getByRole('button', { name: TEXTS.sendPhotos }));
    await keyboard.choose(file(page, 'enrolment_file'), [product.jpeg(), product.png()]);
    await expect(page.getByText(TEXTS.secondPhoto, { exact: true })).toBeVisible();
    await keyboard.push(page.locator('button[type=submit]:enabled'));
    await expect(page.getByRole('status')).toContainText(TEXTS.declarationArrived);
    await page.clock.fastForward(2000);
    await expect(heading(page)).toHaveText(TEXTS.originals);
  });

  await test.step('the originals arrive, the application is complete', async () => {
    operator.complete();
    const mail = (await product.mails(email)).at(-1);
    const link = mail?.links.find((each) => each.includes(`/${LANG}/placement?token=`)) ?? '';
    // The last mail leads to what a place needs; the status page offers an account too.
    await page.goto(link.replace('/placement?', '/status?'));
    await expect(page.getByRole('link', { name: TEXTS.createAccount })).toBeVisible();
    await page.goto(link.replace('/placement?', '/join?'));
    await expect(heading(page)).toHaveText(TEXTS.complete);
    await expectAccessible(page);
  });

  const mails = await product.mails(email);
  expect(mails.map(({ subject }) => subject)).toEqual(TEXTS.subjects);
  for (const { text, html } of mails) {
    expect(text).toContain(TEXTS.greeting);
    expect(html).toContain(`<html lang="${LANG}">`);
    expect(html).toContain(TEXTS.greeting);
  }
});

/** Follows the personal link in the newest mail. */
async function openMail(page: Page, product: Product, email: string): Promise<ReceivedMail> {
  const mail = (await product.mails(email)).at(-1);
  const link = mail?.links.find((each) => each.includes(`/${LANG}/join?token=`));
  if (!mail || !link) throw new Error(`The newest mail to ${email} has no personal link: ${mail?.subject}`);
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('data-wizard', 'applicant');
  await expectSecretToken(page);
  return mail;
}

/** What the head says goes into histories, previews and search engines: none of it may hold the token. */
async function expectSecretToken(page: Page): Promise<void> {
  const token = await page.evaluate(() => new URL(location.href).searchParams.get('token') ?? '');
  expect(token).not.toBe('');
  expect(await page.title()).not.toContain(token);
  const head = await page.locator('head').evaluate(({ outerHTML }) => outerHTML);
  expect(head).toContain('<title>');
  expect(head).not.toContain(token);
}
