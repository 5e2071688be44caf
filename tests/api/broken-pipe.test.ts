import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { answerOf } from '../support/applications.ts';
import { startChild, startUnread } from '../support/child-server.ts';
import { step1Form } from '../support/forms.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { tempDir } from '../support/temp-dir.ts';

/** Reads the whole answer: a server that stops waits for those under way. */
const statusOf = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 'no answer',
  );

describe('The server goes on serving when the reader of its log goes away', () => {
  it('while it runs', async () => {
    const child = await startChild(tempDir(), 0, { LOG_LEVEL: 'trace' });
    child.stopReading();
    for (let round = 0; round < 30; round += 1) expect(await statusOf(`${child.url}/api/health/ready`)).toBe(200);
    expect(await statusOf(`${child.url}/de`)).toBe(200);
    expect(await child.kill('SIGTERM')).toBe(0);
  });

  it('before it has said that it is open', async () => {
    const server = await startUnread(tempDir());
    for (let round = 0; round < 30; round += 1) expect(await statusOf(`${server.url}/api/health/ready`)).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});

const FULL = '/dev/full';

describe('The server goes on serving when its log cannot be written', () => {
  it.runIf(existsSync(FULL))('as on a disk that is full from the start, and ends when it is told to', async () => {
    const output = openSync(FULL, 'w');
    const server = await startUnread(tempDir(), output);
    closeSync(output);
    const within = () => ({ signal: AbortSignal.timeout(30_000) });
    const form = { method: 'POST', body: await step1Form(), ...within() };
    expect((await answerOf(fetch(`${server.url}/api/functions/submit-preregistration`, form))).status).toBe(200);
    for (let round = 0; round < 50; round += 1)
      expect((await fetch(`${server.url}/api/health/ready`, within())).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });

  const disk = mountSmallDisk(1);
  afterAll(() => disk?.unmount());

  it.runIf(disk)('and the log goes on once the disk has room again', async () => {
    if (!disk) return;
    const log = path.join(disk.dir, 'log');
    const output = openSync(log, 'a');
    const server = await startUnread(tempDir(), output);
    closeSync(output);
    disk.fill();
    const ask = async (name: string) =>
      (await fetch(`${server.url}/api/${name}`, { signal: AbortSignal.timeout(30_000) })).status;
    for (let round = 0; round < 50; round += 1) expect(await ask('health/live')).toBe(200);
    disk.makeRoom();
    expect(await ask('nowhere-at-all')).toBe(404);
    expect(await server.stop()).toBe(0);
    expect(readFileSync(log, 'utf8')).toContain('"status":404');
  });
});
