import { expect, type Locator, type Page } from '@playwright/test';

/** The carousel of a page, with its pictures numbered from 1. */
export function carouselOf(page: Page) {
  const carousel = page.locator('[data-interval]');
  const dots = carousel.getByRole('button', { name: /^(?:Bild|Picture) \d/ });
  return {
    carousel,
    dots,
    track: carousel.locator('[tabindex]'),
    button: (name: string | RegExp) => carousel.getByRole('button', { name }),
    /** Expects the picture to be marked in the dots and to be in view. */
    async expectPicture(number: number) {
      await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true');
      await expect(carousel.locator('[aria-current=true]')).toHaveCount(1);
      await expect(carousel.locator('[data-slide]').nth(number - 1)).toBeInViewport({ ratio: 0.6 });
    },
  };
}

/** Opens a page with a stopped clock, with the carousel at the start of its first interval. */
export async function openStill(page: Page, address: string, { moves = true } = {}) {
  await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' });
  await page.clock.install({ time: 0 });
  await page.goto(address);
  const shown = carouselOf(page);
  await expect(shown.button(/anhalten|Stop/)).toBeVisible();
  await page.clock.pauseAt(3_600_000);
  await chooseFirst(shown.dots.first());
  await shown.expectPicture(1);
  return shown;
}

/** By keyboard, so that no pointer is on the carousel; then takes the focus away. */
async function chooseFirst(dot: Locator) {
  await dot.focus();
  await dot.press('Enter');
  await dot.blur();
}
