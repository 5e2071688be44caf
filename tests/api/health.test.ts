import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf } from '../support/applications.ts';

let api: Api;
afterEach(() => api.stop());

const get = (name: string) =>
  answerOf(fetch(`${api.url}/api/health/${name}`, { headers: { 'accept-language': 'en' } }));

describe('The health of the server', () => {
  it('STAC-10 is live and ready, and says nothing else', async () => {
    api = await startApi();
    for (const name of ['live', 'ready'])
      expect(await get(name)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(Object.keys((await get('ready')).body)).toEqual(['status']);
  });

  it('STAC-10 is live, yet not ready, when documents cannot be kept', async () => {
    api = await startApi();
    rmSync(api.deps.folders.uploads, { recursive: true });
    expect((await get('live')).status).toBe(200);
    expect(await get('ready')).toMatchObject({ status: 503, body: { code: 'not_ready' } });
  });
});
