import { employerStore } from '#api/employers/employer.store.ts';
import { makeSentContract } from '../support/contracts.ts';
import { EMPLOYER_PROFILE } from '../support/employers.ts';
import { pdfBytes } from '../support/files.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { changeRows } from '../support/rows.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { PASSWORD } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { endSessionAt, openSession, seedAccount, signInAs, vetEmployer } from './sign-in.ts';
import { held, stub } from './stub.ts';

const COMPANY = 'Bodendienste Muster GmbH';

test('EMPA-09 EMPA-10 EMPA-11 a company sees samples and what is missing, submits its details, and reads the decision', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { id } = await signInAs(context, server, { role: 'employer', firstName: COMPANY, lastName: '' });
  await page.goto('/de/dashboard/employer');
  const samples = page.locator('[data-samples]');
  await expect(samples.getByText('Beispieldaten', { exact: true })).toBeVisible();
  await expect(samples.locator('[data-tile=total] .num')).toHaveText(String(await samples.locator('tbody tr').count()));
  await expect(samples.getByRole('row', { name: /K-1042/ })).toContainText('nach Freigabe');
  await expect(page.locator('[data-missing] li')).toHaveCount(7);
  await expectAccessible(page);

  const form = page.locator('form');
  await form.getByRole('button', { name: 'Zur Prüfung senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte korrigieren Sie 7 Felder');
  const { housing: _, housing_euro: euro, ...lines } = EMPLOYER_PROFILE;
  for (const [name, value] of Object.entries(lines)) await form.locator(`[name=${name}]`).fill(value);
  await form.getByLabel('Stellen wir').check();
  await form.locator('[name=housing_euro]').fill(String(euro));
  await form.getByRole('button', { name: 'Zur Prüfung senden' }).click();
  await expect(page.locator('[data-state=submitted]')).toBeVisible();
  // The button is gone, and the answer stands above the form.
  await expect(page.locator('.note', { hasText: 'Wir prüfen Ihre Firma' })).toBeFocused();

  const admin = await seedAccount(server, { role: 'admin' });
  await openSession(context, server, admin.id);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de/admin/employers?state=submitted');
  await page.getByRole('link', { name: COMPANY }).first().click();
  await page.getByRole('button', { name: 'Nicht bestätigen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Nicht bestätigen' }).click();
  await expect(dialog.getByLabel('Grund')).toBeFocused();
  await dialog.getByLabel('Grund').fill('Die Nummer gehört einer anderen Firma.');
  await dialog.getByRole('button', { name: 'Nicht bestätigen' }).click();
  await expect(page.locator('[data-state=refused]')).toBeVisible();
  await expectAccessible(page);

  await openSession(context, server, id);
  await page.goto('/de/dashboard/employer');
  await expect(page.locator('main')).toContainText('Die Nummer gehört einer anderen Firma.');
});

test('EMPA-11 what is typed while the company details are saved is asked about before leaving, and saved by the next try', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs(context, server, { role: 'employer', firstName: COMPANY, lastName: '' });
  await page.goto('/de/dashboard/employer');
  const form = page.locator('form');
  const save = form.getByRole('button', { name: 'Nur speichern' });
  const said = page.getByText('Ihre Angaben sind gespeichert.');
  await form.getByLabel('Ansprechperson').fill('Erika Muster');
  const { letGo, answer } = held();
  await page.route('**/api/employer/save-profile', answer);
  await save.click();
  await form.getByLabel('Telefon').fill('+49 000 000');
  letGo();
  await expect(said).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/de/contact').catch(() => undefined);
  await (await asked).dismiss();
  await leaving;
  await save.click();
  await expect(said).toHaveCount(1);
  await page.goto('/de/contact');
  await page.goto('/de/dashboard/employer');
  await expect(form.getByLabel('Telefon')).toHaveValue('+49 000 000');
});

