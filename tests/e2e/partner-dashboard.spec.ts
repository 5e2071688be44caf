import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Download, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { partnerStore } from '#api/partners/partner.store.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './harness.ts';
import { keyboardOf } from './keyboard.ts';
import { heading, news } from './page-parts.ts';
import { signInAsPartner } from './partner-people.ts';
import { complaintsOf } from './quiet.ts';
import { held, json, stub } from './stub.ts';

const PROFILE = '/api/partner/profile';
const link = (page: Page) => page.getByRole('textbox', { name: 'Einladungslink' });
const copy = (page: Page) => page.getByRole('button', { name: 'Kopieren', exact: true });

async function decoded(picture: Buffer): Promise<string | undefined> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return jsQR(new Uint8ClampedArray(data), image.width, image.height)?.data;
}

async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const widthOf = (png: Buffer) => png.readUInt32BE(16);

test.describe('The dashboard of a partner', () => {
  for (const [lang, texts] of [
    ['de', { active: 'Aktiv', how: 'So funktioniert es', note: 'Gut zu wissen' }],
    ['en', { active: 'Active', how: 'How it works', note: 'Good to know' }],
  ] as const) {
    test(`PARA-19 PARA-20 PARA-25 ROUT-14 shows organisation, id, contact person, state, steps and a note (${lang})`, async ({
      page,
      context,
      server,
    }) => {
      const complaints = complaintsOf(page);
      const partner = await signInAsPartner(context, server);
      await page.goto(`/${lang}/partner`);
      await expect(heading(page)).toHaveText(partner.organization);
      const top = page.locator('main header');
      await expect(top).toContainText(partner.partnerId);
      await expect(top).toContainText('Dr. Contact Person');
      await expect(page.locator('[data-invite]')).toHaveText(texts.active);
      await expect(page.locator('[data-how]')).toContainText(texts.how);
      await expect(page.locator('[data-how] li')).toHaveCount(3);
      await expect(page.locator('[data-note]')).toContainText(texts.note);
      await page.setViewportSize({ width: lang === 'de' ? 360 : 1440, height: 800 });
      await expectAccessible(page);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
      expect(complaints).toEqual([]);
    });
  }

  test('PARA-21 the code on the page is 200 px wide and opens the invitation', async ({ page, context, server }) => {
    const { token } = await signInAsPartner(context, server);
    await page.goto('/de/partner');
    const code = page.getByRole('img', { name: 'QR-Code zum Einladungslink' });
    await expect(code).toHaveJSProperty('naturalWidth', 200);
    await expect(code).toHaveAttribute('width', '200');
    // A screenshot of the code with its surroundings, as a camera sees it.
    const seen = await page.locator('[data-qr]').locator('..').screenshot();
    expect(await decoded(seen)).toBe(`${server.url}/invite/${token}`);
  });

  for (const [lang, label, button, said] of [
    ['de', 'Einladungslink', 'Kopieren', 'Einladungslink kopiert!'],
    ['en', 'Invitation link', 'Copy', 'Invitation link copied!'],
  ] as const) {
    test(`PARA-22 PARA-23 the link is copied with one press: '${said}'`, async ({ page, context, server }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { token } = await signInAsPartner(context, server);
      await page.goto(`/${lang}/partner`);
      await expect(page.getByRole('textbox', { name: label })).toHaveValue(`${server.url}/invite/${token}`);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(news(page, said)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/invite/${token}`);
      if (lang === 'de') await expectAccessible(page);
    });
  }

  test('PARA-22 where the browser does not let us, the link is marked and the page says so', async ({
    page,
    context,
    server,
  }) => {
    await signInAsPartner(context, server);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await page.goto('/de/partner');
    await copy(page).click();
    await expect(page.getByRole('alert')).toContainText('Kopieren ging nicht');
    await expect(link(page)).toBeFocused();
  });

  test('PARA-24 the code is kept as a PNG of 240 px that is named with the partner id', async ({
    page,
    context,
    server,
  }) => {
    const { token, partnerId } = await signInAsPartner(context, server);
    await page.goto('/de/partner');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'QR als PNG' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`qr-${partnerId}.png`);
    const png = await bytesOf(download);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(widthOf(png)).toBe(240);
    expect(await decoded(png)).toBe(`${server.url}/invite/${token}`);
  });

  test('PARA-18 the code is there for print too: as SVG, and as a poster in both languages', async ({
    page,
    context,
    server,
  }) => {
    const { partnerId } = await signInAsPartner(context, server);
    await page.goto('/de/partner');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'QR als SVG' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`qr-${partnerId}.svg`);
    expect((await bytesOf(download)).toString('utf8')).toContain('<svg');
    for (const name of ['A4 Deutsch', 'A4 Englisch', 'A3 Deutsch', 'A3 Englisch']) {
      const poster = page.getByRole('link', { name: `Aushang drucken (PDF) ${name}` });
      await expect(poster).toHaveAttribute('target', '_blank');
      const answer = await page.request.get((await poster.getAttribute('href')) ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
  });

  test('PARA-22 is shared by the device’s own sheet and by two chats', async ({ page, context, server }) => {
    const { token, organization } = await signInAsPartner(context, server);
    await page.addInitScript(() => {
      navigator.share = async (shared) => {
        document.documentElement.dataset.shared = JSON.stringify(shared);
      };
    });
    await page.goto('/de/partner');
    await page.locator('[data-share]').getByRole('button', { name: 'Teilen' }).click();
    const address = `${server.url}/invite/${token}`;
    await expect(page.locator('html')).toHaveAttribute('data-shared', /./);
    const shared = JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
    expect(shared).toMatchObject({ url: address, text: expect.stringContaining(organization) });
    const whatsApp = new URL(
      (await page.getByRole('link', { name: 'Über WhatsApp teilen' }).getAttribute('href')) ?? '',
    );
    expect([whatsApp.host, whatsApp.searchParams.get('text')?.endsWith(` ${address}`)]).toEqual(['wa.me', true]);
    const telegram = new URL(
      (await page.getByRole('link', { name: 'Über Telegram teilen' }).getAttribute('href')) ?? '',
    );
    expect([telegram.host, telegram.searchParams.get('url')]).toEqual(['t.me', address]);
  });

  test('PARA-22 without such a sheet there is no button for it', async ({ page, context, server }) => {
    await signInAsPartner(context, server);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await page.goto('/de/partner');
    await expect(page.locator('[data-share] a')).toHaveCount(2);
    await expect(page.locator('[data-share] button')).toHaveCount(0);
  });

  test('PARA-18 names the two other ways in, and both lead there', async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { partnerId } = await signInAsPartner(context, server);
    const code = partnerStore(server.deps.db).findByPartnerId(partnerId)?.invite_code;
    await page.goto('/de/partner');
    const ways = page.locator('[data-ways]');
    await ways.getByText('Zwei weitere Wege').click();
    await expect(ways.getByLabel('Direkt zur Bewerbung', { exact: true })).toHaveValue(
      `${server.url}/join?partner=${partnerId}`,
    );
    await expect(ways.getByLabel('Kurzadresse', { exact: true })).toHaveValue(`${server.url}/p/${code}`);
    await ways.getByRole('button', { name: 'Kurzadresse kopieren' }).click();
    await expect(news(page, 'Kopiert: Kurzadresse')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/p/${code}`);
    await expectAccessible(page);
    await page.goto(`/p/${code}`);
    await expect(page).toHaveURL(new RegExp(`/invite/${code}$`));
  });

  test('PARA-20 PARA-32 a paused invitation says so on the code, and whom to ask', async ({
    page,
    context,
    server,
  }) => {
    await signInAsPartner(context, server, { active: false });
    await page.goto('/de/partner');
    await expect(page.locator('[data-invite]')).toHaveText('Pausiert');
    await expect(page.locator('[data-paused] [data-qr]')).toBeVisible();
    const note = page.locator('[data-paused-note]');
    await expect(note).toContainText('Einladung pausiert');
    await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(page.getByRole('link', { name: /Aushang|PNG|SVG/ })).toHaveCount(0);
    await expect(page.locator('[data-share], [data-how], [data-note], [data-ways]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Kopieren' })).toHaveCount(0);
    const nobody = page.locator('[data-empty]');
    await expect(nobody).toContainText('Ihre Einladung ist pausiert');
    await expect(nobody.getByRole('link')).toHaveAttribute('href', `#${await note.getAttribute('id')}`);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  });

  test('CONS-11 after an admin’s rotation it shows the new link and the new code', async ({
    page,
    context,
    server,
  }) => {
    const { partnerId, token } = await signInAsPartner(context, server);
    await page.goto('/de/partner');
    await expect(link(page)).toHaveValue(new RegExp(token));
    const fresh = 'NewNewNewNewNewNewNew1';
    server.deps.tx(() => partnerStore(server.deps.db).rotate(partnerId, fresh, 'NEWCDE', server.deps.clock.now()));
    await page.reload();
    await expect(link(page)).toHaveValue(`${server.url}/invite/${fresh}`);
    await expect(page.locator('[data-qr]')).toHaveJSProperty('naturalWidth', 200);
    const seen = await page.locator('[data-qr]').locator('..').screenshot();
    expect(await decoded(seen)).toBe(`${server.url}/invite/${fresh}`);
  });

  test('PARA-27 the header leads to the dashboard and the settings', async ({ page, context, server }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInAsPartner(context, server);
    await page.goto('/de/partner');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation').getByRole('link', { name: 'Übersicht' })).toHaveAttribute(
      'href',
      '/de/partner',
    );
    await page.getByLabel('Konto und Menü').click();
    await expect(header.getByRole('link', { name: 'Einstellungen' })).toHaveAttribute('href', '/de/account');
  });

  test('GLOB-24 a button with an icon only says after 700 ms what it copies', async ({ page, context, server }) => {
    await signInAsPartner(context, server);
    await page.goto('/de/partner');
    await page.locator('[data-ways] summary').click();
    const icon = page.locator('[data-ways] .icon').first();
    await icon.hover();
    const tip = () =>
      icon.evaluate((button) => {
        const { content, transitionDelay, visibility } = getComputedStyle(button, '::after');
        return { content, transitionDelay, visibility };
      });
    // The styles of the tips come with the first thing that somebody points at.
    await expect.poll(async () => (await tip()).transitionDelay).toBe('0.7s');
    await expect.poll(async () => (await tip()).visibility).toBe('visible');
    expect((await tip()).content).toContain(await icon.getAttribute('aria-label'));
    // Copying selects the field where the browser keeps its clipboard: the tip of the button does not come back.
    await icon.click();
    await page.locator('[data-ways] input').first().focus();
    await expect(page.locator('link[href="/tips.css"]')).toHaveCount(0);
    await page.mouse.move(0, 0);
    await icon.hover();
    await expect.poll(async () => (await tip()).visibility).toBe('visible');
  });

  test('PARA-22 works with keys alone at 360 px', async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAsPartner(context, server);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de/partner');
    const keys = keyboardOf(page);
    await keys.tabTo(page.getByRole('link', { name: 'QR als PNG' }));
    await keys.push(copy(page));
    await expect(news(page, 'Einladungslink kopiert!')).toBeVisible();
    await keys.push(page.getByText('Zwei weitere Wege'));
    await keys.tabTo(page.getByRole('button', { name: 'Kurzadresse kopieren' }));
  });
});

