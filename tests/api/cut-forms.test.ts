import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, statusOf } from '../support/applications.ts';
import { step2Form } from '../support/forms.ts';
import { formHead, openSocket, threeFiles } from '../support/hostile-form.ts';
import { columnOf } from '../support/rows.ts';

const PATH = '/api/functions/submit-a2-cv';

let api: Api;
let form: Awaited<ReturnType<typeof threeFiles>>;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } });
  form = await threeFiles((await applyUntil(api, 'STEP1_APPROVED')).token);
});
afterAll(() => api.stop());

const ENDINGS: Record<string, (socket: Socket) => void> = {
  'is reset': (socket) => socket.resetAndDestroy(),
  'is closed on its side': (socket) => socket.end(),
  'is gone': (socket) => socket.destroy(),
};

/** Sends the first `length` bytes of a form, waits for `moment`, and ends the connection. */
async function cut(
  length: number,
  end: (socket: Socket) => void,
  moment: () => Promise<unknown>,
  { body } = form,
): Promise<void> {
  const { socket } = openSocket(api.url);
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await new Promise<void>((resolve) => {
    socket.write(Buffer.concat([Buffer.from(formHead(PATH, body.length)), body.subarray(0, length)]), () => resolve());
  });
  await moment();
  end(socket);
  socket.resume();
  await closed;
}

/** The files that applications keep. */
const kept = () => columnOf(api.deps.db, 'document', 'id').sort();

/** All of the requests that were under way are over: each has given its place back. */
async function settled() {
  // Connections are taken in turn: once this one is answered, no earlier one is still to begin.
  await fetch(`${api.url}/api/health/live`);
  await expect.poll(() => [api.files(), api.deps.formSlots.isBusy()], { interval: 20 }).toEqual([kept(), false]);
}

const filesBegun = (count: number) => () =>
  vi.waitUntil(() => api.files().length >= kept().length + count, { timeout: 300, interval: 1 }).catch(() => {});

describe.each(Object.keys(ENDINGS))('A form of three files whose connection %s', (name) => {
  const end = ENDINGS[name] ?? (() => {});

  it.each([0.01, 0.25, 0.5, 0.75, 0.9, 0.99, 0.999])('at %f of its bytes leaves no file', async (share) => {
    const length = Math.floor(form.body.length * share);
    await cut(length, end, filesBegun(Math.floor(share * 3)));
    await cut(length, end, async () => {});
    await settled();
  });

  it('at the border of two parts, or a byte beside it, leaves no file', async () => {
    const lengths = form.boundaries.flatMap((at) => [at - 1, at, at + 1, at + 12]);
    // Before its first bytes have come, no file is begun, and there is nothing to wait for.
    const firstFile = (form.boundaries[1] ?? 0) + 12;
    for (const length of lengths) {
      await cut(Math.max(1, length), end, filesBegun(length > firstFile ? 1 : 0));
      await cut(Math.max(1, length), end, async () => {});
    }
    await settled();
  });

  it('a hundred times at once leaves no file', async () => {
    const lengths = Array.from({ length: 100 }, (_, index) => Math.floor((form.body.length * (index + 1)) / 101));
    await Promise.all(lengths.map((length) => cut(length, end, async () => {})));
    await settled();
  });
});

it('a form that was cut off can be sent again, as nothing has happened', async () => {
  const { id, token } = await applyUntil(api, 'STEP1_APPROVED');
  const own = await threeFiles(token);
  await cut(Math.floor(own.body.length * 0.9), (socket) => socket.destroy(), filesBegun(2), own);
  await settled();
  expect(statusOf(api, id)).toBe('STEP1_APPROVED');
  expect((await api.post('submit-a2-cv', await step2Form(token))).status).toBe(200);
});
