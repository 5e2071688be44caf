import { makeConfirmedMatch } from '../support/contracts.ts';
import { pdfBytes } from '../support/files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { openSession, seedAccount, signInAs } from './sign-in.ts';

const signed = async (by: string) => ({
  name: 'vertrag.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(await pdfBytes(by)),
});

test('EMPA-15 a contract is drafted and sent, acknowledged and signed by both, and then active', async ({
  page,
  context,
  server,
}) => {
  const { deps } = server;
  const { id } = await signInAs(context, server, { role: 'employer', firstName: 'Muster GmbH', lastName: '' });
  const { matchId, token } = makeConfirmedMatch(deps, deps.employers.findOfAccount(id)?.id ?? '');
  const admin = await seedAccount(server, { role: 'admin' });
  await openSession(context, server, admin.id);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de/admin/contracts');
  await page.locator(`[data-match="${matchId}"]`).getByRole('button', { name: 'Vertrag entwerfen' }).click();
  await page.getByRole('button', { name: 'An beide Seiten senden' }).click();
  await expect(page.locator('[data-state=sent]')).toBeVisible();
  await expectAccessible(page);

  await openSession(context, server, id);
  await page.goto('/de/employer/contracts');
  await page.locator('[data-listed-contract]').getByRole('button', { name: 'Unterschreiben' }).click();
  const own = page.locator('[data-contract]');
  await own.locator('input[type=file]').setInputFiles(await signed('employer'));
  await own.getByRole('button', { name: 'Exemplar hochladen' }).click();
  await expect(own).toHaveAttribute('data-contract', 'signed-by-employer');

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/en/contract?token=${token}`);
  await page.getByRole('button', { name: 'I have read who pays what' }).click();
  await own.locator('input[type=file]').setInputFiles(await signed('candidate'));
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Upload the copy' }).click();
  await expect(own).toHaveAttribute('data-contract', 'active');
});
