import { chmodSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { makeBackup } from '#api/backups/make-backup.ts';
import { examine } from '#api/doctor/examine.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { commandLine } from '../support/command-line.ts';
import { startSmtp } from '../support/smtp.ts';

const IN_SEASON = Date.parse('2026-07-10T10:00:00Z');

async function started(env: Record<string, string> = {}) {
  const api = await startApi({ env, time: IN_SEASON });
  onTestFinished(api.stop);
  api.deps.env.PUBLIC_URL = api.url;
  const stateOf = async () => Object.fromEntries((await examine(api.deps)).map(({ what, state }) => [what, state]));
  const sayOf = async (what: string) => (await examine(api.deps)).find((one) => one.what === what)?.say;
  return { api, stateOf, sayOf };
}

it('STAC-14 says of each part whether it is well, and what to do', async () => {
  const { api, stateOf } = await started();
  expect(await stateOf()).toEqual({
    ...{ settings: 'look', season: 'ok', proxy: 'ok', 'data folder': 'ok', database: 'ok', disk: 'ok' },
    ...{ key: 'look', backup: 'bad', trial: 'look', mail: 'look', clock: 'ok', address: 'ok' },
  });
  await makeBackup(api.deps);
  expect(await stateOf()).toMatchObject({ backup: 'look' });
  api.clock.time = Date.parse('2026-10-10T10:00:00Z');
  expect(await stateOf()).toMatchObject({ backup: 'bad', season: 'bad', clock: 'bad' });
});

it('STAC-14 finds an open folder, a scanner and an address that do not answer, and a proxy that is not believed', async () => {
  const { api, stateOf } = await started({ CLAMD: '127.0.0.1:1', SECRET_KEY: Buffer.alloc(32, 9).toString('base64') });
  chmodSync(api.deps.folders.uploads, 0o755);
  api.deps.env.PUBLIC_URL = 'https://127.0.0.1:1';
  expect(await stateOf()).toMatchObject({
    ...{ 'data folder': 'bad', scanner: 'bad', address: 'bad', proxy: 'bad', mail: 'bad', key: 'ok' },
  });
});

it('STAC-14 counts how many days the disk lasts', async () => {
  const { api, stateOf, sayOf } = await started();
  await applyUntil(api, 'PRE_REGISTERED');
  expect(await sayOf('disk')).toMatch(/^\d+ % used; at the rate of last week it lasts \d+ days$/);
  api.deps.diskSpace.freeBytes = async () => 100;
  expect(await stateOf()).toMatchObject({ disk: 'look' });
  api.clock.time += 8 * DAY_MS;
  expect(await sayOf('disk')).toMatch(/^\d+ % used$/);
});

it('STAC-14 ends with 1 where something is bad, and sends a mail for trial', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const { api } = await started({ SMTP_URL: smtp.url });
  const cli = commandLine(api);
  onTestFinished(cli.close);
  expect(await cli.run('doctor')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^bad {3}backup {10}there is none/m),
  });
  expect(await cli.run('doctor', 'mail', 'me@example.org')).toMatchObject({ code: 0 });
  expect(smtp.received[0]?.to?.[0]?.address).toBe('me@example.org');
  expect(await cli.run('doctor', 'everything')).toMatchObject({ code: 2 });
});
