import type { Page } from '@playwright/test';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import type { Lang } from '#contract/languages.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './harness.ts';
import { heading } from './page-parts.ts';
import type { Product } from './product.ts';
import { choose, fillPlacement, form, makeOffer, send } from './whole-way.ts';

test.use({ javaScriptEnabled: false, locale: 'en-GB', viewport: { width: 360, height: 780 } });

const SAYS = {
  de: {
    photos: 'Eins mit 4\u00a0MB braucht bei langsamem Netz einige Minuten',
    consent: 'Einwilligung: Die Einwilligung zum Datenschutz ist erforderlich',
    subject: 'Ihre Voranmeldung ist da',
    arrived: 'Angekommen',
    already: 'schon eine offene Bewerbung',
    link: 'Der Link ist unterwegs',
    erased: 'Ihre Daten sind gelöscht',
  },
  en: {
    photos: 'one of 4\u00a0MB takes some minutes on a slow connection',
    consent: 'Consent: GDPR consent is required',
    subject: 'We have your pre-registration',
    arrived: 'It has arrived',
    already: 'already an open application',
    link: 'The link is on its way',
    erased: 'Your data have been deleted',
  },
} as const;

const main = (page: Page) => page.getByRole('main');
const shows = (page: Page, sentence: string) => expect(main(page).getByRole('status').first()).toContainText(sentence);

async function fillStep1(page: Page, product: Product, email: string): Promise<void> {
  await page.locator('[name=first_name]').fill('Selam "S." <b>');
  await page.locator('[name=last_name]').fill('Tesfaye');
  await page.locator('[name=email]').fill(email);
  await choose(page, 'step1', product, 'hub4africa_file');
}

for (const lang of ['de', 'en'] as const) {
  const says = SAYS[lang];

  test(`CONS-10 WIZ1-28 a form that is sent before the script is there arrives, or says why not (${lang})`, async ({
    page,
    product,
  }) => {
    const email = `selam.${crypto.randomUUID()}@example.org`;
    await page.goto(`/${lang}/join`);
    await fillStep1(page, product, email);
    await send(page, 'step1');

    // The refusal is the page itself, with the field's name and everything that was typed.
    await expect(main(page).getByRole('alert').getByRole('listitem')).toHaveText(says.consent);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('[name=first_name]')).toHaveValue('Selam "S." <b>');
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await expect(main(page).getByRole('alert')).toContainText('document.pdf');
    await expect(main(page).getByRole('alert')).toBeInViewport();
    await expect(page.locator('.header .lang a').first()).toHaveAttribute('href', '/de/join');

    await page.locator('[name=first_name]').fill('Selam');
    await choose(page, 'step1', product, 'hub4africa_file');
    await page.locator('[name=gdpr]').check();
    await send(page, 'step1');
    await page.waitForURL(new RegExp(`/${lang}/join\\?token=[0-9a-f-]{36}&done=`));
    await shows(page, says.arrived);

    // Neither a reload nor 'back' and a second press makes another application.
    await page.reload();
    await page.goBack();
    await choose(page, 'step1', product, 'hub4africa_file');
    await send(page, 'step1');
    await page.waitForURL(/\/join\?token=/);
    await page.goto(`/${lang}/join`);
    await fillStep1(page, product, email);
    await page.locator('[name=first_name]').fill('Selam');
    await page.locator('[name=gdpr]').check();
    await send(page, 'step1');
    await expect(main(page).getByRole('alert')).toContainText(says.already);
    expect((await product.mails(email)).map((mail) => mail.subject)[0]).toEqual(says.subject);
  });

  test(`NOSC-01 NOSC-02 NOSC-03 the whole way from the first form to the own data (${lang})`, async ({
    page,
    product,
    server,
  }) => {
    const email = `selam.${crypto.randomUUID()}@example.org`;
    const operator = product.operator(email);
    await page.goto(`/${lang}/join`);
    await fillStep1(page, product, email);
    await page.locator('[name=first_name]').fill('Selam');
    await page.locator('[name=gdpr]').check();
    await send(page, 'step1');
    await shows(page, says.arrived);
    operator.approve();

    const link = (await product.mails(email)).at(-1)?.links.find((one) => one.includes('token=')) ?? '';
    const { search } = new URL(link);
    const open = (name: string) => page.goto(`/${lang}/${name}${search}`);
    await open('join');
    await expect(form(page, 'step2')).toHaveCSS('content', new RegExp(says.photos), { pseudo: 'before' });
    await choose(page, 'step2', product, 'a2_file', 'cv_file');
    await send(page, 'step2');
    await expect(main(page).getByRole('alert')).toContainText('document.pdf');
    await choose(page, 'step2', product, 'a2_file', 'cv_file');
    const sides = [product.jpeg(), product.png()];
    await form(page, 'step2').locator('[name=passport_file_photos]').setInputFiles(sides);
    await send(page, 'step2');
    await expect(page).toHaveURL(new RegExp(`/${lang}/status\\?token=`));
    await shows(page, says.arrived);
    operator.approve();

    await open('join');
    await choose(page, 'step3', product, 'enrolment_file');
    await send(page, 'step3');
    await shows(page, says.arrived);
    operator.sendBack('cv', 'Blurred.');
    await open('status');
    await expect(main(page)).toContainText('Blurred.');
    await choose(page, 'replace-cv', product, 'file');
    await send(page, 'replace-cv');
    await shows(page, says.arrived);
    await expect(form(page, 'replace-cv')).toHaveCount(0);
    await form(page, 'announce').locator('[name=tracking_number]').fill('RR 123');
    await send(page, 'announce');
    await expect(main(page)).toContainText('RR 123');
    await expectNoSidewaysScroll(page);

    await open('placement');
    await fillPlacement(page);
    await send(page, 'placement');
    await shows(page, says.arrived);
    await send(page, 'consent-employers');
    await expect(page.locator('[data-consent=given]')).toBeVisible();
    const applicant = applicantStore(server.deps.db).findLatestByEmail(email)?.id ?? '';
    const offer = await makeOffer(server, applicant);
    await open('placement');
    const accept = form(page, `confirmed-${offer}`);
    await expect(accept).toBeHidden();
    await page.locator('[data-offer=released] summary.btn').first().click();
    await accept.locator('button').click();
    await expect(page.locator('[data-offer=confirmed]')).toBeVisible();

    await open('status');
    await send(page, 'data-link');
    await shows(page, says.link);
    await ownData(page, product, email, { lang, number: applicationNumber(applicant) });
    await expect(main(page)).toContainText(says.erased);
  });
}

