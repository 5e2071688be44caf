import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { group, openGroup, saveGroup } from './settings-groups.ts';
import { signInAs } from './sign-in.ts';

const PHONE = '+49 711 5550123';

test.describe('CONS-14 the settings in the admin area', () => {
  test('say at each field what is wrong, and keep what was typed', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'admin', lang: 'de' });
    await page.goto('/de/admin/settings');
    await openGroup(page, 'contact');
    const contact = group(page, 'contact');
    await contact.getByLabel('E-Mail für Fragen').fill('keine Adresse');
    await contact.getByLabel('Telefon in Deutschland').fill(PHONE);
    await contact.getByRole('button', { name: 'Änderungen ansehen' }).click();
    await expect(contact.getByRole('alert')).toContainText('E-Mail für Fragen: Bitte geben Sie eine gültige');
    await expectAccessible(page);
    await expect(contact.getByLabel('Telefon in Deutschland')).toHaveValue(PHONE);
  });

  test('a wage with its day is added as a row; readers can only read', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'admin' });
    await page.goto('/en/admin/settings');
    await openGroup(page, 'wages');
    const wages = group(page, 'wages');
    await wages.getByRole('button', { name: 'Add a row: Legal minimum wage' }).click();
    const row = wages.getByRole('group', { name: 'Legal minimum wage' });
    await row.getByLabel('From the day').last().fill('2028-01-01');
    await row.getByLabel('Euros an hour').last().fill('146');
    await wages.getByRole('button', { name: 'Look at the changes' }).click();
    await expect(wages.getByRole('alert')).toContainText('Legal minimum wage: Please enter euros an hour');
    await row.getByLabel('Euros an hour').last().fill('15.10');
    await expectAccessible(page);
    await saveGroup(page, 'wages', ['Look at the changes', 'Save']);
    await expect.poll(() => server.deps.site.earnings.wages.minimum.at(-1)).toEqual({ from: '2028-01-01', euro: 15.1 });
  });

  test('of two admins at one time the second sees what the first changed, and keeps what they typed', async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server, { role: 'admin' });
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.goto('/en/admin/settings');
      await openGroup(each, 'legal');
    }
    await group(page, 'legal').getByLabel('Street and number').fill('New Street 1');
    await group(other, 'legal').getByLabel('Postcode and town').fill('70173 Stuttgart');
    await saveGroup(page, 'legal', ['Look at the changes', 'Save']);
    await saveGroup(other, 'legal', ['Look at the changes', 'Save']);
    await expect(other.getByRole('alert')).toContainText('New Street 1');
    await expect(other.getByRole('alert')).toBeFocused();
    await expect(group(other, 'legal').getByLabel('Street and number')).toHaveValue('New Street 1');
    await expect(group(other, 'legal').getByLabel('Postcode and town')).toHaveValue('70173 Stuttgart');
    await saveGroup(other, 'legal', ['Look at the changes', 'Save']);
    await expect(other.getByRole('status').filter({ hasText: 'Saved as version' })).toBeFocused();
    await expect.poll(() => server.deps.site.legal).toMatchObject({ street: 'New Street 1', city: '70173 Stuttgart' });
    await other.close();
  });
});
