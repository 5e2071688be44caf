import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { systemClock } from '#api/time/clock.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { type RunningServer, startServer } from './server.ts';
import { signInAs } from './sign-in.ts';

const ENTITY = 'Träger <b>Nord</b> gGmbH';
const PHONE = '+49 711 5550123';

const group = (page: Page, name: string) => page.locator(`[data-group=${name}]`);

async function openGroup(page: Page, name: string) {
  await group(page, name).locator('summary').click();
}

/** Looks at what was typed in a group, and saves it. */
async function save(page: Page, name: string, words = ['Änderungen ansehen', 'Speichern']) {
  const [look = '', keep = ''] = words;
  await group(page, name).getByRole('button', { name: look }).click();
  await page.getByRole('dialog').getByRole('button', { name: keep }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

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
    await save(page, 'wages', ['Look at the changes', 'Save']);
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
    await save(page, 'legal', ['Look at the changes', 'Save']);
    await save(other, 'legal', ['Look at the changes', 'Save']);
    await expect(other.getByRole('alert')).toContainText('New Street 1');
    await expect(other.getByRole('alert')).toBeFocused();
    await expect(group(other, 'legal').getByLabel('Street and number')).toHaveValue('New Street 1');
    await expect(group(other, 'legal').getByLabel('Postcode and town')).toHaveValue('70173 Stuttgart');
    await save(other, 'legal', ['Look at the changes', 'Save']);
    await expect(other.getByRole('status').filter({ hasText: 'Saved as version' })).toBeFocused();
    await expect.poll(() => server.deps.site.legal).toMatchObject({ street: 'New Street 1', city: '70173 Stuttgart' });
    await other.close();
  });
});

test.describe('CONS-16 the running server builds its pages again', () => {
  const dist = path.resolve('dist.story');
  let own: RunningServer;
  test.beforeAll(async () => {
    rmSync(dist, { recursive: true, force: true });
    cpSync(process.env.E2E_DIST ?? '', dist, { recursive: true });
    own = await startServer(systemClock, dist);
    const stamp = path.join(dist, 'stamp.json');
    writeFileSync(stamp, JSON.stringify({ ...JSON.parse(readFileSync(stamp, 'utf8')), publicUrl: own.url }));
    await own.deps.siteBuild.start(dist);
  });
  test.afterAll(async () => {
    await own.stop();
    rmSync(dist, { recursive: true, force: true });
  });

  // The one real build of these tests: it is slow, and the machine may be busy.
  test('after an operator has changed phone and legal entity', async ({ page, context }) => {
    test.setTimeout(600_000);
    await signInAs(context, own, { role: 'admin', lang: 'de' });
    await page.goto(`${own.url}/de/admin/settings`);
    await openGroup(page, 'legal');
    await group(page, 'legal').getByLabel('Träger').fill(ENTITY);
    await openGroup(page, 'contact');
    await group(page, 'contact').getByLabel('Telefon in Deutschland').fill(PHONE);
    await save(page, 'legal');
    await expect(page.locator('[data-pages=running]')).toContainText('Die Seiten werden gerade neu gebaut');
    // Typed before the other group was saved.
    await save(page, 'contact');
    const imprint = async () => (await page.request.get(`${own.url}/de/impressum`)).text();
    expect(await imprint()).not.toContain('Nord');
    await expect(page.locator('[data-pages=done]')).toBeVisible({ timeout: 550_000 });
    expect(await imprint()).toContain('Träger &lt;b&gt;Nord&lt;/b&gt; gGmbH');
    await page.goto(`${own.url}/de/contact`);
    await expect(page.getByText(PHONE).first()).toBeVisible();
    await page.goto(`${own.url}/de/admin/settings`);
    await expect(page.getByText('Fassung 2').first()).toBeVisible();
  });
});