/** By the mailed link: seen, asked to be put right, erased after the number was typed. */
async function ownData(page: Page, product: Product, email: string, own: { lang: Lang; number: string }) {
  const mails = await product.mails(email);
  const address = /\/my-data\?token=[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  await page.goto(`/${own.lang}${address}`);
  await expect(main(page)).toContainText(own.number);
  await form(page, 'correction').locator('[name=field]').selectOption('phone');
  await form(page, 'correction').locator('[name=text]').fill('It is +251 911 000000.');
  await send(page, 'correction');
  await expect(main(page)).toContainText('It is +251 911 000000.');
  await page.locator('[data-erase] summary').click();
  await form(page, 'erase').locator('[name=number]').fill(own.number);
  await send(page, 'erase');
}

test('NOSC-05 what large photos take is said once, above the first of several documents', async ({ page, product }) => {
  const documents = (['cv', 'enrolment'] as const).map(
    (type) => ({ type, review: 'to_replace', reason: 'Blurred.' }) as const,
  );
  const { token } = await product.seedApplicant({ status: 'ENROLMENT_UPLOADED', lang: 'en', documents });
  for (const name of ['join', 'status']) {
    await page.goto(`/en/${name}?token=${token}`);
    for (const [id, display] of Object.entries({ 'replace-cv': 'block', 'replace-enrolment': 'none' }))
      await expect(form(page, id)).toHaveCSS('display', display, { pseudo: 'before' });
  }
});

test('NOSC-04 withdrawing takes a question and a tick', async ({ page, product }) => {
  const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
  await page.goto(`/en/status?token=${token}`);
  await expect(form(page, 'withdraw')).toBeHidden();
  await page.locator('[data-withdraw] summary').click();
  await send(page, 'withdraw');
  // The browser itself asks for the tick.
  await expect(page).toHaveURL(/status\?token=/);
  await form(page, 'withdraw').locator('[name=sure]').check();
  await send(page, 'withdraw');
  await shows(page, 'It has arrived');
  await expect(form(page, 'withdraw')).toHaveCount(0);
});

test('WIZ1-28 whoever lost the link gets it again, from a page that needs it', async ({ page, product }) => {
  const { email } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
  await page.goto('/en/status');
  await expect(page.locator('main .note').filter({ visible: true })).toContainText('It leads to your application.');
  await expect(page.locator('astro-island')).toBeHidden();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page)).toHaveText('Your link is on its way');
  expect((await product.mails(email)).at(-1)?.links.some((link) => link.includes('token='))).toBe(true);
});

