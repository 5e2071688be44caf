import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, isRoot } from './scripts/find-chromium.ts';
import { inMemory } from './tests/support/in-memory.ts';

const executablePath = findChromium();
if (!executablePath)
  throw new Error('No browser found. Run `node scripts/find-chromium.ts`, it installs one or says how.');

// Commands that run as processes of their own start in half the time.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node');
// What an operator has set in `.env` is not for tests.
process.env.ENV_FILE = '/dev/null';
Object.assign(process.env, inMemory());
// What fits into a line must not depend on the fonts of the machine.
process.env.FONTCONFIG_FILE = resolve('tests/fixtures/fonts.conf');

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/build-once.ts',
  // Node reads TypeScript as it is: Playwright would first translate the whole server, and the built site. Most files are
  // of packages, and a pattern takes its time.
  build: {
    external: ['**/node_modules/**', '**/{api,src,scripts}/**', '**/tests/{support,demo}/**', '**/dist.test/**'],
  },
  fullyParallel: true,
  // Two for each core of a small machine: while one waits for its page, another one works.
  workers: 4,
  // A busy machine takes its time. Only a test that fails waits so long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A person sees each failure at once. CI shares its machine with others: it tries once more, names the tests that
  // needed it, and fails where they are more than a few.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // The file is read by `npm run requirements`.
  reporter: [
    [process.env.CI ? 'list' : 'dot'],
    ['json', { outputFile: 'reports/playwright.json' }],
    ['./tests/e2e/few-flaky.ts'],
  ],
  use: {
    browserName: 'chromium',
    // What the page said beside what was expected: a failure by chance may not come again for hundreds of runs.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // All pages of a worker's server share a process, which reads a script only once (tests/e2e/shared-context.ts).
      // Chromium would begin a further one for each new page, and drop it when the page goes to the site.
      args: ['--process-per-site', '--renderer-process-limit=1', ...(isRoot() ? ['--no-sandbox'] : [])],
    },
    // A test waits until a button stands still. Stories, and the tests of what moves, ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // The first visit of somebody who has chosen nothing yet.
    locale: 'de-DE',
    timezoneId: 'Africa/Addis_Ababa',
  },
});
