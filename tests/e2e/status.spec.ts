import type { Page } from '@playwright/test';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { STATUSES, type Status } from '#contract/model/status.ts';
import { site } from '#site';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { heading } from './page-parts.ts';
import type { Product } from './product.ts';
import { changeApplicant, json, stub, UNKNOWN_TOKEN } from './stub.ts';

const card = (page: Page) => page.locator('[data-card]');
const facts = (page: Page) => page.locator('[data-facts]');
const points = (page: Page) => page.locator('[data-timeline] > li');
const documentRow = (page: Page, name: string) => page.locator('[data-documents] > li').filter({ hasText: name });
// Asked of the page: what Playwright knows of its address can be a moment older than what it shows.
const tokenInAddress = (page: Page) => page.evaluate(() => new URL(location.href).searchParams.get('token'));

async function openAs(page: Page, product: Product, status: Status, lang: 'de' | 'en' = 'en') {
  const applicant = await product.seedApplicant({ status, lang });
  await page.goto(`/${lang}/status?token=${applicant.token}`);
  await expect(card(page)).toBeVisible();
  return applicant;
}

async function openSentBack(page: Page, product: Product) {
  const { token } = await product.seedApplicant({
    status: 'ENROLMENT_UPLOADED',
    lang: 'en',
    documents: [{ type: 'enrolment', review: 'to_replace', reason: 'The stamp is missing.' }],
  });
  await page.goto(`/en/status?token=${token}`);
}

test.describe('Finding the application', () => {
  test('STAT-01 finds it by the query parameters token, t and access_token', async ({ page, product }) => {
    for (const name of ['token', 't', 'access_token']) {
      const { token, email } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
      await page.goto(`/en/status?${name}=${token}`);
      await expect(facts(page), name).toContainText(email);
      await page.getByRole('button', { name: 'Copy the ID' }).hover();
      await expect.poll(() => tokenInAddress(page), name).toBe(token);
    }
  });

  test('STAT-01 asks for it where the server has not finished the page (stub)', async ({ page, product }) => {
    const { token, email } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
    await stub(page, 'get-applicant', (route) => route.continue());
    const asked = page.waitForRequest('**/api/functions/get-applicant');
    await page.goto(`/en/status?t=${token}`);
    expect((await asked).headers().authorization).toBe(`Bearer ${token}`);
    await expect(facts(page)).toContainText(email);
    expect(await tokenInAddress(page)).toBe(token);
  });

  test('STAT-01 loads it by the token of the session', async ({ page, product }) => {
    const { token, email } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
    await page.addInitScript((value) => sessionStorage.setItem('s4f_access_token', value), token);
    await page.goto('/en/status');
    await expect(facts(page)).toContainText(email);
  });

  test('STAT-01 without a token it says where the link is and offers a new one', async ({ page }) => {
    await page.goto('/en/status');
    await expect(heading(page)).toHaveText('Where is your application?');
    await expect(page.locator('[data-resend] [name=email]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Not applied yet? Apply here' })).toHaveAttribute('href', '/en/join');
    await expectAccessible(page);
  });

  test('STAT-11 an unknown token: Application not found, and a new link is offered', async ({ page }) => {
    await page.goto(`/en/status?token=${UNKNOWN_TOKEN}`);
    await expect(heading(page)).toHaveText('Application not found');
    await expect(page.locator('[data-resend] [name=email]')).toBeVisible();
    await expect.poll(() => tokenInAddress(page)).toBeNull();
    await expectAccessible(page);
  });

  test('STAT-11 an expired link says so and offers a new one', async ({ page, product }) => {
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', expired: true });
    await page.goto(`/de/status?token=${token}`);
    await expect(heading(page)).toHaveText('Ihr Link ist abgelaufen');
    await expect(page.locator('[data-resend] [name=email]')).toBeVisible();
  });

  test('STAT-11 a fault of the server: Error loading application status, and it can be tried again (stub)', async ({
    page,
    product,
  }) => {
    const { token, email } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
    await stub(page, 'get-applicant', json({}, 500));
    await page.goto(`/en/status?token=${token}`);
    await expect(heading(page)).toHaveText('Error loading application status');
    await expectAccessible(page);
    await page.unroute('**/api/functions/get-applicant');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(facts(page)).toContainText(email);
    expect(await tokenInAddress(page)).toBe(token);
  });

  test('STAT-11 no network, 429 and 503 keep the token and offer to try again (stub)', async ({ page, product }) => {
    const { token, email } = await product.seedApplicant({ status: 'PRE_REGISTERED' });
    for (const [what, says, answer] of [
      ['no network', 'We cannot reach the server right now', (route) => route.abort()],
      ['429', 'That did not work', json({ code: 'rate_limited', error: 'Too many attempts.' }, 429)],
      ['503', 'That did not work', json({ code: 'busy', error: 'Many people are here.' }, 503)],
    ] as [string, string, ReturnType<typeof json>][]) {
      await stub(page, 'get-applicant', answer);
      await page.goto(`/en/status?token=${token}`);
      await expect(heading(page), what).toHaveText(says);
      expect(await tokenInAddress(page), what).toBe(token);
      await page.unroute('**/api/functions/get-applicant');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(facts(page), what).toContainText(email);
    }
  });

  test('STAT-01 nobody’s link belongs into a search engine, a title or a canonical link', async ({ page, product }) => {
    const { token } = await openAs(page, product, 'PRE_REGISTERED');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await page.title()).not.toContain(token);
    expect(await page.locator('head').evaluate(({ outerHTML }) => outerHTML)).not.toContain(token);
  });

  test('STAT-01 the language switch keeps the token', async ({ page, product }) => {
    const { token } = await openAs(page, product, 'PRE_REGISTERED');
    await page.locator('.lang a[data-lang=de]').click();
    await expect(card(page)).toContainText('Voranmeldung abgeschlossen');
    expect(await tokenInAddress(page)).toBe(token);
  });
});

