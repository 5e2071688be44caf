import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api-server.ts';
import { columnsOf, rowsOf } from '../support/rows.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  // Half past midnight in Berlin, still the day before in UTC.
  api.clock.time = Date.parse('2027-06-30T22:30:00Z');
});
afterEach(() => api.stop());

const CLICK = { event: 'cta_click', page: 'contact', cta: 'email' };

const send = (click: unknown, headers: Record<string, string> = {}, to = api) =>
  fetch(`${to.url}/api/analytics-events`, {
    method: 'POST',
    body: typeof click === 'string' ? click : JSON.stringify(click),
    headers: { 'content-type': 'application/json', ...headers },
  });
const counted = () => rowsOf(api.deps.counters, 'click_count');

describe('A click on a contact link', () => {
  it('CONT-07 GLOB-23 is counted for its day in Berlin, its page and its kind', async () => {
    const whatsapp = { event: 'cta_click', page: 'contact', cta: 'whatsapp' };
    for (const click of [whatsapp, whatsapp, { event: 'footer_click', page: 'home', cta: 'tel' }]) {
      expect((await send(click)).status).toBe(204);
    }
    api.clock.time += 24 * 3600_000;
    await send(whatsapp);
    expect(counted()).toEqual([
      { day: '2027-07-01', event: 'cta_click', page: 'contact', cta: 'whatsapp', clicks: 2 },
      { day: '2027-07-01', event: 'footer_click', page: 'home', cta: 'tel', clicks: 1 },
      { day: '2027-07-02', event: 'cta_click', page: 'contact', cta: 'whatsapp', clicks: 1 },
    ]);
  });

  it('CONT-14 leaves nothing about the visitor: a number in a table without a place for more', async () => {
    await send({ ...CLICK, email: 'selam@example.org', ip: '1.2.3.4' });
    expect(columnsOf(api.deps.counters, 'click_count')).toEqual(['day', 'event', 'page', 'cta', 'clicks']);
    expect(JSON.stringify(counted())).not.toContain('selam');
  });

  it.each([
    { ...CLICK, event: 'view' },
    { ...CLICK, page: '/de/contact?token=secret' },
    { ...CLICK, cta: 'fax' },
    { ...CLICK, cta: undefined },
    {},
    '[]',
    '{',
  ])('is refused where it is none: %j', async (click) => {
    const before = counted();
    expect((await send(click)).status).toBe(400);
    expect(counted()).toEqual(before);
  });

  it('is refused as plain text and from another website', async () => {
    expect((await send(CLICK, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(CLICK, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('is no longer counted when a network sends very many', async () => {
    const limited = await startApi({ env: { RATE_LIMIT_FACTOR: '0.005' } });
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await send(CLICK, {}, limited)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    await limited.stop();
  });
});
