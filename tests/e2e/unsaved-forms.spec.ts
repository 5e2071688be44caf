import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { signInAsPartner } from './partner-people.ts';
import { openGroup } from './settings-groups.ts';
import { signInAs } from './sign-in.ts';

/** Whether the browser asks before it goes elsewhere; where it does, the page stays. */
async function asksBeforeLeaving(page: Page): Promise<boolean> {
  let asked = false;
  page.once('dialog', async (dialog) => {
    asked = dialog.type() === 'beforeunload';
    await dialog.dismiss();
  });
  await page.goto('/de/contact').catch(() => undefined);
  page.removeAllListeners('dialog');
  return asked;
}

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
