import type { Page } from '@playwright/test';
import { seedPapers } from './desk-papers.ts';
import { expect, test } from './harness.ts';
import { seedInvitingPartner } from './inviting-partner.ts';
import { asksBeforeLeaving } from './page-parts.ts';
import { signInAsPartner } from './partner-people.ts';
import type { RunningServer } from './server.ts';
import { openGroup } from './settings-groups.ts';
import { signInAs } from './sign-in.ts';

async function expectAskedFor(page: Page, at: string, field: string, typed: string) {
  await page.goto(at);
  if (at.endsWith('settings')) await openGroup(page, 'contact');
  await page.locator(`[name="${field}"]`).click();
  expect(await asksBeforeLeaving(page)).toBe(false);
  await page.goto(at);
  if (at.endsWith('settings')) await openGroup(page, 'contact');
  await page.locator(`[name="${field}"]`).fill(typed);
  expect(await asksBeforeLeaving(page)).toBe(true);
  await expect(page.locator(`[name="${field}"]`)).toHaveValue(typed);
}

test('PARA-19 what a partner types into their profile or for the poster is asked about before leaving, until it is saved', async ({
  page,
  context,
  server,
}) => {
  await signInAsPartner(context, server);
  await expectAskedFor(page, '/de/partner', 'contact_person', 'Dr. Erika Muster');
  await page
    .locator('form', { has: page.locator('[name="contact_person"]') })
    .getByRole('button')
    .click();
  await expect(page.getByText('Profil gespeichert')).toBeVisible();
  expect(await asksBeforeLeaving(page)).toBe(false);
  await expectAskedFor(page, '/de/partner', 'poster_name', 'Erika Muster');
});

test('CONS-14 what an admin types into settings or a season is asked about before leaving', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, { role: 'admin' });
  await expectAskedFor(page, '/de/admin/settings', 'contact.phoneGermany', '+49 711 5550123');
  // What is looked at is not saved yet.
  await page.getByRole('button', { name: 'Änderungen ansehen' }).locator('visible=true').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
  expect(await asksBeforeLeaving(page)).toBe(true);
  await page.locator('[name="contact.phoneGermany"]').fill(server.deps.site.contact.phoneGermany);
  expect(await asksBeforeLeaving(page)).toBe(false);
  await expectAskedFor(page, '/de/admin/seasons', 'name_de', 'Winter');
});

test('PARA-14 nobody is asked about a profile that was just made, as its page leads on', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, { role: 'partner' });
  await page.goto('/de/partner/onboarding');
  await page.getByLabel('Name der Einrichtung').fill('Muster-Hochschule');
  await page.getByLabel('Ansprechperson').fill('Erika Muster');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.getByRole('button', { name: 'Profil erstellen' }).click();
  await page.waitForURL('**/de/partner');
  expect(asked).toEqual([]);
});

for (const [role, at, field] of [
  ['partner', async () => '/en/partner', '[name="poster_name"]'],
  ['admin', async (server: RunningServer) => (await seedPapers(server, [])).addressOf('en', ''), '#application-note'],
] as const)
  test(`ADMI-03 signing out asks about what is not sent (${role}), and discards nothing where the answer is no`, async ({
    page,
    context,
    server,
  }) => {
    if (role === 'partner') await signInAsPartner(context, server);
    else await signInAs(context, server, { role });
    await page.goto(await at(server));
    if (role === 'admin') await page.getByText('Notes', { exact: true }).click();
    await page.locator(field).fill('Erika Muster');
    const asked = page.waitForEvent('dialog', { timeout: 10_000 });
    const signingOut = page.locator('[data-sign-out]').dispatchEvent('click');
    const question = await asked;
    expect(question.message()).toContain('not been sent');
    await question.dismiss();
    await signingOut;
    await expect(page.locator(field)).toHaveValue('Erika Muster');
  });

test('PARA-46 a list of students that a partner pastes is asked about before leaving, while it is only looked at too', async ({
  page,
  context,
  server,
}) => {
  await signInAsPartner(context, server);
  await expectAskedFor(page, '/de/partner', 'list', 'Selam Tesfaye, selam@example.org');
});

test('ADMI-11 a note or a reason that an admin types is asked about before leaving', async ({
  page,
  context,
  server,
}) => {
  const { partnerId } = await seedInvitingPartner(server);
  await signInAs(context, server, { role: 'admin' });
  await page.goto(`/de/admin/partners/${partnerId}`);
  await page.locator('#partner-note').fill('Ruft am Montag an.');
  expect(await asksBeforeLeaving(page)).toBe(true);
  await page.locator('#partner-note').fill('');
  expect(await asksBeforeLeaving(page)).toBe(false);
});
