import type { Page } from '@playwright/test';
import { accountStore } from '#api/accounts/account.store.ts';
import { sessionStore } from '#api/sessions/session.store.ts';
import type { Role } from '#contract/accounts/roles.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { PASSWORD } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { heading } from './page-parts.ts';
import { endSessionAt, openSession, seedAccount, seedPartnerProfile, signInAs, someUser } from './sign-in.ts';
import { held, json, stub } from './stub.ts';

const SESSION = '/api/auth/session';
const waysOn = (page: Page) => page.locator('[data-ways-on] a');
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** Opens a page that leads on at once, whose loading may never end. */
const enter = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

const GUARDED: readonly [string, Role, string][] = [
  ['ROUT-25', 'student', '/student/dashboard'],
  ['ROUT-26', 'student', '/dashboard/student'],
  ['ROUT-28', 'employer', '/dashboard/employer'],
  ['ROUT-33', 'admin', '/dashboard/admin'],
  ['ROUT-34', 'admin', '/admin/partners'],
  ['ROUT-14 PARA-30', 'partner', '/partner'],
  ['ROUT-15', 'partner', '/dashboard/partner'],
  ['ROUT-13', 'partner', '/partner/onboarding'],
];
const OTHER: Record<Role, Role> = { student: 'employer', employer: 'student', admin: 'student', partner: 'student' };

