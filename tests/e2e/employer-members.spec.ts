import { PASSWORD } from '../support/accounts.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { createMailbox } from './mailbox.ts';
import { signInAs, vetEmployer } from './sign-in.ts';

test('EMPA-17 a colleague is invited on the page, joins by the mailed link and comes to the dashboard', async ({
  page,
  context,
  server,
}) => {
  const company = 'Kabinenservice Muster GmbH';
  const { id } = await signInAs(context, server, { role: 'employer', firstName: company, lastName: '' });
  vetEmployer(server, id);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/employer/members');
  const email = 'colleague.of.employer@example.org';
  await page.getByLabel('E-Mail der Person').fill(email);
  await page.getByLabel('E-Mail der Person').press('Enter');
  await expect(page.locator(`[data-invited="${email}"]`)).toContainText('gilt bis');
  await expectAccessible(page);
  const [mail] = await createMailbox(server)(email);
  const link = mail?.links.find((one) => one.includes('/de/employer/invitation?token=')) ?? '';

  await context.clearCookies();
  await page.goto(link);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Passwort wiederholen').fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto anlegen und beitreten' }).click();
  await expect(page).toHaveURL(/\/de\/dashboard\/employer$/);
});
