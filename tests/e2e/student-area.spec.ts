import type { Page } from '@playwright/test';
import { employerStore } from '#api/employers/employer.store.ts';
import { daysInWords } from '#contract/day-in-words.ts';
import type { Status } from '#contract/model/status.ts';
import { site } from '#site';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { EMPLOYER_PROFILE, REQUIREMENT } from '../support/employers.ts';
import { makeMatch } from '../support/matches.ts';
import { deleteRows } from '../support/rows.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { heading } from './page-parts.ts';
import { seedAccount, signInAs } from './sign-in.ts';
import { json, stub, UNKNOWN_TOKEN } from './stub.ts';

const card = (page: Page) => page.locator('[data-application]');
const upload = (page: Page) => page.locator('[data-upload]');
const steps = (page: Page) => page.locator('[data-timeline] > li');

for (const path of ['/student/dashboard', '/dashboard/student']) {
  test(`STUA-18 STUA-19 ${path} welcomes by e-mail and has its four cards`, async ({ page, context, server }) => {
    const { email } = await signInAs(context, server, { role: 'student' });
    await page.goto(`/en${path}`);
    await expect(heading(page)).toHaveText('Welcome, Selam');
    await expect(page.locator('main')).toContainText(`Signed in as ${email}`);
    await expect(upload(page)).toBeVisible();
    await expect(card(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'All downloads' })).toHaveAttribute('href', '/en/downloads');
    await expect(page.getByRole('link', { name: site.contact.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${site.contact.supportEmail}`,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/student\/dashboard$/);
  });
}

test('PORT-16 whoever has no row of a role is a student', async ({ page, context, server }) => {
  const { id } = await signInAs(context, server, { role: 'student' });
  deleteRows(server.deps.db, 'user_roles', { user_id: id });
  await page.goto('/en/student/dashboard');
  await expect(heading(page)).toHaveText('Welcome, Selam');
});

test('STUA-18 somebody whose name is not known is welcomed without one, and asked for it once', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, { role: 'student', firstName: '', lastName: '' });
  await page.goto('/de/student/dashboard');
  await expect(heading(page)).toHaveText('Willkommen');
  await expectAccessible(page);
  await page.getByLabel('Vorname').fill('Hanna');
  await page.getByRole('button', { name: 'Namen speichern' }).click();
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus')).toBeVisible();
  await page.getByLabel('Nachname').fill('Bekele');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Willkommen, Hanna');
  await expect(page.locator('[data-name]')).toHaveCount(0);
});

test('STUA-18 an account without a name is welcomed by that of its application', async ({
  page,
  context,
  product,
  server,
}) => {
  const { id } = await signInAs(context, server, { role: 'student', firstName: '', lastName: '' });
  await product.seedApplicant({ status: 'COMPLETE', userId: id });
  await page.goto('/de/student/dashboard');
  await expect(heading(page)).toHaveText('Willkommen, Selam');
  await expect(page.locator('[data-name]')).toHaveCount(0);
});

test.describe('The upload card', () => {
  test('STUA-20 STUA-21 leads on with the same query, by token and step', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'student' });
    for (const name of ['token', 't', 'access_token']) {
      const query = `?${name}=${UNKNOWN_TOKEN}&step=2&x=%C3%A4`;
      await page.goto(`/en/student/dashboard${query}`);
      await expect(upload(page).getByRole('link'), query).toHaveAttribute('href', `/en/upload${query}`);
    }
  });

  test('STUA-20 STUA-22 names the link from the e-mail where token or step is missing', async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server, { role: 'student' });
    const [token, no] = [`token=${UNKNOWN_TOKEN}`, 'token='];
    for (const query of ['', `?${token}`, '?step=2', `?${no}&step=2`, `?${token}&step=`]) {
      await page.goto(`/en/student/dashboard${query}`);
      await expect(upload(page), query).toContainText(/Please use the link from our e-\W?mail/);
      await expect(upload(page).getByRole('link'), query).toHaveCount(0);
    }
  });
});

test.describe('The application of the account', () => {
  const STATES: readonly [Status, string, readonly string[]][] = [
    ['PRE_REGISTERED', 'Pre-registered', ['Step 1 in review', 'Step 2', 'Step 3']],
    ['STEP1_APPROVED', 'Step 2 is open', ['Step 1 complete', 'Step 2 in progress', 'Step 3']],
    ['A2_CV_RECEIVED', 'Documents received', ['Step 1 complete', 'Step 2 in review', 'Step 3 in progress']],
    ['STEP2_APPROVED', 'Documents approved', ['Step 1 complete', 'Step 2 complete', 'Step 3 in progress']],
    ['ENROLMENT_UPLOADED', 'Declaration received', ['Step 1 complete', 'Step 2 complete', 'Step 3 in progress']],
    ['COMPLETE', 'Complete', ['Step 1 complete', 'Step 2 complete', 'Step 3 complete']],
    ['REJECTED', 'Not accepted', []],
    ['WITHDRAWN', 'Withdrawn', []],
  ];
  test('STUA-23 STUA-24 is shown as it is, whatever its status', async ({ page, context, server, product }) => {
    test.slow();
    for (const [status, badge, names] of STATES) {
      await test.step(status, async () => {
        // Leaves the page, which would notice that somebody else is signed in.
        await page.goto('about:blank');
        await context.clearCookies();
        const { id } = await signInAs(context, server, { role: 'student' });
        await product.seedApplicant({ status, userId: id });
        await page.goto('/en/student/dashboard');
        await expect(card(page).locator('.badge').first()).toHaveText(badge);
        await expect(steps(page)).toHaveCount(names.length);
        for (const [index, name] of names.entries()) await expect(steps(page).nth(index)).toContainText(name);
        await expectAccessible(page);
      });
    }
  });

  test('STUA-23 says it in German too', async ({ page, context, server, product }) => {
    const { id } = await signInAs(context, server, { role: 'student' });
    await product.seedApplicant({ status: 'STEP1_APPROVED', userId: id, lang: 'de' });
    await page.goto('/de/student/dashboard');
    await expect(card(page)).toContainText('Schritt 1 abgeschlossen');
    await expect(card(page)).toContainText('Schritt 2 in Bearbeitung');
    await expect(upload(page)).toContainText('Bitte nutzen Sie den Link aus unserer');
  });

  test('STUA-24 shows every document, why one came back, and leads to sending it again', async ({
    page,
    context,
    server,
    product,
  }) => {
    const { id } = await signInAs(context, server, { role: 'student' });
    await product.seedApplicant({
      status: 'A2_CV_RECEIVED',
      userId: id,
      documents: [{ type: 'passport', review: 'to_replace', reason: 'The lower edge is cut off.' }],
    });
    await page.goto('/en/student/dashboard');
    const row = (name: string) => page.locator('[data-documents] > li').filter({ hasText: name });
    await expect(row('ID or passport')).toContainText('Please replace');
    await expect(row('CV')).toContainText('In review');
    await expect(card(page)).toContainText('The lower edge is cut off.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Replace: ID or passport' }).click();
    await page.waitForURL('**/en/join?token=**');
    await expect(page.locator('main')).toContainText('The lower edge is cut off.');
  });

  test('STUA-24 a status that only a newer page knows is said, and a reload helps (stub)', async ({
    page,
    context,
    server,
    product,
  }) => {
    const { id } = await signInAs(context, server, { role: 'student' });
    await product.seedApplicant({ status: 'STEP1_APPROVED', userId: id, lang: 'de' });
    await stub(page, '/api/me/application', json({ application: { id: 'x', status: 'FOO' } }));
    await page.goto('/de/student/dashboard');
    await expect(page.getByRole('alert')).toContainText('Status unbekannt');
    await expect(upload(page)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/me/application');
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await expect(card(page)).toContainText('Schritt 1 abgeschlossen');
  });

  test('EMPA-14 STUA-24 says first that an offer waits, until when, and opens it', async ({
    page,
    context,
    server,
    product,
  }) => {
    const { deps } = server;
    const { id } = await signInAs(context, server, { role: 'student' });
    const { id: applicantId } = await product.seedApplicant({ status: 'STEP2_APPROVED', userId: id });
    const company = await seedAccount(server, { role: 'employer', firstName: 'Muster GmbH' });
    const { requirementId } = makeConfirmedMatch(deps, employerStore(deps.db).findOfAccount(company.id)?.id ?? '');
    const answerUntil = Date.parse('2031-05-02T00:00:00+02:00');
    makeMatch(deps, { requirementId, applicantId, state: 'released', answerUntil });
    await page.goto('/en/student/dashboard');
    const note = page.locator('[data-answer-note]');
    await expect(note).toContainText('Muster GmbH would like to work with you');
    await expect(note).toContainText('1 May 2031');
    await expectAccessible(page);
    await note.getByRole('button', { name: 'See the offer' }).click();
    await expect(page.locator('[data-offer=released]')).toContainText('Muster GmbH');
  });

  test('STUA-24 PLAC-44 says above all else that a contract waits for a signature, with whom and for which days', async ({
    page,
    context,
    server,
    product,
  }) => {
    const { id } = await signInAs(context, server, { role: 'student' });
    const { id: applicantId } = await product.seedApplicant({ status: 'COMPLETE', userId: id });
    const company = await seedAccount(server, { role: 'employer' });
    await makeSentContract(server.deps, employerStore(server.deps.db).findOfAccount(company.id)?.id ?? '', applicantId);
    await page.goto('/de/student/dashboard');
    const first = page.locator('[data-contract=sent]');
    await expect(first).toContainText(`Ihr Arbeitsvertrag mit ${EMPLOYER_PROFILE.company}`);
    await expect(first).toContainText(daysInWords(REQUIREMENT.starts_on, REQUIREMENT.ends_on, 'de'));
    // Above the application.
    await expect(page.locator('[data-contract] ~ [data-application]')).toBeVisible();
    await expectAccessible(page);
  });

  test('STUA-24 nobody sees the application of another account', async ({ page, context, server, product }) => {
    const other = await seedAccount(server, { role: 'student' });
    await product.seedApplicant({ status: 'STEP1_APPROVED', userId: other.id });
    await signInAs(context, server, { role: 'student' });
    await page.goto('/en/student/dashboard');
    await expect(card(page)).toHaveAttribute('data-application', 'none');
  });

  test('STUA-20 is gone on with from here, without any e-mail', async ({ page, context, server, product }) => {
    const { id } = await signInAs(context, server, { role: 'student' });
    await product.seedApplicant({ status: 'STEP1_APPROVED', userId: id });
    await page.goto('/en/student/dashboard');
    await page.getByRole('button', { name: 'Upload documents' }).click();
    await page.waitForURL('**/en/join?token=**');
    await expect(page.locator('input[type=file]').first()).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Upload documents' })).toBeEnabled();
  });

  test('STUA-24 a fault of the server is said beside the rest of the page, and can be tried again', async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server, { role: 'student' });
    await stub(page, '/api/me/application', json({}, 500));
    await page.goto('/en/student/dashboard');
    await expect(page.getByRole('alert')).toContainText('The status cannot be shown right now');
    await expect(upload(page)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/me/application');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page)).toHaveAttribute('data-application', 'none');
  });

  test('STUA-24 a link that cannot be made is said, and nothing else changes', async ({
    page,
    context,
    server,
    product,
  }) => {
    const { id } = await signInAs(context, server, { role: 'student' });
    await product.seedApplicant({ status: 'STEP1_APPROVED', userId: id });
    await stub(page, '/api/me/continue-application', (route) => route.abort());
    await page.goto('/de/student/dashboard');
    await page.getByRole('button', { name: 'Unterlagen hochladen' }).click();
    await expect(page.getByRole('alert')).toContainText('gerade keine Verbindung');
    await expect(page.getByRole('button', { name: 'Unterlagen hochladen' })).toBeEnabled();
  });
});

test.describe('An account without an application', () => {
  test('starts one with name and address filled in, not the one that somebody else has opened in this tab', async ({
    page,
    context,
    server,
    product,
  }) => {
    const { email } = await signInAs(context, server, { role: 'student' });
    await page.goto('/en/student/dashboard');
    // Somebody else's application, opened in this tab before.
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED' });
    await page.evaluate((value) => sessionStorage.setItem('s4f_access_token', value), token);
    await page.getByRole('link', { name: 'Start application' }).click();
    await expect(page).toHaveURL(/\/en\/join\?from=account$/);
    await expect(page.locator('[name=first_name]')).toHaveValue('Selam');
    await expect(page.locator('[name=last_name]')).toHaveValue('Tesfaye');
    await expect(page.locator('[name=email]')).toHaveValue(email);
  });

  test('what somebody has typed already is not overwritten', async ({ page, context, server }) => {
    const { email } = await signInAs(context, server, { role: 'student' });
    await page.addInitScript(() =>
      localStorage.setItem('s4f_draft', JSON.stringify({ first_name: 'Selamawit', at: Date.now() })),
    );
    await page.goto('/en/join?from=account');
    await expect(page.locator('[name=email]')).toHaveValue(email);
    await expect(page.locator('[name=first_name]')).toHaveValue('Selamawit');
  });

  test('nobody who comes without from=account is asked who they are', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/en/join', { waitUntil: 'networkidle' });
    expect(asked).not.toContain('/api/auth/session');
  });

  test('has the link of an earlier application mailed to its own address, and goes on there', async ({
    page,
    context,
    server,
    product,
  }) => {
    const { email } = await product.seedApplicant({ status: 'STEP1_APPROVED', lang: 'en' });
    await signInAs(context, server, { role: 'student', email });
    await page.goto('/en/student/dashboard');
    await page.getByRole('button', { name: 'Send me the link to my application' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Please check your inbox' })).toBeVisible();
    await expectAccessible(page);
    const links = (await product.mails(email)).flatMap((mail) => mail.links);
    await page.goto(links.find((link) => link.includes('/student/dashboard?token=')) ?? 'no link');
    await page.getByRole('button', { name: 'Link application' }).click();
    await expect(card(page)).toContainText('Step 2 in progress');
  });

  test('takes the application whose link it is opened with', async ({ page, context, server, product }) => {
    await signInAs(context, server, { role: 'student' });
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED' });
    await page.goto(`/en/student/dashboard?token=${token}`);
    await expect(card(page)).toHaveAttribute('data-application', 'offer');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Link application' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your application is linked' })).toBeVisible();
    await expect(card(page)).toContainText('Step 2 in progress');
    await page.goto('/en/student/dashboard');
    await expect(card(page)).toContainText('Step 2 in progress');
  });

  test('a link that belongs to somebody else, or to nobody, is refused in words', async ({
    page,
    context,
    server,
    product,
  }) => {
    const other = await seedAccount(server, { role: 'student' });
    const { token } = await product.seedApplicant({ status: 'STEP1_APPROVED', userId: other.id });
    await signInAs(context, server, { role: 'student' });
    for (const [given, sentence] of [
      [token, 'This application already belongs to an account.'],
      [UNKNOWN_TOKEN, 'Applicant not found or invalid token'],
    ] as const) {
      await page.goto(`/en/student/dashboard?token=${given}`);
      await page.getByRole('button', { name: 'Link application' }).click();
      await expect(page.getByRole('alert')).toContainText(sentence);
    }
    await expectAccessible(page);
  });
});