test.describe('When the profile does not come', () => {
  test('PARA-28 it says Wird geladen... until it is there', async ({ page, context, server }) => {
    const { organization } = await signInAsPartner(context, server);
    const { letGo, answer } = held();
    await stub(page, PROFILE, answer);
    await page.goto('/de/partner');
    await expect(page.getByRole('status').filter({ hasText: 'Wird geladen...' })).toBeVisible();
    letGo();
    await expect(heading(page)).toHaveText(organization);
  });

  test('PARA-28 one that is not found is said, with the support’s address', async ({ page, context, server }) => {
    await signInAsPartner(context, server);
    await stub(page, PROFILE, json({ code: 'partner_not_found', error: 'x' }, 404));
    await page.goto('/en/partner');
    await expect(heading(page)).toHaveText('Partner profile not found');
    await expect(page.locator('main')).toContainText('Please contact support');
    await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expectAccessible(page);
  });

  test('PARA-29 a failure has its toast, and can be tried again', async ({ page, context, server }) => {
    const { organization } = await signInAsPartner(context, server);
    let isDown = true;
    await stub(page, PROFILE, (route) => (isDown ? json({}, 500)(route) : route.continue()));
    await page.goto('/de/partner');
    await expect(page.getByRole('alert')).toHaveText('Fehler beim Laden der Partner-Daten');
    await expect(heading(page)).toHaveText('Fehler beim Laden der Partner-Daten');
    await expectAccessible(page);
    isDown = false;
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(heading(page)).toHaveText(organization);
  });

  test('PARA-28 words that do not come are asked for again', async ({ page, context, server }) => {
    const { organization } = await signInAsPartner(context, server);
    await page.route('**/texts/*.json', (route) => route.abort());
    await page.goto('/de/partner');
    await expect(heading(page)).toHaveText('Gerade keine Antwort');
    await page.unroute('**/texts/*.json');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(heading(page)).toHaveText(organization);
  });
});

