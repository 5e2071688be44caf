import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { keepContactChange } from '#api/partners/contact-lines.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { changeRows } from '../support/rows.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './harness.ts';
import { seedInvitingPartner } from './inviting-partner.ts';
import { keyboardOf } from './keyboard.ts';
import { heading } from './page-parts.ts';
import { complaintsOf } from './quiet.ts';
import { endSessionAt, signInAs } from './sign-in.ts';
import { json, stub } from './stub.ts';

const LIST = '/api/admin/partners';
const ROTATE = 'admin-rotate-partner-token';
const rows = (page: Page) => page.locator('main tbody tr');
const card = (page: Page, title: string) =>
  page.locator('main section.card').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function decoded(page: Page): Promise<string | undefined> {
  const source = await page.getByRole('img', { name: 'QR-Code zum Einladungslink' }).getAttribute('src');
  const picture = await loadImage(await (await page.request.get(source ?? '')).body());
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  return jsQR(new Uint8ClampedArray(data), picture.width, picture.height)?.data;
}

test.describe('The list of partners', () => {
  test('ADMI-06 the dashboard has a card that leads there', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'admin' });
    await page.goto('/de/dashboard/admin');
    await expect(page.getByRole('link', { name: 'Zur Partnerliste' })).toHaveAttribute('href', '/de/admin/partners');
  });

  for (const [lang, texts] of [
    ['de', { active: 'Aktiv', paused: 'Pausiert', verified: 'Geprüft', open: 'Noch nicht geprüft' }],
    ['en', { active: 'Active', paused: 'Paused', verified: 'Verified', open: 'Not verified yet' }],
  ] as const) {
    test(`ADMI-08 ADMI-09 ROUT-34 newest first, with e-mail, state and figures (${lang})`, async ({
      page,
      context,
      server,
    }) => {
      const complaints = complaintsOf(page);
      const mark = `Ordered ${crypto.randomUUID().slice(0, 8)}`;
      const older = await seedInvitingPartner(server, { organization: `${mark} older`, daysAgo: 9, active: false });
      const newer = await seedInvitingPartner(server, { organization: `${mark} newer`, daysAgo: 2, verified: true });
      await signInAs(context, server, { role: 'admin' });
      await page.goto(`/${lang}/admin/partners`);
      await page.getByRole('searchbox').fill(mark);
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).nth(0)).toContainText([newer.organization, newer.partnerId].join(''));
      await expect(rows(page).nth(0)).toContainText(newer.email);
      await expect(rows(page).nth(0).locator('.badge')).toHaveText([texts.active, texts.verified]);
      await expect(rows(page).nth(1)).toContainText(older.email);
      await expect(rows(page).nth(1).locator('.badge')).toHaveText([texts.paused, texts.open]);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await rows(page).nth(0).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/admin/partners/${newer.partnerId}$`));
      await expect(heading(page)).toHaveText(newer.organization);
      expect(complaints).toEqual([]);
    });
  }

  test('is searched by organisation, person, address and id, in any case and without accents', async ({
    page,
    context,
    server,
  }) => {
    const partner = await seedInvitingPartner(server, {
      organization: 'Universität Größenwahn',
      contact: 'Hánna Wolde',
    });
    await signInAs(context, server, { role: 'admin' });
    await page.goto('/de/admin/partners');
    const search = page.getByRole('searchbox');
    for (const query of [
      'GRÖSSENWAHN',
      'universitat größen',
      'wolde hanna',
      partner.email,
      partner.partnerId.toLowerCase(),
    ]) {
      await search.fill(query);
      await expect(rows(page), query).toHaveCount(1);
    }
    await search.fill('gibt es nicht');
    await expect(page.getByRole('heading', { name: 'Keine Partner gefunden' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Suche leeren' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('ADMI-08 comes a page at a time; a search looks through all of them', async ({ page, context, server }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    for (let index = 0; index < 63; index += 1)
      await seedInvitingPartner(server, { organization: `Seite ${mark} Nummer ${index}` });
    await signInAs(context, server, { role: 'admin' });
    await page.goto('/de/admin/partners');
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('searchbox').fill(mark);
    await expect(page.getByRole('status').filter({ hasText: /^63 von \d+ Partnern$/ })).toBeVisible();
    await expect(rows(page)).toHaveCount(50);
    const next = page.getByRole('link', { name: 'Nächste Seite' });
    await stub(page, LIST, (route) => route.abort());
    await next.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Es gibt gerade keine Verbindung.');
    await expect(rows(page)).toHaveCount(50);
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(rows(page)).toHaveCount(13);
    await expect(next).toHaveCount(0);
    await page.getByRole('link', { name: 'Vorige Seite' }).press('Enter');
    await expect(rows(page)).toHaveCount(50);
    await expect(page.getByRole('table')).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    // Rows must be low: a list of hundreds is scanned, not read.
    const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(100);
  });

  test('the counts lead to those they count; order and filter stand in the address', async ({
    page,
    context,
    server,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    await seedInvitingPartner(server, { organization: `B ${mark}`, verified: true });
    await seedInvitingPartner(server, { organization: `A ${mark}` });
    await seedInvitingPartner(server, { organization: `C ${mark}`, active: false });
    await signInAs(context, server, { role: 'admin' });
    await page.goto('/en/admin/partners');
    await page.getByRole('searchbox').fill(mark);
    await expect(rows(page)).toHaveCount(3);
    const names = rows(page).locator('th a');
    await page.getByRole('link', { name: /^Not verified yet \d+$/ }).click();
    await expect(page).toHaveURL(/\?verified=no$/);
    await expect(names).toHaveText([`C ${mark}`, `A ${mark}`]);
    await page.getByLabel('Order').selectOption('Name A–Z');
    await expect(names).toHaveText([`A ${mark}`, `C ${mark}`]);
    await page.getByRole('link', { name: /^Active \d+$/ }).click();
    await expect(page).toHaveURL(/\?verified=no&sort=name&active=yes$/);
    await expect(names).toHaveText([`A ${mark}`]);
    await page.goBack();
    await expect(names).toHaveText([`A ${mark}`, `C ${mark}`]);
    await page.goto('/en/admin/partners?active=no&verified=yes&sort=price');
    await expect(page.getByRole('link', { name: /^Paused/ })).toHaveAttribute('aria-current', 'true');
  });

  test('ADMI-10 without partners: Keine Partner gefunden', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'admin' });
    // A stub, since other tests have left partners behind.
    const none = { any: 0, yes: 0, no: 0 };
    const summary = { all: 0, verified: { ...none, renamed: 0 }, active: none };
    await stub(page, LIST, json({ partners: [], total: 0, previous: null, next: null, summary }));
    await page.goto('/de/admin/partners');
    await expect(page.getByRole('heading', { name: 'Keine Partner gefunden' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a list that does not come can be asked for again', async ({ page, context, server }) => {
    await seedInvitingPartner(server);
    await signInAs(context, server, { role: 'admin' });
    await stub(page, LIST, (route) => route.abort());
    await page.goto('/en/admin/partners');
    await expect(heading(page)).toHaveText('Partners');
    await expect(page.getByRole('alert')).toContainText('Error loading the partners');
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe('A partner’s page', () => {
  test('ADMI-11 ADMI-13 ADMI-15 ROUT-35 link, code, posters, figures, and a log that is empty at first', async ({
    page,
    context,
    server,
  }) => {
    const complaints = complaintsOf(page);
    const { token, partnerId, organization, email } = await seedInvitingPartner(server);
    await signInAs(context, server, { role: 'admin' });
    await page.goto(`/de/admin/partners/${partnerId}`);
    await expect(heading(page)).toHaveText(organization);
    await expect(page.locator('main header')).toContainText(email);
    await expect(page.getByLabel('Einladungslink')).toHaveValue(`${server.url}/invite/${token}`);
    expect(await decoded(page)).toBe(`${server.url}/invite/${token}`);
    const { invite_code } = partnerStore(server.deps.db).findByPartnerId(partnerId) ?? {};
    await expect(card(page, 'Einladungslink')).toContainText(`${new URL(server.url).host}/p/${invite_code}`);
    const shown = page.getByRole('img', { name: 'QR-Code zum Einladungslink' });
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
    await expect(page.getByRole('link', { name: 'PNG' })).toHaveAttribute('download', `qr-${partnerId}.png`);
    for (const [name, lang] of [
      ['Deutsch', 'de'],
      ['Englisch', 'en'],
    ] as const) {
      const href = await card(page, 'QR-Code').getByRole('link', { name }).getAttribute('href');
      const poster = await page.request.get(href ?? '');
      expect(poster.headers()['content-type'], lang).toBe('application/pdf');
    }
    await expect(card(page, 'Registrierungen').locator('li')).toHaveText([/^Registriert0$/, /0$/, /0$/, /0$/, /0$/]);
    await expect(page.getByText('Keine Audit-Einträge vorhanden')).toBeVisible();
    // Eight pages stand in the menu of this width.
    await expect(page.getByRole('banner').locator('nav[data-for=admin] a[aria-current=page]').first()).toHaveText(
      'Partner',
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('ROUT-35 is for admins alone', async ({ page, context, server }) => {
    const { partnerId } = await seedInvitingPartner(server);
    const address = `/de/admin/partners/${partnerId}`;
    const redirected = page.waitForRequest(/\/de\/login\?/);
    // Not until it has loaded: it leads on before that.
    await page.goto(address, { waitUntil: 'commit' });
    expect(new URL((await redirected).url()).searchParams.get('next')).toBe(address);
    // Waits for the redirect, which would otherwise interrupt the next page.
    await page.waitForURL('**/portal?next=**');
    await signInAs(context, server, { role: 'partner' });
    await page.goto(address);
    await expect(heading(page)).toHaveText(/^Kein Zugriff\. /);
    const refused = await page.request.post(`/api/functions/${ROTATE}`, {
      data: { partner_id: partnerId },
      headers: { origin: server.url },
    });
    expect(await refused.json()).toMatchObject({ status: 403, code: 'role_required' });
  });

  test('ADMI-12 an unknown partner: Partner nicht gefunden', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'admin' });
    for (const address of ['/de/admin/partners/NOBODY', '/de/admin/partner']) {
      await page.goto(address);
      await expect(heading(page)).toHaveText('Partner nicht gefunden');
    }
    await expect(page.locator('main').getByRole('link', { name: 'Alle Partner' })).toHaveAttribute(
      'href',
      '/de/admin/partners',
    );
    await expectAccessible(page);
  });

  for (const [lang, label, toast, picture, pictureCopied] of [
    ['de', 'Kopieren', 'Einladungslink kopiert!', 'Bild kopieren', 'QR-Code kopiert!'],
    ['en', 'Copy', 'Invitation link copied!', 'Copy picture', 'QR code copied!'],
  ] as const) {
    test(`ADMI-14 the link and the QR code can be copied (${lang})`, async ({ page, context, server }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { token, partnerId } = await seedInvitingPartner(server);
      await signInAs(context, server, { role: 'admin' });
      // The picture is slower than who presses.
      const pressed = Promise.withResolvers<void>();
      await page.route('**/qr.png*', async (route) => {
        await pressed.promise;
        await route.continue();
      });
      await page.goto(`/${lang}/admin/partners/${partnerId}`, { waitUntil: 'commit' });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: toast })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/invite/${token}`);
      await page.locator('aside').getByRole('button', { name: picture }).click();
      pressed.resolve();
      await expect(page.getByText(pictureCopied)).toBeVisible();
      const kinds = () => page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
      expect(await kinds()).toEqual(['image/png']);
      await expectAccessible(page);
    });
  }

  test('ADMI-14 without a clipboard the link is selected instead, and the QR code downloaded', async ({
    page,
    context,
    server,
  }) => {
    const { partnerId } = await seedInvitingPartner(server);
    await signInAs(context, server, { role: 'admin' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto(`/de/admin/partners/${partnerId}`);
    await page.getByRole('button', { name: 'Kopieren', exact: true }).click();
    await expect(page.getByText('Der Link ist markiert')).toBeVisible();
    await expect(page.getByLabel('Einladungslink')).toBeFocused();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Bild kopieren' }).click();
    expect((await download).suggestedFilename()).toBe(`qr-${partnerId}.png`);
    await expect(page.getByText('Dieser Browser kopiert keine Bilder.')).toBeVisible();
  });

  test('verifying and taking it back, pausing and going on, each written down', async ({
    page,
    context,
    request,
    server,
  }) => {
    const { token, partnerId } = await seedInvitingPartner(server);
    const { email } = await signInAs(context, server, { role: 'admin' });
    await page.goto(`/de/admin/partners/${partnerId}`);
    const validate = async () =>
      (await (await request.post('/api/functions/validate-invite-token', { data: { token } })).json()).valid;
    const badges = page.locator('main header .badge');
    const steps = [
      ['Organisation bestätigen', 'Organisation bestätigt.', ['Aktiv', 'Geprüft'], true, 'Jetzt bestätigen'],
      ['Bestätigung zurücknehmen', 'Bestätigung zurückgenommen.', ['Noch nicht geprüft'], true, 'Jetzt zurücknehmen'],
      ['Einladung pausieren', 'Einladung pausiert.', ['Pausiert', 'Noch nicht geprüft'], false, 'Jetzt pausieren'],
      ['Einladung fortsetzen', 'Die Einladung gilt wieder.', ['Noch nicht geprüft'], true, 'Jetzt fortsetzen'],
    ] as const;
    for (const [button, news, states, valid, confirm] of steps) {
      await page.getByRole('button', { name: button }).click();
      if (button === 'Einladung pausieren') {
        await page.getByRole('button', { name: 'Jetzt pausieren' }).click();
        await expect(page.getByLabel('Grund')).toBeFocused();
        await expectAccessible(page);
        await page.getByLabel('Grund').fill('Zwei Beschwerden');
      }
      if (confirm) await page.getByRole('button', { name: confirm }).click();
      await expect(page.getByRole('status').filter({ hasText: news })).toBeVisible();
      await expect(badges).toHaveText([...states]);
      expect(await validate(), button).toBe(valid);
      // The button now offers the opposite, and keyboard users keep their place.
      await expect(page.locator('main button:focus')).toHaveCount(1);
    }
    await expect(rows(page).locator('td:nth-child(2)')).toHaveText([
      'Einladung fortgesetzt',
      'Einladung pausiertZwei Beschwerden',
      'Bestätigung zurückgenommen',
      'Organisation bestätigt',
    ]);
    await expect(rows(page).first()).toContainText(email);
    await expectAccessible(page);
  });

  test('a change that is not saved says so where it was asked for', async ({ page, context, server }) => {
    const { partnerId } = await seedInvitingPartner(server);
    await signInAs(context, server, { role: 'admin' });
    await stub(page, '/api/admin/set-partner', (route) => route.abort());
    await page.goto(`/de/admin/partners/${partnerId}`);
    await page.getByRole('button', { name: 'Einladung pausieren' }).click();
    await page.getByLabel('Grund').fill('Zwei Beschwerden');
    await page.getByRole('button', { name: 'Jetzt pausieren' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Das wurde nicht gespeichert' })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await expect(page.getByLabel('Grund')).toHaveValue('Zwei Beschwerden');
    await page.getByRole('button', { name: 'Jetzt pausieren' }).click();
    await expect(page.locator('main header .badge').first()).toHaveText('Pausiert');
    await expect(page.getByText('Einen Aushang gibt es nur für eine aktive Einladung.')).toBeVisible();
  });

  test('before verifying one sees what there is to go by, and leaves a note for the others', async ({
    page,
    context,
    server,
  }) => {
    const { partnerId } = await seedInvitingPartner(server);
    changeRows(
      server.deps.db,
      'partner_profiles',
      { partner_id: partnerId },
      { website: 'https://www.aau.edu.et/', country: 'Äthiopien' },
    );
    const { email } = await signInAs(context, server, { role: 'admin' });
    await page.goto(`/de/admin/partners/${partnerId}`);
    const check = card(page, 'Prüfung der Organisation');
    await expect(check).toContainText('Andere Domain als die Website');
    await expect(check.getByRole('link', { name: 'www.aau.edu.et' })).toHaveAttribute('rel', 'noopener noreferrer');
    await check.getByLabel('Neue Notiz').fill('Im Rektorat angerufen');
    await check.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(check.getByRole('listitem')).toContainText(['Im Rektorat angerufen']);
    await expect(check.getByRole('listitem')).toContainText(email);
    await expect(check.getByLabel('Neue Notiz')).toHaveValue('');
  });

  test('what the poster prints is shown in both languages, a change beside what was accepted before', async ({
    page,
    context,
    server,
  }) => {
    const { partnerId } = await seedInvitingPartner(server, {
      organization: 'Poster University',
      contact: 'Dr. Almaz',
    });
    await signInAs(context, server, { role: 'admin' });
    await page.goto(`/de/admin/partners/${partnerId}`);
    const words = page.locator('[data-poster-words]');
    await expect(words).toContainText('Vor der Bestätigung druckt der Aushang nichts davon.');
    const printed = (lang: string) => words.locator(`[data-lang=${lang}]`);
    await expect(printed('de')).toContainText('Poster University Ansprechperson an Ihrer Hochschule Dr. Almaz');
    await expect(printed('en')).toContainText('Poster University Contact at your university Dr. Almaz');
    await page.getByRole('button', { name: 'Organisation bestätigen' }).click();
    await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
    await expect(words).toContainText('Diese Zeilen haben wir geprüft.');
    const { deps } = server;
    const { id = '' } = partnerStore(deps.db).findByPartnerId(partnerId) ?? {};
    deps.tx(() => {
      partnerStore(deps.db).setPosterContact(id, { poster_name: '', poster_office: '', poster_reach: 'WhatsApp 0911' });
      keepContactChange(deps, partnerId);
    });
    await page.reload();
    await expect(printed('de')).toContainText(/Zuletzt geprüft.*Dr\. Almaz\s*Neu.*Dr\. Almaz\s+WhatsApp 0911/s);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Kontakt bestätigen' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Kontakt bestätigt.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bestätigung zurücknehmen' })).toBeFocused();
    await expect(rows(page).first()).toContainText('Kontakt auf dem Aushang bestätigt');
  });

  test('an organisation that took another name meanwhile is not verified unseen', async ({ page, context, server }) => {
    const { id, partnerId } = await seedInvitingPartner(server, { organization: 'Known University' });
    await signInAs(context, server, { role: 'admin' });
    await page.goto(`/de/admin/partners/${partnerId}`);
    await expect(heading(page)).toHaveText('Known University');
    changeRows(server.deps.db, 'partner_profiles', { user_id: id }, { organization_name: 'Another University' });
    await page.getByRole('button', { name: 'Organisation bestätigen' }).click();
    await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Das wurde nicht gespeichert' })).toBeVisible();
    await expect(heading(page)).toHaveText('Another University');
    await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
    await expect(page.locator('main header .badge').nth(1)).toHaveText('Geprüft');
  });

  test('an admin whose session has ended meanwhile is asked to sign in again in place, and sees no name before', async ({
    page,
    context,
    server,
  }) => {
    const { partnerId } = await seedInvitingPartner(server);
    const { id } = await signInAs(context, server, { role: 'admin' });
    await page.goto(`/de/admin/partners/${partnerId}`);
    await expect(page.getByRole('button', { name: 'Einladung pausieren' })).toBeVisible();
    await endSessionAt(page, server, id, '/api/admin/set-partner');
    await page.getByRole('button', { name: 'Organisation bestätigen' }).click();
    await page.getByRole('button', { name: 'Jetzt bestätigen' }).click();
    await expect(page.getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })).toBeVisible();
    await expect(heading(page)).toBeHidden();
    await expectAccessible(page);
  });
});

