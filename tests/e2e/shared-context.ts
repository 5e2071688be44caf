import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';

/** Playwright's own. */
const USUAL = { width: 1280, height: 720 };
const STUCK_MS = 20_000;

/**
 * One browser context for the tests of a worker, one after the other. It keeps what takes longest to make anew: the
 * browser's process of the site, and the files of the site that never change. All else is put back after each test.
 */
export class SharedContext {
  readonly #browser: Browser;
  #size: ViewportSize | null = null;
  #kept: { context: BrowserContext; options: string; anchors: [ofSite: Page, empty: Page] } | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * The context for a test with these options, which Playwright itself hands to a new one. Each page is told its size, so
   * that another one needs no new context.
   */
  async open(options: object, size: ViewportSize | null): Promise<BrowserContext> {
    this.#size = size;
    const wanted = JSON.stringify(options);
    if (this.#kept?.options !== wanted) {
      await this.close();
      // What a page opens by itself has the usual size, whichever test came first.
      const context = await this.#browser.newContext({ viewport: USUAL });
      context.addInitScript = () => {
        throw new Error('A script of the context stays for the tests that follow. Use addInitScript of each page.');
      };
      // Without a page of the site, its process would end with the test.
      const anchor = await context.newPage();
      // With a page's headers, of which Chromium's choice of a process hangs, and nothing that could run.
      await anchor.route('**/en', async (route) => route.fulfill({ response: await route.fetch(), body: '' }));
      await anchor.goto('/en');
      // Nor would the process in which a new page begins remain.
      this.#kept = { context, options: wanted, anchors: [anchor, await context.newPage()] };
      const newPage = context.newPage.bind(context);
      context.newPage = async () => {
        const page = await newPage();
        if (this.#size) await page.setViewportSize(this.#size);
        return page;
      };
    }
    return this.#kept.context;
  }

  async putBack(): Promise<void> {
    if (!this.#kept) return;
    const { context, anchors } = this.#kept;
    const [anchor] = anchors;
    try {
      const closing = Promise.all(context.pages().map((page) => anchors.includes(page) || close(page)));
      await Promise.race([closing, untilStuck()]);
      // A clock that a test has set would be so in all pages that follow. Playwright keeps it under this name.
      if (await anchor.evaluate(() => '__pwClock' in window)) return await this.close();
      await Promise.all([
        context.unrouteAll(),
        context.clearCookies(),
        context.clearPermissions(),
        context.setOffline(false),
        anchor.evaluate(async () => {
          localStorage.clear();
          for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
          for (const name of await caches.keys()) await caches.delete(name);
          indexedDB.deleteDatabase('s4f_files');
        }),
      ]);
    } catch {
      // The process has crashed, or a page does not close.
      await this.close();
    }
  }

  async close(): Promise<void> {
    const kept = this.#kept;
    this.#kept = undefined;
    await kept?.context.close();
  }
}

/** Where an address could not be opened, the browser may still be drawing its own page, and would never close this one. */
async function close(page: Page): Promise<void> {
  if (page.url().startsWith('chrome-error:')) await page.goto('about:blank').catch(() => {});
  await page.close();
}

/** A page that was just leaving for another one may never close by itself; with its context it does. */
async function untilStuck(): Promise<never> {
  await pause(STUCK_MS, undefined, { ref: false });
  throw new Error('a page does not close');
}
