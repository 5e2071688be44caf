import { requirementStore } from '#api/employers/requirement.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { makeSentContract } from '../support/contracts.ts';
import { REQUIREMENT } from '../support/employers.ts';
import { pdfBytes } from '../support/files.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { changeRows } from '../support/rows.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import type { RunningServer } from './server.ts';
import { openSession, seedAccount, vetEmployer } from './sign-in.ts';

const COMPANY = 'Bodendienste Muster GmbH';
const PHONE = { width: 360, height: 800 };
const DESK = { width: 1440, height: 900 };

/** A vetted company whose requirement has so many proposals. */
async function companyWith(server: RunningServer, proposals: number) {
  const { deps } = server;
  const { id } = await seedAccount(server, { role: 'employer', firstName: COMPANY });
  const employer = vetEmployer(server, id);
  const requirement = crypto.randomUUID();
  const year = new Date().getUTCFullYear() + 1;
  const days = { starts_on: `${year}-07-01`, ends_on: `${year}-09-28` };
  const row = { ...REQUIREMENT, ...days, headcount: 40, wage_cents: 1850, id: requirement, employer_id: employer };
  requirementStore(deps.db).add({ ...row, state: 'open', created_at: deps.clock.now() });
  const matches = Array.from({ length: proposals }, (_one, index) => {
    const candidate = makePoolCandidate(deps, { available: { from: days.starts_on, until: days.ends_on } });
    const wanted = { requirementId: requirement, applicantId: candidate.id, state: 'proposed', rank: index } as const;
    const answerUntil = deps.clock.now() + 5 * 86_400_000;
    const match = makeMatch(deps, { ...wanted, startsOn: days.starts_on, endsOn: days.ends_on, answerUntil });
    return { ...candidate, match };
  });
  return { id, employer, requirement, matches };
}

