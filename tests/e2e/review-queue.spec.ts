import type { Page } from '@playwright/test';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import type { Deps } from '#api/deps.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { keepStandings } from '#api/standing/keep-standing.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { addCrowd } from '../support/crowd.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';
import { expectAccessible, expectRoomForLargeType } from './accessible.ts';
import { expect, test } from './harness.ts';
import { complaintsOf } from './quiet.ts';
import { seedApplicant } from './seed.ts';
import { signInAs } from './sign-in.ts';

const rows = (page: Page) => page.locator('main li:has([href*="application="])');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

/** Applications that wait, under a family name of their own, the longest first. */
async function seedQueue(deps: Deps, family: string, names: readonly string[], since = HOUR_MS): Promise<string[]> {
  const ids = [];
  for (const [at, name] of names.entries()) {
    const { id } = await seedApplicant(deps, { status: 'PRE_REGISTERED' });
    changeRows(deps.db, 'applicant', { id }, { first_name: name, last_name: family });
    changeRows(deps.db, 'document', { applicant_id: id }, { uploaded_at: since + at });
    settle(deps, id);
    ids.push(id);
  }
  return ids;
}

test.describe('The queue of the review desk', () => {
  test('is gone through by keys, and what is open stands in the address', async ({ page, context, server }) => {
    const complaints = complaintsOf(page);
    const [first, second] = await seedQueue(server.deps, 'Keyed', ['Abel', 'Hanna'], 1);
    await signInAs(context, server, { role: 'admin' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/admin/applications?step=step1');
    await expect(row(page, 'Abel Keyed')).toContainText('To review');
    await expectAccessible(page);
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`\\?step=step1&application=${first}$`));
    await expect(row(page, 'Abel Keyed').getByRole('link')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`application=${second}$`));
    await page.keyboard.press('k');
    await expect(page).toHaveURL(new RegExp(`application=${first}$`));
    await page.reload();
    await expect(row(page, 'Abel Keyed').getByRole('link')).toHaveAttribute('aria-current', 'true');
    // Letters that are typed are no keys; names stay out of the address.
    await page.getByRole('searchbox').fill('hanna keyde');
    await expect(rows(page)).toHaveText([/Hanna Keyed/]);
    await expect(page.getByText('Similar names')).toBeVisible();
    expect(page.url()).not.toMatch(/hanna|keyde/i);
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Pre-registration' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(row(page, 'Abel Keyed')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('has a sheet of its keys, which can be switched off there', async ({ page, context, server }) => {
    await seedQueue(server.deps, 'Switched', ['Yonas']);
    await signInAs(context, server, { role: 'admin' });
    await page.goto('/de/admin/applications');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Tasten dieser Seite' });
    await expect(sheet).toContainText('Nächste Bewerbung');
    await expectAccessible(page);
    await sheet.getByRole('checkbox').press('Space');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(sheet).toBeHidden();
    expect(page.url()).not.toContain('application=');
    await page.getByRole('button', { name: 'Tasten' }).click();
    await expect(sheet.getByRole('checkbox')).not.toBeChecked();
  });

  test('a key whose button is off says why, in view, and not twice', async ({ page, context, server }) => {
    const [id] = await seedQueue(server.deps, 'Blocked', ['Abel']);
    const { id: accountId } = await signInAs(context, server, { role: 'admin' });
    review.sendBack(server.deps, { accountId }, id ?? '', 'hub4africa', 'Unreadable.');
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/de/admin/applications?show=all&application=${id}`);
    const panel = page.getByRole('region', { name: 'Entscheidung' });
    const said = panel.getByText(/^Vorher fehlt noch: /);
    await expect(said).toBeVisible();
    await expect(said).not.toBeInViewport();
    await page.keyboard.press('f');
    await expect(said).toBeInViewport();
    const sentence = (await said.textContent()) ?? '';
    await page.keyboard.press('f');
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Sagen, was vor dem Freigeben oder Abschließen fehlt');
  });

  test('is read on from the first row of the next page, on a phone', async ({ page, context, server }) => {
    addCrowd(server.deps, { count: 60 });
    keepStandings(server.deps);
    await signInAs(context, server, { role: 'admin' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/en/admin/applications?show=all');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('region', { name: 'Queue' })).toBeFocused();
    await expect(rows(page).first()).toBeInViewport();
  });

  test('comes before the application on a phone, with a way back', async ({ page, context, server }) => {
    await seedQueue(server.deps, 'Phoned', ['Meron']);
    await signInAs(context, server, { role: 'admin' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de/admin/applications');
    await page.getByRole('searchbox').fill('phoned');
    await row(page, 'Meron Phoned').getByRole('link').click();
    await expect(row(page, 'Meron Phoned')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Meron Phoned' })).toBeFocused();
    await page.getByRole('button', { name: 'Zurück zur Warteschlange' }).press('Enter');
    await expect(row(page, 'Meron Phoned').getByRole('link')).toBeFocused();
    await expectAccessible(page);
    await page.locator('summary', { hasText: 'Filter' }).click();
    await expectRoomForLargeType(page);
    await page.getByRole('searchbox').fill('niemand');
    const queue = page.getByRole('region', { name: 'Warteschlange' });
    await expect(queue.getByRole('status').first()).toHaveText('Bewerbungen auf dieser Seite: 0');
    await queue.getByRole('button', { name: 'Suche leeren' }).press('Enter');
    await expect(queue).toBeFocused();
  });

  test('takes several decisions back at once, and the focus never gets lost', async ({ page, context, server }) => {
    const complaints = complaintsOf(page);
    const ids = await seedQueue(server.deps, 'Batched', ['Abel', 'Hanna']);
    const { id: adminId } = await signInAs(context, server, { role: 'admin' });
    for (const { id, applicant_id } of ids.flatMap((each) => documentStore(server.deps.db).current(each)))
      eventStore(server.deps.db).add({
        ...{ at: server.deps.clock.now(), subject: 'applicant', subjectId: applicant_id, actor: 'operator' },
        ...{ who: { accountId: adminId }, action: 'view-document', detail: { id } },
      });
    await page.goto('/en/admin/applications');
    await page.getByRole('searchbox').fill('batched');
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel('All on this page').check();
    await page.getByRole('button', { name: 'Approve pre-registration' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Approve 2' }).press('Enter');
    await expect(dialog).toContainText('2 approved');
    // Point 9 of issue 35: another press of the key must not undo them.
    await expect(dialog.getByRole('status')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('2 approved');
    // Somebody else has been quicker with one of them.
    review.hold(server.deps, { accountId: adminId }, ids[1] ?? '', 'Wait.', '2099-01-01');
    await dialog.getByRole('button', { name: 'Undo all' }).press('Enter');
    await expect(dialog).toContainText('1 undone');
    // The hyphen of 'e-mail' stands with a sign that keeps the word together.
    await expect(dialog.getByRole('listitem')).toHaveText([/^Hanna Batched: .*something else has happened/]);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog).toBeHidden();
    expect(ids.map((id) => applicantStore(server.deps.db).find(id)?.status)).toEqual([
      'PRE_REGISTERED',
      'STEP1_APPROVED',
    ]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(complaints).toEqual([]);
  });

  test('keeps what is half written, per application, until it is sent or somebody signs out', async ({
    page,
    context,
    server,
  }) => {
    const [first, second] = await seedQueue(server.deps, 'Drafted', ['Abel', 'Hanna']);
    await signInAs(context, server, { role: 'admin' });
    const panel = page.getByRole('region', { name: 'Decision' });
    const open = async (name: string) => {
      await row(page, `${name} Drafted`).getByRole('link').click();
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`${name} Drafted`);
    };
    const note = panel.getByLabel('New note');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/en/admin/applications?show=all&application=${first}&dialog=correct`);
    // The link of the list of mails opens the dialog, once.
    await expect(page.getByRole('dialog')).toContainText('Correct name or e-mail');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/application=[\w-]+$/);
    await page.getByRole('searchbox').fill('drafted');
    await panel.getByText('Notes').click();
    await note.fill('She called about');
    await panel.getByRole('button', { name: 'Put on hold' }).click();
    await page.getByRole('dialog').getByLabel('Why?').fill('Passport');
    await page.keyboard.press('Escape');
    await open('Hanna');
    await expect(note).toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`application=${second}`));
    await open('Abel');
    await expect(note).toHaveValue('She called about');
    await panel.getByRole('button', { name: 'Put on hold draft' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Why?')).toHaveValue('Passport');
    await dialog.getByRole('button', { name: 'Put on hold' }).press('Enter');
    await expect(panel.getByText('On hold since')).toBeVisible();
    // Its button is gone with the dialog: the focus goes to the document that is shown.
    await expect(panel.getByRole('button', { name: /^Confirmation/ })).toBeFocused();
    await panel.getByRole('button', { name: 'Save the note' }).press('Enter');
    await expect(note).toHaveValue('');
    await expect(panel).toContainText('She called about');
  });
});
