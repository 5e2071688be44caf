import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Email } from 'postal-mime';
import { createApp } from '#api/app.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { createDeps } from '#api/create-deps.ts';
import type { Deps } from '#api/deps.ts';
import { type Clock, systemClock } from '#api/time/clock.ts';
import { startSmtp } from '../support/smtp.ts';

export interface RunningServer {
  readonly url: string;
  readonly deps: Deps;
  /** The mails that the mail server has taken, oldest first. */
  received: readonly Email[];
  /** Stops the server and starts it anew on the same folder and address. What had held `deps` has to ask again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The real server with the real site, a data folder and a mail server of its own. `clock`: one that a test may move. */
export async function startServer(clock: Clock = systemClock): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-e2e-'));
  const smtp = await startSmtp();
  let running = await open(dataDir, smtp.url, clock);
  return {
    get url() {
      return running.url;
    },
    get deps() {
      return running.deps;
    },
    received: smtp.received,
    async restart() {
      await running.close();
      running = await open(dataDir, smtp.url, clock, running.port);
    },
    async stop() {
      await running.close();
      await smtp.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Opens the port first, to know the address for links in mails; the pages were built for the default address, which
 * shows only in canonical links.
 */
async function open(dataDir: string, smtpUrl: string, clock: Clock, wantedPort = 0) {
  const http = createServer();
  // Leaves it to the client to end a connection that rests: on a busy machine a request could meet its end.
  http.keepAliveTimeout = 0;
  http.listen(wantedPort, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const env = readEnv({
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    SMTP_URL: smtpUrl,
    LOG_LEVEL: 'silent',
    // All visitors of the tests share one address, so the limits are raised.
    RATE_LIMIT_FACTOR: '1000',
    // Hashes are cheap; tests/bench measures what they cost.
    PASSWORD_COST: '4',
    DISK_RESERVE_MB: '1',
    FILE_CHECK_SECONDS: '60',
  });
  const deps = createDeps({ env, site: readSiteConfig(), clock, log: pino({ level: 'silent' }) });
  http.on('request', createApp(deps, { distDir: builtSite() }));
  deps.mail.start();
  return {
    url,
    port,
    deps,
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
      await deps.close();
    },
  };
}

function builtSite(): string {
  const dir = process.env.E2E_DIST;
  if (!dir) throw new Error('tests/e2e/build-once.ts has not run');
  return dir;
}
