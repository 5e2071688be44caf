import { employerStore } from '#api/employers/employer.store.ts';
import { makeConfirmedMatch } from '../support/contracts.ts';
import { makePoolCandidate, PLACEMENT } from '../support/placements.ts';
import { expectAccessible, expectNoSidewaysScroll, expectRoomForLargeType } from './accessible.ts';
import { expect, test } from './harness.ts';
import { openSession, seedAccount, vetEmployer } from './sign-in.ts';

test('EMPA-16 a student saves data with gaps and agrees, and withdraws; a vetted employer finds a candidate by a filter', async ({
  page,
  context,
  server,
  product,
}) => {
  const { deps } = server;
  await page.setViewportSize({ width: 360, height: 800 });
  const student = await product.seedApplicant({ status: 'A2_CV_RECEIVED', lang: 'de' });
  await page.goto(`/de/status?token=${student.token}`);
  await page.getByRole('link', { name: 'Angaben öffnen' }).click();
  await expect(page.locator('[data-pool-state=out]')).toContainText('Geburtsdatum');
  // Without its arrow a choice looks like a field to type in.
  await expect(page.locator('select[name=level]')).toHaveCSS('background-image', /svg/);
  await page.locator('[name=university]').fill(PLACEMENT.university);
  await page.locator('[name=vacation_from]').fill('2027-07-01');
  await page.locator('[name=vacation_until]').fill('2027-06-01');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Das Ende liegt vor dem Beginn');
  await page.locator('[name=vacation_until]').fill('2027-10-01');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Ihre Angaben sind gespeichert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hochschule', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ja, ich willige ein' }).click();
  await expect(page.locator('[data-consent=given]')).toBeVisible();
  await expectAccessible(page);
  // As with type of twice the size on a phone of twice the width.
  await page.setViewportSize({ width: 180, height: 400 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Einwilligung zurückziehen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Einwilligung zurückziehen' }).click();
  await expect(page.locator('[data-consent=open]')).toBeVisible();

  const { number } = makePoolCandidate(deps, { level: 'B2', firstWish: 'cabin' });
  const account = await seedAccount(server, { role: 'employer', firstName: 'Muster GmbH', lastName: '' });
  vetEmployer(server, account.id);
  await openSession(context, server, account.id);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/dashboard/employer');
  await page.locator('[data-pool]').getByRole('link', { name: 'All candidates' }).click();
  const row = page.locator(`[data-candidate=K-${number}]`);
  await expect(row).toBeVisible();
  // The second is chosen before the list of the first has come.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/employer/candidates', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('German from').selectOption('B2');
  await page.getByLabel('Wish').selectOption('cabin');
  await expect(page.getByLabel('German from')).toHaveValue('B2');
  letGo();
  await expect(page).toHaveURL(/level=B2&wish=cabin/);
  await expect(row).toContainText('name after release');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectRoomForLargeType(page);
  await page.getByLabel('Wish').selectOption('baggage');
  await expect(row).toHaveCount(0);
});

// Points 2 and 5 of issue 35.
test('PRIV-84 a student reads who knows their name, and before leaving what becomes of each contract', async ({
  page,
  server,
}) => {
  const { deps } = server;
  const account = await seedAccount(server, { role: 'employer', firstName: 'Muster GmbH', lastName: '' });
  const employer = employerStore(deps.db).findOfAccount(account.id)?.id ?? '';
  const person = makeConfirmedMatch(deps, employer, { starts_on: '2031-07-01', ends_on: '2031-09-28' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/de/placement?token=${person.token}`);
  await expect(page.locator('[data-pool-state]')).toContainText(/liest auch Ihren Namen und Ihre E.{1,2}Mail-Adresse/);
  await page.locator('[data-consent=given]').getByText('Einwilligung zurückziehen', { exact: true }).first().click();
  const asked = page.getByRole('dialog').locator('[data-stakes]');
  await expect(asked).toContainText('bleibt. Einen Vertrag gibt es erst, wenn wieder eingewilligt wurde');
  await expect(asked).toContainText('liest sofort weder Namen noch');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/en/status?token=${person.token}`);
  await page.locator('[data-withdraw]').getByText('Withdraw the application …').click();
  const losses = page.getByRole('dialog').locator('[data-stakes]');
  await expect(losses).toContainText('The confirmed place at');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(page.locator('[data-withdraw]')).toHaveCount(0);
});
