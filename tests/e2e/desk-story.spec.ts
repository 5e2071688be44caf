import type { Page } from '@playwright/test';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';
import { expectAccessible } from './accessible.ts';
import { pdf } from './files.ts';
import { expect, test } from './harness.ts';
import { createMailbox } from './mailbox.ts';
import { complaintsOf } from './quiet.ts';
import { type SeededApplicant, seedApplicant } from './seed.ts';
import type { RunningServer } from './server.ts';
import { signInAs } from './sign-in.ts';

// As most people have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const panel = (page: Page) => page.getByRole('region', { name: /^(?:Entscheidung|Decision)$/ });
const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function open(page: Page, lang: 'de' | 'en', { id }: SeededApplicant) {
  await page.goto(`/${lang}/admin/applications?application=${id}`);
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Selam Tesfaye');
  // A preview that is asked for after its decision would be refused, which the browser would complain of.
  await expect(panel(page).getByText(/wird geschrieben|^Writing the e-mail/)).toHaveCount(0);
}

/** The key that decides shows first what was not looked at: pressed once for each document, it decides at last. */
async function decideByKey(page: Page) {
  const button = panel(page).locator('[aria-keyshortcuts=f]');
  for (let isLook = true; isLook; ) {
    await expect(panel(page)).toHaveAttribute('data-settled');
    isLook = /^(?:Ansehen|Look at): /.test((await button.textContent()) ?? '');
    await page.keyboard.press('f');
  }
}

/** The mails of somebody, once the time to undo is over: the desk's decisions have been queued that much ahead. */
async function mailsTo(server: RunningServer, email: string) {
  const { db, clock } = server.deps;
  const inWindow = clock.now() + UNDO_SECONDS * 1000;
  // A mail that a worker has taken is left to it.
  db.prepare("UPDATE outbox SET due_at = ? WHERE state = 'waiting' AND attempts = 0 AND due_at <= ?").run(
    clock.now(),
    inWindow,
  );
  return createMailbox(server)(email);
}

