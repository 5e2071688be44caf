import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { registrationStore } from '#api/partners/registrations/registration.store.ts';
import { letPartnersSeeNames } from '../support/consents.ts';
import { addCrowd } from '../support/crowd.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';
import { expectAccessible } from './accessible.ts';
import { PASSWORD } from './account-forms.ts';
import { expect, test } from './harness.ts';
import type { InvitingPartner } from './inviting-partner.ts';
import { keyboardOf } from './keyboard.ts';
import { news } from './page-parts.ts';
import { seedStudent, seedThirty, signInAsPartner } from './partner-people.ts';
import { complaintsOf } from './quiet.ts';
import type { RunningServer } from './server.ts';
import { endSessionAt } from './sign-in.ts';
import { json, stub } from './stub.ts';

const LIST = '/api/partner/registrations';
const NUDGE = '/api/partner/nudge';
const NOTE = '/api/partner/note';
const section = (page: Page) => page.locator('[data-registrations]');
const needYou = (page: Page) => page.locator('[data-need-you]');
const rows = (page: Page) => page.locator('[data-person]:visible');
const row = (page: Page, name: string) => page.locator('[data-person]').filter({ hasText: name });
const note = (page: Page, name: string) => page.getByRole('textbox', { name: `Your note on ${name}` });
const noteState = (page: Page, name: string) => row(page, name).locator('[data-note-state]');

const noteOf = ({ deps }: RunningServer, { partnerId }: InvitingPartner, personId: string) => {
  return registrationStore(deps.db).find(partnerId, personId)?.note;
};

