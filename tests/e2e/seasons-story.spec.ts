import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tokenStore } from '#api/applicants/token.store.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS, systemClock } from '#api/time/clock.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import type { Lang } from '#contract/languages.ts';
import { minimumWageOn } from '#contract/seasons/season-rules.ts';
import { formatDate } from '#src/i18n/format.ts';
import { withLock } from '../../scripts/lock.ts';
import { addCrowd } from '../support/crowd.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { changeRows, columnOf } from '../support/rows.ts';
import { onlySeason, setSeason } from '../support/seasons.ts';
import { settle } from '../support/standings.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { signInAsPartner } from './partner-people.ts';
import { complaintsOf } from './quiet.ts';
import { type RunningServer, startServer } from './server.ts';
import { group, openGroup, saveGroup } from './settings-groups.ts';
import { signInAs } from './sign-in.ts';

const ENTITY = 'Träger <b>Nord</b> gGmbH';
const PHONE = '+49 711 5550123';
const BUILT = { timeout: 900_000 };
const BUILD_LOCK = path.resolve(import.meta.dirname, '../../.astro/build-lock.db');

let folder: string;
let dist: string;
let own: RunningServer;
test.beforeAll(async () => {
  // In memory, where there is room: as in the image and below systemd, not on the program's file system.
  folder = mkdtempSync(path.join(os.tmpdir(), 'werksommer-story-'));
  dist = path.join(folder, 'pages');
  cpSync(process.env.E2E_DIST ?? '', dist, { recursive: true });
  own = await startServer(systemClock, dist);
  const stamp = path.join(dist, 'stamp.json');
  writeFileSync(stamp, JSON.stringify({ ...JSON.parse(readFileSync(stamp, 'utf8')), publicUrl: own.url }));
  await own.deps.siteBuild.start(dist);
});
test.afterAll(async () => {
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});