test.describe('Rotating the token', () => {
  test('ADMI-16 ADMI-17 ADMI-18 ADMI-20 ADMI-21 ADMI-22 ADMI-24 INVI-17 CONS-11 a new code, and the old link is dead at once', async ({
    page,
    context,
    product,
    server,
  }) => {
    const complaints = complaintsOf(page);
    const { token, partnerId, organization, email } = await seedInvitingPartner(server);
    const admin = await signInAs(context, server, { role: 'admin' });
    await page.goto(`/de/admin/partners/${partnerId}`);
    await page.getByRole('button', { name: 'Token rotieren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Token rotieren?' });
    await expect(dialog).toContainText(
      `der QR-Code und der Code zum Abtippen von ${organization} gelten sofort nicht mehr, und mit ihnen alle gedruckten Aushänge`,
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Token rotieren' })).toBeFocused();
    await expect(page.getByLabel('Einladungslink')).toHaveValue(`${server.url}/invite/${token}`);

    await page.getByRole('button', { name: 'Token rotieren' }).click();
    const request = page.waitForRequest(`**/api/functions/${ROTATE}`);
    await dialog.getByRole('button', { name: 'Neuen Token erzeugen' }).click();
    expect((await request).postDataJSON()).toEqual({
      ...{ partner_id: partnerId, notify: true, invite_code: expect.any(String) },
    });
    await expect(page.getByRole('status').filter({ hasText: 'Neuer Token erzeugt und gespeichert.' })).toBeVisible();
    await expect(dialog).toBeHidden();
    const link = await page.getByLabel('Einladungslink').inputValue();
    expect(link).not.toContain(token);
    expect(await decoded(page)).toBe(link);

    const row = rows(page).first();
    await expect(row).toContainText('Token rotiert');
    await expect(row).toContainText(admin.email);
    const time = row.locator('time');
    await expect(time).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    const inBerlin = at.toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });
    await expect(time).toHaveText(new RegExp(`${inBerlin}$`));
    await expect(page.getByText('Zuletzt rotiert:')).toBeVisible();
    await expectAccessible(page);
    expect((await product.mails(email)).length).toBe(1);

    await page.goto(`/de/invite/${token}`);
    await expect(heading(page)).toHaveText('Einladung ungültig');
    await page.goto(link);
    await expect(page.getByText(`Einladung von ${organization}`)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('ADMI-17 tells the partner only where that is wanted', async ({ page, context, product, server }) => {
    const { partnerId, email } = await seedInvitingPartner(server);
    await signInAs(context, server, { role: 'admin' });
    await page.goto(`/en/admin/partners/${partnerId}`);
    await page.getByRole('button', { name: 'Rotate the token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rotate the token?' });
    await dialog.getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: 'Create a new token' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'New token created and saved.' })).toBeVisible();
    expect(await product.mails(email)).toEqual([]);
  });

  test('ADMI-19 a failure is told in the dialog, and the old link stays', async ({ page, context, server }) => {
    const { token, partnerId } = await seedInvitingPartner(server);
    await signInAs(context, server, { role: 'admin' });
    await stub(page, ROTATE, json({ success: false }, 500));
    await page.goto(`/de/admin/partners/${partnerId}`);
    await page.getByRole('button', { name: 'Token rotieren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Token rotieren?' });
    await dialog.getByRole('button', { name: 'Neuen Token erzeugen' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Fehler beim Rotieren des Tokens');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Einladungslink')).toHaveValue(`${server.url}/invite/${token}`);
    await page.getByRole('button', { name: 'Token rotieren' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

  test('ADMI-22 ADMI-23 newest first; what nobody did was the system', async ({ page, context, server }) => {
    const { partnerId } = await seedInvitingPartner(server);
    const { id, email } = await signInAs(context, server, { role: 'admin' });
    const at = (iso: string) => Date.parse(iso);
    const { db, tx } = server.deps;
    tx(() => {
      partnerStore(db).addAudit(partnerId, 'pause', id, at('2026-07-01T21:05:00Z'));
      partnerStore(db).addAudit(partnerId, 'resume', null, at('2026-12-31T23:30:00Z'));
      partnerStore(db).addAudit(partnerId, 'rotate_token', id, at('2026-02-27T17:31:00Z'));
    });
    await page.goto(`/de/admin/partners/${partnerId}`);
    await expect(rows(page)).toHaveText([
      '01.01.2027 00:30Einladung fortgesetztSystem',
      `01.07.2026 23:05Einladung pausiert${email}`,
      `27.02.2026 18:31Token rotiert${email}`,
    ]);
  });

  test('works with keys alone', async ({ page, context, server }) => {
    const { partnerId } = await seedInvitingPartner(server);
    await signInAs(context, server, { role: 'admin' });
    const { push, tabTo, press } = keyboardOf(page);
    await page.goto(`/de/admin/partners/${partnerId}`);
    await expect(page.getByRole('button', { name: 'Token rotieren' })).toBeVisible();
    await push(page.getByRole('button', { name: 'Token rotieren' }));
    const dialog = page.getByRole('dialog', { name: 'Token rotieren?' });
    await tabTo(dialog.getByRole('checkbox'));
    await press('Space');
    await push(dialog.getByRole('button', { name: 'Neuen Token erzeugen' }), 'Space');
    await expect(page.getByRole('status').filter({ hasText: 'Neuer Token erzeugt und gespeichert.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Token rotieren' })).toBeFocused();
  });
});
