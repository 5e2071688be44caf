import type { Page } from '@playwright/test';
import { partnerStore } from '#api/partners/partner.store.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import { heading } from './page-parts.ts';
import { complaintsOf } from './quiet.ts';
import { signInAs } from './sign-in.ts';
import { json, stub } from './stub.ts';

const CREATE = '/api/partner/create-profile';
const organization = (page: Page) => page.getByLabel('Name der Einrichtung');
const person = (page: Page) => page.getByLabel('Ansprechperson');
const submit = (page: Page) => page.getByRole('button', { name: 'Profil erstellen' });

test.beforeEach(({ context, server }) => signInAs(context, server, { role: 'partner' }));

async function open(page: Page) {
  await page.goto('/de/partner/onboarding');
  await expect(heading(page)).toHaveText('Partner-Profil anlegen');
}

test('PARA-14 ROUT-13 asks for the organisation and a contact person, and for what they are checked by', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await open(page);
  await expect(page.locator('main input[required]')).toHaveCount(2);
  await expect(organization(page)).toBeVisible();
  await expect(person(page)).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  expect(complaints).toEqual([]);
});

test('PARA-15 both are needed, spaces alone are nothing', async ({ page }) => {
  await open(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes(CREATE)) asked += 1;
  });
  for (const [name, contact, missing] of [
    ['   ', '\t ', 2],
    ['Example University', '  ', 1],
    ['', 'Almaz', 1],
  ] as const) {
    await organization(page).fill(name);
    await person(page).fill(contact);
    await submit(page).click();
    await expect(page.locator('main .err')).toHaveText(Array(missing).fill('Bitte alle Felder ausfüllen.'));
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(organization(page)).toHaveValue(name);
  }
  await expectAccessible(page);
  expect(asked).toBe(0);
});

test('PARA-16 PARA-17 PARA-18 makes the profile, and the dashboard says so, with code and link', async ({
  page,
  server,
}) => {
  const complaints = complaintsOf(page);
  await open(page);
  await organization(page).fill('  Sample University ');
  await person(page).fill('Dr. Contact Person');
  await page.getByLabel('Website').fill('www.sample.edu.et');
  await page.getByLabel('Land').fill('Äthiopien');
  const sent = page.waitForRequest((request) => request.url().endsWith(CREATE));
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    organization_name: '  Sample University ',
    contact_person: 'Dr. Contact Person',
    website: 'www.sample.edu.et',
    phone: '',
    country: 'Äthiopien',
  });
  await page.waitForURL('**/de/partner');
  await expect(page.getByRole('status').filter({ hasText: 'Partner-Profil erfolgreich erstellt!' })).toBeVisible();
  await expect(heading(page)).toHaveText('Sample University');
  const partner = partnerStore(server.deps.db).all().at(-1);
  expect(partner).toMatchObject({ organization_name: 'Sample University', contact_person: 'Dr. Contact Person' });
  await expect(page.getByRole('textbox', { name: 'Einladungslink' })).toHaveValue(
    `${server.url}/invite/${partner?.invite_token}`,
  );
  await expect(page.locator('[data-qr]')).toBeVisible();
  // 'Back' does not lead to the form that was sent, and the toast shows only once.
  await page.reload();
  await expect(heading(page)).toHaveText('Sample University');
  await expect(page.getByText('Partner-Profil erfolgreich erstellt!')).toBeHidden();
  expect(complaints).toEqual([]);
});

for (const [what, body, sentence] of [
  ['the server’s own sentence', { error: 'Gerade geht es nicht.' }, 'Gerade geht es nicht.'],
  ['a sentence of the page', {}, 'Fehler beim Erstellen des Profils.'],
] as const) {
  test(`PARA-17 a failure has ${what}, and nothing typed is lost`, async ({ page }) => {
    await stub(page, CREATE, json(body, 500));
    await open(page);
    await organization(page).fill('Sample University');
    await person(page).fill('Almaz');
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(organization(page)).toHaveValue('Sample University');
    await expect(person(page)).toHaveValue('Almaz');
    await expectAccessible(page);
    await page.reload();
    await expect(organization(page)).toHaveValue('Sample University');
    await expect(person(page)).toHaveValue('Almaz');
  });
}

test('PARA-17 without a connection one button sends it again', async ({ page }) => {
  let isDown = true;
  await stub(page, CREATE, (route) => (isDown ? route.abort() : route.continue()));
  await open(page);
  await organization(page).fill('Sample University');
  await person(page).fill('Almaz');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Gerade keine Verbindung');
  await expectAccessible(page);
  isDown = false;
  await page.getByRole('button', { name: 'Noch einmal senden' }).click();
  await page.waitForURL('**/de/partner');
  await expect(heading(page)).toHaveText('Sample University');
});

test('PARA-17 what the server refuses stands at its field', async ({ page }) => {
  await open(page);
  await organization(page).fill('Win at https://evil.example');
  await person(page).fill('Almaz');
  await submit(page).click();
  await expect(page.locator('main .err')).toHaveText(
    'Bitte geben Sie den Namen Ihrer Einrichtung an, ohne Adressen und Telefonnummern.',
  );
  await expect(organization(page)).toHaveAttribute('aria-invalid', 'true');
});

test('PARA-14 works with keys alone, in English', async ({ page }) => {
  await page.goto('/en/partner/onboarding');
  await expect(heading(page)).toHaveText('Create your partner profile');
  const keys = keyboardOf(page);
  await keys.write(page.getByLabel('Name of the organisation'), 'Model University');
  await keys.write(page.getByLabel('Contact person'), 'Meron Girma');
  await keys.push(page.getByRole('button', { name: 'Create profile' }));
  await page.waitForURL('**/en/partner');
  await expect(heading(page)).toHaveText('Model University');
});
