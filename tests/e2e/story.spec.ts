import type { Page } from '@playwright/test';
import type { Lang } from '#contract/languages.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import type { ReceivedMail } from './mailbox.ts';
import { operatorOf } from './operator.ts';
import type { Product } from './product.ts';

test.use({ viewport: { width: 360, height: 740 } });

const TEXTS = {
  de: {
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
    photos: 'Fotos der unterschriebenen Erklärung',
    secondPhoto: 'Foto 2',
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
  },
  en: {
    waiting: 'Awaiting approval',
    documents: 'Your documents',
    documentsArrived: 'Your documents have arrived',
    declaration: 'Your enrolment declaration',
    replace: 'Please replace: ID or passport',
    replaced: 'ID or passport: received',
    sendReplacement: 'Send this document',
    reason: 'The lower corner is missing. Please photograph all four corners.',
    document: 'ID or passport',
    meant: 'Did you mean {address}?',
    sendPhotos: 'Send photos instead',
    photos: 'Photos of the signed declaration',
    secondPhoto: 'Photo 2',
    approved: 'Your documents are approved',
    declarationArrived: 'Your declaration has arrived',
    originals: 'Well done, Selam. Now the originals.',
    complete: 'Application Complete',
    createAccount: 'Create your account',
    greeting: 'Hello Selam,',
    subjects: [
      'We have your pre-registration',
      'Your next step: documents',
      'We have your documents',
      'Please replace: ID or passport',
      'Your documents are in order',
      'Only the originals are missing now',
      'Your application is complete',
    ],
  },
} as const;

const YEAR_MS = 366 * 24 * 3600 * 1000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const file = (page: Page, name: string) => page.locator(`input[type=file][name=${name}]`);
const submit = (page: Page) => page.locator('button[type=submit]');

// Selam has one name only, mistypes the address, has no scanner, and a phone that is a year ahead.
for (const lang of ['de', 'en'] as const) {
  test(`WIZ1-09 WIZ1-28 WIZ1-29 WIZ2-01 WIZ2-03 WIZ2-04 WIZ2-05 WIZ2-06 WIZ2-07 WIZ2-13 WIZ2-14 the whole way on a small phone by keyboard alone: ${lang}`, async ({
    page,
    product,
  }) => {
    test.slow();
    const texts = TEXTS[lang];
    const name = `selam.${crypto.randomUUID()}`;
    const email = `${name}@gmail.com`;
    const keyboard = keyboardOf(page);
    const operator = operatorOf(product, email);
    const openNewestMail = () => openMail(page, product, email, lang);
    await page.clock.install({ time: Date.now() + YEAR_MS });

    await test.step('apply', async () => {
      await page.goto(`/${lang}/join`);
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await keyboard.write(page.locator('[name=first_name]'), 'Selam');
      await keyboard.write(page.locator('[name=last_name]'), '-');
      await keyboard.write(page.locator('[name=email]'), `${name}@gmial.com`);
      await keyboard.press('Tab');
      const question = page.getByRole('status').filter({ hasText: texts.meant.replace('{address}', email) });
      await expect(question).toBeVisible();
      await keyboard.press('Shift+Tab');
      await expect(question.getByRole('button')).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.locator('[name=email]')).toHaveValue(email);
      await keyboard.choose(file(page, 'hub4africa_file'), product.pdf());
      await keyboard.push(page.locator('[name=gdpr]'), 'Space');
      await keyboard.push(submit(page));
      await expect(page.getByText(texts.waiting)).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await expectSecretToken(page);
    });

    await test.step('the operator approves, the documents are sent', async () => {
      await operator('approve');
      await openNewestMail();
      await expect(heading(page)).toHaveText(texts.documents);
      await keyboard.choose(file(page, 'a2_file'), product.pdf());
      await keyboard.choose(file(page, 'cv_file'), product.jpeg(), 'Space');
      await keyboard.choose(file(page, 'passport_file'), product.png());
      await keyboard.push(submit(page), 'Space');
      await expect(page.getByRole('status')).toContainText(texts.documentsArrived);
      await page.clock.fastForward(2000);
      await expect(heading(page)).toHaveText(texts.declaration);
      await expect(heading(page)).toBeFocused();
    });

    await test.step('the operator sends the passport back, it is replaced', async () => {
      await operator('send-back', 'passport', texts.reason);
      const mail = await openNewestMail();
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(texts.document);
        expect(part).toContain(texts.reason);
      }
      // While a document is wanted again, the page must not say that the documents are done.
      await expect(heading(page)).toContainText(texts.document);
      await expect(page.locator('ol.steps > [aria-current=step]')).toContainText('2');
      const card = page.locator('[data-document=passport]');
      await expect(card).toContainText(texts.replace);
      await expect(card).toContainText(texts.reason);
      await expectAccessible(page);
      await keyboard.choose(card.locator('input[type=file]'), product.jpeg());
      await keyboard.push(card.getByRole('button', { name: texts.sendReplacement }));
      await expect(page.getByRole('status')).toContainText(texts.replaced);
      await expect(card).toHaveCount(0);
    });

    await test.step('the operator approves the documents, photos of the declaration are sent', async () => {
      await operator('approve');
      await openNewestMail();
      await expect(page.getByText(texts.approved)).toBeVisible();
      await keyboard.push(page.getByRole('button', { name: texts.sendPhotos }));
      await keyboard.choose(page.getByLabel(texts.photos), [product.jpeg(), product.png()]);
      await expect(page.getByText(texts.secondPhoto, { exact: true })).toBeVisible();
      await keyboard.push(page.locator('button[type=submit]:enabled'));
      await expect(page.getByRole('status')).toContainText(texts.declarationArrived);
      await page.clock.fastForward(2000);
      await expect(heading(page)).toHaveText(texts.originals);
    });

    await test.step('the originals arrive, the application is complete', async () => {
      await operator('complete');
      const mail = (await product.mails(email)).at(-1);
      const link = mail?.links.find((each) => each.includes(`/${lang}/status?token=`)) ?? '';
      // The last mail offers an account, on the status page; the wizard says the same of the application.
      await page.goto(link);
      await expect(page.getByRole('link', { name: texts.createAccount })).toBeVisible();
      await page.goto(link.replace('/status?', '/join?'));
      await expect(heading(page)).toHaveText(texts.complete);
      await expectAccessible(page);
    });

    const mails = await product.mails(email);
    expect(mails.map(({ subject }) => subject)).toEqual(texts.subjects);
    for (const { text, html } of mails) {
      expect(text).toContain(texts.greeting);
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(texts.greeting);
    }
  });
}

/** Follows the personal link in the newest mail. */
async function openMail(page: Page, product: Product, email: string, lang: Lang): Promise<ReceivedMail> {
  const mail = (await product.mails(email)).at(-1);
  const link = mail?.links.find((each) => each.includes(`/${lang}/join?token=`));
  if (!mail || !link) throw new Error(`The newest mail to ${email} has no personal link: ${mail?.subject}`);
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('data-wizard', 'applicant');
  await expectSecretToken(page);
  return mail;
}

/** Titles and canonical links go into histories, previews and search engines: none may hold the token. */
async function expectSecretToken(page: Page): Promise<void> {
  const token = await page.evaluate(() => new URL(location.href).searchParams.get('token') ?? '');
  expect(token).not.toBe('');
  expect(await page.title()).not.toContain(token);
  const head = await page.locator('head').evaluate(({ outerHTML }) => outerHTML);
  expect(head).toContain('rel="canonical"');
  expect(head).not.toContain(token);
}