test.describe('What it shows', () => {
  test('STAT-02 name, e-mail and application id, which can be copied', async ({ page, product, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id, email } = await openAs(page, product, 'A2_CV_RECEIVED');
    await expect(facts(page)).toContainText('Selam Tesfaye');
    await expect(facts(page)).toContainText(email);
    await expect(facts(page)).toContainText(id);
    await expect(page.getByText(`Application ${applicationNumber(id)}`)).toBeVisible();
    await page.getByRole('button', { name: 'Copy the ID' }).click();
    await expect(page.getByText('ID copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  });

  const CARDS = [
    ['PRE_REGISTERED', 'warn', 'Pre-Registration Complete', 'proceed to document verification', 'verify'],
    ['STEP1_APPROVED', 'warn', 'Pre-Registration Complete', 'Step 1 is approved', 'upload'],
    ['A2_CV_RECEIVED', 'info', 'Documents Received', 'enrolment declaration', 'enrolment'],
    ['STEP2_APPROVED', 'info', 'Documents Received', 'enrolment declaration', 'enrolment'],
  ] as const;
  test('STAT-03 STAT-04 each open status has its card, and the way to the next step with the token', async ({
    page,
    product,
  }) => {
    for (const [status, tone, title, text, next] of CARDS) {
      await test.step(status, async () => {
        const { token } = await openAs(page, product, status);
        await expect(card(page).locator('.note')).toHaveClass(new RegExp(`\\b${tone}\\b`));
        await expect(card(page)).toContainText(title);
        await expect(card(page)).toContainText(text);
        await expect(card(page).locator(`a[href="/en/${next}?token=${token}"]`)).toBeVisible();
      });
    }
  });

  test('STAT-04 the declaration can be downloaded, filled in', async ({ page, product }) => {
    const { token } = await openAs(page, product, 'STEP2_APPROVED');
    await expect(
      card(page).getByRole('link', { name: /^Download declaration \(PDF, about \d+ kB\)$/ }),
    ).toHaveAttribute('href', `/api/functions/enrolment-declaration?lang=en&token=${token}`);
  });

  test('STAT-04 ENROLMENT_UPLOADED: blue, received and under review, no more', async ({ page, product }) => {
    await openAs(page, product, 'ENROLMENT_UPLOADED');
    await expect(card(page).locator('.note')).toHaveClass(/\binfo\b/);
    await expect(card(page)).toContainText('Enrolment declaration received, under review');
    await expect(card(page).getByRole('link')).toHaveAttribute('href', '#originals');
    await expectAccessible(page);
  });

  test('STAT-04 ENROLMENT_UPLOADED: a declaration that was sent back is not called under review', async ({
    page,
    product,
  }) => {
    await openSentBack(page, product);
    await expect(card(page).locator('.note')).toHaveText([
      /^Please replace: Enrolment declaration/,
      'Enrolment declaration received',
    ]);
    const complaint = page.locator('[data-document=enrolment]');
    await complaint.locator('input[name=file]').setInputFiles(product.pdf());
    await complaint.getByRole('button', { name: 'Send this document' }).click();
    await expect(card(page)).toContainText('Enrolment declaration received, under review');
  });

  test('FILE-02 the button below a file stays where it is while the file is chosen and sent ahead', async ({
    page,
    product,
  }) => {
    await openSentBack(page, product);
    const form = page.locator('[data-document=enrolment] form');
    await expect(form.getByRole('button', { name: 'Send photos instead' })).toBeVisible();
    const height = () => form.evaluate(({ clientHeight }) => clientHeight);
    const empty = await height();
    await form.locator('input[name=file]').setInputFiles(product.pdf());
    await expect(form.getByText('Ready to send')).toBeVisible();
    expect(await height()).toBe(empty);
  });

  test('FILE-02 so does what is below the first file of all', async ({ page, product }) => {
    await page.goto('/en/join', { waitUntil: 'networkidle' });
    const field = page.locator('.field', { has: page.locator('[name=hub4africa_file]') });
    const height = () => field.evaluate(({ clientHeight }) => clientHeight);
    const empty = await height();
    await field.locator('input[type=file]').setInputFiles(product.pdf());
    await expect(field.getByText('Ready to send')).toBeVisible();
    expect(await height()).toBe(empty);
  });

  test('STAT-05 COMPLETE: green, Enrollment Complete, and first what a place still needs', async ({
    page,
    product,
  }) => {
    await openAs(page, product, 'COMPLETE');
    await expect(card(page).locator('.note')).toHaveClass(/\bok\b/);
    await expect(card(page)).toContainText('Enrollment Complete');
    await expect(heading(page)).toContainText('we need something more from you');
    await expectAccessible(page);
    await card(page).getByRole('link', { name: 'Give the details' }).click();
    await expect(page.locator('form[data-placement]')).toBeVisible();
  });

  test('STAT-14 what waits for an answer or for paper stands above the card, with its days, and the place that is settled below (stub)', async ({
    page,
    product,
  }) => {
    const days = { starts_on: '2027-07-01', ends_on: '2027-09-12' };
    const offer = { company: 'Muster GmbH', ...days, answer_until: null, contract_stage: null };
    const offers = [
      { ...offer, id: 'a', state: 'released', answer_until: '2027-05-01', awaits_signature: false },
      { ...offer, id: 'b', state: 'confirmed', awaits_signature: true },
      { ...offer, id: 'c', state: 'confirmed', awaits_signature: false, has_contract: true, contract_stage: 'checked' },
      { ...offer, id: 'd', state: 'confirmed', awaits_signature: true, is_sent_back: true },
      {
        ...{ ...offer, id: 'e', state: 'confirmed', awaits_signature: false, has_contract: true },
        ...{ contract_stage: 'began', ended_on: '2027-08-15' },
      },
      {
        ...offer,
        id: 'f',
        state: 'confirmed',
        awaits_signature: false,
        has_contract: true,
        contract_stage: 'in-force',
      },
    ];
    await stub(page, '/api/placement/offers', json({ offers }));
    await page.setViewportSize({ width: 360, height: 740 });
    const { token } = await openAs(page, product, 'COMPLETE', 'de');
    const notes = page.locator('[data-answer-note]');
    await expect(notes).toHaveText([
      /Vertrag mit Muster GmbH wartet.*01\.07\.2027/,
      /unterschriebener Vertrag mit Muster GmbH kam zurück.*neu hoch/,
      /möchte mit Ihnen arbeiten.*01\.05\.2027/,
      /Ihr Platz bei Muster GmbH, 01\.07\.2027–12\.09\.2027.*Tauschen Sie das unterschriebene Papier aus/,
      /Ihr Platz bei Muster GmbH.*Das Ende Ihres Vertrags ist festgehalten\. Letzter Tag: 15\.08\.2027/,
      /Ihr Platz bei Muster GmbH.*fehlt nichts mehr\. Ihr erster Arbeitstag ist der 01\.07\.2027/,
    ]);
    await expect(notes.nth(0).getByRole('link')).toHaveAttribute('href', `/de/contract?token=${token}`);
    await expect(notes.nth(2).getByRole('link')).toHaveAttribute('href', `/de/placement?token=${token}`);
    await expect(notes.nth(3).getByRole('link')).toHaveAttribute('href', `/de/contract?token=${token}`);
    await expect(page.locator(`${'[data-answer-note] + '.repeat(5)}[data-card] ~ [data-answer-note]`)).toHaveCount(1);
    await expectAccessible(page);
  });

  test('STAT-05 ENROLLED, as older data calls it, as well (stub)', async ({ page, product }) => {
    await changeApplicant(page, { status: 'ENROLLED' });
    await openAs(page, product, 'COMPLETE');
    await expect(card(page)).toContainText('Enrollment Complete');
  });

  test('STAT-06 REJECTED has a card of its own, with the reason', async ({ page, product }) => {
    await openAs(page, product, 'REJECTED');
    await expect(card(page)).toContainText('Application Not Accepted');
    await expect(card(page)).toContainText('Your enrolment at the university ended in March.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apply again' }).click();
    await expect(page).toHaveURL('/en/join');
    await expect(page.locator('[name=first_name]')).toBeVisible();
  });

  test('STAT-06 WITHDRAWN has a card of its own', async ({ page, product }) => {
    await openAs(page, product, 'WITHDRAWN', 'de');
    await expect(card(page)).toContainText('Bewerbung zurückgezogen');
    await expectAccessible(page);
  });

  test('STAT-06 any other value: Status Unknown, please contact support, and a reload helps (stub)', async ({
    page,
    product,
  }) => {
    const { token } = await product.seedApplicant({ status: 'PRE_REGISTERED', lang: 'en' });
    await changeApplicant(page, { status: 'FOO' });
    await page.goto(`/en/status?token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status Unknown');
    await expect(page.getByText('please contact support.')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'E-mail to support' })).toHaveAttribute(
      'href',
      `mailto:${site.contact.supportEmail}`,
    );
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(card(page)).toContainText('Pre-Registration Complete');
  });
});

test.describe('The timeline', () => {
  test('STAT-07 has three points', async ({ page, product }) => {
    await openAs(page, product, 'PRE_REGISTERED');
    await expect(points(page).locator('b')).toHaveText([
      'Pre-Registration Complete',
      'Documents Submitted',
      'Enrollment Complete',
    ]);
  });

  const MATRIX = [
    ['PRE_REGISTERED', ['true', 'false', 'false'], 1],
    ['STEP1_APPROVED', ['true', 'false', 'false'], 1],
    ['A2_CV_RECEIVED', ['true', 'true', 'false'], 2],
    ['STEP2_APPROVED', ['true', 'true', 'false'], 2],
    ['ENROLMENT_UPLOADED', ['true', 'true', 'false'], 2],
    ['COMPLETE', ['true', 'true', 'true'], undefined],
    ['REJECTED', ['true', 'false', 'false'], undefined],
  ] as const;
  test('STAT-08 STAT-09 STAT-10 shows for each status what is done and what is now', async ({ page, product }) => {
    for (const [status, done, now] of MATRIX) {
      await test.step(status, async () => {
        await openAs(page, product, status);
        const states = await points(page).evaluateAll((items) =>
          items.map((item) => (item as HTMLElement).dataset.done),
        );
        expect(states).toEqual(done);
        const current = points(page).and(page.locator('[aria-current=step]'));
        await expect(current).toHaveCount(now === undefined ? 0 : 1);
        if (now !== undefined) await expect(points(page).nth(now)).toHaveAttribute('aria-current', 'step');
      });
    }
  });
});

test.describe('Documents', () => {
  test('STAT-04 each shows its state; one that was sent back is replaced by itself, and its complaint goes', async ({
    page,
    product,
  }) => {
    const { token } = await product.seedApplicant({
      status: 'A2_CV_RECEIVED',
      lang: 'en',
      documents: [{ type: 'a2', review: 'to_replace', reason: 'The stamp is cut off.' }, { type: 'cv' }],
    });
    await page.goto(`/en/status?token=${token}`);
    await expect(documentRow(page, 'Confirmation')).toContainText('Accepted');
    await expect(documentRow(page, 'CV')).toContainText('Being checked');
    await expect(documentRow(page, 'A2 certificate')).toContainText('Please replace');
    const complaint = page.locator('[data-document=a2]');
    await expect(complaint).toContainText('The stamp is cut off.');
    await expectAccessible(page);
    await complaint.locator('input[type=file]').setInputFiles(product.png());
    await complaint.getByRole('button', { name: 'Send this document' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'A2 certificate: received' })).toBeFocused();
    await expect(complaint).toHaveCount(0);
    await expect(documentRow(page, 'A2 certificate')).toContainText('Being checked');
    await expect(page.getByText('The stamp is cut off.')).toHaveCount(0);
  });

  test('STAT-04 one that is sent back while the page is open gets its form', async ({ page, product }) => {
    await page.clock.install();
    const { token, email } = await product.seedApplicant({
      status: 'A2_CV_RECEIVED',
      lang: 'en',
      documents: [{ type: 'a2' }, { type: 'cv' }],
    });
    await page.goto(`/en/status?token=${token}`);
    await page.getByRole('button', { name: 'Copy the ID' }).click();
    await expect(facts(page).getByRole('status')).not.toBeEmpty();
    const complaint = page.locator('[data-document=a2]');
    await expect(complaint).toHaveCount(0);
    await product.operator(email).sendBack('a2', 'The stamp is cut off.');
    await page.clock.fastForward('04:00');
    await expect(complaint).toContainText('The stamp is cut off.');
    await expect(complaint.locator('input[type=file]')).toBeEnabled();
  });

  test('STAT-04 a deferred certificate shows until when it follows (stub)', async ({ page, product }) => {
    const seeded = await product.seedApplicant({ status: 'A2_CV_RECEIVED', lang: 'en' });
    await changeApplicant(page, {
      documents: [],
      can: ['upload-document'],
      missing_documents: ['a2', 'passport'],
      promised_documents: [{ type: 'a2', due_on: '2027-08-15' }],
    });
    await page.goto(`/en/status?token=${seeded.token}`);
    await expect(page.locator('[data-document=a2]')).toContainText('A2 certificate: follows by 15 August 2027');
    await expect(page.locator('[data-document=a2] input[type=file]')).toBeVisible();
    await expect(page.locator('[data-document=passport]')).toContainText('Still missing: ID or passport');
    await expect(documentRow(page, 'A2 certificate')).toContainText('Follows by 15.08.2027');
    await expect(documentRow(page, 'ID or passport')).toContainText('Still missing');
    await expectAccessible(page);
  });
});

test.describe('On a small phone, in German', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('STAT-02 no status has a fault or has to be scrolled sideways', async ({ page, product }) => {
    test.slow();
    for (const status of STATUSES) {
      await test.step(status, async () => {
        await openAs(page, product, status, 'de');
        await expectAccessible(page);
      });
    }
  });
});
