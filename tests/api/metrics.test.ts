import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeBackup } from '#api/backups/make-backup.ts';
import { MINUTE_MS } from '#api/time/clock.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';

const KEY = 'figures for the watcher';

async function started(env: Record<string, string>) {
  const api = await startApi({ env });
  onTestFinished(api.stop);
  const ask = (key: string) => fetch(`${api.url}/api/metrics`, { headers: { authorization: `Bearer ${key}` } });
  return { api, ask };
}

it('STAC-26 figures of the server are read by whoever shows the key', async () => {
  const { api, ask } = await started({ METRICS_KEY: KEY });
  await applyUntil(api, 'PRE_REGISTERED');
  await makeBackup(api.deps);
  api.clock.time += 2 * MINUTE_MS;
  api.deps.storage.tryOut = () => Promise.reject(new Error('read-only'));
  await fetch(`${api.url}/api/health/ready`);
  const answer = await ask(KEY);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  const text = await answer.text();
  const figures = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
  for (const [name, value] of Object.entries(figures)) expect([name, value]).toEqual([name, String(Number(value))]);
  expect(figures).toMatchObject({
    'werksommer_requests_total{status="503"}': '1',
    'werksommer_fault{what="documents"}': '1',
    'werksommer_fault{what="database"}': '0',
    werksommer_backup_age_seconds: '120',
    werksommer_backup_trial_failed: '0',
  });
  expect(Number(figures.werksommer_mails_waiting)).toBeGreaterThan(0);
  expect(Number(figures.werksommer_uploaded_bytes_last_day)).toBeGreaterThan(100);
  const dashboard = readFileSync(path.resolve(import.meta.dirname, '../../docs/grafana.json'), 'utf8');
  const shown = new Set(dashboard.match(/werksommer_\w+/g));
  expect(shown).toEqual(new Set(Object.keys(figures).map((name) => name.replace(/\{.*/, ''))));
});

it('STAC-26 nobody else reads them, and without a key nobody does', async () => {
  const { ask } = await started({ METRICS_KEY: KEY });
  for (const key of ['', 'wrong', `${KEY} `.repeat(500), KEY.slice(1)]) expect((await ask(key)).status).toBe(404);
  const { ask: askOther } = await started({});
  for (const key of ['', 'undefined', KEY]) expect((await askOther(key)).status).toBe(404);
});
