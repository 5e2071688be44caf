import { test as base } from '@playwright/test';
import { createProduct, type Product } from './product.ts';
import { type RunningServer, startServer } from './server.ts';

export { expect } from '@playwright/test';

/** Each worker has its own server, database, uploads and mail server. */
export const test = base.extend<object, { server: RunningServer; product: Product }>({
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
  baseURL: ({ server }, use) => use(server.url),
});
