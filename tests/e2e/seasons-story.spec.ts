import { tokenStore } from '#api/applicants/token.store.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { addCrowd } from '../support/crowd.ts';
import { changeRows, columnOf, deleteRows } from '../support/rows.ts';
import { onlySeason, setSeason } from '../support/seasons.ts';
import { settle } from '../support/standings.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { signInAsPartner } from './partner-people.ts';
import { complaintsOf } from './quiet.ts';
import { signInAs } from './sign-in.ts';

test('SEAS-08 SEAS-09 SEAS-11 an operator opens summer 2027 beside a running season, moves ten people, and closes the old one', async ({
  page,
  context,
  server,
}) => {
  const complaints = complaintsOf(page);
  const { deps } = server;
  const before = onlySeason(deps);
  // Running on the day of the tests, and open no more.
  const day = (from: number) => berlinDate(deps.clock.now() + from * DAY_MS);
  const days = { starts_on: day(-20), ends_on: day(60), applications_close_on: day(-2) };
  setSeason(deps, { ...days, name_de: 'Winter 2026', name_en: 'winter 2026' });
  const crowd = addCrowd(deps, { count: 12 });
  for (const id of crowd) changeRows(deps.db, 'applicant', { id }, { season_id: before.id });
  settle(deps, ...crowd);
  try {
    await signInAs(context, server, { role: 'admin' });
    await page.goto('/de/admin/seasons');
    const winter = page.locator(`[data-season="${before.id}"]`);
    await expect(winter).toContainText('läuft');
    await expect(winter).toContainText('12 offen');
    await page.getByLabel('Name auf Deutsch').fill('Sommer 2027');
    await page.getByLabel('Name auf Englisch').fill('summer 2027');
    await page.getByLabel('Erster Tag').fill(day(200));
    await page.getByLabel('Letzter Tag').fill(day(190));
    await page.getByLabel('Bewerbung bis').fill(day(100));
    await page.getByRole('button', { name: 'Saison planen' }).press('Enter');
    await expect(page.getByText('Das Ende liegt vor dem Beginn').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Letzter Tag').fill(day(280));
    await page.getByRole('button', { name: 'Saison planen' }).press('Enter');
    const summer = page.locator('[data-season]', { hasText: 'Sommer 2027' });
    await expect(summer).toContainText('geplant');
    await expect(summer).toContainText(/in der Stunde|noch nicht bekannt/);
    await summer.getByRole('button', { name: 'Für Bewerbungen öffnen' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('nennen die Seiten');
    await dialog.getByRole('button', { name: 'Für Bewerbungen öffnen' }).press('Enter');
    await expect(summer).toContainText('offen für Bewerbungen');
    const id = (await summer.getAttribute('data-season')) ?? '';

    await winter.getByRole('link', { name: 'Bewerbungen ansehen' }).click();
    const rows = page.getByRole('checkbox', { name: /auswählen/ });
    await expect(rows).toHaveCount(12);
    for (let row = 0; row < 10; row++) await rows.nth(row).check();
    await page.getByRole('button', { name: 'In andere Saison…' }).press('Enter');
    await dialog.getByLabel('Saison').selectOption({ label: 'Sommer 2027' });
    await dialog.getByRole('button', { name: 'Vorschau' }).press('Enter');
    await expect(dialog).toContainText('Diese 10 werden verschoben');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '10 verschieben' }).press('Enter');
    await expect(dialog).toContainText('10 verschoben');
    expect(columnOf(deps.db, 'applicant', 'id', { season_id: id })).toHaveLength(10);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de/admin/seasons');
    await winter.getByRole('button', { name: 'Abschließen: Winter 2026' }).press('Enter');
    await expect(dialog).toContainText('Offene Bewerbungen: 2');
    await dialog.getByRole('radio', { name: 'Beenden, mit einer E-Mail' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Abschließen' }).press('Enter');
    await expect(dialog).toContainText('Geändert: 2.');
    await dialog.getByRole('button', { name: 'Alles zurücknehmen' }).press('Enter');
    await expect(dialog).toContainText('Zurückgenommen: 2');
    await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
    await expect(winter).toContainText('2 offen');
    await winter.getByRole('button', { name: 'Abschließen: Winter 2026' }).press('Enter');
    await dialog.getByRole('button', { name: 'Abschließen' }).press('Enter');
    await expect(dialog).toContainText('Geändert: 0. Gelassen: 2.');
    await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
    await expect(winter).toContainText('abgeschlossen');

    // Whoever was moved reads of the new season.
    const moved = columnOf(deps.db, 'applicant', 'id', { season_id: id })[0] ?? '';
    const { token } = tokenStore(deps.db).mint(moved, deps.clock.now());
    await context.clearCookies();
    await page.goto(`/en/status?token=${token}`);
    await expect(page.locator('[data-facts]').first()).toContainText(
      `summer 2027: placements from ${dayInWords(day(200), 'en')}`,
    );
    await expectAccessible(page);

    // Their partner sees both seasons, and each by itself.
    await context.clearCookies();
    const partner = await signInAsPartner(context, server);
    for (const one of crowd) changeRows(deps.db, 'applicant', { id: one }, { partner_id: partner.partnerId });
    settle(deps, ...crowd);
    await page.goto('/en/partner');
    const people = page.locator('[data-person]:visible');
    await expect(people).toHaveCount(12);
    await page.getByLabel('Season', { exact: true }).selectOption({ label: 'summer 2027' });
    await expect(people).toHaveCount(10);
    await expect(page.getByText('10 of 10 people')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Season', { exact: true }).selectOption({ label: 'winter 2026' });
    await expect(people).toHaveCount(2);
    await page.reload();
    await expect(people).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/de/partner');
    await expect(people).toHaveCount(12);
    expect(complaints).toEqual([expect.stringContaining('400')]);
  } finally {
    changeRows(deps.db, 'applicant', {}, { season_id: null, partner_id: null });
    settle(deps, ...crowd);
    for (const { id } of deps.db.prepare('SELECT id FROM season').all() as { id: string }[])
      if (id !== before.id) deleteRows(deps.db, 'season', { id });
    setSeason(deps, before);
  }
});