for (const name of ['status', 'my-data'])
  test(`NOSC-05 the button of /${name} stands clear of its field`, async ({ page }) => {
    await page.goto(`/en/${name}`);
    const [field, button] = await Promise.all([
      main(page).locator('[name=email]').boundingBox(),
      main(page).locator('form[method=post] [type=submit]').boundingBox(),
    ]);
    expect((button?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeGreaterThan(8);
  });

test.describe('with a script that is late', () => {
  test.use({ javaScriptEnabled: true });

  for (const [name, status] of [
    ['status', 'ENROLMENT_UPLOADED'],
    ['enrolment', 'STEP2_APPROVED'],
    ['placement', 'A2_CV_RECEIVED'],
    ['join', 'PRE_REGISTERED'],
    ['upload', 'STEP1_APPROVED'],
    ['verify', 'STEP1_APPROVED'],
  ] as const) {
    test(`NOSC-05 everybody can read and use its plain forms: /${name}`, async ({ page, product }) => {
      await page.route(/_astro.*\.js/, (route) => route.abort());
      const { token } = await product.seedApplicant({ status, lang: 'en' });
      await page.goto(`/en/${name}?token=${token}`);
      await page.addStyleTag({ url: '/plain.css' });
      await page.locator('main details').evaluateAll((all) => all.map((one) => one.toggleAttribute('open', true)));
      await expectAccessible(page);
    });
  }

  test('NOSC-05 everybody can read what is wrong in a plain form', async ({ page }) => {
    await page.route(/_astro.*\.js/, (route) => route.abort());
    await page.goto('/de/join');
    await send(page, 'step1');
    await expect(main(page).getByRole('alert').getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'EN – English' })).toHaveAttribute('href', /^\/en\/join/);
  });

  test('WIZ1-09 a helper’s form of a partner is that too before the script is there, and after a refusal', async ({
    page,
    product,
    server,
  }) => {
    await page.route(/_astro.*\.js/, (route) => route.abort());
    await page.goto('/en/join?helper=1&partner=P-HELPER');
    const fixed = form(page, 'step1').locator('[name=fixed]');
    const fields = { lang: 'en', for_another: '1', partner: 'P-HELPER' };
    await expect.poll(async () => JSON.parse(await fixed.inputValue())).toEqual(fields);
    await fillStep1(page, product, `selam.${crypto.randomUUID()}@example.org`);
    await send(page, 'step1');
    await expect(main(page).getByRole('alert').getByRole('listitem')).toHaveText(SAYS.en.consent);
    await expect.poll(async () => JSON.parse(await fixed.inputValue())).toMatchObject(fields);
    await choose(page, 'step1', product, 'hub4africa_file');
    await page.locator('[name=gdpr]').check();
    await send(page, 'step1');
    await page.waitForURL(/token=/);
    const token = new URL(page.url()).searchParams.get('token') ?? '';
    const { expiresAt = 0 } = tokenStore(server.deps.db).find(token) ?? {};
    expect(expiresAt - server.deps.clock.now()).toBeLessThanOrEqual(DAY_MS);
  });

  test('NOSC-05 a refused form is taken over with what was typed, and sent by the script', async ({
    page,
    product,
  }) => {
    const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
    await page.route(/_astro.*\.js/, (route) => route.abort());
    await page.goto(`/en/status?token=${token}`);
    await form(page, 'correct').locator('[name=first_name]').fill('Almaz');
    await form(page, 'correct').locator('[name=email]').fill('almaz at example');
    await send(page, 'correct');
    await expect(main(page).getByRole('alert')).toContainText('valid email');
    await page.unroute(/_astro.*\.js/);
    await page.reload();
    await expect(page.locator('[name=first_name]').last()).toHaveValue('Almaz');
    await page.locator('[name=email]').last().fill(`almaz.${crypto.randomUUID()}@example.org`);
    await send(page, 'correct');
    await expect(main(page).getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
    await expect(page).toHaveURL(/token=/);
  });
});
