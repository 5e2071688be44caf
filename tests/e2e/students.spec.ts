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