test.describe('A guarded page', () => {
  test('PORT-02 shows a spinner with Loading... while it asks who is there', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'student' });
    const { letGo, answer } = held();
    await stub(page, SESSION, answer);
    await page.goto('/en/student/dashboard');
    await expect(page.getByRole('status')).toContainText('Loading...');
    // The header already names the area and offers signing out.
    await expect(page.getByRole('banner')).toContainText('Students');
    await expectAccessible(page);
    letGo();
    await expect(heading(page)).toHaveText('Welcome, Selam');
  });

  test('PORT-09 the partner guard shows Wird geladen...', async ({ page, context, server }) => {
    const { id } = await signInAs(context, server, { role: 'partner' });
    seedPartnerProfile(server, id);
    const { letGo, answer } = held();
    await stub(page, SESSION, answer);
    await page.goto('/de/partner');
    await expect(page.getByRole('status')).toContainText('Wird geladen...');
    letGo();
    await expect(heading(page)).toHaveText('Example University');
  });

  for (const [rows, role, path] of GUARDED) {
    test(`${rows} ${path} opens for the role ${role} alone`, async ({ page, context, server }) => {
      const { id } = await signInAs(context, server, { role });
      if (role === 'partner' && path !== '/partner/onboarding') seedPartnerProfile(server, id);
      await page.goto(`/en${path}`);
      await expect(page.locator('main .app, main h1').first()).toBeVisible();
      await expect(page.getByRole('banner').locator('[data-who]')).toContainText(`${role}.`);
      expect(pathOf(page)).toBe(`/en${path}`);

      // Leaves the page: a call of it would notice the end of the session, and lead elsewhere.
      await page.goto('about:blank');
      await context.clearCookies();
      await signInAs(context, server, { role: OTHER[role] });
      await enter(page, `/en${path}`);
      if (role === 'partner') await page.waitForURL('**/en/partner/auth?next=**');
      else await expect(heading(page)).toHaveText(`Access denied. This page requires ${role} access.`);
    });
  }

  test('ROUT-13 ROUT-14 ROUT-15 ROUT-25 ROUT-26 ROUT-28 ROUT-33 ROUT-34 PARA-30 PORT-03 asks nobody in particular to sign in, and keeps the address', async ({
    page,
  }) => {
    for (const [, role, path] of GUARDED) {
      await test.step(path, async () => {
        const entry = role === 'partner' ? '/de/partner/auth' : '/de/login';
        const next = `/de${path}?x=1`;
        const redirected = page.waitForRequest((request) => new URL(request.url()).pathname === entry);
        await enter(page, next);
        expect(new URL((await redirected).url()).searchParams.get('next')).toBe(next);
        // The server redirects /login to the portal.
        const end = role === 'partner' ? entry : '/de/portal';
        await page.waitForURL((url) => url.pathname === end && url.searchParams.get('next') === next);
      });
    }
  });

  test('PORT-03 a page that was left for signing in is no step of the way back', async ({ page }) => {
    await page.goto('/en/contact');
    await enter(page, '/en/dashboard/employer');
    await page.waitForURL('**/en/portal?next=**');
    await page.goBack();
    expect(pathOf(page)).toBe('/en/contact');
  });

  test('PORT-04 PORT-05 PORT-06 PORT-08 an employer on a student page is told so in place, with ways on', async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server, { role: 'employer' });
    await page.goto('/en/student/dashboard');
    await expect(heading(page)).toHaveText('Access denied. This page requires student access.');
    await expect(heading(page)).toBeFocused();
    await expect(waysOn(page)).toHaveText(['To my area', 'Create Student Account', 'Go Home', 'To the portal']);
    const hrefs = await waysOn(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/en/dashboard/employer', '/en/student/signup', '/en', '/en/portal']);
    await expectAccessible(page);
  });

  test('PORT-04 PORT-05 PORT-07 PORT-08 a student on an employer page is offered the employers’ way in', async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server, { role: 'student' });
    await page.goto('/de/dashboard/employer');
    await expect(heading(page)).toHaveText('Kein Zugriff. Diese Seite ist nur für Arbeitgeber.');
    const hrefs = await waysOn(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/de/student/dashboard', '/de/login', '/de', '/de/portal']);
    await expectAccessible(page);
  });

  test('PORT-10 a student on the partners’ page is sent to the partners’ way in', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'student' });
    await enter(page, '/en/dashboard/partner');
    await page.waitForURL('**/en/partner/auth?next=**');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/en/dashboard/partner');
  });

  test('PORT-11 a partner without a profile goes on to make one', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'partner' });
    const refused = page.waitForResponse('**/api/partner/profile');
    await enter(page, '/en/partner');
    expect((await refused).status()).toBe(404);
    await page.waitForURL('**/en/partner/onboarding');
    await expect(heading(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('PORT-14 without a connection it says so calmly, and goes on when it is back', async ({ page }) => {
    let isDown = true;
    await stub(page, SESSION, (route) => (isDown ? route.abort() : json({ user: someUser })(route)));
    await stub(page, '/api/me/application', json({ application: null }));
    await page.goto('/en/student/dashboard');
    await expect(heading(page)).toHaveText('No answer right now');
    await expectAccessible(page);
    expect(pathOf(page)).toBe('/en/student/dashboard');
    // Before it has failed, the screen may still be the first one.
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(SESSION));
    await page.getByRole('button', { name: 'Try again' }).click();
    await failed;
    await expect(heading(page)).toHaveText('No answer right now');
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Welcome, Selam');
  });

  test('PORT-14 the browser’s word that it is online again is enough', async ({ page }) => {
    let isDown = true;
    await stub(page, SESSION, (route) => (isDown ? route.abort() : json({ user: someUser })(route)));
    await stub(page, '/api/me/application', json({ application: null }));
    await page.goto('/en/student/dashboard');
    await expect(heading(page)).toHaveText('No answer right now');
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(heading(page)).toHaveText('Welcome, Selam');
  });

  test('PORT-14 a part of the page that does not come is asked for anew', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'student' });
    await page.route('**/_astro/StudentArea.*.js', (route) => route.abort());
    await page.goto('/en/student/dashboard');
    await expect(heading(page)).toHaveText('No answer right now');
    await page.unroute('**/_astro/StudentArea.*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Welcome, Selam');
  });

  test('PORT-13 an answer that is not the server’s own signs nobody out', async ({ page }) => {
    await stub(page, SESSION, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel Wi-Fi</h1>' }));
    await page.goto('/de/dashboard/employer');
    await expect(heading(page)).toHaveText('Gerade keine Antwort');
  });
});

