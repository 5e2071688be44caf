import { expect, type Locator, type Page } from '@playwright/test';
import type { Upload } from './files.ts';

// More tab stops than any page has.
const MAX_STOPS = 60;

/** Uses a page by keyboard alone. */
export function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  // Playwright catches file dialogs only while somebody listens; turned on at the moment of the key press, it can
  // come too late.
  page.on('filechooser', () => {});

  async function tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < MAX_STOPS && !(await hasFocus(target)); stops += 1) await press('Tab');
    await expect(target).toBeFocused();
  }

  return {
    press,
    tabTo,
    async write(target: Locator, text: string) {
      await tabTo(target);
      await page.keyboard.type(text);
    },
    async push(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
      await tabTo(target);
      await press(key);
    },
    /** Opens the dialog of the file input with a key and picks files in it. */
    async choose(target: Locator, files: Upload | Upload[], key: 'Enter' | 'Space' = 'Enter') {
      await tabTo(target);
      const dialog = page.waitForEvent('filechooser');
      await press(key);
      await (await dialog).setFiles(files);
    },
  };
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