test('PARA-38 a further link is made, counts what came of it, and is ended after a question', async ({
  page,
  context,
  server,
}) => {
  await signInAsPartner(context, server);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/partner');
  const section = page.locator('[data-links]');
  await section.getByRole('button', { name: 'Create link' }).click();
  await expect(section.locator('.err')).toHaveText('Please give the link a name.');
  const keys = keyboardOf(page);
  await section.getByLabel('Name of the link').fill('Faculty of Engineering');
  await section.getByLabel('Name of the link').press('Enter');
  const row = section.locator('[data-link]');
  await expect(row).toContainText('Faculty of Engineering');
  await expect(section.getByLabel('Name of the link')).toHaveValue('');
  await expectAccessible(page);
  const href = await row.getByRole('link', { name: 'Poster EN' }).getAttribute('href');
  const token = href?.split('/')[3];
  await keys.push(row.getByRole('button', { name: 'End link: Faculty of Engineering' }));
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'End link' }).click();
  await expect(row).toContainText('ended on');
  expect(partnerStore(server.deps.db).findByInviteToken(token ?? '')).toBeUndefined();
});

test('PARA-46 the addresses of a table that Excel has saved are invited, after a look at what is left out', async ({
  page,
  context,
  server,
}) => {
  await signInAsPartner(context, server);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/partner');
  const section = page.locator('[data-students]');
  // A picture is no table, whatever it is called.
  const picture = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('89504e470d0a1a0a0000000d', 'hex') };
  await section.locator('[type=file]').setInputFiles(picture);
  await expect(section).toContainText('This is not a table in text form.');
  await expect(section.getByLabel('List')).toHaveValue('');
  const list = 'Name;E-Mail\r\nÄnne;aenne@example.org\r\nÖmer;';
  const table = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') };
  await section.locator('[type=file]').setInputFiles(table);
  await expect(section.getByLabel('List')).toHaveValue(/Ömer/);
  await section.getByRole('button', { name: 'Check the list' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-left-out=wrong]')).toContainText('Line 3: Ömer;');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send the invitations' }).click();
  await section.getByText('Invited already').click();
  await expect(section.locator('tbody')).toContainText('aenne@example.org');
  await expect(section.getByLabel('List')).toHaveValue('');
});

