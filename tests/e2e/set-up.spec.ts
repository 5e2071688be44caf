import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expectAccessible } from './accessible.ts';
import { newAddress, PASSWORD } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { startServer } from './server.ts';
import { signInAs } from './sign-in.ts';

test('STAC-19 the first admin is made on the page that the printed link opens, and goes on to the sign-in', async ({
  page,
}) => {
  const fresh = await startServer();
  fresh.deps.setUp.host = { tryOut: () => Promise.resolve(), startAnew: () => {} };
  try {
    const address = `${fresh.url}/de/set-up`;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('Der Link ist unvollständig');
    await expectAccessible(page);
    await page.goto('about:blank');
    await page.goto(`${address}#token=${fresh.deps.setUp.open()}`);
    await page.getByRole('button', { name: 'Zurückspielen' }).click();
    await expect(page.getByText('Nichts wurde zurückgespielt')).toBeVisible();
    await page.getByLabel('E-Mail').fill(newAddress('first'));
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Passwort wiederholen').fill(PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByText('Das Konto ist da')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
    await expect(page).toHaveURL(`${fresh.url}/de/admin/login?next=%2Fde%2Fadmin%2Fset-up`);
  } finally {
    await fresh.stop();
  }
});

test('STAC-14 an admin reads what the server finds about itself, and sends a mail for trial', async ({
  page,
  context,
  server,
}) => {
  const { email } = await signInAs(context, server, { role: 'admin' });
  await page.goto('/de/dashboard/admin');
  await page.getByRole('link', { name: 'Alles, was zu sehen ist' }).click();
  await expect(page.locator('li').filter({ hasText: /^Datenbank/ })).toHaveAttribute('data-state', 'ok');
  await expectAccessible(page);
  await page.getByRole('link', { name: /zur Probe senden/ }).click();
  await expect(page).toHaveURL(`${server.url}/de/admin/mails`);
  // The set-up goes on here after the first sign-in.
  await page.goto('/de/admin/set-up');
  await page.getByText('Träger und Impressum').click();
  await expect(page.getByLabel('Straße und Hausnummer')).toBeVisible();
  await expect(page.locator('li').filter({ hasText: /^Schlüssel/ })).toContainText('secret.key');
  await expectAccessible(page);
  await page.getByRole('button', { name: /zur Probe senden/ }).click();
  await expect(page.getByText(`An ${email} gesendet`)).toBeVisible();
  expect(server.received.at(-1)?.to?.[0]?.address).toBe(email);
});

test('STAC-33 an admin types where backups go, reads why it would not do, and that it does', async ({
  page,
  context,
}) => {
  const own = await startServer();
  own.deps.setUp.host = { tryOut: () => Promise.resolve(), startAnew: () => {} };
  const folder = tempFolder();
  try {
    await signInAs(context, own, { role: 'admin', password: PASSWORD });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${own.url}/de/admin/server`);
    await expect(page.locator('[data-connection=mail]')).toContainText('auf dem Server gesetzt');
    await page.getByLabel('Was möchten Sie ändern?').selectOption('folder');
    await page.getByLabel('Ganzer Pfad').fill('backup');
    await page.getByLabel(/Ihr Passwort hier/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Ausprobieren' }).click();
    await expect(page.getByText('außerhalb des Datenordners')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Ganzer Pfad').fill(folder);
    await page.getByRole('button', { name: 'Ausprobieren' }).click();
    await expect(page.getByText('Ausprobiert und übernommen')).toBeVisible();
    const listed = page.locator('[data-connection=folder]');
    await expect(listed).toContainText(folder);
    // Left blank, nothing ends: that is said with a tick of its own.
    await page.getByLabel('Was möchten Sie ändern?').selectOption('folder');
    await page.getByLabel(/Ihr Passwort hier/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Ausprobieren' }).click();
    await expect(page.getByLabel('Ganzer Pfad')).toHaveAttribute('aria-invalid', 'true');
    await expect(listed).toContainText(folder);
    await page.getByLabel('Nicht mehr verwenden').check();
    await page.getByRole('button', { name: 'Ausprobieren' }).click();
    await expect(listed).not.toContainText(folder);
  } finally {
    await own.stop();
    rmSync(folder, { recursive: true });
  }
});

function tempFolder(): string {
  return mkdtempSync(path.join(os.tmpdir(), 'werksommer-'));
}
