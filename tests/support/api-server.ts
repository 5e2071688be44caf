import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { createDeps } from '#api/deps.ts';

/** A real server on a free port, over a folder of its own. `clock.time` is moved by the test. */
export async function startApi() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-'));
  const clock = { time: Date.now(), now: () => clock.time };
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const deps = createDeps({ env, site: readSiteConfig(), clock, log: pino({ level: 'silent' }) });
  const server = createApp(deps).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    deps,
    clock,
    post: (name: string, body: FormData | object, headers: Record<string, string> = {}) =>
      fetch(
        `${url}/api/functions/${name}`,
        body instanceof FormData
          ? { method: 'POST', body, headers: { 'accept-language': 'en', ...headers } }
          : {
              method: 'POST',
              body: JSON.stringify(body),
              headers: { 'accept-language': 'en', 'content-type': 'application/json', ...headers },
            },
      ),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      deps.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
