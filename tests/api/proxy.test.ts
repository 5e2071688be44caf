import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { readStamp } from '#api/config/site-stamp.ts';
import { welcome } from '#api/start/welcome.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { startChild } from '../support/child-server.ts';
import { builtDist } from '../support/dist.ts';
import { tempDir } from '../support/temp-dir.ts';

let api: Api;
let lines: string[];
afterEach(() => api.stop());

async function start(env: Record<string, string> = {}): Promise<void> {
  lines = [];
  api = await startApi({ env, log: (line) => lines.push(line) });
}
const visit = (headers: Record<string, string>) => fetch(`${api.url}/api/health/live`, { headers });
const warnings = () => lines.filter((line) => line.includes('TRUST_PROXY'));

describe('A proxy that the server was not told about', () => {
  it.each(['x-forwarded-for', 'forwarded'])('is noticed by its %s, and the log warns once an hour', async (name) => {
    await start();
    for (let visits = 0; visits < 20; visits += 1) await visit({ [name]: '192.0.2.77' });
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain('"level":50');
    expect(warnings()[0]).not.toContain('192.0.2.77');
    api.clock.time += HOUR_MS;
    await visit({ [name]: '192.0.2.77' });
    expect(warnings()).toHaveLength(2);
  });

  it('is none where nothing is forwarded, or where it is trusted', async () => {
    await start();
    await visit({});
    expect(warnings()).toEqual([]);
    await api.stop();
    await start({ TRUST_PROXY: '1' });
    await visit({ 'x-forwarded-for': '192.0.2.77' });
    expect(warnings()).toEqual([]);
  });
});

describe('The words after the start', () => {
  const texts = (env: Record<string, string>) =>
    welcome({
      env: readEnv(env),
      site: readSiteConfig(),
      folders: api.deps.folders,
      port: 3000,
      setUpToken: undefined,
      keysInFolder: false,
      today: () => '2026-01-01',
    });

  it('warn where visitors come by https and no proxy is trusted, and say what to do', async () => {
    await start();
    expect(texts({ PUBLIC_URL: 'https://example.org' })).toMatch(
      /WARNING[\s\S]*all visitors count as one[\s\S]*TRUST_PROXY=1/,
    );
  });

  it('do not warn on a machine of one’s own, nor where the proxy is named', async () => {
    await start();
    for (const env of [
      {},
      { PUBLIC_URL: 'http://192.168.0.5:3000' },
      { PUBLIC_URL: 'https://example.org', TRUST_PROXY: '1' },
    ])
      expect(texts(env)).not.toContain('TRUST_PROXY');
  });

  it('are said by a server that starts so, and its log says it too', async () => {
    await start();
    const PUBLIC_URL = 'https://example.org';
    const DIST_DIR = tempDir();
    cpSync(await builtDist(), DIST_DIR, { recursive: true });
    writeFileSync(path.join(DIST_DIR, 'stamp.json'), JSON.stringify({ ...readStamp(DIST_DIR), publicUrl: PUBLIC_URL }));
    const child = await startChild(tempDir(), 0, { PUBLIC_URL, DIST_DIR });
    await child.kill('SIGTERM');
    expect(child.said).toMatch(/"level":50.*TRUST_PROXY is 0: all visitors count as one/);
    expect(child.said).toMatch(/WARNING[\s\S]*Set TRUST_PROXY=1/);
  });
});
