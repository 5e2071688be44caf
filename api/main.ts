import path from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { hostInUrl, readEnv } from './config/env.ts';
import { prepareFolders } from './config/folders.ts';
import { readSiteConfig } from './config/site.ts';
import { stampProblem } from './config/site-stamp.ts';
import { holdDataDir } from './db/lock.ts';
import { createDeps } from './deps.ts';
import { sweep } from './documents/sweep.ts';

const DIST_DIR = path.resolve(import.meta.dirname, '../dist');

/** The only file with side effects on import: reads the environment, builds the server, listens, stops. */
async function main(): Promise<void> {
  const env = readEnv();
  const site = readSiteConfig();
  const stale = stampProblem(DIST_DIR, env.PUBLIC_URL);
  if (stale) throw new Error(stale);
  const lock = holdDataDir(prepareFolders(env.DATA_DIR).lockDb);
  const deps = createDeps({ env, site, clock: systemClock, log: pino({ level: env.LOG_LEVEL }) });
  await sweep(deps);
  const server = createApp(deps, { distDir: DIST_DIR }).listen(env.PORT, env.HOST, (error?: Error) => {
    if (error) fail(error);
    process.stdout.write(`${site.brand.name} is open at http://${hostInUrl(env.HOST)}:${env.PORT}\n`);
  });
  server.headersTimeout = 10_000;
  // An upload of 10 MB over a slow phone takes longer than Node's five minutes.
  server.requestTimeout = 3_600_000;
  const stop = () => {
    server.close(() => {
      deps.close();
      lock.release();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(error: unknown): never {
  process.stderr.write(`Cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
