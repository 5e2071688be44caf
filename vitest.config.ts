import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { inMemory } from './tests/support/in-memory.ts';

export default defineConfig({
  test: {
    include: ['tests/{api,src}/**/*.test.{ts,tsx}'],
    // One more than cores: many tests wait for a mail server's greeting or another process. By itself vitest would leave
    // one of the cores alone.
    maxWorkers: availableParallelism() + 1,
    // One world for all files of a worker: loading the server and the website anew for each takes longer than most tests.
    // A file therefore puts back what it changes of the world: timers, globals, mocks.
    isolate: false,
    unstubGlobals: true,
    // Another order each time, so that no test comes to need what another has left.
    sequence: { shuffle: { files: true, tests: true } },
    // Some start servers as processes of their own; on a busy machine that takes a while.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Servers and commands that run as processes of their own start in half the time.
    // What an operator has set in `.env` is not for tests.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ENV_FILE: '/dev/null', ...inMemory() },
    // The file is read by `npm run requirements`.
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
});