test('ADMI-25 an admin decides from the page, by key and by click: each mail is the right one, and one is undone', async ({
  page,
  context,
  server,
  request,
}) => {
  const complaints = complaintsOf(page);
  const seed = (status: Parameters<typeof seedApplicant>[1]['status'], lang: 'de' | 'en') =>
    seedApplicant(server.deps, { status, lang });
  const [fresh, sent, declared, refused, spared] = await Promise.all([
    seed('PRE_REGISTERED', 'de'),
    seed('A2_CV_RECEIVED', 'en'),
    seed('ENROLMENT_UPLOADED', 'de'),
    seed('PRE_REGISTERED', 'en'),
    seed('A2_CV_RECEIVED', 'de'),
  ]);
  await signInAs(context, server, { role: 'admin' });

  await open(page, 'de', fresh);
  await expectAccessible(page);
  await decideByKey(page);
  await told(page, 'Selam Tesfaye freigegeben');

  await open(page, 'de', sent);
  await panel(page)
    .getByRole('button', { name: /^Lebenslauf/ })
    .click();
  await page.keyboard.press('b');
  await page.keyboard.press('2');
  // In the form, letters are words and no keys: this one would leave it.
  await page.keyboard.press('o');
  const form = page.getByRole('form', { name: 'Lebenslauf zurückgeben' });
  await form.getByLabel('Eigene Worte').fill('Page 2 is not there.');
  await expect(form.getByRole('region', { name: 'Please replace: CV' })).toContainText('Page 2 is not there.');
  await expect(form).toContainText('Betreff: Please replace: CV');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Zurückgeben' }).click();
  await told(page, 'Lebenslauf zurückgegeben');
  const complaint = (await mailsTo(server, sent.email)).pop();
  expect(complaint?.subject).toBe('Please replace: CV');
  expect(complaint?.text).toContain('all pages');

  const token = /token=([0-9a-f-]{36})/.exec(complaint?.text ?? '')?.[1] ?? '';
  const replaced = await request.post('/api/functions/upload-document', {
    multipart: { access_token: token, applicant_id: sent.id, document_type: 'cv', file: pdf() },
  });
  expect(replaced.status()).toBe(200);
  await open(page, 'de', sent);
  // The button does as its key: nothing is approved before all of it was seen.
  const looks = panel(page).getByRole('button', { name: /^Ansehen: / });
  await expect(looks).toBeVisible();
  while ((await looks.count()) > 0) {
    await expect(panel(page)).toHaveAttribute('data-settled');
    expect(applicantStore(server.deps.db).find(sent.id)?.status).toBe('A2_CV_RECEIVED');
    await page.locator('[aria-keyshortcuts=f]').click();
  }
  await expect(panel(page)).toHaveAttribute('data-settled');
  await panel(page).getByRole('button', { name: 'Unterlagen freigeben' }).click();
  await told(page, 'Selam Tesfaye freigegeben');

  // The envelope is here: its number opens the application, one key notes all that is in it, another completes.
  await page.keyboard.press('u');
  const envelope = page.getByRole('dialog', { name: 'Umschlag ist da' });
  const number = applicationNumber(declared.id);
  await envelope.getByLabel('Nummer vom Deckblatt').fill('7K3');
  await page.keyboard.press('Enter');
  await expect(envelope.getByRole('alert')).toContainText('WS-7K3F-9Q');
  await expectAccessible(page);
  // Without a cover sheet: the name in the papers is looked for.
  await envelope.getByLabel('Nummer vom Deckblatt').fill('Selam');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('Selam');
  await page.getByRole('searchbox').fill('');
  await page.locator('h1').press('u');
  await envelope.getByLabel('Nummer vom Deckblatt').fill(number.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText(number);
  await expect(panel(page).getByRole('button', { name: 'Abschließen', exact: true })).toBeDisabled();
  // Some of them first, by the button; what is still to come is ticked afterwards, and the key notes it.
  const first = panel(page).getByRole('group', { name: 'Welche Papiere?' }).getByRole('checkbox').first();
  await first.uncheck();
  await expect(panel(page).locator('[aria-keyshortcuts=e]')).toHaveCount(0);
  await expect(panel(page)).toHaveAttribute('data-settled');
  await panel(page).getByRole('button', { name: 'Angekommen' }).press('Enter');
  await expect(first).toBeChecked();
  await page.keyboard.press('e');
  await expect(panel(page).getByRole('button', { name: 'Abschließen', exact: true })).toBeEnabled();
  await told(page, 'Selam Tesfaye: Originale eingetragen');
  await decideByKey(page);
  await told(page, 'Selam Tesfaye ist vollständig');

  await open(page, 'de', refused);
  await panel(page).getByRole('button', { name: 'Ablehnen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /alle Plätze/ }).check();
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await told(page, 'Selam Tesfaye abgelehnt');

  await open(page, 'de', spared);
  await decideByKey(page);
  await told(page, 'Selam Tesfaye freigegeben');
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await told(page, 'Zurückgenommen: Selam Tesfaye');

  const subjects = async ({ email }: SeededApplicant) => (await mailsTo(server, email)).map(({ subject }) => subject);
  expect(await subjects(fresh)).toEqual(['Ihr nächster Schritt: Unterlagen']);
  expect(await subjects(sent)).toEqual(['Please replace: CV', 'Your documents are in order']);
  expect(await subjects(declared)).toEqual(['Ihre Bewerbung ist vollständig']);
  const rejection = (await mailsTo(server, refused.email))[0];
  expect([rejection?.subject, rejection?.text.includes('All places for this summer are taken.')]).toEqual([
    'Unfortunately not this time',
    true,
  ]);
  expect(await subjects(spared)).toEqual([]);
  expect(applicantStore(server.deps.db).find(spared.id)?.status).toBe('A2_CV_RECEIVED');
  expect(complaints).toEqual([]);
});

test('ADMI-25 the second of two admins is told what the first has done, and keeps what she typed', async ({
  page,
  context,
  browser,
  server,
}) => {
  const one = await seedApplicant(server.deps, { status: 'A2_CV_RECEIVED', lang: 'en' });
  const anna = await signInAs(context, server, { role: 'admin' });
  const other = await browser.newContext({ baseURL: server.url });
  await signInAs(other, server, { role: 'admin' });
  const second = await other.newPage();
  await open(second, 'en', one);
  await panel(second).getByRole('button', { name: /^CV/ }).click();
  await second.keyboard.press('b');
  const form = second.getByRole('form', { name: 'Send back: CV' });
  await form.getByLabel('Your own words').fill('The dates are missing.');

  await open(page, 'en', one);
  await panel(page).getByRole('button', { name: /^A2/ }).click();
  await expect(panel(page)).toHaveAttribute('data-settled');
  await page.keyboard.press('a');
  await told(page, 'A2 certificate accepted');

  await form.getByRole('button', { name: 'Send back' }).click();
  const alert = second.getByRole('alert').filter({ hasText: 'Something has changed meanwhile' });
  await expect(alert).toContainText('Document accepted: A2 certificate');
  await expect(alert).toContainText(anna.email);
  await expect(form.getByLabel('Your own words')).toHaveValue('The dates are missing.');
  await form.getByRole('button', { name: 'Send back' }).click();
  await told(second, 'CV sent back');
  await other.close();
});

// Point 8 of issue 35.
test('ADMI-25 a second press of the key decides nothing about the next application, which has only just appeared', async ({
  page,
  context,
  server,
}) => {
  const family = 'Doubled';
  const ids: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { id } = await seedApplicant(server.deps, { status: 'PRE_REGISTERED' });
    changeRows(server.deps.db, 'applicant', { id }, { last_name: family });
    settle(server.deps, id);
    ids.push(id);
  }
  const statuses = () => ids.map((id) => applicantStore(server.deps.db).find(id)?.status).sort();
  await signInAs(context, server, { role: 'admin' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/admin/applications');
  // The queue may hold these two alone, in another order than what the search finds.
  const found = page.waitForResponse((answer) => answer.request().postData()?.includes(family) ?? false);
  await page.getByRole('searchbox').fill(family);
  await found;
  const rows = page.locator('main li:has([href*="application="])');
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').click();
  await expect(panel(page)).toHaveAttribute('data-settled');
  const first = new URL(page.url()).searchParams.get('application') ?? '';
  // At the very moment at which the next one's document stands there, by a key that was pressed again.
  await page.evaluate((open) => {
    const drawn = () => document.querySelector('[data-sheet="1"][data-state=drawn] canvas');
    const watch = new MutationObserver(() => {
      if (location.search.includes(open) || !drawn()) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, first);
  await page.keyboard.press('f');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing decided yet' })).toBeVisible();
  expect(statuses()).toEqual(['PRE_REGISTERED', 'STEP1_APPROVED']);
  await expect(panel(page)).toHaveAttribute('data-settled');
  await page.keyboard.press('f');
  await expect.poll(statuses).toEqual(['STEP1_APPROVED', 'STEP1_APPROVED']);
});
