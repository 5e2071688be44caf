import type { Page } from '@playwright/test';
import { partnerStore } from '#api/partners/partner.store.ts';
import { site } from '#site';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { field, mailedLink, newAddress, open, PASSWORD, problem, send } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { seedInvitingPartner } from './inviting-partner.ts';
import { keyboardOf } from './keyboard.ts';
import { heading } from './page-parts.ts';
import { complaintsOf } from './quiet.ts';
import type { RunningServer } from './server.ts';
import { signInAs } from './sign-in.ts';
import { held, json, stub } from './stub.ts';

const alert = (page: Page) => page.locator('main [role=alert]');
const FIELDS = ['email', 'firstName', 'lastName', 'password', 'password_confirm'] as const;
const RULES = 'Passwort muss mindestens 8 Zeichen lang sein und Groß- und Kleinbuchstaben sowie Zahlen enthalten';

const filled = (email = newAddress('invited')) => ({
  email,
  firstName: 'Selam',
  lastName: 'Tesfaye',
  password: PASSWORD,
  password_confirm: PASSWORD,
});

/** Opens the form of a good invitation. */
async function openInvitation(page: Page, server: RunningServer, lang = 'de') {
  const partner = await seedInvitingPartner(server);
  await open(page, `/${lang}/invite/${partner.token}`);
  await expect(field(page, 'email')).toBeVisible();
  return partner;
}

/** Sends the form and waits for the answer: before it, the sentence of the last one may still be there. */
async function answered(page: Page, sending: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse('**/consume-invite');
  await sending();
  await answer;
}