test.describe('The profile of a partner', () => {
  const form = (page: Page) => page.locator('#profile form').first();
  const save = (page: Page) => page.getByRole('button', { name: 'Änderungen speichern' });

  test('PARA-27 PARA-37 another contact person is saved, and needs no check', async ({ page, context, server }) => {
    const { partnerId } = await signInAsPartner(context, server);
    await page.goto('/de/partner');
    await form(page).getByLabel('Ansprechperson').fill('Meron Girma');
    await save(page).click();
    await expect(news(page, 'Profil gespeichert')).toBeVisible();
    await expect(page.locator('main header')).toContainText('Meron Girma');
    expect(partnerStore(server.deps.db).findByPartnerId(partnerId)).toMatchObject({ contact_person: 'Meron Girma' });
    expect(partnerStore(server.deps.db).findByPartnerId(partnerId)?.verified_at).not.toBeNull();
    // All fields of the poster's contact person are optional, and can be emptied again.
    const poster = page.locator('[data-poster-contact]');
    await poster.getByLabel('E-Mail oder Telefon').fill('meron@uni.example');
    await poster.getByRole('button', { name: 'Kontakt speichern' }).click();
    await expect(news(page, 'Kontakt gespeichert')).toBeVisible();
    expect(partnerStore(server.deps.db).findByPartnerId(partnerId)).toMatchObject({
      poster_name: '',
      poster_reach: 'meron@uni.example',
    });
    await expectAccessible(page);
  });

  test('another name has to be checked again: said before, and seen after', async ({ page, context, server }) => {
    const { partnerId } = await signInAsPartner(context, server);
    await page.goto('/de/partner');
    await expect(page.locator('[data-empty]')).toContainText('Noch hat sich niemand registriert');
    const name = form(page).getByLabel('Einrichtung');
    await name.fill((await name.inputValue()).toUpperCase());
    await expect(form(page).getByRole('status')).toContainText('Nur die Schreibweise ändert sich');
    await name.fill('Famous University');
    await expect(form(page).getByRole('status')).toContainText('Ein neuer Name muss neu geprüft werden');
    await expectAccessible(page);
    await save(page).click();
    await expect(heading(page)).toHaveText('Famous University');
    await expect(page.locator('[data-empty]')).toContainText('Namen und Zahlen folgen nach der Prüfung');
    await expect(page.locator('[data-profile]')).toContainText('steht noch aus');
    expect(partnerStore(server.deps.db).findByPartnerId(partnerId)?.verified_at).toBeNull();
  });

  test('PARA-15 an empty field and a failure keep what is typed', async ({ page, context, server }) => {
    await signInAsPartner(context, server);
    await stub(page, '/api/partner/update-profile', json({}, 500));
    await page.goto('/de/partner');
    await form(page).getByLabel('Ansprechperson').fill('  ');
    await save(page).click();
    await expect(form(page).locator('.err')).toHaveText('Bitte alle Felder ausfüllen.');
    await form(page).getByLabel('Ansprechperson').fill('Meron');
    await save(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Fehler beim Speichern des Profils.');
    await expect(form(page).getByLabel('Ansprechperson')).toHaveValue('Meron');
  });
});
