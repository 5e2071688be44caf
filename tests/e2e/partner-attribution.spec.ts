import type { Page } from '@playwright/test';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { registrationStore } from '#api/partners/registrations/registration.store.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { type InvitingPartner, seedInvitingPartner } from './inviting-partner.ts';
import type { Product } from './product.ts';
import type { RunningServer } from './server.ts';

async function applyHere(page: Page, product: Product, agreesToName = false): Promise<string> {
  // Waits for the script: without it the form works, but nobody reads the partner from the address.
  await expect(page.locator('html')).toHaveAttribute('data-wizard', 'start');
  const email = `selam.${crypto.randomUUID()}@example.org`;
  await page.locator('[name=first_name]').fill('Selam');
  await page.locator('[name=last_name]').fill('Tesfaye');
  await page.locator('[name=email]').fill(email);
  await page.locator('input[name=hub4africa_file]').setInputFiles(product.pdf());
  await page.locator('[name=gdpr]').check();
  if (agreesToName) {
    await page.getByLabel('Your partner may see your name').check();
    await expectAccessible(page);
  }
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('Awaiting approval')).toBeVisible();
  return email;
}

const namesOf = ({ deps }: RunningServer, { partnerId }: InvitingPartner) => {
  const people = registrationStore(deps.db).page(partnerId, 'newest', undefined, 1000);
  return people.map(({ applicant_id: id }) => applicantStore(deps.db).find(id ?? '')?.email);
};

for (const [what, given] of [
  ['id', ({ partnerId }: InvitingPartner) => partnerId],
  ['token', ({ token }: InvitingPartner) => token],
] as const) {
  test(`an application that begins with a partner’s ${what} in the address counts for this partner`, async ({
    page,
    server,
    product,
  }) => {
    const partner = await seedInvitingPartner(server);
    await page.goto(`/join?partner=${given(partner)}`);
    await page.goto(`/en/join${new URL(page.url()).search}`);
    const agrees = what === 'id';
    const email = await applyHere(page, product, agrees);
    expect(namesOf(server, partner)).toEqual([email]);
    const [person] = registrationStore(server.deps.db).page(partner.partnerId, 'newest', undefined, 1);
    expect(person?.name === 'Selam Tesfaye').toBe(agrees);
  });
}

test('the partner is kept on the way through other pages, and with the language', async ({ page, server, product }) => {
  const partner = await seedInvitingPartner(server);
  await page.goto(`/de/join?partner=${partner.partnerId}`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('s4f_partner'))).toBe(partner.partnerId);
  await page.goto('/en/contact');
  await page.goto('/en/join');
  const email = await applyHere(page, product);
  expect(namesOf(server, partner)).toEqual([email]);
  // The next applicant on this device must not count as this partner's.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('s4f_partner'))).toBeNull();
});

test('an unknown partner, or one of a strange form, is no reason to refuse anybody', async ({ page, product }) => {
  await page.goto(`/en/join?partner=${encodeURIComponent('<b>nobody</b>')}`);
  await applyHere(page, product);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/en/join?partner=NOBODY');
  await applyHere(page, product);
});