/** Expects every typed value to be still in the form. */
async function expectKept(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

test.describe('The page of an invitation', () => {
  test('ROUT-16 answers for any token, with a canonical address that holds none', async ({ request }) => {
    for (const token of ['x', 'a%20b', 'K-_9'.repeat(40), '%E1%88%80']) {
      const answer = await request.get(`/de/invite/${token}`);
      expect(answer.status(), token).toBe(200);
      expect(await answer.text()).toContain('/de/invite"');
    }
    const withoutLanguage = await request.get('/invite/abc', { maxRedirects: 0 });
    expect(withoutLanguage.headers().location).toBe('/de/invite/abc');
  });

  test('INVI-01 is checked first, then the form is there', async ({ page, server }) => {
    const { token } = await seedInvitingPartner(server);
    const { letGo, answer } = held();
    await stub(page, 'validate-invite-token', answer);
    await page.goto(`/de/invite/${token}`);
    await expect(page.getByRole('status')).toContainText('Wir prüfen Ihre Einladung …');
    await expect(page.locator('main form')).toHaveCount(0);
    await expectAccessible(page);
    letGo();
    await expect(field(page, 'email')).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });

  for (const [lang, pill, unchecked, note] of [
    ['de', 'Einladung von', 'Von uns noch nicht geprüft', 'Nach der Registrierung bewerben Sie sich.'],
    ['en', 'Invitation from', 'Not checked by us yet', 'After registration you apply.'],
  ] as const) {
    test(`INVI-03 INVI-04 INVI-08 names who invites, has five fields, and says what comes next (${lang})`, async ({
      page,
      server,
    }) => {
      const complaints = complaintsOf(page);
      const { organization, partnerId } = await openInvitation(page, server, lang);
      await expect(page.getByText(`${pill} ${organization}`)).toBeVisible();
      await expect(page.locator('main .lead')).toContainText(partnerId);
      // Nobody has verified this partner.
      await expect(page.getByText(unchecked)).toBeVisible();
      const names = await page
        .locator('main form input')
        .evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).name));
      expect(names).toEqual([...FIELDS]);
      await expect(page.getByText(note)).toBeVisible();
      const { registrationUrl } = site.partnerNetwork;
      await expect(page.locator(`main a[href="${registrationUrl}"]`)).toHaveAttribute('rel', 'noopener');
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
    });
  }

  test('INVI-05 INVI-06 an unknown invitation says so, whom to ask, and leads to the start page', async ({ page }) => {
    await open(page, '/de/invite/unknown');
    await expect(heading(page)).toHaveText('Einladung ungültig');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText('Einladung nicht gefunden oder ungültig.')).toContainText('Fragen Sie dort');
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
    await expectAccessible(page);
    await open(page, '/en/invite/unknown');
    await expect(heading(page)).toHaveText('Invitation not valid');
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en');
  });

  test('INVI-06 a check that fails says so and can be repeated; a new connection repeats it', async ({
    page,
    server,
  }) => {
    const { token } = await seedInvitingPartner(server);
    let mode: 'broken' | 'down' | 'up' = 'broken';
    await stub(page, 'validate-invite-token', (route) => {
      if (mode === 'broken') return json({ hotel: 'wifi' })(route);
      return mode === 'down' ? route.abort() : route.continue();
    });
    await open(page, `/de/invite/${token}`);
    await expect(heading(page)).toHaveText('Fehler beim Validieren der Einladung');
    await expectAccessible(page);
    mode = 'down';
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByText('Es gibt gerade keine Verbindung.')).toBeVisible();
    mode = 'up';
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(field(page, 'email')).toBeVisible();
  });

  test('INVI-07 without a token it says that there is none', async ({ page }) => {
    await open(page, '/de/invite');
    await expect(heading(page)).toHaveText('Einladung ungültig');
    await expect(page.getByText('Kein Einladungstoken gefunden.')).toBeVisible();
    await expectAccessible(page);
  });

  test('a student who is signed in is offered the way to what they have', async ({ page, context, server }) => {
    const { email } = await signInAs(context, server, { role: 'student' });
    await openInvitation(page, server, 'en');
    const note = page.getByRole('status').filter({ hasText: 'You are already signed in' });
    await expect(note).toContainText(email);
    await expect(note.getByRole('link')).toHaveAttribute('href', '/en/student/dashboard');
    await expectAccessible(page);
  });

  test.describe('in a browser that is not German', () => {
    test.use({ locale: 'en-GB' });
    test('LANG-11 offers English and keeps the token and what was typed, but no password', async ({ page, server }) => {
      const { token } = await openInvitation(page, server);
      await expect(page.locator('form[data-kept]')).toHaveCount(1);
      for (const [name, value] of Object.entries(filled('selam@example.org'))) await field(page, name).fill(value);
      await page.getByRole('link', { name: 'Read this page in English' }).click();
      await expect(page).toHaveURL(new RegExp(`/en/invite/${token}$`));
      await expect(heading(page)).toHaveText('Your university invites you.');
      const kept = { ...filled('selam@example.org'), password: '', password_confirm: '' };
      await expectKept(page, kept);
      // 'Back' leads to the page as it was left, even where the browser has to load it anew.
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/de/invite/${token}$`));
      await expectKept(page, kept);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('says what is missing and whom to write to', async ({ page }) => {
      await page.goto('/de/invite/abc');
      await expect(page.locator('main .note')).toContainText('Bitte schalten Sie JavaScript ein');
      await expect(page.locator('main .note')).toBeVisible();
    });
  });
});

test.describe('Registering by an invitation', () => {
  test('INVI-09 every field is required', async ({ page, server }) => {
    let sent = 0;
    await stub(page, 'consume-invite', (route) => {
      sent += 1;
      return route.abort();
    });
    await openInvitation(page, server);
    for (const missing of FIELDS) {
      await test.step(missing, async () => {
        await send(page, { ...filled(), [missing]: '' });
        await expect(problem(page, missing)).toHaveText('Bitte füllen Sie dieses Feld aus');
        await expect(alert(page)).toBeFocused();
        await alert(page).getByRole('link').first().click();
        await expect(field(page, missing)).toBeFocused();
      });
    }
    expect(sent).toBe(0);
  });

  test('INVI-10 INVI-11 passwords must be strong and equal; what was typed stays', async ({ page, server }) => {
    await openInvitation(page, server);
    await send(page, { ...filled(), password_confirm: 'Anders-47' });
    await expect(problem(page, 'password_confirm')).toHaveText('Passwörter stimmen nicht überein');
    await expect(problem(page, 'password')).toHaveCount(0);
    await expectAccessible(page);
    for (const weak of ['Kurz-47', 'Ganz-ohne-Zahl', 'nur-klein-47', 'NUR-GROSS-47']) {
      await send(page, { password: weak, password_confirm: weak });
      await expect(problem(page, 'password'), weak).toHaveText(RULES);
    }
    await expectKept(page, { firstName: 'Selam', lastName: 'Tesfaye' });
  });

  test('INVI-13 several details of a refusal are joined with commas', async ({ page, server }) => {
    const details = ['Passwort ist zu kurz', 'Passwort braucht eine Zahl'];
    await openInvitation(page, server);
    const values = filled();
    for (const status of [400, 200]) {
      await stub(page, 'consume-invite', json({ success: false, error: 'Nein', details }, status));
      await answered(page, () => send(page, values));
      await expect(alert(page)).toContainText('Registrierung fehlgeschlagen');
      await expect(alert(page)).toContainText('Passwort ist zu kurz, Passwort braucht eine Zahl');
      await expect(alert(page)).toBeFocused();
    }
    await expectKept(page, values);
    await expectAccessible(page);
  });

  test('INVI-14 a refusal without a sentence, and an answer that is none', async ({ page, server }) => {
    await openInvitation(page, server);
    const values = filled();
    await stub(page, 'consume-invite', json({ success: false }, 400));
    await send(page, values);
    await expect(alert(page)).toContainText('Registrierung fehlgeschlagen');
    for (const answer of [json({}, 500), json({ hotel: 'wifi' })]) {
      await stub(page, 'consume-invite', answer);
      await answered(page, () => send(page));
      await expect(alert(page)).toContainText('Fehler bei der Registrierung');
    }
    await stub(page, 'consume-invite', json({ success: false, error: 'Zu viele Versuche.' }, 429));
    await send(page);
    await expect(alert(page)).toContainText('Kurze Pause');
    await expectKept(page, values);
  });

  test('INVI-14 offline: everything stays, and one button sends it again', async ({ page, server }) => {
    await openInvitation(page, server);
    const values = filled();
    let isDown = true;
    await stub(page, 'consume-invite', (route) => (isDown ? route.abort() : route.continue()));
    await send(page, values);
    await expect(alert(page)).toContainText('Fehler bei der Registrierung');
    await expect(alert(page)).toContainText('Alles, was Sie eingegeben haben, ist noch da.');
    await expectKept(page, values);
    await expectAccessible(page);
    isDown = false;
    await page.getByRole('button', { name: 'Noch einmal senden' }).click();
    await page.waitForURL('**/de/student/login');
  });

  test('an address that is none, and a link that was replaced meanwhile, are told by the server', async ({
    page,
    server,
  }) => {
    const { partnerId } = await openInvitation(page, server);
    await send(page, filled('keine-adresse'));
    await expect(problem(page, 'email')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein');
    partnerStore(server.deps.db).setActive(partnerId, false);
    const values = filled();
    await send(page, values);
    await expect(alert(page)).toContainText('Diese Einladung ist gerade pausiert.');
    await expectKept(page, values);
  });

  // The partner's story reads these pages in English.
  test('INVI-08 INVI-12 INVI-15 INVI-18 leads to the sign-in with message and e-mail, and counts for the partner (de)', async ({
    page,
    product,
    server,
  }) => {
    const complaints = complaintsOf(page);
    const { token, partnerId } = await openInvitation(page, server);
    const email = newAddress('invited');
    const request = page.waitForRequest('**/api/functions/consume-invite');
    await send(page, filled(email));
    const sent = (await request).postDataJSON();
    const { password, firstName, lastName } = filled(email);
    expect(sent).toEqual({ token, email, password, firstName, lastName, lang: 'de' });

    await page.waitForURL('**/de/student/login');
    const note = page.getByRole('status').filter({ hasText: 'Ihr Konto ist angelegt' });
    await expect(note).toContainText('Der nächste Schritt ist Ihre Bewerbung.');
    await expect(note).toBeFocused();
    await expect(note.getByRole('link')).toHaveAttribute('href', site.partnerNetwork.registrationUrl);
    await expect(field(page, 'email')).toHaveValue(email);
    await expectAccessible(page);

    await page.goto(await mailedLink(product, email, 'confirm'));
    await page.locator('main button[type=submit]').click();
    await page.waitForURL('**/de/student/login');
    await expect(field(page, 'email')).toHaveValue(email);
    await send(page, { password: PASSWORD });
    await page.waitForURL('**/de/student/dashboard');
    const session = await (await page.request.get('/api/auth/session')).json();
    expect(session.user).toMatchObject({ email, role: 'student', first_name: 'Selam', partner_id: partnerId });
    expect(complaints).toEqual([]);
  });

  test('works with keys alone', async ({ page, server }) => {
    const { write, press } = keyboardOf(page);
    await openInvitation(page, server);
    for (const [name, value] of Object.entries(filled())) await write(field(page, name), value);
    await press('Enter');
    await page.waitForURL('**/de/student/login');
  });
});
