import { randomUUID } from 'node:crypto';
import { EMPLOYER_PROFILE, REQUIREMENT } from '../support/employers.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';
import { createMailbox } from './mailbox.ts';
import { openSession, seedAccount, signInAs } from './sign-in.ts';

const COMPANY = 'Bodendienste Muster GmbH';

test('EMPA-14 an employer matches and accepts, the operator releases, one candidate accepts, one declines, the next moves up', async ({
  page,
  context,
  server,
}) => {
  const { deps } = server;
  await page.setViewportSize({ width: 360, height: 800 });
  const { id } = await signInAs(context, server, { role: 'employer', firstName: COMPANY, lastName: '' });
  const employer = deps.employers.findOfAccount(id)?.id ?? '';
  deps.employers.change(employer, EMPLOYER_PROFILE);
  const decided = { refusal_reason: '', submitted_at: 1, decided_at: 1 };
  deps.employers.setStanding(employer, { state: 'vetted', vetted_company: COMPANY, ...decided });
  // Days of its own, on which nobody of another test is free.
  const days = { from: '2031-07-01', until: '2031-09-28' };
  const fields = { ...REQUIREMENT, headcount: 2, starts_on: days.from, ends_on: days.until };
  deps.requirements.add({ ...fields, id: randomUUID(), employer_id: employer, state: 'open', created_at: 1 });
  const [one, two, three] = [1, 2, 3].map((approvedAt) =>
    makePoolCandidate(deps, { available: days, passportUntil: '2040-01-01', firstWish: 'baggage', approvedAt }),
  );

  await page.goto('/de/dashboard/employer');
  await page.getByRole('link', { name: /^Vorschläge/ }).click();
  await page.getByRole('button', { name: 'Matching starten' }).click();
  const proposed = page.locator('[data-match][data-state=proposed]');
  await expect(proposed).toHaveCount(2);
  await expect(proposed.first()).toContainText(`K-${one?.number}`);
  await expect(proposed.first()).toContainText('90 von 100 Punkten');
  await expectAccessible(page);
  for (const [count, person] of [one, two].entries()) {
    await page.getByRole('button', { name: new RegExp(`^Annehmen.*K-${person?.number}`) }).click();
    await expect(page.locator('[data-match][data-state=accepted]')).toHaveCount(count + 1);
  }
  const matches = page.url();

  const admin = await seedAccount(server, { role: 'admin' });
  await openSession(context, server, admin.id);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/admin/placements?state=accepted');
  const accepted = page.locator('tr', { hasText: COMPANY });
  await expect(accepted).toHaveCount(2);
  for (const left of [1, 0]) {
    await accepted.first().getByRole('button', { name: 'Release' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('These e-mails go out').click();
    await expect(dialog).toContainText('You have an offer of a placement');
    if (left === 1) await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Decide this way' }).click();
    await expect(accepted).toHaveCount(left);
  }

  const mailbox = createMailbox(server);
  const offerOf = async (person: { id: string } | undefined) =>
    (await mailbox(`${person?.id}@example.org`)).at(-1)?.links.find((link) => link.includes('/placement?token=')) ?? '';
  await page.goto(await offerOf(one));
  const offer = page.locator('[data-offer]');
  await expect(offer).toContainText(COMPANY);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Accept the offer' }).click();
  await offer.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
  await expect(page.locator('[data-offer=confirmed]')).toBeVisible();
  await page.goto(await offerOf(two));
  await offer.getByRole('button', { name: 'Decline' }).click();
  await offer.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('You have declined')).toBeVisible();
  await expect(offer).toHaveCount(0);

  await openSession(context, server, id);
  await page.goto(matches);
  const confirmed = page.locator('[data-match][data-state=confirmed]');
  await expect(confirmed).toContainText(`${one?.id}@example.org`);
  await expect(proposed).toContainText(`K-${three?.number}`);
  await expect(page.locator('[data-matching]')).toContainText('1 von 2 Plätzen zugesagt');
});
