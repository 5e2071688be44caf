import { afterEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#api/clock.ts';
import { readEnv } from '#api/config/env.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { welcome } from '#api/welcome.ts';
import { type Api, startApi } from '../support/api-server.ts';

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
  const words = (env: Record<string, string>) =>
    welcome({ env: readEnv(env), site: readSiteConfig(), folders: api.deps.folders, port: 3000 });

  it('warn where visitors come by https and no proxy is trusted, and say what to do', async () => {
    await start();
    expect(words({ PUBLIC_URL: 'https://example.org' })).toMatch(
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
      expect(words(env)).not.toContain('WARNING');
  });
});