test.describe('The registrations of a partner', () => {
  for (const [lang, sentence] of [
    ['de', 'Namen und Zahlen folgen nach der Prüfung'],
    ['en', 'Names and figures follow after our check'],
  ] as const) {
    test(`PARA-26 before the check nobody’s name is shown, and it says so (${lang})`, async ({
      page,
      context,
      server,
    }) => {
      const partner = await signInAsPartner(context, server, { verified: false });
      await seedStudent(server, partner, { firstName: 'Hidden' });
      await page.goto(`/${lang}/partner`);
      await expect(section(page).locator('.badge').first()).toHaveText('Beta');
      await expect(section(page).locator('[data-empty]')).toContainText(sentence);
      await expect(page.locator('body')).not.toContainText('Hidden');
      await expectAccessible(page);
    });
  }

  test('PARA-26 with nobody registered yet it leads to the link', async ({ page, context, server }) => {
    await signInAsPartner(context, server);
    await page.goto('/en/partner');
    await expect(section(page).locator('[data-empty] img')).toBeVisible();
    await expect(section(page)).toContainText('Nobody has registered yet');
    await expect(section(page).getByRole('link', { name: 'To the invitation link' })).toHaveAttribute(
      'href',
      '#link-title',
    );
  });

  test('PARA-26 PARA-31 the figures are those of the database, and only the partner’s own', async ({
    page,
    context,
    server,
  }) => {
    const stranger = await signInAsPartner(context, server);
    await seedStudent(server, stranger, { firstName: 'Stranger' });
    await context.clearCookies();
    const complaints = complaintsOf(page);
    const partner = await signInAsPartner(context, server);
    await seedThirty(server, partner);
    await page.goto('/en/partner');
    const bars = page.locator('[data-funnel] li b');
    await expect(page.locator('[data-tile=registered] .num')).toHaveText('30');
    await expect(page.locator('[data-tile=complete]')).toContainText('10% of those registered');
    await expect(bars).toHaveText(['30 · 100%', '24 · 80%', '12 · 40%', '9 · 30%', '3 · 10%']);
    await expect(page.locator('[data-funnel]')).toContainText(
      '100% means all 30 people who have registered through you',
    );
    await expect(page.locator('[data-tile=waiting] .num')).toHaveText('21');
    await expect(page.locator('main header')).toContainText('21 people need you');
    await expect(page.locator('[data-person]')).toHaveCount(30);
    await expect(page.locator('body')).not.toContainText('Stranger');
    // Fewer rows are checked faster, and hold everything that thirty do.
    await page.getByLabel('Step', { exact: true }).selectOption('approved');
    await expect(rows(page)).toHaveCount(6);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
  });

  test('PARA-26 the weeks are a drawing with a name and a sentence, and a table', async ({ page, context, server }) => {
    const partner = await signInAsPartner(context, server);
    for (const daysAgo of [0, 0, 21]) await seedStudent(server, partner, { firstName: 'Hanna', daysAgo });
    await page.goto('/en/partner');
    const drawing = page.locator('[data-weeks]').getByRole('img');
    await expect(drawing).toHaveAccessibleName(/^Registrations per week 3 in the last 12 weeks, at most 2 in one week/);
    const table = page.locator('[data-weeks] table');
    await expect(table).toBeHidden();
    await page.getByText('Figures as a table').click();
    await expect(table.locator('tbody tr')).toHaveCount(12);
    await expect(table.locator('tbody tr').last()).toContainText(/^\d\d\.\d\d\.\d{4}2$/);
  });

  test('PARA-31 who needs the partner comes first, and a reminder goes out by mail, once a week', async ({
    page,
    context,
    server,
    product,
  }) => {
    const partner = await signInAsPartner(context, server);
    const { email } = await seedStudent(server, partner, {
      ...{ firstName: 'Hanna', lastName: 'Wolde', daysAgo: 12, status: 'STEP1_APPROVED' },
    });
    await seedStudent(server, partner, { firstName: 'Dawit', daysAgo: 3, status: 'STEP1_APPROVED' });
    await seedStudent(server, partner, { firstName: 'Sara', status: 'PRE_REGISTERED', daysAgo: 30 });
    await page.goto('/en/partner');
    await expect(needYou(page).locator('li b')).toHaveText(['Hanna Wolde', 'Dawit Bekele']);
    await expect(needYou(page).locator('li').first()).toContainText('Missing: ');
    const button = needYou(page).getByRole('button', { name: 'Remind Hanna Wolde' });
    await button.press('Enter');
    await expect(news(page, 'A reminder to Hanna Wolde is on its way')).toBeVisible();
    expect(await product.mails(email)).toHaveLength(1);
    // The button keeps the focus and says why it does nothing now, here and in the list.
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^reminded lately, again from \d\d\.\d\d\.\d{4}/);
    await expect(row(page, 'Hanna').getByRole('button', { name: 'Remind' })).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    expect(await product.mails(email)).toHaveLength(1);
    await expect(page.locator('main header')).toContainText('1 person needs you');
    const resting = row(page, 'Sara').getByRole('button', { name: 'Remind' });
    await expect(resting).toHaveAccessibleDescription('nothing to do right now');
    await expectAccessible(page);
    await page.reload();
    await expect(needYou(page).locator('li b')).toHaveText(['Dawit Bekele']);
  });

  test('PARA-31 a reminder that did not go out is said in words', async ({ page, context, server }) => {
    const partner = await signInAsPartner(context, server);
    const { applicantId = '' } = await seedStudent(server, partner, { firstName: 'Hanna', status: 'STEP1_APPROVED' });
    await page.goto('/en/partner');
    const button = needYou(page).getByRole('button', { name: 'Remind Hanna Bekele' });
    await stub(page, NUDGE, (route) => route.abort());
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is no connection' })).toBeVisible();
    await page.unroute(`**${NUDGE}`);
    // We have reminded her meanwhile: the list says so as the server does, and not as if the partner had.
    const { db, clock } = server.deps;
    outboxStore(db).add({ template: 'reminder-documents', lang: 'en', applicantId }, clock.now());
    settle(server.deps, applicantId);
    const day = { timeZone: 'Europe/Berlin', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    const tomorrow = new Date(clock.now() + 24 * 60 * 60 * 1000).toLocaleDateString('de-DE', day);
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'This person was reminded lately' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(new RegExp(`again from ${tomorrow}`));
  });

  test('PARA-31 somebody who wants no reminders gets none, and the partner is told', async ({
    page,
    context,
    server,
  }) => {
    const partner = await signInAsPartner(context, server);
    const { applicantId } = await seedStudent(server, partner, { firstName: 'Hanna', status: 'STEP1_APPROVED' });
    changeRows(server.deps.db, 'applicant', { id: applicantId }, { reminders_stopped_at: 1 });
    settle(server.deps, applicantId ?? '');
    await page.goto('/en/partner');
    await expect(needYou(page)).toContainText('You do not have to remind anybody right now.');
    await expect(row(page, 'Hanna').getByRole('button', { name: 'Remind' })).toHaveAccessibleDescription(
      'gets no more reminders',
    );
  });

  test('PARA-31 PARA-34 PARA-35 the list is searched, filtered and reminded', async ({ page, context, server }) => {
    const start = Date.now();
    const partner = await signInAsPartner(context, server);
    await seedThirty(server, partner);
    await page.goto('/en/partner');
    await expect(rows(page)).toHaveCount(30);
    const filter = page.getByLabel('Step', { exact: true });
    await filter.selectOption('complete');
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByRole('status').filter({ hasText: '3 of 30 people' })).toBeVisible();
    // The filter is in the address: 'back' takes it away, reloading keeps it.
    await page.getByLabel('Whose turn?').selectOption('us');
    await expect(page.getByText('Nobody matches this selection.')).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveCount(3);
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
    await expect(filter).toHaveValue('complete');
    await filter.selectOption('all');
    await page.getByLabel('Order').selectOption('name');
    await expect(rows(page).first()).toContainText('Dawit');
    await page.getByRole('searchbox').fill('  YÓNAS tadesse');
    await expect(page.getByRole('status').filter({ hasText: /^\d of 30 people$/ })).toBeVisible();
    for (const each of await rows(page).all()) await expect(each).toContainText('Yonas Tadesse');
    expect(await rows(page).count()).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill('nobody of that name');
    await expect(page.getByText('Nobody matches this selection.')).toBeVisible();
    await expectAccessible(page);
    expect(page.url()).not.toContain('nobody');
    await page.getByRole('button', { name: 'Show all', exact: true }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await needYou(page).getByRole('button', { name: 'Show all 21 in the list' }).click();
    await expect(filter).toHaveValue('waiting');
    await expect(page.getByRole('status').filter({ hasText: '21 of 30 people' })).toBeVisible();
    // Nudging many first says whom the mail reaches.
    await page.getByRole('button', { name: 'Remind these people …' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('21 people get an e');
    await expectAccessible(page);
    // The reply gets lost, though the server has done it: the page says so, and another press mails nobody twice.
    const loseReply = (route: Route) => route.fetch().then(() => route.abort());
    await page.route(`**${NUDGE}-many`, loseReply, { times: 1 });
    await dialog.getByRole('button', { name: 'Remind 21 people' }).click();
    await expect(dialog).toContainText('We do not know whether the reminders went out');
    await dialog.getByRole('button', { name: 'Remind 21 people' }).click();
    await expect(news(page, 'The reminders were already on their way')).toBeVisible();
    const mails = outboxStore(server.deps.db)
      .list()
      .filter(({ template }) => template.startsWith('partner-nudge-'));
    expect(mails.filter(({ created_at: at }) => at >= start)).toHaveLength(21);
    await expect(page.getByText('Nobody matches this selection.')).toBeVisible();
    await expect(needYou(page)).toContainText('You do not have to remind anybody right now.');
    const remind = page.getByRole('button', { name: 'Remind these people …' });
    await expect(remind).toHaveAttribute('aria-disabled', 'true');
  });

  test('PARA-31 a long list comes a part at a time, by keys at 360 px too', async ({ page, context, server }) => {
    const partner = await signInAsPartner(context, server);
    addCrowd(server.deps, { count: 73, partnerId: partner.partnerId });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de/partner');
    await expect(page.locator('[data-tile=registered] .num')).toHaveText('73');
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('button', { name: 'Weitere 23 zeigen' }).press('Enter');
    await expect(rows(page)).toHaveCount(73);
    // The first new row has the focus, so that reading goes on there.
    await expect(rows(page).nth(50).getByRole('rowheader')).toBeFocused();
    await expect(page.getByRole('button', { name: /^Weitere/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('PARA-31 a search looks through the whole list, and one that fails can be tried again', async ({
    page,
    context,
    server,
  }) => {
    const partner = await signInAsPartner(context, server);
    // A student on the second page who is not among the few that have waited longest.
    const further = addCrowd(server.deps, { count: 73, partnerId: partner.partnerId })[10];
    letPartnersSeeNames(server.deps);
    await page.goto('/de/partner');
    await expect(rows(page)).toHaveCount(50);
    await expect(page.locator(`[data-person="${further}"]`)).toHaveCount(0);
    await page.getByRole('searchbox').fill('selam 10');
    await expect(page.getByRole('status').filter({ hasText: '1 von 73 Personen' })).toBeVisible();
    await expect(page.locator(`[data-person="${further}"]`)).toBeVisible();
    await stub(page, LIST, (route) => route.abort());
    await page.getByRole('searchbox').fill('selam 1');
    await expect(section(page).getByRole('alert')).toContainText('Es gibt gerade keine Verbindung.');
    await expectAccessible(page);
    await page.unroute(`**${LIST}`);
    await section(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('status').filter({ hasText: /von 73 Personen/ })).toBeVisible();
    await expect(section(page).getByRole('alert')).toHaveCount(0);
  });

  test('PARA-31 a note is saved on leaving the field and with Enter, and says so', async ({
    page,
    context,
    server,
  }) => {
    const partner = await signInAsPartner(context, server);
    const { id } = await seedStudent(server, partner, { firstName: 'Hanna', status: 'STEP1_APPROVED' });
    await page.goto('/en/partner');
    await note(page, 'Hanna Bekele').fill('Calls on Monday');
    await page.getByRole('searchbox').focus();
    await expect(noteState(page, 'Hanna')).toHaveText('Saved');
    expect(noteOf(server, partner, id)).toBe('Calls on Monday');
    await note(page, 'Hanna Bekele').fill('Calls on Tuesday');
    await note(page, 'Hanna Bekele').press('Enter');
    await expect(noteState(page, 'Hanna')).toHaveText('Saved');
    await expect(note(page, 'Hanna Bekele')).toBeFocused();
    expect(noteOf(server, partner, id)).toBe('Calls on Tuesday');
    // A colleague's newer note is named before it is replaced.
    server.deps.tx(() => registrationStore(server.deps.db).setNote(partner.partnerId, id, 'Away in May', Date.now()));
    await note(page, 'Hanna Bekele').fill('Calls on Friday');
    await note(page, 'Hanna Bekele').press('Enter');
    await expect(noteState(page, 'Hanna')).toContainText('It now says: “Away in May”');
    await expect(note(page, 'Hanna Bekele')).toHaveValue('Calls on Friday');
    await noteState(page, 'Hanna').getByRole('button').click();
    await expect(noteState(page, 'Hanna')).toHaveText('Saved');
    expect(noteOf(server, partner, id)).toBe('Calls on Friday');
    await page.getByRole('searchbox').fill('friday');
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(note(page, 'Hanna Bekele')).toHaveValue('Calls on Friday');
  });

  test('PARA-31 a note that is not saved stays, through a search too, and leaving asks', async ({
    page,
    context,
    server,
  }) => {
    const partner = await signInAsPartner(context, server);
    const { id } = await seedStudent(server, partner, { firstName: 'Hanna', status: 'STEP1_APPROVED' });
    await seedStudent(server, partner, { firstName: 'Selam', status: 'STEP1_APPROVED' });
    await page.goto('/en/partner');
    await stub(page, NOTE, (route) => route.abort());
    await note(page, 'Hanna Bekele').fill('Calls on Monday');
    await note(page, 'Hanna Bekele').press('Enter');
    await expect(noteState(page, 'Hanna')).toContainText('Not saved. There is no connection right now.');
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('nobody');
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('searchbox').fill('');
    await expect(note(page, 'Hanna Bekele')).toHaveValue('Calls on Monday');
    // Another note that holds nothing any more ends no question about this one.
    for (const text of ['Calls', '']) await note(page, 'Selam Bekele').fill(text);
    await note(page, 'Selam Bekele').press('Enter');
    await expect(noteState(page, 'Selam')).toHaveAttribute('data-note-state', 'untouched');
    const asked = page.waitForEvent('dialog', { timeout: 10_000 });
    const leaving = page.goto('/en/contact').catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await leaving;
    await page.unroute(`**${NOTE}`);
    await row(page, 'Hanna').getByRole('button', { name: 'Try again' }).click();
    await expect(noteState(page, 'Hanna')).toHaveText('Saved');
    expect(noteOf(server, partner, id)).toBe('Calls on Monday');
  });

  test('PARA-31 an ended session does not take a note away', async ({ page, context, server }) => {
    const partner = await signInAsPartner(context, server, { password: PASSWORD });
    const { id } = await seedStudent(server, partner, { firstName: 'Hanna', status: 'STEP1_APPROVED' });
    await page.goto('/en/partner');
    await note(page, 'Hanna Bekele').fill('Calls on Monday');
    await endSessionAt(page, server, partner.id, NOTE);
    await note(page, 'Hanna Bekele').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(dialog).toBeVisible();
    await expect(page.getByText('Hanna Bekele').first()).toBeHidden();
    await expect(page.locator('main [value="Calls on Monday"], main input, main textarea').first()).toBeHidden();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(note(page, 'Hanna Bekele')).toHaveValue('Calls on Monday');
    await expect(noteState(page, 'Hanna')).toHaveText('Saved');
    expect(noteOf(server, partner, id)).toBe('Calls on Monday');
  });

  test('PARA-31 the list is downloaded as a table, in the language of the page', async ({ page, context, server }) => {
    const partner = await signInAsPartner(context, server);
    await seedStudent(server, partner, { firstName: '=Hanna', status: 'STEP1_APPROVED' });
    await page.goto('/de/partner');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Liste als CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`registrations-${partner.partnerId}.csv`);
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toContain('"Name";"Registriert am";"Status"');
    expect(text).toContain(`"'=Hanna Bekele"`);
  });

  test('PARA-29 a list that does not come leaves the rest in place, and can be tried again', async ({
    page,
    context,
    server,
  }) => {
    await signInAsPartner(context, server);
    let isDown = true;
    await stub(page, LIST, (route) => (isDown ? json({}, 500)(route) : route.continue()));
    await page.goto('/en/partner');
    await expect(section(page).getByRole('alert')).toContainText('The registrations could not be loaded');
    await expect(page.locator('[data-qr]')).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(section(page)).toContainText('Nobody has registered yet');
  });

  test('PARA-31 works with keys alone at 360 px', async ({ page, context, server }) => {
    const partner = await signInAsPartner(context, server);
    const { id } = await seedStudent(server, partner, { firstName: 'Hanna', status: 'STEP1_APPROVED' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/en/partner');
    const keys = keyboardOf(page);
    await keys.push(page.getByRole('link', { name: '1 person needs you' }));
    await keys.push(needYou(page).getByRole('button', { name: 'Remind Hanna Bekele' }), 'Space');
    await expect(news(page, 'on its way')).toBeVisible();
    await keys.write(page.getByRole('searchbox'), 'hanna');
    await keys.write(note(page, 'Hanna Bekele'), 'Calls on Monday');
    await keys.press('Tab');
    await expect(noteState(page, 'Hanna')).toHaveText('Saved');
    expect(noteOf(server, partner, id)).toBe('Calls on Monday');
  });
});
