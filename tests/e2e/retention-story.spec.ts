import { existsSync } from 'node:fs';
import path from 'node:path';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { continueErasures } from '#api/personal-data/continue-erasures.ts';
import { removeFiles } from '#api/retention/remove-files.ts';
import { retain } from '#api/retention/retain.ts';
import { berlinDateIn, berlinMorning } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { createMailbox } from './mailbox.ts';
import { complaintsOf } from './quiet.ts';
import { seedApplicant } from './seed.ts';
import { type RunningServer, startServer } from './server.ts';
import { openSession, seedAccount } from './sign-in.ts';

// A server of its own, since its clock is moved. From noon, as nobody is told of a deletion at night.
const begun = Date.now();
const noon = berlinMorning(berlinDateIn(1, begun)) + 5 * HOUR_MS;
let days = 0;
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ now: () => noon + Date.now() - begun + days * DAY_MS });
});
test.afterAll(() => server.stop());

/** Moves the clock and lets the jobs of the night do all that is to be done. */
async function afterDays(more: number): Promise<void> {
  days += more;
  const { deps } = server;
  while (await retain(deps));
  while (await removeFiles(deps));
  while (await continueErasures(deps));
  await deps.mail.sendDue();
}

test('PRIV-73 the operator sees what is deleted next, keeps one application for now, and the clock moves until the rest is gone', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  const { deps } = server;
  const mails = createMailbox(server);
  const going = await seedApplicant(deps, { status: 'REJECTED', documents: [{ type: 'passport' }] });
  const disputed = await seedApplicant(deps, { status: 'REJECTED', documents: [{ type: 'passport' }] });
  const files = documentStore(deps.db)
    .current(going.id)
    .map(({ id }) => path.join(deps.folders.uploads, id));
  const scan = path.join(
    deps.folders.uploads,
    documentStore(deps.db)
      .current(going.id)
      .find(({ type }) => type === 'passport')?.id ?? '',
  );
  const admin = (await seedAccount(server, { role: 'admin' })).id;
  const open = async (to: string) => {
    // A session ends long before the clock stands where this test moves it.
    await openSession(context, server, admin);
    await page.goto(`${server.url}${to}`);
  };
  const row = (id: string) => page.locator(`[data-going="${applicationNumber(id)}"]`);

  await test.step('both are listed with the day; nobody was told yet', async () => {
    await afterDays(0);
    await open('/en/admin/log?list=erasures');
    await page.getByRole('link', { name: 'Next deletions' }).click();
    await expect(row(going.id)).toContainText('Copy of the ID');
    await expect(row(going.id)).toContainText('Not announced yet');
    await expect(row(disputed.id)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('one is kept for now; without a reason the page asks for it', async () => {
    await row(disputed.id)
      .getByRole('button', { name: /^Keep for now/ })
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Keep for now' }).click();
    await expect(dialog).toContainText('Please give the reason.');
    await expectAccessible(page);
    await dialog.getByLabel('Why you still need the data').fill('A complaint is open.');
    await dialog.getByRole('button', { name: 'Keep for now' }).click();
    await expect(row(disputed.id)).toHaveCount(0);
    await page.getByRole('link', { name: 'Kept for now' }).click();
    await expect(page).toHaveURL(/\/en\/admin\/retention\?kind=held$/);
    await expect(page.locator('[data-held]')).toContainText('A complaint is open.');
    await expectAccessible(page);
  });

  await test.step('the copy of the ID is announced, and 14 days later its file is gone', async () => {
    await afterDays(16);
    expect((await mails(going.email)).map(({ subject }) => subject)).toContain(
      'We will soon delete the copy of your ID',
    );
    expect(await mails(disputed.email)).toEqual([]);
    await open('/de/admin/retention');
    await expect(row(going.id)).toContainText('Angekündigt');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    expect(existsSync(scan)).toBe(true);
    await afterDays(14);
    expect(existsSync(scan)).toBe(false);
    await open('/de/admin/retention');
    await expect(row(going.id)).toContainText('Ganze Bewerbung');
    await expect(page.locator('[data-work=passport]')).toContainText('Ausweiskopien gelöscht');
  });

  await test.step('the application follows, after an announcement of its own', async () => {
    await afterDays(136);
    expect(applicantStore(deps.db).find(going.id)).toBeDefined();
    await afterDays(14);
    expect(applicantStore(deps.db).find(going.id)).toBeUndefined();
    expect(applicantStore(deps.db).find(disputed.id)).toBeDefined();
    expect(files.filter(existsSync)).toEqual([]);
    await open('/de/admin/log?list=erasures');
    await expect(page.locator('[data-erasure=retention]')).toContainText('Aufbewahrungsfrist abgelaufen');
  });

  await test.step('what was kept is released, announced and gone', async () => {
    await open('/de/admin/retention?kind=held');
    await page.getByRole('button', { name: /^Löschung zulassen:/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschung zulassen' }).click();
    await expect(page.getByText('Nichts ist zurückgestellt')).toBeVisible();
    await afterDays(0);
    expect(applicantStore(deps.db).find(disputed.id)).toBeDefined();
    await afterDays(14);
    await afterDays(14);
    expect(applicantStore(deps.db).find(disputed.id)).toBeUndefined();
    await open('/de/admin/retention');
    await expect(page.getByText('Nichts steht an')).toBeVisible();
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});
