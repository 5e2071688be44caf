import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Email } from 'postal-mime';
import { createApp } from '#api/app.ts';
import { systemClock } from '#api/clock.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { createDeps, type Deps } from '#api/deps.ts';
import { startSmtp } from '../support/smtp.ts';

export interface RunningServer {
  url: string;
  deps: Deps;
  /** The mails that the mail server has taken, oldest first. */
  received: readonly Email[];
  stop(): Promise<void>;
}

/**
 * The real server with the real site, a data folder and a mail server of its own. It opens its port first, to know the
 * address for links in mails; the pages were built for the default address, which shows only in canonical links.
 */
export async function startServer(): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-e2e-'));
  const http = createServer();
  // Leaves it to the client to end a connection that rests: on a busy machine a request could meet its end.
  http.keepAliveTimeout = 0;
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  // All visitors of the tests share one address, so the limits are raised.
  const smtp = await startSmtp();
  const env = readEnv({
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    // Hashes are cheap; tests/bench measures what they cost.
    PASSWORD_COST: '4',
    DISK_RESERVE_MB: '1',
  });
  const deps = createDeps({ env, site: readSiteConfig(), clock: systemClock, log: pino({ level: 'silent' }) });
  http.on('request', createApp(deps, { distDir: builtSite() }));
  deps.mail.start();
  return {
    url,
    deps,
    received: smtp.received,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
      await deps.close();
      await smtp.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function builtSite(): string {
  const dir = process.env.E2E_DIST;
  if (!dir) throw new Error('tests/e2e/build-once.ts has not run');
  return dir;
}