// The one test with a real build of the pages: it is slow, and the machine may be busy.
test('SEAS-08 SEAS-09 SEAS-11 CONS-16 an operator changes phone and legal entity, opens summer 2027 beside a running season, moves ten people, and closes the old one', async ({
  page,
  context,
}) => {
  test.setTimeout(2_000_000);
  const complaints = complaintsOf(page);
  let { deps } = own;
  const before = onlySeason(deps);
  const at = (address: string) => `${own.url}${address}`;
  const html = async (address: string) => (await page.request.get(at(address))).text();
  // Running on the day of the tests, and open no more.
  const day = (from: number) => berlinDate(deps.clock.now() + from * DAY_MS);
  const days = { starts_on: day(-20), ends_on: day(60), applications_close_on: day(-2) };
  setSeason(deps, { ...days, name_de: 'Sommer 2026', name_en: 'summer 2026' });
  const crowd = addCrowd(deps, { count: 12 });
  for (const id of crowd) changeRows(deps.db, 'applicant', { id }, { season_id: before.id });
  settle(deps, ...crowd);

  expect(await html('/en/students')).toContain('summer 2026');
  await signInAs(context, own, { role: 'admin', lang: 'de' });
  // What is built first waits for this lock, and is ended by a restart once everything is saved.
  const saved = Promise.withResolvers<void>();
  const lock = withLock(BUILD_LOCK, () => saved.promise);
  await page.goto(at('/de/admin/settings'));
  await openGroup(page, 'legal');
  await group(page, 'legal').getByLabel('Träger').fill(ENTITY);
  await openGroup(page, 'contact');
  await group(page, 'contact').getByLabel('Telefon in Deutschland').fill(PHONE);
  await saveGroup(page, 'legal');
  await expect(page.locator('[data-pages=running]')).toContainText('Die Seiten werden gerade neu gebaut');
  // Typed before the other group was saved.
  await saveGroup(page, 'contact');
  expect(await html('/de/impressum')).not.toContain('Nord');

  // There is nowhere to move to yet.
  await page.goto(at(`/de/admin/applications?application=${crowd[0]}`));
  await page.getByRole('button', { name: 'In andere Saison…' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Es gibt noch keine andere Saison.');
  await page.getByRole('dialog').getByRole('link', { name: 'Saison planen' }).press('Enter');
  await expect(page).toHaveURL(at('/de/admin/seasons'));
  const summer2026 = page.locator(`[data-season="${before.id}"]`);
  await expect(summer2026).toContainText('Läuft');
  await expect(summer2026).toContainText('12 offen');
  await page.getByText('Nächste Saison planen').first().click();
  await page.getByLabel('Name auf Deutsch').fill('Sommer 2027');
  await page.getByLabel('Name auf Englisch').fill('summer 2027');
  await page.getByLabel('Einsätze ab').fill(day(200));
  await page.getByLabel('Einsätze bis').fill(day(190));
  await page.getByLabel('Bewerbung bis').fill(day(100));
  await page.getByRole('checkbox', { name: 'Gepäck' }).check();
  await page.getByRole('button', { name: 'Saison planen' }).press('Enter');
  await expect(page.getByText('Das Ende liegt vor dem Beginn').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Einsätze bis').fill(day(280));
  await page.getByRole('button', { name: 'Saison planen' }).press('Enter');
  const summer2027 = page.locator('[data-season]', { hasText: /summer 2027|Sommer 2027/ });
  await expect(summer2027).toContainText('Geplant');
  await expect(summer2027.getByRole('heading')).toBeFocused();
  await expect(summer2027).toContainText(/in der Stunde|noch nicht bekannt/);
  await summer2027.getByRole('button', { name: 'Für Bewerbungen öffnen' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('nennen die Seiten');
  await dialog.getByRole('button', { name: 'Für Bewerbungen öffnen' }).press('Enter');
  await expect(summer2027).toContainText('Offen für Bewerbungen');
  // Opened by mistake, while it is nobody's.
  await summer2027.getByRole('button', { name: 'Öffnen zurücknehmen' }).press('Enter');
  await dialog.getByRole('button', { name: 'Öffnen zurücknehmen' }).press('Enter');
  await expect(summer2027).toContainText('Geplant');
  await expect(summer2027.getByRole('button', { name: 'Verwerfen: Sommer 2027' })).toBeVisible();
  await summer2027.getByRole('button', { name: 'Für Bewerbungen öffnen' }).press('Enter');
  await dialog.getByRole('button', { name: 'Für Bewerbungen öffnen' }).press('Enter');
  await expect(summer2027).toContainText('Offen für Bewerbungen');
  const id = (await summer2027.getAttribute('data-season')) ?? '';
  await expect(page.locator('[data-pages=running]')).toContainText('Die Seiten werden gerade neu gebaut, seit');
  await page.goto('about:blank');
  await own.restart();
  ({ deps } = own);
  saved.resolve();
  await lock;
  await deps.siteBuild.start(dist);
  await page.goto(at('/de/admin/seasons'));
  await expect(page.locator('[data-pages=running]')).toBeVisible();
  await expect(page.locator('[data-pages=done]')).toBeVisible(BUILT);
  // What follows changes pages that nobody reads here.
  await deps.siteBuild.stop();
  expect(await html('/de/impressum')).toContain('Träger &lt;b&gt;Nord&lt;/b&gt; gGmbH');
  expect(await html('/en/contact')).toContain(PHONE);
  // What everybody reads, in both languages and sizes: days and wage of the season that is open.
  const { minimum } = deps.site.earnings.wages;
  const euro = minimumWageOn(minimum, day(200)) ?? minimum.at(-1)?.euro ?? 0;
  for (const [lang, width] of [
    ['de', 360],
    ['en', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const from = dayInWords(day(200), lang);
    const name = lang === 'de' ? 'Sommer 2027' : 'summer 2027';
    for (const address of ['', '/students', '/earnings']) {
      await page.goto(at(`/${lang}${address}`));
      await expect(page.locator('.season p:visible').first()).toContainText(name);
      await expect(page.locator('.season p:visible').first()).toContainText(from);
    }
    await page.goto(at(`/${lang}/pre-check`));
    const words = new Intl.DateTimeFormat(lang === 'de' ? 'de' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    await expect(page.locator('[data-part="season-until"]')).toHaveText(words.format(new Date(day(280))));
    expect(await html(`/${lang}/employers`)).toContain(euro.toLocaleString(lang, { minimumFractionDigits: 2 }));
    await page.goto(at(`/${lang}/admin/seasons`));
    await expect(summer2027).toContainText(lang === 'de' ? 'Offen für Bewerbungen' : 'Open for applications');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.goto(at('/de/admin/seasons'));

  await summer2026.getByRole('link', { name: 'Bewerbungen ansehen' }).click();
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

  // One alone moves from its own page.
  await page.setViewportSize({ width: 360, height: 740 });
  const [alone] = columnOf(deps.db, 'applicant', 'id', { season_id: before.id });
  await page.goto(at(`/de/admin/applications?application=${alone}`));
  await page.getByRole('button', { name: 'In andere Saison…' }).press('Enter');
  await expect(dialog.getByRole('option', { name: 'Sommer 2027' })).toBeAttached();
  await expect(dialog.getByRole('option', { name: 'Sommer 2026' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Vorschau' }).press('Enter');
  await expect(dialog).toContainText('wird verschoben nach: Sommer 2027');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abbrechen' }).press('Enter');
  await page.goto(at('/de/admin/seasons'));
  await summer2026.getByRole('button', { name: 'Abschließen: Sommer 2026' }).press('Enter');
  await expect(dialog).toContainText('Offene Bewerbungen: 2');
  await expect(dialog.getByRole('radio', { name: 'Lassen, wie sie sind' }).first()).toBeFocused();
  await dialog.getByRole('radio', { name: 'Beenden mit E-Mail' }).check();
  await expect(dialog.getByRole('status')).toContainText('Beendet, mit E-Mail: 2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abschließen' }).press('Enter');
  await expect(dialog).toContainText('Geändert: 2.');
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Alles zurücknehmen' }).press('Enter');
  await expect(dialog).toContainText('Zurückgenommen: 2');
  await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(summer2026).toContainText('2 offen');
  await summer2026.getByRole('button', { name: 'Abschließen: Sommer 2026' }).press('Enter');
  await dialog.getByRole('button', { name: 'Abschließen' }).press('Enter');
  await expect(dialog).toContainText('Geändert: 0. Unverändert: 2.');
  await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(summer2026).toContainText('Abgeschlossen');
  // Whoever has closed the dialog finds the way back on the card.
  await page.reload();
  await summer2026.getByRole('button', { name: 'Abschluss zurücknehmen' }).press('Enter');
  await expect(dialog).toContainText('gehen nicht hinaus');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abschluss zurücknehmen' }).press('Enter');
  await expect(dialog).toContainText('Sommer 2026 ist nicht mehr abgeschlossen');
  await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
  await summer2026.getByRole('button', { name: 'Abschließen: Sommer 2026' }).press('Enter');
  await dialog.getByRole('button', { name: 'Abschließen' }).press('Enter');
  await dialog.getByRole('button', { name: 'Schließen' }).press('Enter');
  await expect(summer2026).toContainText('Abgeschlossen');

  // Whoever was moved reads of the new season.
  const moved = columnOf(deps.db, 'applicant', 'id', { season_id: id })[0] ?? '';
  const { token } = tokenStore(deps.db).mint(moved, deps.clock.now());
  // While pages are built, this one asks how far they are.
  await page.goto('about:blank');
  await context.clearCookies();
  const reads = async (lang: Lang, words: string) => {
    await page.goto(at(`/${lang}/status?token=${token}`));
    await expect(page.locator('[data-facts]').first()).toContainText(`${words} ${dayInWords(day(200), lang)}`);
    await expectAccessible(page);
  };
  await reads('en', 'Summer 2027: placements from');
  await page.setViewportSize({ width: 1440, height: 900 });
  await reads('de', 'Sommer 2027: Einsätze vom');
  await page.setViewportSize({ width: 360, height: 740 });

  // An employer sees when they can come, and asks for people for what the new season offers.
  await context.clearCookies();
  makePoolCandidate(deps, { applicantId: moved, available: { from: day(100), until: day(400) } });
  changeRows(deps.db, 'applicant', { id: moved }, { status: 'STEP2_APPROVED' });
  settle(deps, moved);
  await signInAs(context, own, { role: 'employer' });
  changeRows(deps.db, 'employer', {}, { state: 'vetted' });
  await page.goto(at('/en/employer/candidates'));
  await expect(page.locator('[data-candidate]')).toContainText(`${formatDate(day(200))}–${formatDate(day(280))}`);
  await page.goto(at('/en/employer/requirement'));
  await expect(page.getByRole('radio', { name: 'Baggage' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Cabin' })).toHaveCount(0);
  await page.goto(at('/de/employer/requirement'));
  await expect(page.getByRole('radio', { name: 'Gepäck' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Kabine' })).toHaveCount(0);

  // Their partner sees both seasons, and each by itself.
  await context.clearCookies();
  const partner = await signInAsPartner(context, own);
  for (const one of crowd) changeRows(deps.db, 'applicant', { id: one }, { partner_id: partner.partnerId });
  settle(deps, ...crowd);
  await page.goto(at('/en/partner'));
  const people = page.locator('[data-person]:visible');
  await expect(people).toHaveCount(12);
  await page.getByLabel('Season', { exact: true }).selectOption({ label: 'summer 2027' });
  await expect(people).toHaveCount(10);
  await expect(page.getByText('10 of 10 people')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Season', { exact: true }).selectOption({ label: 'summer 2026' });
  await expect(people).toHaveCount(2);
  await page.reload();
  await expect(people).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/de/partner'));
  await expect(people).toHaveCount(12);
  expect(complaints).toEqual([expect.stringContaining('400')]);
});
