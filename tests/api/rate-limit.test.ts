import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { sweepCounters } from '#api/http/counter.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';
import { step1Form } from '../support/forms.ts';
import { columnOf, countOf } from '../support/rows.ts';

const MINUTE_MS = 60_000;
// 3 forms of step 1 a network, 12 reads a network, 1 read a token, each in 15 minutes.
const FEW = { RATE_LIMIT_FACTOR: '0.01' };

let api: Api;
afterEach(async () => {
  vi.useRealTimers();
  await api.stop();
});

/** Requests are counted by the library, whose clock is the machine's. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
}
const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

const read = (token: string, headers = {}) => answerOf(api.post('get-applicant', { token }, headers));
const unknown = () => crypto.randomUUID();

/** The statuses of so many reads with tokens that open nothing. */
async function reads(times: number, headers = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += 1) statuses.push((await read(unknown(), headers)).status);
  return statuses;
}

describe('A limit', () => {
  it('STAC-08 refuses what is beyond it, and says when to try again', async () => {
    api = await startApi({ env: FEW });
    stopTime();
    expect(await reads(12)).toEqual(Array(12).fill(404));
    passTime(5 * MINUTE_MS - 1);
    const { status, headers, body } = await read(unknown());
    expect([status, body.code, body.error]).toEqual([
      429,
      'rate_limited',
      'Too many attempts. Please wait 11 min and try again.',
    ]);
    expect(headers.get('retry-after')).toBe('601');
  });

  it('STAC-08 counts all of an IPv6 /48 as one network, and its neighbour as another', async () => {
    api = await startApi({ env: { RATE_LIMIT_FACTOR: '0.2', TRUST_PROXY: '1' } });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let subnet = 0; subnet < 256; subnet += 1)
      statuses.push((await read(unknown(), from(`2001:db8:7:${(subnet * 256).toString(16)}::1`))).status);
    expect(statuses).toEqual([...Array(240).fill(404), ...Array(16).fill(429)]);
    expect((await read(unknown(), from('2001:db8:8::1'))).status).toBe(404);
  });

  it('STAC-08 ends with its window', async () => {
    api = await startApi({ env: FEW });
    stopTime();
    await reads(13);
    passTime(15 * MINUTE_MS - 1);
    expect(await read(unknown())).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('wait 1 min') },
    });
    passTime(1);
    expect(await reads(13)).toEqual([...Array(12).fill(404), 429]);
  });

  it('STAC-08 counts each call by itself', async () => {
    api = await startApi({ env: FEW });
    await reads(13);
    expect((await api.post('submit-preregistration', await step1Form())).status).toBe(200);
  });

  it('STAC-08 counts refused forms too, and leaves nothing of those beyond it', async () => {
    api = await startApi({ env: FEW });
    const send = async () => (await api.post('submit-preregistration', await step1Form({ gdpr: 'false' }))).status;
    expect([await send(), await send(), await send(), await send()]).toEqual([400, 400, 400, 429]);
    expect((await api.post('submit-preregistration', await step1Form())).status).toBe(429);
    expect([applicantStore(api.deps.db).page({ most: 1000 }), api.files()]).toEqual([[], []]);
  });

  it('STAC-08 by token is the token’s own, however it is written', async () => {
    api = await startApi({ env: FEW });
    const [one, other] = [await apply(api), await apply(api)];
    expect((await read(one.token)).status).toBe(200);
    expect((await read(one.token)).status).toBe(429);
    expect((await read(other.token)).status).toBe(200);
    expect((await read(one.token.toUpperCase())).status).toBe(429);
  });

  it('STAC-08 is multiplied by RATE_LIMIT_FACTOR and is never below one', async () => {
    api = await startApi({ env: { RATE_LIMIT_FACTOR: '0.0001' } });
    expect(await reads(2)).toEqual([404, 429]);
  });

  it('STAC-08 is generous by default: a whole university behind one address', async () => {
    api = await startApi();
    expect(await reads(200)).toEqual(Array(200).fill(404));
  });
});

describe('The counters', () => {
  it('STAC-08 hold neither addresses nor tokens', async () => {
    api = await startApi();
    const { token } = await apply(api);
    await read(token);
    const keys = columnOf(api.deps.counters, 'rate_counter', 'key');
    const hidden = keys.map((key) => key.replace(/[\w-]{22}$/, '*').replace(/:\d{5}\b/, ':DAY'));
    expect(hidden.sort()).toEqual(['mail:unconfirmed:DAY', 'mail:unconfirmed:DAY *', 'upload:*']);
  });

  it('STAC-08 believe a proxy only where TRUST_PROXY says so', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    api = await startApi({ env: { ...FEW, TRUST_PROXY: '1' } });
    await reads(13, from('192.0.2.1'));
    expect(await reads(1, from('192.0.2.2'))).toEqual([404]);
    expect(await reads(1, from('198.51.100.9, 192.0.2.1'))).toEqual([429]);
    await api.stop();
    api = await startApi({ env: FEW });
    await reads(12, from('192.0.2.1'));
    expect(await reads(1, from('192.0.2.2'))).toEqual([429]);
  });

  it('STAC-08 that have ended are forgotten', async () => {
    api = await startApi();
    await apply(api);
    const rows = () => countOf(api.deps.counters, 'rate_counter');
    sweepCounters(api.deps.counters, api.clock.time);
    expect(rows()).toBeGreaterThan(0);
    sweepCounters(api.deps.counters, api.clock.time + 9 * DAY_MS);
    expect(rows()).toBe(0);
  });
});
