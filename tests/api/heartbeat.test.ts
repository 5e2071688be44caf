import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { noteDamage } from '#api/db/damage.ts';
import { watchHealth } from '#api/health/watch-health.ts';
import { startApi } from '../support/api-server.ts';

const STOPPING = new AbortController().signal;

it('STAC-15 a watcher hears of the server while it can work, and of nothing else', async () => {
  const asked: (string | undefined)[] = [];
  const watcher = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    res.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void watcher.close());
  await once(watcher, 'listening');
  const { port } = watcher.address() as AddressInfo;
  const api = await startApi({ env: { HEARTBEAT_URL: `http://127.0.0.1:${port}/ping/7` } });
  onTestFinished(api.stop);
  await watchHealth(api.deps, STOPPING);
  expect(asked).toEqual(['POST /ping/7']);
  noteDamage(api.deps, Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' }));
  await watchHealth(api.deps, STOPPING);
  expect(asked).toHaveLength(1);
});

it('STAC-15 a watcher that does not answer stops nothing', async () => {
  const api = await startApi({ env: { HEARTBEAT_URL: 'http://127.0.0.1:1/' } });
  onTestFinished(api.stop);
  await expect(watchHealth(api.deps, STOPPING)).resolves.toBeUndefined();
});
