import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepAccounts } from '#api/accounts/sweep-accounts.ts';
import { review } from '#api/applicants/review/review.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { CONFIRM_LINK_HOURS, SECURITY_EVENTS_KEPT_DAYS } from '#contract/limits.ts';
import { mailedSecret, member, newAddress, signIn, signUp, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { OPERATOR } from '../support/operator.ts';
import { columnOf, rowsOf } from '../support/rows.ts';

// What the privacy notice says and no other test shows: docs/privacy-claims.md.

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => api.stop());

describe('The server', () => {
  it('PRIV-85 keeps no word of an applicant in the record of events', async () => {
    const MARK = 'Tsehaynesh';
    const names = { first_name: `${MARK}first`, last_name: `${MARK}last`, email: `${MARK}@example.org` };
    const person = await applyUntil(api, 'ENROLMENT_UPLOADED', { ...names, phone: '+251 911 222 333' });
    const { deps } = api;
    const who = { accountId: (await member(api, 'employer')).id };
    review.hold(deps, who, person.id, `${MARK} is on the phone`, '2099-01-01');
    review.goOn(deps, who, person.id);
    review.correct(deps, OPERATOR, person.id, { first_name: `${MARK}other`, email: `${MARK}2@example.org` });
    review.sendBack(deps, OPERATOR, person.id, 'cv', `${MARK} is not the name in it`);
    review.reject(deps, OPERATOR, person.id, `${MARK}, we are sorry`);
    const events = JSON.stringify(rowsOf(deps.db, 'event', { subject_id: person.id }));
    for (const action of ['hold', 'correct', 'send-back', 'reject']) expect(events).toContain(`"${action}"`);
    expect(events).not.toMatch(new RegExp(`${MARK}|222 ?333`, 'i'));
  });

  it('PRIV-85 forgets sign-ins and failed attempts after their days', async () => {
    const { email, browser, id } = await member(api, 'employer');
    await signIn(browser, email, 'not the password');
    const kept = () =>
      columnOf(api.deps.db, 'security_event', 'action', { account_id: id }).filter((one) => one.startsWith('login'));
    const sweepAfter = (days: number) => {
      api.clock.time += days * DAY_MS;
      while (sweepAccounts(api.deps));
    };
    expect(kept()).toEqual(['login_success', 'login_failed']);
    sweepAfter(SECURITY_EVENTS_KEPT_DAYS - 1);
    expect(kept()).toEqual(['login_success', 'login_failed']);
    sweepAfter(1.1);
    expect(kept()).toEqual([]);
  });

  it('PRIV-85 takes the link that confirms an address for its hours and no longer', async () => {
    const confirmAfter = async (hours: number) => {
      const email = newAddress();
      await signUp(api, 'employer', { email });
      const confirm = await mailedSecret(api, email);
      api.clock.time += hours * HOUR_MS;
      return (await visitor(api).post('/api/auth/confirm-email', { confirm })).status;
    };
    expect(await confirmAfter(CONFIRM_LINK_HOURS - 0.1)).toBe(200);
    expect(await confirmAfter(CONFIRM_LINK_HOURS)).toBeGreaterThanOrEqual(400);
  });
});
