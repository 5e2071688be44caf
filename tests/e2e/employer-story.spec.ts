import type { Page } from '@playwright/test';
import { accountStore } from '#api/accounts/account.store.ts';
import { EMPLOYER_PROFILE } from '../support/employers.ts';
import { pdfBytes } from '../support/files.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { expectAccessible } from './accessible.ts';
import { newAddress, open, PASSWORD, register, send } from './account-forms.ts';
import { expect, test } from './harness.ts';
import { createMailbox } from './mailbox.ts';
import { type RunningServer, startServer } from './server.ts';
import { openSession, seedAccount } from './sign-in.ts';

// As most people have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const COMPANY = EMPLOYER_PROFILE.company;
/** Later than every season that is configured here. */
const DAYS = { from: '2031-07-01', until: '2031-09-28' };
const PHONE = { width: 360, height: 800 };
const DESK = { width: 1440, height: 900 };

// A server of its own: it is stopped in the middle.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const at = (address: string) => server.url + address;
const matchesIn = (page: Page, state: string) => page.locator(`[data-match][data-state=${state}]`);

/** Presses the buttons of this name one after the other, the last one in the dialog that the others open. */
async function confirm(page: Page, name: string): Promise<void> {
  const offer = page.locator('[data-offer]');
  // Until the script is there, it is the summary of a fold.
  await offer.getByText(name, { exact: true }).first().click();
  await offer.getByRole('dialog').getByRole('button', { name }).click();
}