test('EMPA-21 EMPA-27 by keys alone, several proposals are accepted after a preview, and released by the operator', async ({
  page,
  context,
  server,
}) => {
  const { id, employer, requirement, matches } = await companyWith(server, 4);
  await openSession(context, server, id);
  await page.setViewportSize(PHONE);
  await page.goto('/en/dashboard/employer');
  await expect(page.locator('[data-waiting]')).toContainText('4 proposals wait for your answer by');
  await page.goto(`/en/employer/matches?requirement=${requirement}`);
  await page.getByLabel('All on this page').focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  // As with type of twice the size on a phone of twice the width.
  await page.setViewportSize({ width: 180, height: 400 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(PHONE);
  // One has changed since the page was read, and is left out with its reason.
  changeRows(server.deps.db, 'match', { id: matches[3]?.match }, { state: 'refused' });
  await page.keyboard.press('Tab');
  for (let tabs = 0; !(await focusIsOn(page, 'Accept')) && tabs < 5; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You accept these 3');
  await expect(dialog).toContainText('Left out: 1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('3 accepted');
  await page.keyboard.press('Escape');
  const accepted = page.locator('[data-match][data-state=accepted]');
  await expect(accepted).toHaveCount(3);
  await expect(accepted.first()).toContainText('We are checking the release.');
  // Nobody can release to a company that is being vetted again.
  changeRows(server.deps.db, 'employer', { id: employer }, { state: 'submitted' });
  await page.reload();
  await expect(accepted.first()).toContainText('The release rests until we have vetted your company.');
  // What would be refused is not offered.
  const matching = page.locator('[data-matching]');
  await expect(matching).toContainText('Matching is possible once we have vetted your company.');
  await expect(matching.getByRole('button', { name: /Start matching/ })).toHaveCount(0);
  await expectAccessible(page);
  changeRows(server.deps.db, 'employer', { id: employer }, { state: 'vetted' });
  const admin = await seedAccount(server, { role: 'admin' });
  await openSession(context, server, admin.id);
  await page.setViewportSize(DESK);
  await page.goto('/de/admin/placements?state=accepted');
  for (const { number } of matches.slice(0, 3))
    await page
      .locator('tr', { hasText: `K-${number}` })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Freigeben', exact: true }).click();
  await expect(dialog).toContainText('Zehn Sekunden lang können Sie es zurücknehmen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '3 freigeben' }).click();
  await expect(dialog.getByRole('status')).toContainText('3 freigegeben');
  await dialog.getByRole('button', { name: 'Alles zurücknehmen' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText('3 zurückgenommen');
  await expect(dialog.getByRole('status')).toBeFocused();
  expect(matches.slice(0, 3).map(({ match }) => matchStore(server.deps.db).find(match)?.state)).toEqual(
    Array(3).fill('accepted'),
  );
});

test('EMPA-21 who waits for an answer stands first; where nobody may be proposed, the page says so and starts nothing', async ({
  page,
  context,
  server,
}) => {
  const { id, requirement, matches } = await companyWith(server, 3);
  const { db } = server.deps;
  const [first, second, third] = matches.map(({ number }) => `K-${number}`);
  changeRows(db, 'match', { id: matches[0]?.match }, { state: 'accepted' });
  await openSession(context, server, id);
  await page.goto(`/en/employer/matches?requirement=${requirement}`);
  await expect(page.locator('[data-match] h3')).toHaveText([second, third, first] as string[]);
  // By keys: whoever finds nothing searches on, and the answered one leaves its place with its buttons, and the next one is at hand.
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByRole('status').filter({ hasText: 'Entries on this page' })).toHaveText(/: 0$/);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('button', { name: new RegExp(`^Accept .*${second}`) }).press('Enter');
  await expect(page.getByRole('heading', { name: third as string })).toBeFocused();
  changeRows(db, 'requirement', { id: requirement }, { area: 'airside' });
  await page.reload();
  await expect(page.locator('[data-matching]')).toContainText('We propose nobody');
  await expect(page.getByRole('button', { name: 'Start matching' })).toHaveCount(0);
  await expectAccessible(page);
});

const focusIsOn = (page: import('@playwright/test').Page, label: string) =>
  page.evaluate((text) => document.activeElement?.textContent === text, label);

test('EMPA-23 several signed copies go to the contracts that their names say, after a look at each', async ({
  page,
  context,
  server,
}) => {
  const { id, employer } = await companyWith(server, 0);
  const { deps } = server;
  const contracts = [await makeSentContract(deps, employer), await makeSentContract(deps, employer)];
  for (const { copy } of contracts) deps.db.prepare('DELETE FROM contract_copy WHERE id = ?').run(copy);
  await openSession(context, server, id);
  await page.setViewportSize(DESK);
  await page.goto('/en/dashboard/employer');
  // One main button where several wait, and it leads to where they are signed together.
  const rows = page.locator('[data-listed-contract]').getByRole('link', { name: /^Sign/ });
  await expect(rows).toHaveCount(2);
  const main = page.locator('[data-contracts] .btn:not(.line)');
  await expect(main).toHaveText('Sign the contracts');
  await main.click();
  await expect(rows).toHaveCount(2);
  await expect(main).toHaveText('Download as ZIP (2)');
  const numbers = contracts.map((one) => `V-${one.id.slice(0, 4)}-${one.id.slice(4, 8)}`.toUpperCase());
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as ZIP (2)' }).click();
  expect((await downloading).suggestedFilename()).toBe('contracts.zip');
  const file = async (name: string) => ({
    ...{ name, mimeType: 'application/pdf' },
    buffer: Buffer.from(await pdfBytes(`signed ${name}`)),
  });
  const files = [await file(`scan ${numbers[0]}.pdf`), await file('scan 2.pdf')];
  // In the page's words, not in the browser's.
  await expect(page.locator('.drop').filter({ has: page.getByLabel('Choose signed copies') })).toContainText(
    'Drop the files here or Choose files',
    { useInnerText: true },
  );
  await keyboardOf(page).choose(page.getByLabel('Choose signed copies'), files);
  await expect(page.getByText('left out: no contract chosen')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Contract of scan 2.pdf').selectOption({ index: 1 + Number(await indexOf(page, numbers[1])) });
  await page.getByRole('button', { name: 'Upload 2' }).click();
  await expect(page.getByText('2 of 2 uploaded')).toBeVisible();
  contractStore(deps.db).setState(contracts[1]?.id ?? '', 'active', deps.clock.now());
  await page.getByRole('button', { name: 'Take all back' }).press('Enter');
  await expect(page.getByText('1 of 2 taken back')).toBeVisible();
  await expect(page.getByText('This copy counts already')).toBeVisible();
  const copiesOf = ({ id }: { id: string }) => contractCopyStore(deps.db).ofContract(id).length;
  expect(contracts.map(copiesOf)).toEqual([0, 1]);
  for (const one of contracts) contractStore(deps.db).setState(one.id, 'active', deps.clock.now());
  await page.setViewportSize(PHONE);
  await page.reload();
  // Folded away on a phone, above the contracts.
  await expect(page.getByLabel('All on this page')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'Paper exchanged' }).click();
  await page.getByLabel('All on this page').check();
  await page.getByLabel('Day of the exchange').fill(new Date(deps.clock.now()).toISOString().slice(0, 10));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Note the exchange', exact: true }).click();
  await page.getByRole('button', { name: 'Note 2' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('2 noted');
});

const indexOf = async (page: import('@playwright/test').Page, number = '') => {
  const options = await page.getByLabel('Contract of scan 2.pdf').locator('option').allTextContents();
  return options.findIndex((text) => text.startsWith(number)) - 1;
};

test('EMPA-28 duties are ticked on a phone, and stay ticked', async ({ page, context, server }) => {
  const { id, requirement } = await companyWith(server, 0);
  await openSession(context, server, id);
  await page.setViewportSize(PHONE);
  // An address without a requirement leads to it.
  await page.goto('/de/employer/duties');
  await expectAccessible(page);
  await page.locator(`a[href$="duties?requirement=${requirement}"]`).click();
  // It is ticked once the server has kept it.
  await page.getByLabel('Bestätigung der ZAV: erledigt').click();
  await expect(page.locator('[data-duty=zav][data-done]')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Bestätigung der ZAV: erledigt')).toBeChecked();
});

test('EMPA-21 EMPA-23 from the requirement to paper that is exchanged it takes eighteen presses, for any number of places', async ({
  page,
  context,
  server,
}) => {
  const { id } = await seedAccount(server, { role: 'employer', firstName: COMPANY });
  const employer = vetEmployer(server, id);
  const { deps } = server;
  const year = new Date().getUTCFullYear() + 1;
  const [from, until] = [`${year}-07-01`, `${year}-09-28`];
  for (let person = 0; person < 3; person += 1) makePoolCandidate(deps, { available: { from, until } });
  await openSession(context, server, id);
  await page.setViewportSize(DESK);
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    addEventListener('pointerdown', count, true);
  });
  const presses = () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
  const press = (name: string) => page.getByRole('button', { name }).click();

  await page.goto('/en/dashboard/employer');
  await page.getByRole('link', { name: 'Add a requirement' }).click();
  await page.locator('label', { hasText: 'Baggage' }).click();
  await page.getByLabel('Site').selectOption({ index: 1 });
  await page.getByLabel('How many people?').fill('3');
  await page.locator('label', { hasText: 'Landside' }).click();
  await page.locator('label', { hasText: 'Holiday job' }).click();
  await page.getByLabel('Start').fill(from);
  await page.getByLabel('End', { exact: true }).fill(until);
  await page.getByLabel('Gross hourly wage (euros)').fill('18.50');
  await page.getByLabel('Hours a week, at least').fill('35');
  await page.getByLabel('Hours a week, at most').fill('38.5');
  await page.locator('label', { hasText: 'We have none' }).click();
  await press('Open the requirement');
  await page.getByRole('link', { name: /^Proposals/ }).click();
  await press('Start matching');
  const dialog = page.getByRole('dialog');
  await page.getByLabel('All on this page').check();
  await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
  await press('Accept 3');
  await expect(dialog.getByRole('status')).toContainText('3 accepted');

  // What operator and candidates do.
  const contracts = await Promise.all([1, 2, 3].map(() => makeSentContract(deps, employer)));
  for (const { copy } of contracts) deps.db.prepare('DELETE FROM contract_copy WHERE id = ?').run(copy);
  await page.goto('/en/dashboard/employer');
  await page.getByRole('link', { name: 'Sign the contracts' }).click();
  const downloading = page.waitForEvent('download');
  await press('Download as ZIP (3)');
  await downloading;
  const files = contracts.map(async (one) => ({
    ...{ name: `V-${one.id.slice(0, 4)}-${one.id.slice(4, 8)}.pdf`.toUpperCase(), mimeType: 'application/pdf' },
    buffer: Buffer.from(await pdfBytes(`signed ${one.id}`)),
  }));
  const choosing = page.waitForEvent('filechooser');
  await page.getByLabel('Choose signed copies').click();
  await (await choosing).setFiles(await Promise.all(files));
  await press('Upload 3');
  await expect(page.getByText('3 of 3 uploaded')).toBeVisible();
  for (const one of contracts) contractStore(deps.db).setState(one.id, 'active', deps.clock.now());
  await page.reload();
  await page.getByLabel('All on this page').check();
  await page.getByLabel('Day of the exchange').fill(new Date(deps.clock.now()).toISOString().slice(0, 10));
  await press('Note the exchange');
  await press('Note 3');
  await expect(dialog.getByRole('status')).toContainText('3 noted');
  expect(await presses()).toBe(18);
});
