import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { correctionRequestStore } from '#api/personal-data/correction-request.store.ts';
import { consentStore } from '#api/placements/consent.store.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { letPartnersSeeNames } from '../support/consents.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { seedInvitingPartner } from './inviting-partner.ts';
import { asksBeforeLeaving } from './page-parts.ts';
import { seedApplicant } from './seed.ts';

test('PRIV-07 PRIV-20 PRIV-21 PRIV-27 PRIV-28 somebody opens their data by mail, takes it along, asks for a correction, withdraws a consent and erases it', async ({
  page,
  server,
  product,
}) => {
  const { partnerId } = await seedInvitingPartner(server, { verified: true });
  const { id } = await seedApplicant(server.deps, { status: 'A2_CV_RECEIVED' });
  const email = `rights.${id}@example.org`;
  changeRows(server.deps.db, 'applicant', { id }, { partner_id: partnerId, email });
  settle(server.deps, id);
  letPartnersSeeNames(server.deps);

  await test.step('the page asks for the address and mails the link', async () => {
    await page.goto('/en/my-data');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.locator('#data-link-email')).toBeFocused();
    await page.locator('#data-link-email').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText('Check your mailbox')).toBeVisible();
    const link = /\/(?:de|en)\/my-data\?token=[\w-]+/.exec((await product.mails(email)).at(-1)?.text ?? '')?.[0] ?? '';
    await page.goto(link.replace('/de/', '/en/'));
    await expect(page.getByRole('heading', { name: 'Who this is about' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('everything is saved as one file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the ZIP file' }).click();
    const parts = unzipSync(readFileSync(await (await downloading).path()));
    expect(strFromU8(parts['data.json'] ?? new Uint8Array())).toContain(email);
    await expect(page.getByText('The file is among your downloads now')).toBeVisible();
  });

  await test.step('a request for a correction says what is missing, and waits', async () => {
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('alert')).toContainText('Please correct 2 fields');
    await page.getByLabel('What is it about?').selectOption('phone');
    await page.locator('#correction-text').fill('My number ends with 47.');
    expect(await asksBeforeLeaving(page)).toBe(true);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('We have your request of')).toBeVisible();
    expect(correctionRequestStore(server.deps.db).open(id)).toMatchObject({
      field: 'phone',
      text: 'My number ends with 47.',
    });
  });

  await test.step('a consent is withdrawn after a warning, and counts at once', async () => {
    await page.locator('[data-consent=given]').getByRole('button', { name: 'Withdraw consent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw your consent?' });
    await expect(dialog).toContainText('sees only your application number');
    await dialog.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(page.locator('[data-consent=given]')).toHaveCount(0);
    expect(consentStore(server.deps.db).given(id, 'partner_name')).toBeUndefined();
    await expect(page.getByText('Withdrawn on')).toBeVisible();
  });

  await test.step('everything is erased after the number was typed', async () => {
    const card = page.locator('[data-erase]');
    await card.getByRole('button').first().press('Enter');
    await expect(card.getByRole('textbox')).toBeFocused();
    await card.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(card.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await card.getByRole('textbox').fill(applicationNumber(id));
    await card.locator('button[type=submit]').click();
    await expect(card).toHaveCount(0);
    await expectAccessible(page);
    expect(applicantStore(server.deps.db).find(id)).toBeUndefined();
  });
});