test('EMPA-09 EMPA-13 EMPA-14 EMPA-15 from the registration of a company to an active contract, with a restart in between', async ({
  page,
  context,
}) => {
  test.slow();
  const mails = (to: string) => createMailbox(server)(to);
  const email = newAddress('employer');
  const signInAs = async (id: string, viewport: typeof PHONE) => {
    await openSession(context, server, id);
    await page.setViewportSize(viewport);
  };

  await page.setViewportSize(PHONE);
  await open(page, at('/de/employer/login'));
  await register(page);
  await send(page, { company: COMPANY, email, password: PASSWORD, password_confirm: PASSWORD });
  await expect(page.getByRole('status').filter({ hasText: email })).toBeFocused();
  const confirmation = (await mails(email)).flatMap(({ links }) => links).find((link) => link.includes('confirm='));
  await open(page, confirmation ?? '');
  await send(page);
  await expect(page).not.toHaveURL(/confirm=/);
  const employer = accountStore(server.deps.db).findByEmail(email)?.id ?? '';
  const admin = (await seedAccount(server, { role: 'admin' })).id;

  await signInAs(employer, PHONE);
  await page.goto(at('/de/dashboard/employer'));
  const { company: _company, housing: _housing, housing_euro: euro, ...lines } = EMPLOYER_PROFILE;
  const profile = page.locator('form');
  for (const [name, value] of Object.entries(lines)) await profile.locator(`[name=${name}]`).fill(value);
  await profile.getByLabel('Stellen wir').check();
  await profile.locator('[name=housing_euro]').fill(String(euro));
  await profile.getByRole('button', { name: 'Zur Prüfung senden' }).click();
  await expect(page.locator('[data-state=submitted]')).toBeVisible();

  await signInAs(admin, DESK);
  await page.goto(at('/de/admin/employers?state=submitted'));
  await page.getByRole('link', { name: COMPANY }).click();
  await page.getByRole('button', { name: 'Firma bestätigen' }).click();
  await expect(page.locator('[data-state=vetted]')).toBeVisible();
  await expect(page.locator('[data-decide] h2')).toBeFocused();

  await signInAs(employer, DESK);
  await page.goto(at('/de/dashboard/employer'));
  await page.getByRole('link', { name: 'Bedarf melden' }).click();
  await page.locator('[name=field_of_work][value=baggage]').check();
  await page.locator('[name=site]').selectOption('Flughafen Musterstadt');
  await page.locator('[name=headcount]').fill('2');
  await page.locator('[name=area][value=landside]').check();
  await page.locator('[name=starts_on]').fill(DAYS.from);
  await page.locator('[name=ends_on]').fill(DAYS.until);
  await page.locator('[name=wage_cents]').fill('18,50');
  await page.locator('[name=week_hours_from]').fill('40');
  await page.locator('[name=week_hours_to]').fill('40');
  await page.getByRole('button', { name: 'Bedarf melden' }).click();
  await expect(page.locator('[data-requirement] .badge')).toHaveText('Gemeldet');

  const [one, two, three] = [1, 2, 3].map((approvedAt) =>
    makePoolCandidate(server.deps, {
      available: DAYS,
      passportUntil: '2040-01-01',
      firstWish: 'baggage',
      approvedAt,
    }),
  );
  await page.getByRole('link', { name: /^Vorschläge/ }).click();
  await page.getByRole('button', { name: 'Vorschläge suchen' }).click();
  await expect(matchesIn(page, 'proposed')).toHaveCount(2);
  await expect(matchesIn(page, 'proposed').first()).toContainText(`K-${one?.number}`);
  await expect(matchesIn(page, 'proposed').first()).toContainText('90 von 100 Punkten');
  await expectAccessible(page);
  for (const [count, person] of [one, two].entries()) {
    await page.getByRole('button', { name: new RegExp(`^Annehmen.*K-${person?.number}`) }).click();
    await expect(matchesIn(page, 'accepted')).toHaveCount(count + 1);
  }
  const matches = page.url();

  await signInAs(admin, DESK);
  await page.goto(at('/en/admin/placements?state=accepted'));
  const accepted = page.locator('tr', { hasText: COMPANY });
  await expect(accepted).toHaveCount(2);
  const release = accepted.first().getByRole('button', { name: 'Release' });
  const dialog = page.getByRole('dialog');
  await release.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(release).toBeFocused();
  for (const left of [1, 0]) {
    await release.click();
    await dialog.locator('summary').click();
    await expect(dialog).toContainText('You have an offer of a placement');
    if (left === 1) await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Decide this way' }).click();
    await expect(accepted).toHaveCount(left);
    await expect(page.locator('#matches')).toBeFocused();
  }

  const offerOf = async (person: { id: string } | undefined) =>
    (await mails(`${person?.id}@example.org`)).at(-1)?.links.find((link) => link.includes('/placement?token=')) ?? '';
  await page.setViewportSize(PHONE);
  const offer = await offerOf(one);
  await page.goto(offer.replace('/placement', '/status'));
  await expect(page.locator('[data-answer-note]')).toContainText(`${COMPANY} would like to work with you`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the offer' }).click();
  await expect(page.locator('[data-offer]')).toContainText(COMPANY);
  await expectAccessible(page);
  await confirm(page, 'Accept the offer');
  await expect(page.locator('[data-offer=confirmed]')).toBeVisible();
  await page.goto(await offerOf(two));
  await confirm(page, 'Decline');
  await expect(page.getByText('You have declined')).toBeVisible();
  await expect(page.locator('[data-offer]')).toHaveCount(0);

  await server.restart();
  await signInAs(employer, DESK);
  await page.goto(matches);
  await expect(matchesIn(page, 'confirmed')).toContainText(`${one?.id}@example.org`);
  await expect(matchesIn(page, 'proposed')).toContainText(`K-${three?.number}`);
  await expect(page.locator('[data-matching]')).toContainText('Zugesagte Plätze: 1 von 2');

  await signInAs(admin, DESK);
  await page.goto(at('/de/admin/contracts'));
  await page.getByRole('button', { name: 'Vertrag entwerfen' }).click();
  await page.getByRole('button', { name: 'An beide Seiten senden' }).click();
  await expect(page.locator('[data-state=sent]')).toBeVisible();
  await expect(page.locator('#acts')).toBeFocused();
  await expectAccessible(page);

  const own = page.locator('[data-contract]');
  const sign = async (by: string, button: string) => {
    const buffer = Buffer.from(await pdfBytes(by));
    await own.locator('input[type=file]').setInputFiles({ name: 'vertrag.pdf', mimeType: 'application/pdf', buffer });
    await own.getByRole('button', { name: button }).click();
  };
  await signInAs(employer, DESK);
  await page.goto(at('/de/employer/contracts'));
  await page.locator('[data-listed-contract]').getByRole('link', { name: 'Unterschreiben' }).click();
  await sign('employer', 'Exemplar hochladen');
  await expect(own).toContainText('Wird geprüft');
  await expect(own).toHaveAttribute('data-contract', 'sent');

  const contractLink = (await mails(`${one?.id}@example.org`)).flatMap(({ links }) => links);
  await page.setViewportSize(PHONE);
  await page.goto(contractLink.findLast((link) => link.includes('/contract?token=')) ?? '');
  await page.getByRole('button', { name: 'I have read who pays what' }).click();
  await expectAccessible(page);
  await expect(own).toContainText('Now sign the contract and upload it.');
  await sign('candidate', 'Upload the copy');
  await expect(own).toContainText('Being checked');
  await expect(own.locator('[data-copies] li')).toHaveCount(1);
  await expectAccessible(page);

  await signInAs(admin, DESK);
  await page.goto(at('/de/dashboard/admin'));
  await page.locator('[data-kind=contract_copies]').getByRole('link', { name: 'Prüfen' }).click();
  await page.locator('tr[data-contract]').getByRole('link').click();
  const review = page.locator('[data-review]');
  await expect(review.locator('[data-sheet] canvas')).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Zurückgeben' }).click();
  await review.getByRole('dialog').getByLabel('Grund').fill('Die Unterschrift fehlt.');
  await review.getByRole('dialog').getByRole('button', { name: 'Zurückgeben' }).click();
  await expect(page.getByText(/^Zurückgegeben. Wer es gesendet hat, erfährt es/)).toBeVisible();
  await expect(page.locator('[data-acts]').getByRole('button', { name: 'Vertrag zurückziehen' })).toBeVisible();

  await signInAs(employer, PHONE);
  await page.goto(at('/de/employer/contracts'));
  await page.locator('[data-listed-contract]').getByRole('link', { name: 'Unterschreiben' }).click();
  await expect(own).toContainText('Die Unterschrift fehlt.');
  await sign('employer, signed', 'Exemplar hochladen');
  await expect(own).toContainText('Wird geprüft');

  await signInAs(admin, DESK);
  await page.goto(at('/de/admin/contracts?state=to-check'));
  await page.locator('tr[data-contract]').getByRole('link').click();
  for (const side of ['Arbeitgebers', 'Arbeitnehmer']) {
    // After one decision the other copy is there by itself.
    const choice = review.getByRole('button', { name: new RegExp(`Exemplar de.*${side}`) });
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await review.getByRole('button', { name: 'Exemplar annehmen' }).click();
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
    // The next copy is seen before its buttons are.
    await expect(review.getByRole('heading').first()).toBeInViewport();
  }
  await review.getByRole('button', { name: /Exemplar de.*Arbeitnehmer/ }).click();
  await expect(review.getByRole('button', { name: 'Doch zurückgeben' })).toBeVisible();
  await expect(page.locator('[data-state=active]')).toHaveText('Beide Exemplare angenommen');
  await expect(page.locator('[data-acts]').getByRole('button', { name: 'Vertrag zurückziehen' })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  await page.goto(offer);
  await page.locator('[data-offer=confirmed]').getByRole('link', { name: 'Go to the contract' }).click();
  await expect(own).toHaveAttribute('data-contract', 'active');
  await expect(own).toContainText('Both copies are accepted.');
});