test('EMPA-13 a vetted company opens a requirement, is told what the law allows, and copies it', async ({
  page,
  context,
  server,
}) => {
  const { deps } = server;
  // Of the next year: days that are over are refused.
  const year = new Date().getUTCFullYear() + 1;
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await signInAs(context, server, { role: 'employer', firstName: COMPANY, lastName: '' });
  vetEmployer(server, id);
  await page.goto('/en/dashboard/employer');
  await expect(page.locator('[data-samples]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Add a requirement' }).click();
  await page.getByRole('radio', { name: 'Baggage' }).check();
  await page.locator('[name=site]').selectOption('Flughafen Musterstadt');
  await page.getByLabel('How many people?').fill('12');
  await page.getByRole('radio', { name: 'Airside' }).check();
  await expect(page.getByText('Germany has not legalised Ethiopian papers')).toBeVisible();
  await page.locator('[name=check_answer]').selectOption('Yes, it checks them');
  await page.getByLabel('Which security authority?').fill('Regierung von Musterland');
  await page.getByLabel('On which day?').fill(new Date().toISOString().slice(0, 10));
  await page.locator('[name=starts_on]').fill(`${year}-07-01`);
  await page.locator('[name=ends_on]').fill(`${year}-09-30`);
  await page.locator('[name=wage_cents]').fill('14.20');
  const open = page.getByRole('button', { name: 'Open the requirement' });
  await open.click();
  await expect(page.getByRole('alert')).toContainText('below the minimum wage for these days: €14.60 an hour');
  // Nothing of it is stored yet, and the header's links are near.
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/de/employer/requirement').catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leaving;
  await page.locator('[name=wage_cents]').fill('14.60');
  await page.locator('[name=week_hours_from]').fill('35');
  await page.locator('[name=week_hours_to]').fill('38.5');
  await expect(page.getByRole('alert')).toContainText(`90 days at most, here until 28 September ${year}`);
  await expectAccessible(page);
  await page.locator('[name=ends_on]').fill(`${year}-09-28`);
  await open.click();
  const row = page.locator('[data-requirement]');
  await expect(row).toContainText('Baggage · Flughafen Musterstadt');
  await expect(row.locator('.badge')).toHaveText('Open');
  await expect(row).toContainText('Airside: Regierung von Musterland said yes on');
  await expectAccessible(page);
  const requirementId = (await row.getAttribute('data-requirement')) ?? '';
  for (const state of ['proposed', 'accepted', 'confirmed'] as const)
    makeMatch(deps, { requirementId, applicantId: makePoolCandidate(deps).id, state });
  await row.getByRole('button', { name: 'Mark as filled' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-ends]')).toHaveText(
    /Proposals that end, those you accepted too: 2.*Confirmed places that stay: 1/s,
  );
  await expectAccessible(page);
  // One has been refused in another window meanwhile: the number is no longer the one that was shown.
  changeRows(deps.db, 'match', { requirement_id: requirementId, state: 'proposed' }, { state: 'refused' });
  await dialog.getByRole('button', { name: 'Mark as filled' }).click();
  await expect(page.getByText('Proposals and offers that this would end: 1.')).toBeVisible();
  await row.getByRole('button', { name: 'Mark as filled' }).click();
  await expect(dialog.locator('[data-ends]')).toContainText('those you accepted too: 1');
  await dialog.getByRole('button', { name: 'Mark as filled' }).click();
  await expect(row.locator('.badge')).toHaveText('Filled');
  await expect(row.getByRole('link', { name: 'Proposals' })).toBeFocused();
  // As it could be said before the law was asked: the row says what is wrong, and how to put it right.
  changeRows(deps.db, 'requirement', { id: requirementId }, { wage_cents: 100 });
  await page.reload();
  await expect(row).toContainText('Not lawful');
  await expect(row).toContainText('You can raise the wage at any time.');
  await expectAccessible(page);
  // A phone on its side.
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(page.locator('[data-candidate]').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await row.getByRole('link', { name: 'Copy' }).click();
  await expect(page.getByLabel('How many people?')).toHaveValue('12');
});

test('EMPA-15 PORT-14 a mail opens its contract, whose costs stand in a table; a signed copy arrives although the session had ended', async ({
  page,
  context,
  server,
}) => {
  const { deps } = server;
  const { id, email } = await seedAccount(server, { role: 'employer', firstName: COMPANY, password: PASSWORD });
  const contract = await makeSentContract(deps, employerStore(deps.db).findOfAccount(id)?.id ?? '');
  await openSession(context, server, id);
  await page.goto(`/en/employer/contracts?contract=${contract.id}`);
  const own = page.locator('[data-contract]');
  await expect(own.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(own.locator('[data-costs] tbody th').first()).toHaveCSS('text-align', 'left');
  const buffer = Buffer.from(await pdfBytes('signed'));
  await own.locator('input[type=file]').setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer });
  await endSessionAt(page, server, id, '/api/employer/upload-contract-copy');
  await own.getByRole('button', { name: 'Upload the copy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toContainText(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(own.getByRole('status')).toHaveText('Thank you, the file has arrived.');
  await expectAccessible(page);

  // On a phone too an opened contract is the page, with a way back to the list.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'All contracts' }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('link', { name: /^View/ }).click();
  await expect(own.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.locator('[data-listed-contract]')).toHaveCount(0);
});

test('EMPA-13 EMPA-15 what is gone leads back to the overview, without another try', async ({
  page,
  context,
  server,
}) => {
  const { id } = await signInAs(context, server, { role: 'employer', firstName: COMPANY, lastName: '' });
  vetEmployer(server, id);
  await page.setViewportSize({ width: 360, height: 800 });
  const gone = crypto.randomUUID();
  for (const room of ['requirement', 'matches', 'duties'])
    for (const named of [gone, 'nothing']) {
      await page.goto(`/de/employer/${room}?requirement=${named}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedarf nicht gefunden');
      await expect(page.getByRole('main').getByRole('link')).toHaveText('Zurück zur Übersicht');
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
  await expectAccessible(page);
  for (const named of [gone, 'nothing']) {
    await page.goto(`/de/employer/contracts?contract=${named}`);
    await expect(page.getByText('Diesen Vertrag gibt es hier nicht')).toBeVisible();
  }
  await stub(page, '/api/employer/profile', (route) => route.abort());
  await page.goto('/de/employer/members');
  await page.getByRole('link', { name: 'Zurück zur Übersicht' }).click();
  await expect(page.getByRole('link', { name: 'Zum Portal' })).toBeVisible();
  await expectAccessible(page);
});
