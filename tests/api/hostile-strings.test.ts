import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanText } from '#contract/clean-text.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { ALL_SHAPES, HOSTILE_CALLS, hostileSender, hostileText, LONGEST_BYTES } from '../support/hostile-calls.ts';

let api: Api;
let send: Awaited<ReturnType<typeof hostileSender>>;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000000', ADMIN_2FA: 'off' } });
  send = await hostileSender(api);
});
afterAll(() => api.stop());

async function expectAnswer(shape: string, answer: Response): Promise<void> {
  await answer.arrayBuffer();
  expect({ shape, status: answer.status, isAnswered: answer.status < 500 }).toMatchObject({ isAnswered: true });
}

// What they cost beside short ones, tests/bench/hostile-texts.ts prints.
describe('Long texts of the shapes that patterns stumble over are answered, and break nothing', () => {
  it.each(HOSTILE_CALLS)('in $field of $path', async (row) => {
    for (const shape of row.shapes)
      await expectAnswer(shape, await send(row, hostileText(shape, LONGEST_BYTES[row.way])));
  });

  it.each(['cookie', 'accept-language', 'authorization', 'referer', 'x-forwarded-for', 'content-type', 'user-agent'])(
    'in the header %s, as far as headers go',
    async (name) => {
      for (const shape of ALL_SHAPES) {
        const text = `${name === 'authorization' ? 'Bearer ' : ''}${latin(hostileText(shape, 12_000))}x`;
        const headers = { accept: 'text/html', [name]: text };
        await expectAnswer(shape, await fetch(`${api.url}/api/functions/get-applicant`, { method: 'POST', headers }));
      }
    },
  );

  it.each(['/', '/de/', '/p/', '/de/invite/', '/api/', '/storage/public/'])('behind the address %s', async (start) => {
    for (const shape of ALL_SHAPES) {
      const address = `${api.url}${start}${encodeURIComponent(hostileText(shape, LONGEST_BYTES.query))}!`;
      await expectAnswer(shape, await fetch(address, { redirect: 'manual' }));
    }
  });
});

/** A header holds one byte a sign, and no line break. */
const latin = (text: string) => text.replace(/[^\x20-\x7e]/g, '~').trimStart();

describe('A letter with very many accents', () => {
  it('keeps thirty of them, far more than any language writes, so that putting them in order stays cheap', () => {
    expect(cleanText(`a${'\u0316'.repeat(200)}b`)).toBe(`a${'\u0316'.repeat(30)}b`);
    expect(cleanText(`a${'\u0316'.repeat(30)}b`)).toBe(`a${'\u0316'.repeat(30)}b`);
  });
});
