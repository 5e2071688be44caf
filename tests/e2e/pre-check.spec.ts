import { monthsAfter } from '#contract/placements/placement-rules.ts';
import { site } from '#site';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './harness.ts';

test('whether somebody can take part is answered on the page: nothing is sent or stored, a slip is named, the answers stay', async ({
  page,
}) => {
  // The server's day decides: the phone's clock is years off.
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00Z'));
  await page.route('**/en/pre-check', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { date: 'Sun, 01 Mar 2026 12:00:00 GMT' } })
      : route.continue(),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/pre-check');
  const form = page.getByRole('form', { name: 'Check for yourself' });
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  const before = await kept();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/tips.css') || asked.push(request.url()));

  await form.getByLabel('Vacation: first day').fill('2026-06-28');
  await form.getByLabel('Vacation: last day').fill('2026-06-01');
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByLabel('Date of birth')).toBeFocused();
  await expect(form.getByText('Please enter your date of birth, such as 31.05.2003.')).toBeVisible();
  await expect(form.getByText('it comes after the first one')).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel('Date of birth').fill('1980-01-01');
  await form.getByLabel('Vacation: last day').fill('2026-09-12');
  await form.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(form.getByText('you would be older than 35')).toBeVisible();
  await expect(form.getByText('There is no visa without a passport.')).toBeVisible();
  await expect(form.getByText('are used up')).toBeHidden();
  await expectAccessible(page);

  await form.getByLabel('Date of birth').fill('2003-05-31');
  // Half a date: only the browser knows that it is there.
  await form.getByLabel('Passport valid until').pressSequentially('12');
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByLabel('Passport valid until')).toBeFocused();
  await expect(form.getByText('There is no visa without a passport.')).toBeHidden();
  await form.getByLabel('Passport valid until').fill('2030-01-01');
  await form.getByRole('button', { name: 'Check' }).click();
  await expect(form.getByText('Up to 74 days would be possible: 1 July 2026 to 12 September 2026.')).toBeVisible();
  await expect(form.getByText('What is in the way')).toBeHidden();
  await expect(form.getByLabel('Vacation: first day')).toHaveValue('2026-06-28');
  expect([asked, await kept()]).toEqual([[], before]);
});

test('SEAS-13 once the season is over it guesses no days of the next one, and checks the rest', async ({ page }) => {
  await page.route('**/de/pre-check', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { date: 'Sun, 01 Nov 2026 12:00:00 GMT' } })
      : route.continue(),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de/pre-check');
  const form = page.getByRole('form', { name: 'Prüfen Sie selbst' });
  await expect(form.getByText('Die Tage der nächsten Saison stehen noch nicht fest')).toBeVisible();
  await expect(form.getByText('Wir rechnen mit der Zeit')).toBeHidden();
  await expect(form.getByLabel('Für welche Saison?')).toBeHidden();
  await form.getByLabel('Geburtsdatum').fill('2003-05-31');
  // In winter: no season before was there.
  await form.getByLabel('Semesterferien: erster Tag').fill('2027-01-05');
  await form.getByLabel('Semesterferien: letzter Tag').fill('2027-03-05');
  const { passportMonths } = site.programme;
  await form.getByLabel('Reisepass gültig bis').fill(monthsAfter('2027-03-04', passportMonths));
  await form.getByRole('button', { name: 'Prüfen' }).click();
  await expect(form.locator('[data-obstacle]:visible')).toHaveCount(1);
  await expect(form.locator('[data-obstacle="passport-short"]')).toBeVisible();
  await form.getByLabel('Reisepass gültig bis').fill(monthsAfter('2027-03-05', passportMonths));
  await form.getByRole('button', { name: 'Prüfen' }).click();
  await expect(form.getByText('Offen ist nur, ob Ihre Semesterferien in die nächste Saison fallen')).toBeVisible();
  await expect(form.getByText('Möglich wären')).toBeHidden();
  await expectAccessible(page);
});