test.describe('Signing out', () => {
  for (const [role, path, target] of [
    ['student', '/student/dashboard', '/en/portal'],
    ['employer', '/dashboard/employer', '/en/portal'],
    ['admin', '/dashboard/admin', '/en'],
  ] as const) {
    const rows = { student: 'PORT-14', employer: 'EMPA-12', admin: 'ADMI-02 ADMI-03' }[role];
    test(`${rows} the menu of a ${role} has settings and the way out, which ends the session`, async ({
      page,
      context,
      server,
    }) => {
      const { email } = await signInAs(context, server, { role });
      await page.goto(`/en${path}`);
      await page.getByLabel('Account and menu').click();
      const menu = page.getByRole('banner').locator('.menu');
      await expect(menu).toContainText(email);
      await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/en/account');
      await expectAccessible(page);
      await menu.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL((url) => url.pathname === target);
      expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([]);
      await enter(page, `/en${path}`);
      await page.waitForURL('**/en/portal?next=**');
    });
  }

  test('PORT-14 going back does not show what was private', async ({ page, context, server }) => {
    const { email } = await signInAs(context, server, { role: 'employer' });
    await page.goto('/en/dashboard/employer');
    await expect(page.locator('main')).toContainText(email);
    await page.locator('main').getByRole('link', { name: 'Settings' }).click();
    await expect(heading(page)).toHaveText('Settings');
    await page.getByLabel('Account and menu').click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/en/portal');
    await page.goBack();
    await page.waitForURL('**/en/portal?next=**');
    await expect(page.locator('body')).not.toContainText(email);
  });

  test('PORT-14 another tab leaves its page too', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'student' });
    await page.goto('/en/student/dashboard');
    const other = await context.newPage();
    await other.goto('/en/account');
    await expect(heading(other)).toHaveText('Settings');
    await page.getByLabel('Account and menu').click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await other.waitForURL('**/en/portal?next=**');
    expect(new URL(other.url()).searchParams.get('next')).toBe('/en/account');
  });

  test('PORT-14 another tab hears of it where a browser has no channels between tabs', async ({
    page,
    context,
    server,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    }
    await signInAs(context, server, { role: 'student' });
    await page.goto('/en/student/dashboard');
    await other.goto('/en/account');
    await expect(heading(other)).toHaveText('Settings');
    await page.getByLabel('Account and menu').click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await other.waitForURL('**/en/portal?next=**');
  });

  test('PORT-14 a device that has slept asks anew, and learns that the session is over', async ({
    page,
    context,
    server,
  }) => {
    const { id } = await signInAs(context, server, { role: 'student' });
    await page.clock.install();
    await page.goto('/en/student/dashboard');
    await expect(heading(page)).toHaveText('Welcome, Selam');
    const wake = async () => {
      await page.clock.fastForward('11:00');
      const asked = page.waitForResponse('**/api/auth/refresh');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return (await asked).status();
    };
    expect(await wake()).toBe(200);
    await expect(heading(page)).toHaveText('Welcome, Selam');
    server.deps.tx(() => sessionStore(server.deps.db).endAll(id));
    expect(await wake()).toBe(401);
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    await expect(heading(page)).toBeHidden();
  });

  test('PORT-14 without a connection it stays and says that the session goes on', async ({ page, context, server }) => {
    const { email } = await signInAs(context, server, { role: 'student' });
    await page.goto('/de/student/dashboard');
    await expect(page.locator('main')).toContainText(email);
    await stub(page, '/api/auth/sign-out', (route) => route.abort());
    await page.getByLabel('Konto und Menü').click();
    await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('alert')).toContainText('Sie sind noch angemeldet');
    expect(pathOf(page)).toBe('/de/student/dashboard');
  });

  test('PORT-14 a session that ended meanwhile covers the page; who signs in again finds the click done and nothing lost', async ({
    page,
    context,
    server,
  }) => {
    const { deps } = server;
    const { id, email } = await seedAccount(server, { role: 'student', password: PASSWORD });
    await openSession(context, server, id);
    await page.goto('/en/account');
    await expect(page.locator('[data-session]')).toHaveCount(1);
    await page.getByLabel('New e-mail address').fill('typed@example.org');
    await page.getByLabel('German').check();
    await endSessionAt(page, server, id, '/api/auth/change-language');
    await page.getByRole('button', { name: 'Save the language' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(dialog).toContainText(email);
    await expect(page.getByLabel('New e-mail address')).toBeHidden();
    await expectAccessible(page);
    // A browser closes a dialog in the end, whatever the page says.
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
    await expect(dialog).toContainText('Please enter your password');
    await dialog.getByLabel('Password', { exact: true }).fill('Not-my-own-47');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Invalid login credentials');
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    // Without a connection, and at the next try: the focus stays in the dialog.
    await stub(page, '/api/auth/sign-in', (route) => route.abort());
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeFocused();
    let answer = () => {};
    await stub(page, '/api/auth/sign-in', async (route) => {
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.fulfill({ status: 503, json: { code: 'busy', error: 'Busy' } });
    });
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect(dialog.getByRole('button', { name: 'Sign in and go on' })).toHaveCount(0);
    await expect(dialog.locator('[type=submit]')).toBeFocused();
    answer();
    await expect(dialog.getByRole('alert')).toContainText('Busy');
    await expect(dialog.locator('[type=submit]')).toBeFocused();
    await page.unroute('**/api/auth/sign-in');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'The language is saved' })).toBeVisible();
    await expect(page.getByLabel('New e-mail address')).toHaveValue('typed@example.org');
    expect(accountStore(deps.db).find(id)?.lang).toBe('de');
  });
});

