import { expectAccessible } from './accessible.ts';
import { PASSWORD } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { complaintsOf } from './quiet.ts';
import { signInAs } from './sign-in.ts';

test('STAC-31 an admin makes a key for another program, which is shown once, and takes it back', async ({
  page,
  context,
  server,
}) => {
  const complaints = complaintsOf(page);
  await signInAs(context, server, { role: 'admin', password: PASSWORD });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/admin/server');
  const keys = page.getByRole('region', { name: 'Schlüssel für andere Programme' });
  await keys.getByRole('button', { name: 'Schlüssel machen' }).press('Enter');
  const password = keys.getByLabel('Ihr Passwort');
  for (const field of [keys.getByLabel('Name'), password]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await keys.getByLabel('Name').fill('Anzeige im Büro');
  await keys.getByLabel('Gültig').selectOption({ label: '90 Tage' });
  await password.fill('Falsches-Wort-1');
  await keys.getByRole('button', { name: 'Schlüssel machen' }).press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(keys.getByLabel('Name')).toHaveValue('Anzeige im Büro');
  await password.fill(PASSWORD);
  await keys.getByRole('button', { name: 'Schlüssel machen' }).press('Enter');
  await expect(keys.getByRole('status').locator('code')).toHaveText(/^wsk_[\w-]{32}$/);
  const row = keys.locator('[data-key="Anzeige im Büro"]');
  await expect(row).toContainText('Noch nicht benutzt');
  await expectAccessible(page);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(keys.locator('code')).toHaveCount(0);
  await row.getByRole('button', { name: 'Schlüssel Anzeige im Büro zurücknehmen' }).press('Enter');
  await expect(row).toBeHidden();
  await expect(keys.getByRole('status')).toContainText('zurückgenommen');
  // The wrong password.
  expect(complaints).toEqual([expect.stringContaining('403')]);
});
