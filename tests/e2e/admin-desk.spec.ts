import type { Page } from '@playwright/test';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { erasureStore } from '#api/personal-data/erasure.store.ts';
import { addCrowd } from '../support/crowd.ts';
import { expectAccessible, expectRoomForLargeType } from './accessible.ts';
import { expect, test } from './harness.ts';
import { complaintsOf } from './quiet.ts';
import { signInAs } from './sign-in.ts';
import { json, stub } from './stub.ts';

const tile = (page: Page, name: string) => page.locator(`[data-tile=${name}] .num`);

test('ADMI-04 ADMI-05 the overview shows what the server counts, what waits, and a broken database', async ({
  page,
  context,
  server,
}) => {
  const complaints = complaintsOf(page);
  const none = { count: 0, oldest: null };
  await stub(
    page,
    '/api/admin/todo',
    json({ applications: none, step2: { count: 2, oldest: '2026-01-05T10:00:00Z' } }),
  );
  await signInAs(context, server, { role: 'admin' });
  await page.goto('/de/dashboard/admin');
  // Other tests of this worker may have left applications: the page shows what the call says.
  const reply = await (await context.request.get(`${server.url}/api/admin/overview`)).json();
  await expect(tile(page, 'applications')).toHaveText(String(reply.applications.all));
  await expect(tile(page, 'to_review')).toHaveText('0');
  await expect(page.locator('[data-part=database] .badge')).toHaveText('OK');
  await expect(page.getByRole('link', { name: /^Prüfen ?: Unterlagen prüfen$/ })).toHaveAttribute(
    'href',
    '/de/admin/applications?step=step2&show=waiting',
  );
  await expect(page.locator('[data-weeks] svg')).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  const health = { ...reply.health, mail: { state: 'stopped', waiting: 12 } };
  await stub(page, '/api/admin/overview', json({ ...reply, health }));
  await page.reload();
  await expect(page.locator('[data-part=mail] .badge.bad')).toHaveText('steht');
  await expect(page.locator('[data-part=mail]')).toContainText(
    'Seit über 1 Stunde geht keine hinaus, 12 in Warteschlange.',
  );
  await expect(page.locator('[data-part=mail] a')).toHaveAttribute('href', '/de/admin/mails?state=waiting');
  await stub(page, '/api/admin/overview', json({ code: 'not_ready' }, 503));
  await page.reload();
  await expect(page.locator('[data-part=database] .badge')).toHaveText('Fehler');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});

test('a mail that was given up is sent again from the list of mails', async ({ page, context, server }) => {
  const complaints = complaintsOf(page);
  const [id = ''] = addCrowd(server.deps, { count: 1 });
  const { db, clock } = server.deps;
  const mail = outboxStore(db).add({ template: 'application-rejected', lang: 'en', applicantId: id }, clock.now());
  outboxStore(db).giveUp(mail, 'the mail server did not answer in time (ETIMEDOUT)');
  await signInAs(context, server, { role: 'admin' });
  await page.goto('/en/admin/mails?state=dead');
  const row = page.locator(`[data-mail="${mail}"]`);
  await expect(row).toContainText('The mail server did not answer in time (ETIMEDOUT)');
  await expect(page.locator('[data-preview]')).toContainText('Subject:');
  await expectAccessible(page);
  await expect(row.getByRole('button')).toHaveAccessibleName(/^Send again ?: Application rejected$/);
  await row.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The e-mail goes out again.' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a mail that did not arrive stands at its application, with a better address or another try', async ({
  page,
  context,
  server,
}) => {
  const complaints = complaintsOf(page);
  const [id = ''] = addCrowd(server.deps, { count: 1 });
  const { db, clock } = server.deps;
  const mail = outboxStore(db).add({ template: 'step2-open', lang: 'en', applicantId: id }, clock.now());
  outboxStore(db).giveUp(mail, 'the address does not exist (550 5.1.1)');
  await signInAs(context, server, { role: 'admin' });
  await page.goto(`/de/admin/applications?application=${id}`);
  const note = page.locator('.note', { hasText: 'kam nicht an' });
  await expect(note).toContainText('Die Adresse gibt es nicht (550 5.1.1)');
  await note.getByRole('button', { name: 'Adresse berichtigen und noch einmal senden' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('E-Mail')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Noch einmal an diese Adresse' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'geht noch einmal hinaus' })).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the log is narrowed down by its address and by a search, which stays out of it', async ({
  page,
  context,
  server,
}) => {
  const complaints = complaintsOf(page);
  const [id = ''] = addCrowd(server.deps, { count: 1 });
  const { db, clock } = server.deps;
  const email = applicantStore(db).find(id)?.email ?? '';
  for (const action of ['accept', 'reopen'])
    eventStore(db).add({
      at: clock.now(),
      subject: 'applicant',
      subjectId: id,
      actor: 'operator',
      who: { name: 'anna' },
      action,
    });
  await signInAs(context, server, { role: 'admin' });
  await page.goto('/de/admin/log');
  const rows = page.locator('main tbody tr');
  await page.getByRole('searchbox').fill(email);
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Vorgang', { exact: true }).selectOption({ label: 'Wieder geöffnet' });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(['Wieder geöffnet']);
  await expect(page).toHaveURL(/\/de\/admin\/log\?action=reopen$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectRoomForLargeType(page);
  const shown = page.getByRole('status').filter({ hasText: 'Einträge auf dieser Seite' });
  await expect(shown).toHaveText(/: 1$/);
  await page.getByRole('searchbox').fill('niemand@example.org');
  await expect(shown).toHaveText(/: 0$/);
  await expect(page.getByText('Unter dieser Nummer oder Adresse ist niemand bekannt.')).toBeVisible();
  const row = { person: id, why: 'operator', reason: 'duplicate', actor_account_id: null, actor_name: 'anna' } as const;
  erasureStore(server.deps.db).add({ ...row, begun_at: clock.now(), rest: '{}' });
  await page.getByRole('link', { name: 'Löschungen', exact: true }).click();
  await expect(page.locator('[data-erasure=operator]').first()).toContainText('Doppelte Bewerbung');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('every room of the desk has room for large type on a phone', async ({ page, context, server }) => {
  await signInAs(context, server, { role: 'admin' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const room of ['retention', 'seasons', 'server', 'mails', 'people', 'settings', 'employers', 'contracts'])
    for (const lang of ['de', 'en']) {
      await page.goto(`/${lang}/admin/${room}`, { waitUntil: 'networkidle' });
      await expectRoomForLargeType(page);
    }
});
