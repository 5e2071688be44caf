import { test as base } from '@playwright/test';
import { createProduct, type Product } from './product.ts';
import { type RunningServer, startServer } from './server.ts';
import { SharedContext } from './shared-context.ts';

export { expect } from '@playwright/test';

/** Each worker has its own server, database, uploads and mail server. */
export const test = base.extend<object, { server: RunningServer; product: Product; shared: SharedContext }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ server }, use) => {
      const product = createProduct(server);
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ browser }, use) => {
      const shared = new SharedContext(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  // Every option of a context that `test.use` may set; Playwright reads the names from this pattern.
  context: async (
    {
      shared,
      acceptDownloads,
      baseURL,
      bypassCSP,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      extraHTTPHeaders,
      geolocation,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      offline,
      permissions,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const seen = {
      acceptDownloads,
      bypassCSP,
      extraHTTPHeaders,
      javaScriptEnabled,
      offline,
      permissions,
      storageState,
    };
    const place = { baseURL, geolocation, locale, timezoneId, userAgent };
    const device = { colorScheme, deviceScaleFactor, hasTouch, isMobile };
    await use(await shared.open({ ...contextOptions, ...seen, ...place, ...device }, viewport));
    await shared.putBack();
  },
  baseURL: ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const route = page.route.bind(page);
    // Chromium says that it stops requests before the page's process knows it: a press at once would still pass.
    page.route = async (...rule) => {
      const rest = await route(...rule);
      await page.evaluate(() => {}).catch(() => {});
      return rest;
    };
    await use(page);
  },
});
