import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { isDue, sendDailyDigest } from '#api/desk/daily-digest.ts';
import { correctionRequestStore } from '#api/personal-data/correction-request.store.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { mailsTo } from '../support/mails.ts';

/** Seven in the morning in Berlin, in summer. */
const SEVEN = Date.parse('2026-07-06T05:00:00.000Z');

let api: Api;
beforeEach(async () => {
  api = await startApi({ time: SEVEN });
});
afterEach(() => api.stop());

const mails = async () =>
  (await mailsTo(api, api.deps.site.operator.email)).filter(({ subject }) => subject === 'Was heute wartet');

describe('The mail of the morning', () => {
  it('does not come where nothing waits, and comes once a day where something does', async () => {
    await sendDailyDigest(api.deps);
    expect(await mails()).toEqual([]);
    await apply(api, { firstName: 'Unmistakable' });
    await sendDailyDigest(api.deps);
    await sendDailyDigest(api.deps);
    const [first, ...more] = await mails();
    expect(more).toEqual([]);
    expect(first?.text).toContain('Voranmeldungen freizugeben: 1');
    expect(first?.text).toContain('Alles davon ist von heute.');
    expect(first?.text).toContain('/de/dashboard/admin');
    expect(first?.text).not.toMatch(/Unmistakable|token=/);
    api.clock.time += 48 * HOUR_MS;
    await sendDailyDigest(api.deps);
    expect((await mails())[1]?.text).toContain('Das Älteste wartet seit 2 Tagen.');
  });

  it('PRIV-28 counts those who want something put right', async () => {
    const { id } = await apply(api);
    const request = { id: 'wish', applicant_id: id, field: 'name', text: 'Amina', created_at: SEVEN };
    correctionRequestStore(api.deps.db).add(request);
    await sendDailyDigest(api.deps);
    expect((await mails())[0]?.text).toContain('Bitten um Berichtigung: 1');
  });

  // Point 10 of issue 35.
  it('names what is on hold, does not come for that alone, and comes on the day of it', async () => {
    const { id } = await apply(api);
    review.hold(api.deps, { accountId: 'a' }, id, 'Wait.', '2026-07-08');
    await sendDailyDigest(api.deps);
    expect(await mails()).toEqual([]);
    api.clock.time = Date.parse('2026-07-08T05:00:00.000Z');
    await sendDailyDigest(api.deps);
    const [mail] = await mails();
    expect(mail?.text).toContain('Voranmeldungen freizugeben: 1');
    expect(mail?.text).toContain('Angehalten: 1');
  });

  it('is switched off in the settings', async () => {
    await apply(api);
    const { site } = api.deps;
    await sendDailyDigest({ ...api.deps, site: { ...site, operator: { ...site.operator, digest: false } } });
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['at seven', undefined, SEVEN, true],
    ['before seven', undefined, SEVEN - 1, false],
    ['the second time on a day', SEVEN, SEVEN + 10 * HOUR_MS, false],
    ['the next night', SEVEN, SEVEN + 18 * HOUR_MS, false],
    ['the next morning', SEVEN + 10 * HOUR_MS, SEVEN + 24 * HOUR_MS, true],
    ['after a clock that ran ahead', SEVEN + 400 * 24 * HOUR_MS, SEVEN, true],
  ])('%s', (_name, last, now, due) => {
    expect(isDue(last, now)).toBe(due);
  });
});
