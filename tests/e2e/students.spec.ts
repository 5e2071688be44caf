import { openStill } from './carousel.ts';
import { expect, test } from './harness.ts';

test('STUD-01 the pictures change every 5000 ms', async ({ page }) => {
  const { expectPicture } = await openStill(page, '/de/students');
  await page.clock.runFor(4999);
  await expectPicture(1);
  await page.clock.runFor(1);
  await expectPicture(2);
});

test('STUD-02 arrow keys, arrow buttons and dots change them', async ({ page }) => {
  const { button, dots, track, expectPicture } = await openStill(page, '/en/students');
  await button('Next picture').click();
  await expectPicture(2);
  await dots.nth(2).click();
  await expectPicture(3);
  await track.focus();
  await page.keyboard.press('ArrowLeft');
  await expectPicture(2);
  await button('Previous picture').click();
  await expectPicture(1);
});

test('CONS-01 the season is that of the server’s day, not of the build’s and not of a wrong clock', async ({
  page,
}) => {
  const over = page.getByText('The summer 2026 season is over');
  await page.clock.setFixedTime(new Date('2026-08-01'));
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.goto('/en/students');
  await asked;
  await expect(over).toBeVisible();
  // A page of an earlier year, or a server of an earlier day: here the day is May.
  await page.route('**/en/students', (route, request) =>
    request.method() === 'HEAD'
      ? route.fulfill({ headers: { Date: 'Fri, 01 May 2026 10:00:00 GMT' } })
      : route.continue(),
  );
  await page.reload();
  await expect(page.getByText('You can apply for summer 2026 now')).toBeVisible();
  await expect(over).toBeHidden();
});

test('STUD-08 the first question stands open; they close and open by keyboard', async ({ page }) => {
  await page.goto('/de/students');
  const question = page.locator('summary', { hasText: 'Welches Deutsch-Niveau' });
  const answer = page.getByText('Mindestens A2.');
  await expect(answer).toBeVisible();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
  await page.keyboard.press('Space');
  await expect(answer).toBeVisible();
});
