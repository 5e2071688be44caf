import { tokenStore } from '#api/applicants/token.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractLifeStore } from '#api/employment-contracts/contract-life.store.ts';
import { contractTermsStore } from '#api/employment-contracts/contract-terms.store.ts';
import { CONTRACT_MARKS } from '#contract/employment-contracts/contract-life.ts';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { makeMatch } from '../support/matches.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { asksBeforeLeaving } from './page-parts.ts';
import { seedAccount, signInAs } from './sign-in.ts';

const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

test('PLAC-01 PLAC-06 an employer notes the paper and asks for a change, on a phone', async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { deps } = server;
  const { id } = await signInAs(context, server, { role: 'employer', firstName: 'Muster GmbH' });
  const contract = await makeSentContract(deps, employerStore(deps.db).findOfAccount(id)?.id ?? '');
  contractStore(deps.db).setState(contract.id, 'active', 1);
  await page.goto(`/de/employer/contracts?contract=${contract.id}`);
  const life = page.locator('[data-life]');
  await expect(life).toHaveAttribute('data-life', 'checked');
  await expect(life).toContainText('Tinte auf Papier');
  await expectAccessible(page);
  await life.getByLabel('Tag, an dem Sie das Papier ausgetauscht haben').fill(DAY);
  await life.getByRole('button', { name: 'Austausch festhalten' }).click();
  await expect(life).toHaveAttribute('data-life', 'exchanged');
  await expect(life).toContainText('Bestätigung der ZAV: noch offen');
  const way = page.locator('[data-way-out]');
  await way.getByText('Etwas ändern oder den Vertrag beenden').click();
  await expectAccessible(page);
  await way.getByRole('radio', { name: 'Etwas ändern' }).check();
  await way.getByLabel('Was genau, und warum?').fill('Eine andere Schicht, bitte.');
  expect(await asksBeforeLeaving(page)).toBe(true);
  await way.getByRole('button', { name: 'An uns senden' }).click();
  await expect(page.locator('[data-request=open]')).toContainText('Eine andere Schicht');
  await expect(page.locator('[data-request=open] + .note')).toBeFocused();
  await expect(page.locator('[data-contract]')).toHaveAttribute('data-contract', 'active');
  expect(await asksBeforeLeaving(page)).toBe(false);
});

test('PLAC-10 an operator who notes an end reads first that a day of the past ends the contract at once', async ({
  page,
  context,
  server,
}) => {
  const { deps } = server;
  const { id: account } = await seedAccount(server, { role: 'employer', firstName: 'Muster GmbH' });
  const { id } = await makeSentContract(deps, employerStore(deps.db).findOfAccount(account)?.id ?? '');
  contractStore(deps.db).setState(id, 'active', 1);
  await signInAs(context, server, { role: 'admin' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/de/admin/contracts?contract=${id}`);
  await page.getByRole('button', { name: 'Ende auf Papier festhalten' }).click();
  const form = page.locator('[data-end]');
  const warning = form.getByText('Damit ist der Vertrag sofort zu Ende');
  await form.getByLabel('Letzter Tag').fill(DAY);
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Letzter Tag').fill('2100-01-01');
  await expect(warning).toHaveCount(0);
  expect(await asksBeforeLeaving(page)).toBe(true);
});

test('PLAC-17 an employer notes who began and who did not come, takes it back, and the person reads it', async ({
  page,
  context,
  server,
}) => {
  const { deps } = server;
  const { db } = deps;
  const { id: account } = await signInAs(context, server, { role: 'employer', firstName: 'Muster GmbH' });
  const { id } = await makeSentContract(deps, employerStore(db).findOfAccount(account)?.id ?? '');
  const sent = contractTermsStore(db).find(id, 1);
  if (!sent) throw new Error('no terms');
  contractTermsStore(db).takeBack(id, 1);
  contractTermsStore(db).write(id, { ...sent, terms: { ...sent.terms, starts_on: DAY } });
  contractTermsStore(db).acknowledge(id, 1, 1);
  contractStore(db).setState(id, 'active', 1);
  for (const what of CONTRACT_MARKS)
    contractLifeStore(db).setMark({
      ...{ contract_id: id, what, terms_version: 1, day: DAY },
      ...{ noted_by: 'operator', account_id: null, noted_at: 1 },
    });
  await page.goto(`/de/employer/contracts?contract=${id}`);
  const life = page.locator('[data-life]');
  await life.getByRole('button', { name: 'Beginn festhalten' }).click();
  await expect(life.locator('[data-began=note] .err')).toContainText('Tag aus dem Kalender');
  await life.getByLabel('Erster Tag, an dem sie gearbeitet hat').fill(DAY);
  await life.getByRole('button', { name: 'Beginn festhalten' }).click();
  await expect(life).toContainText('Die Arbeit hat am');
  await life.getByRole('button', { name: 'Das war ein Versehen: zurücknehmen' }).click();

  await page.setViewportSize({ width: 360, height: 800 });
  await life.getByText('Nicht gekommen?').click();
  await expectAccessible(page);
  await life.getByLabel('Tag, an dem sie gefehlt hat').fill(DAY);
  await life.getByRole('button', { name: 'Fehlen festhalten' }).click();
  await expect(life).toContainText('Den Vertrag beendet nur Papier.');
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  const { token } = tokenStore(db).mint(contractStore(db).find(id)?.applicant_id ?? '', deps.clock.now());
  await page.goto(`/en/contract?token=${token}`);
  await expect(page.locator('[data-life]')).toContainText('It is noted here that you did not come to work');
  await expectAccessible(page);
  await page.goto(`/en/status?token=${token}`);
  await expect(page.getByText('please write to us at once')).toBeVisible();
});

test('PLAC-04 PLAC-10 a candidate reads how a contract ends, and what an offer pays and costs', async ({
  page,
  server,
}) => {
  const { deps } = server;
  const { db } = deps;
  const { id: account } = await seedAccount(server, { role: 'employer', firstName: 'Muster GmbH' });
  const employer = employerStore(db).findOfAccount(account)?.id ?? '';
  const { id } = await makeSentContract(deps, employer);
  const row = contractStore(db).find(id);
  contractLifeStore(db).setEnd({
    ...{
      contract_id: id,
      account_id: '',
      noted_at: 1,
      ended_by: 'both',
      ground: 'agreement',
      paper: 'In zwei Ausfertigungen',
    },
    ...{ paper_on: '2026-11-01', last_day: '2026-11-02' },
  });
  contractStore(db).setState(id, 'ended', 1);
  const applicantId = row?.applicant_id ?? '';
  const { requirementId } = makeConfirmedMatch(deps, employer, { starts_on: '2031-07-01', ends_on: '2031-08-31' });
  const answerUntil = Date.parse('2031-05-02T00:00:00+02:00');
  const days = { startsOn: '2031-07-01', endsOn: '2031-08-31' };
  makeMatch(deps, { requirementId, applicantId, state: 'released', answerUntil, ...days });
  const { token } = tokenStore(db).mint(applicantId, deps.clock.now());
  await page.goto(`/en/contract?token=${token}`);
  await expect(page.getByText('Work does not begin. The place goes to somebody else.')).toBeVisible();
  await expect(page.getByText('In zwei Ausfertigungen')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/en/placement?token=${token}`);
  const offer = page.locator('[data-offer=released]');
  await expect(offer).toContainText('€2,531');
  await expect(offer.locator('[data-costs]')).toContainText('Trip to the embassy');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'I need more time' }).click();
  // The answer stands above the offer: far from the button on a phone.
  await expect(page.getByRole('status').filter({ hasText: 'You have more time.' })).toBeFocused();
});
