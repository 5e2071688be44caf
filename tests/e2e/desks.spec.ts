import { LANGUAGES } from '#contract/languages.ts';
import { site } from '#site';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { heading } from './page-parts.ts';
import { seedPartnerProfile, signInAs } from './sign-in.ts';
import { held, json, stub } from './stub.ts';

const PROFILE = '/api/partner/profile';

test.describe('The partners’ desk', () => {
  test('PARA-27 names the organisation, its id and its contact, with links to itself and to the settings', async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { id } = await signInAs(context, server, { role: 'partner' });
    seedPartnerProfile(server, id);
    await page.goto('/en/dashboard/partner');
    await expect(heading(page)).toHaveText('Example University');
    await expect(page.locator('[data-profile]')).toContainText(`P-${id.slice(0, 6).toUpperCase()}`);
    await expect(page.locator('main')).toContainText('Dr. Contact Person');
    await expect(page.locator('[data-invite]')).toHaveText('Not verified yet');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/en/partner');
    await page.getByLabel('Account and menu').click();
    await expect(header.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/en/account');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/partner$/);
  });

  test('PARA-28 waits with a spinner; a profile that is not there says whom to ask', async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server, { role: 'partner' });
    const { letGo, answer } = held(json({ code: 'partner_not_found', error: 'Partner profile not found' }, 404));
    await stub(page, PROFILE, answer);
    await page.goto('/en/partner');
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    letGo();
    await expect(heading(page)).toHaveText('Partner profile not found');
    await expect(page.locator('main')).toContainText('contact support');
    await expect(page.locator('main').getByRole('link', { name: site.contact.supportEmail })).toBeVisible();
    await expectAccessible(page);
  });

  test('PARA-29 a fault of the server: Fehler beim Laden der Partner-Daten, and it can be tried again', async ({
    page,
    context,
    server,
  }) => {
    const { id } = await signInAs(context, server, { role: 'partner' });
    seedPartnerProfile(server, id);
    await stub(page, PROFILE, json({}, 500));
    await page.goto('/de/partner');
    await expect(page.getByRole('alert')).toContainText('Fehler beim Laden der Partner-Daten');
    await expect(heading(page)).toHaveText('Fehler beim Laden der Partner-Daten');
    await expectAccessible(page);
    await page.unroute(`**${PROFILE}`);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(heading(page)).toHaveText('Example University');
  });

  test('PARA-30 the server itself gives the profile to partners alone', async ({ context, server }) => {
    await signInAs(context, server, { role: 'employer' });
    const answer = await context.request.get(server.url + PROFILE);
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'role_required' });
  });
});

test('EMPA-12 the employers’ desk greets the company and leads to its settings', async ({ page, context, server }) => {
  const company = 'Flughafen Dienste GmbH';
  const { email } = await signInAs(context, server, { role: 'employer', firstName: company, lastName: '' });
  await page.goto('/de/dashboard/employer');
  await expect(heading(page)).toHaveText(`Willkommen, ${company}`);
  await expect(page.locator('main')).toContainText(email);
  await expect(page.locator('main').getByRole('link', { name: 'Einstellungen' })).toHaveAttribute(
    'href',
    '/de/account',
  );
});

test('ADMI-06 ADMI-07 the administration finds its partners, and nothing is announced that is not there', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, { role: 'admin' });
  const cards = {
    de: ['Heute zuerst', 'Vom Link zum Abschluss', 'Neue Bewerbungen je Woche', 'Betrieb', 'Partner'],
    en: ['First today', 'From the link to the end', 'New applications per week', 'Server', 'Partners'],
  };
  const toPartners = { de: 'Zur Partnerliste', en: 'Go to the partner list' };
  for (const lang of LANGUAGES) {
    await page.goto(`/${lang}/dashboard/admin`);
    await expect(page.locator('main .card > h2')).toHaveText(cards[lang]);
    // No other card announces anything.
    await expect(page.locator('main h2, main h3')).toHaveText(cards[lang]);
    await expect(page.locator('main')).not.toContainText(/Coming soon|Demnächst/i);
    await expect(page.locator('main').getByRole('link', { name: toPartners[lang] })).toHaveAttribute(
      'href',
      `/${lang}/admin/partners`,
    );
  }
});
