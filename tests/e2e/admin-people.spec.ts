import { accountStore } from '#api/accounts/account.store.ts';
import { secondFactorStore } from '#api/accounts/second-factor/second-factor.store.ts';
import { renewCodes } from '#api/accounts/second-factor.ts';
import { addCrowd } from '../support/crowd.ts';
import { expectAccessible } from './accessible.ts';
import { newAddress, PASSWORD } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { complaintsOf } from './quiet.ts';
import { seedApplicant } from './seed.ts';
import { openSession, seedAccount, signInAs } from './sign-in.ts';

/** The list as it begins right before somebody: a worker's other tests have left admins too. */
const listFrom = (id: string) => `/de/admin/people?after=${id.slice(0, -4)}0000`;

test('an admin invites somebody, and takes another’s decisions away, which that person sees at once', async ({
  page,
  context,
  server,
}) => {
  const complaints = complaintsOf(page);
  const other = await seedAccount(server, { role: 'admin', email: newAddress('reader') });
  const [application = ''] = addCrowd(server.deps, { count: 1 });
  await seedApplicant(server.deps, { status: 'PRE_REGISTERED' });
  await signInAs(context, server, { role: 'admin', password: PASSWORD });
  await page.goto(listFrom(other.id));
  await page.getByRole('button', { name: 'Einladung senden' }).press('Enter');
  for (const field of ['E-Mail der Person', 'Ihr Passwort'])
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  const invited = newAddress('invited');
  await page.getByLabel('E-Mail der Person').fill(invited);
  await page.getByLabel('Ihr Passwort').fill('Falsches-Wort-1');
  await page.getByRole('button', { name: 'Einladung senden' }).press('Enter');
  await expect(page.getByLabel('Ihr Passwort')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-Mail der Person')).toHaveValue(invited);
  await page.getByLabel('Ihr Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Einladung senden' }).press('Enter');
  await expect(page.locator(`[data-invited="${invited}"]`)).toContainText('Nur lesen');
  await expectAccessible(page);

  const row = page.locator(`[data-person="${other.email}"]`);
  await row.getByRole('button', { name: 'Nur noch lesen' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('entscheidet nichts mehr');
  await expectAccessible(page);
  const act = dialog.getByRole('button', { name: 'Nur noch lesen' });
  await act.press('Enter');
  await expect(dialog.getByLabel('Ihr Passwort')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Ihr Passwort').fill('Falsches-Wort-1');
  await act.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Passwort');
  await expect(dialog.getByLabel('Ihr Passwort')).toHaveValue('Falsches-Wort-1');
  await expectAccessible(page);
  await dialog.getByLabel('Ihr Passwort').fill(PASSWORD);
  await act.press('Enter');
  await expect(row.getByRole('button', { name: 'Entscheiden lassen' })).toBeFocused();
  expect(accountStore(server.deps.db).rolesOf(other.id).deskRole).toBe('reader');

  await page.goto('/de/admin/law');
  await expect(page.getByText('tragen Sie danach ihren Stand in den Einstellungen ein')).toBeVisible();
  await openSession(context, server, other.id);
  await page.reload();
  await expect(page.getByText('noch nicht anwaltlich geprüft.').first()).toBeVisible();
  await expect(page.getByText('Einstellungen ein')).toHaveCount(0);
  await page.goto(listFrom(other.id));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('[data-reader]')).toContainText('Lesezugang');
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: /Sperren|Einladung senden|Entscheiden lassen/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/de/admin/mails?id=gone');
  await expect(page.getByText('Was diese Adresse nennt, gibt es hier nicht')).toBeVisible();
  await page.getByRole('link', { name: 'Ganze Liste zeigen' }).press('Enter');
  await page.waitForURL('**/de/admin/mails');
  await page.goto('/de/dashboard/admin');
  await expect(page.locator('[data-kind="step1"] a')).toContainText('Ansehen');
  await page.goto('/de/admin/applications?application=gone');
  await expect(page.getByRole('link', { name: 'Zur Warteschlange' })).toBeVisible();
  await page.goto(`/de/admin/applications?application=${application}`);
  await expect(page.getByRole('region', { name: 'Entscheidung' })).toBeVisible();
  await page.locator('summary', { hasText: 'Originale' }).click();
  const deciding = /[Ff]reigeben|Annehmen|Ablehnen|berichtigen|hochladen|Angekommen/;
  await expect(page.getByRole('button', { name: deciding })).toHaveCount(0);
  // A refused call would be a complaint, as both wrong passwords were, and the application that does not exist.
  await page.keyboard.press('e');
  expect(complaints).toEqual(['403', '403', '404'].map((status) => expect.stringContaining(status)));
});

test('recovery codes are made anew in the settings, and shown once', async ({ page, context, server }) => {
  const { id, email } = await signInAs(context, server, { role: 'admin', password: PASSWORD });
  const { deps } = server;
  const account = accountStore(deps.db).find(id);
  if (!account) throw new Error('no account');
  secondFactorStore(deps.db).add(id, 'sealed', deps.clock.now());
  secondFactorStore(deps.db).confirm(id, deps.clock.now());
  const [old = ''] = renewCodes(deps, account);
  await page.goto('/en/account');
  const card = page.locator('[data-settings=new-recovery-codes]');
  await card.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await card.getByLabel('Code from the app').fill('wrong-wrong-1');
  await card.getByRole('button', { name: 'Make new codes' }).press('Enter');
  await expect(card.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true');
  await card.getByLabel('Code from the app').fill(old);
  await card.getByRole('button', { name: 'Make new codes' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expect(page.getByText(`Recovery codes for ${email}`)).toBeVisible();
  await expectAccessible(page);
  expect(await page.locator('main li code').count()).toBe(10);
  await page.getByLabel('I have saved them').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(card).toContainText('You have new recovery codes');
  await expect(page.locator('main li code')).toHaveCount(0);
});
