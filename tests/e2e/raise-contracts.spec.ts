import { randomUUID } from 'node:crypto';
import { employerStore } from '#api/employers/employer.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractTermsStore } from '#api/employment-contracts/contract-terms.store.ts';
import { draftContract } from '#api/employment-contracts/draft-contract.ts';
import { requirementOf } from '#api/employment-contracts/load-contract.ts';
import { passOnRaise } from '#api/requirements/pass-on-raise.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { seedAccount, signInAs } from './sign-in.ts';

test('the operator sends contracts anew with the wage that an employer has raised, and takes it back', async ({
  page,
  context,
  server,
}) => {
  const { deps } = server;
  const { db } = deps;
  const { id: account } = await seedAccount(server, { role: 'employer', firstName: 'Muster GmbH', lang: 'de' });
  const employer = employerStore(db).findOfAccount(account)?.id ?? '';
  const rows = [await makeSentContract(deps, employer), await makeSentContract(deps, employer)].map(({ id }) => {
    const row = contractStore(db).find(id);
    const before = row && requirementOf(deps, row);
    if (!before) throw new Error('no requirement');
    const now = { ...before, wage_cents: 1525 };
    deps.tx(() => {
      requirementStore(db).change(before.id, now, before.state);
      passOnRaise(deps, now, account);
    });
    return { id, version: () => contractStore(db).find(id)?.terms_version };
  });
  await signInAs(context, server, { role: 'admin' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/de/admin/contracts?state=asked');
  for (const { id } of rows)
    await expect(page.locator(`[data-contract="${id}"]`)).toContainText('fällig: 15,25 € statt 14,60 € je Stunde');
  await expectAccessible(page);
  for (const { id } of rows) await page.getByLabel(`${contractNumber(id)} auswählen`).check();
  await page.getByRole('button', { name: 'Mit höherem Lohn senden' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('15,25 € statt 14,60 €')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '2 senden' }).click();
  await expect(dialog).toContainText('2 gesendet');
  expect(rows.map(({ version }) => version())).toEqual([2, 2]);
  await dialog.getByRole('button', { name: 'Alles zurücknehmen' }).click();
  await expect(dialog).toContainText('2 zurückgenommen');
  expect(rows.map(({ version }) => version())).toEqual([1, 1]);
});

test('PLAC-11 send never passes over a form with changes that are not saved', async ({ page, context, server }) => {
  const { deps } = server;
  const { id: account } = await seedAccount(server, { role: 'employer', firstName: 'Muster GmbH', lang: 'de' });
  const { matchId } = makeConfirmedMatch(deps, employerStore(deps.db).findOfAccount(account)?.id ?? '');
  const { id } = deps.tx(() => draftContract(deps, matchId, account));
  await signInAs(context, server, { role: 'admin' });
  await page.goto(`/de/admin/contracts?contract=${id}`);
  const send = page.locator('[data-acts]').getByRole('button', { name: 'senden' });
  const unsaved = page.getByText('Änderungen, die nicht gespeichert sind');
  await expect(send).toBeEnabled();
  await page.getByRole('button', { name: 'Ändern', exact: true }).click();
  const pause = page.getByLabel('Pause');
  const said = await pause.inputValue();
  await pause.fill('45');
  await expect(unsaved).toBeVisible();
  await expect(send).toBeDisabled();
  await pause.fill(said);
  await expect(unsaved).toHaveCount(0);
  await expect(send).toBeEnabled();
  await pause.fill('45');
  await page.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect(page.getByText('Die Änderung ist gespeichert.')).toBeVisible();
  await send.click();
  await expect(page.locator('[data-state=sent]')).toBeVisible();
  expect(contractTermsStore(deps.db).find(id, 1)?.terms.break_minutes).toBe(45);
});

test('a contract or an employer that is not there says so, with the way to the list alone', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, { role: 'admin' });
  const rooms = [
    { at: `contracts?contract=${randomUUID()}`, title: 'Vertrag nicht gefunden', list: 'Alle Verträge' },
    { at: `employers?employer=${randomUUID()}`, title: 'Arbeitgeber nicht gefunden', list: 'Alle Arbeitgeber' },
  ];
  for (const { at, title, list } of rooms) {
    await page.goto(`/de/admin/${at}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: list }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  }
});
