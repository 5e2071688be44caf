import type { BrowserContext, Page } from '@playwright/test';
import { accountStore } from '#api/accounts/account.store.ts';
import { secondFactorStore } from '#api/accounts/second-factor/second-factor.store.ts';
import { renewCodes } from '#api/accounts/second-factor.ts';
import { expectAccessible } from './accessible.ts';
import { newAddress, open, PASSWORD, send } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { complaintsOf } from './quiet.ts';
import { endSessionAt, openSession, seedAccount } from './sign-in.ts';

test('STAC-32 an admin adds a passkey, signs in with it, and removes it', async ({ page, context, server }) => {
  const { deps } = server;
  const { PUBLIC_URL } = deps.env;
  // Browsers know no passkeys for an address in digits.
  const url = server.url.replace('127.0.0.1', 'localhost');
  deps.env.PUBLIC_URL = url;
  try {
    const complaints = complaintsOf(page);
    const { id, email } = await seedAccount(server, { role: 'admin', password: PASSWORD, email: newAddress('admin') });
    const account = accountStore(deps.db).find(id);
    if (!account) throw new Error('no admin');
    secondFactorStore(deps.db).add(id, 'sealed', deps.clock.now());
    secondFactorStore(deps.db).confirm(id, deps.clock.now());
    const codes = renewCodes(deps, account);
    const device = await plugIn(context, page);
    await openSession(context, { ...server, deps, url }, id);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${url}/de/account`);
    const adding = page.locator('[data-settings="add-passkey"]');
    await adding.getByLabel('Name des Passkeys').fill('Laptop im Büro');
    await adding.getByLabel('Ihr Passwort').fill(PASSWORD);
    await adding.getByLabel('Code aus der App').fill(codes[0] ?? '');
    await adding.getByRole('button', { name: 'Passkey hinzufügen' }).press('Enter');
    await expect(adding.getByRole('status').filter({ hasText: 'Sie haben einen neuen Passkey' })).toBeVisible();
    const row = page.locator('[data-passkey="Laptop im Büro"]');
    await expect(row).toContainText('Noch nicht benutzt');
    await expectAccessible(page);

    await page.goto('about:blank');
    await context.clearCookies();
    await open(page, `${url}/de/admin/login`);
    await send(page, { email, password: PASSWORD });
    const confirm = page.getByRole('button', { name: 'Passkey benutzen' });
    await expect(confirm).toBeVisible();
    await expectAccessible(page);
    // The first sign-in without a code is refused, which says that one is needed.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
    await confirm.press('Enter');
    await expect(page).toHaveURL(/\/de\/dashboard\/admin$/);

    await page.goto(`${url}/de/account`);
    await expect(row).toContainText('Zuletzt benutzt');

    // A session that ends while its page is open takes the passkey in place, too.
    await page.getByLabel('Englisch').check();
    await endSessionAt(page, server, id, '/api/auth/change-language');
    await page.getByRole('button', { name: 'Sprache speichern' }).click();
    const again = page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' });
    await again.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(again.getByRole('button', { name: 'Passkey benutzen' })).toBeVisible();
    await expectAccessible(page);
    // A finger that the device does not know, then the right one.
    await device.verify(false);
    await again.getByRole('button', { name: 'Passkey benutzen' }).press('Enter');
    await expect(again.getByRole('alert').filter({ hasText: 'Bitte versuchen Sie es noch einmal.' })).toBeVisible();
    await device.verify(true);
    await again.getByRole('button', { name: 'Passkey benutzen' }).press('Enter');
    await expect(again).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'Die Sprache ist gespeichert' })).toBeVisible();
    expect(complaints.splice(0).every((complaint) => complaint.includes('401'))).toBe(true);

    await row.getByRole('button', { name: 'Entfernen' }).press('Enter');
    const removing = page.locator('[data-settings="remove-passkey"]');
    await expect(removing.getByLabel('Ihr Passwort')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(PASSWORD);
    await removing.getByLabel('Code aus der App').fill(codes[1] ?? '');
    await removing.getByRole('button', { name: 'Entfernen' }).press('Enter');
    await expect(row).toBeHidden();
    expect(complaints).toEqual([]);
  } finally {
    deps.env.PUBLIC_URL = PUBLIC_URL;
  }
});

/** A device with a fingerprint reader, and a finger on it. */
async function plugIn(
  context: BrowserContext,
  page: Page,
): Promise<{ verify: (isUserVerified: boolean) => Promise<unknown> }> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  const person = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } as const;
  const options = { ...device, ...person };
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    verify: (isUserVerified) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
