import { eventStore } from '#api/audit/event.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { employerMemberStore } from '#api/members/member.store.ts';
import { PASSWORD } from '../support/accounts.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { createMailbox } from './mailbox.ts';
import { signInAsPartner } from './partner-people.ts';
import { signInAs } from './sign-in.ts';

test('PARA-41 PARA-43 a colleague is invited, joins by the mailed link, sees the desk, and is removed with an open tab', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signInAsPartner(context, server);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/partner');
  const email = 'colleague.of.partner@example.org';
  await page.getByLabel('E-Mail der Person').fill(email);
  await page.getByRole('region', { name: 'Wer Zugang hat' }).getByLabel('Sprache der E-Mail').selectOption('en');
  await page.getByLabel('E-Mail der Person').press('Enter');
  await expect(page.locator(`[data-invited="${email}"]`)).toContainText('gilt bis');
  await expectAccessible(page);
  const [mail] = await createMailbox(server)(email);
  const link = mail?.links.find((one) => one.includes('/en/partner/invitation?token=')) ?? '';

  const other = await browser.newContext({ baseURL: server.url });
  const colleague = await other.newPage();
  await colleague.goto(link);
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await colleague.getByLabel('Repeat password').fill(PASSWORD);
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: 'Create account and join' }).click();
  await expect(colleague).toHaveURL(/\/en\/partner$/);
  await expect(colleague.locator(`[data-member="${email}"]`)).toContainText('You');
  // The name is the owner's to change.
  await expect(colleague.getByLabel('Organisation', { exact: true })).toHaveCount(0);

  await page.reload();
  await page.locator(`[data-member="${email}"]`).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zugang beenden' }).click();
  await expect(page.locator(`[data-member="${email}"]`)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Wer Zugang hat' })).toBeFocused();
  // A call of the page's own may meet the end first: then the page is covered already, and a press finds no button.
  await colleague.getByRole('button', { name: 'Save contact', includeHidden: true }).dispatchEvent('click');
  await expect(colleague.getByLabel('Password', { exact: true })).toBeVisible();
  await other.close();
});

test('PARA-43 who opens onboarding or an employer’s page after their access has ended reads it, and nothing is refused', async ({
  context,
  page,
  server,
}) => {
  const { deps } = server;
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const role of ['partner', 'employer'] as const) {
    const { id } = await signInAs(context, server, { role, firstName: 'Muster', lastName: 'Person' });
    employerMemberStore(deps.db).remove(id, employerStore(deps.db).findOfAccount(id)?.id ?? '');
    eventStore(deps.db).add({
      at: deps.clock.now(),
      subject: 'account',
      subjectId: id,
      actor: 'account',
      action: 'member-removed',
    });
    await page.goto(role === 'partner' ? '/de/partner/onboarding' : '/de/dashboard/employer');
    await expect(page.getByText('Ihr Zugang ist beendet')).toBeVisible();
    await expect(page.getByText('Hauptzugang')).toBeVisible();
    await expectAccessible(page);
  }
  expect(refused).toEqual([]);
});