test.describe('The header of a signed-in area', () => {
  test('ADMI-01 has the pages of the administration and the language switch', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'admin' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/de/dashboard/admin?x=1');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation').getByRole('link')).toHaveText([
      'Übersicht',
      'Bewerbungen',
      'Partner',
      'Arbeitgeber',
      'Vermittlung',
      'Saisons',
      'E-Mails',
      'Personen',
      'Einstellungen',
      'Protokoll',
    ]);
    const hrefs = await header
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/de/dashboard/admin',
      ...['applications', 'partners', 'employers', 'placements', 'seasons', 'mails', 'people', 'settings', 'log'].map(
        (page) => `/de/admin/${page}`,
      ),
    ]);
    await header.locator('.lang a[data-lang=en]').click();
    await expect(page).toHaveURL(/\/en\/dashboard\/admin\?x=1$/);
  });

  test('PORT-14 on the page of all roles it shows the pages of the one who is there', async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [role, name] of [
      ['student', 'Students'],
      ['partner', 'Partners'],
    ] as const) {
      const { id } = await seedAccount(server, { role });
      // Leaves the page, which would notice the end of the session and lead away by itself.
      await page.goto('about:blank');
      await context.clearCookies();
      await openSession(context, server, id);
      await page.goto('/en/account');
      await expect(page.getByRole('banner').getByRole('navigation', { name })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(1);
    }
  });

  test('works with keys alone at 360 px', async ({ page, context, server }) => {
    await signInAs(context, server, { role: 'student' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/en/student/dashboard');
    await expect(heading(page)).toBeVisible();
    const summary = page.getByLabel('Account and menu');
    for (let stops = 0; stops < 12; stops += 1) {
      if (await summary.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Overview' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
  });
});

// A fault of both languages shows in either; the next page has the other one.
const SEEN = [
  ['de', 360, 1440],
  ['en', 1440, 360],
] as const;

for (const [index, [, role, path]] of [...GUARDED, ['', 'employer', '/account'] as const].entries()) {
  const [lang, width, other] = SEEN[index % 2 === 0 ? 0 : 1];
  test(`${path} has no fault in ${lang}, on a phone and on a desk`, async ({ page, context, server }) => {
    const { id } = await signInAs(context, server, { role });
    if (role === 'partner' && path !== '/partner/onboarding') seedPartnerProfile(server, id);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()} ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${lang}${path}`);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: other, height: 800 });
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
  });
}
