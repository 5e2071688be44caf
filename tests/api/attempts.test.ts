import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import type { Attempt } from '#api/accounts/attempts.ts';
import { problem } from '#api/http/problem.ts';
import { securityEventStore } from '#api/security/security-event.store.ts';
import { MINUTE_MS } from '#api/time/clock.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { member, newAddress } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const attemptOf = (kind: Attempt['kind']): Attempt => ({ kind, email: newAddress(), network: crypto.randomUUID() });

/** How often such an attempt may end that way before the next one is refused; `never` where it does not count. */
async function refusedAfter(attempt: Attempt, work: () => Promise<unknown>): Promise<number | 'never'> {
  for (let times = 0; times < 10; times += 1) {
    if (!api.deps.attempts.look(attempt).allowed) return times;
    await api.deps.attempts.run(attempt, work).catch(() => {});
  }
  return 'never';
}
const failing = (code: ErrorCode) => async () => {
  throw problem(code);
};

describe('An attempt', () => {
  it.each([
    ['login', 'invalid_credentials', 5],
    ['login', 'second_factor_wrong', 5],
    ['login', 'second_factor_required', 'never'],
    ['login', 'second_factor_setup', 'never'],
    ['login', 'email_not_confirmed', 'never'],
    ['login', 'account_disabled', 'never'],
    ['login', 'login_limit_reached', 'never'],
    ['login', 'busy', 'never'],
    ['signup', 'password_weak', 'never'],
    ['signup', 'partner_link_required', 5],
    ['signup', 'account_exists', 5],
  ] as const)('AUTH-12 of kind %s that ends with %s is refused after: %s', async (kind, code, times) => {
    expect(await refusedAfter(attemptOf(kind), failing(code))).toBe(times);
  });

  it('AUTH-12 that breaks off for a reason of ours does not count against anybody', async () => {
    const broken = async () => {
      throw new Error('disk');
    };
    expect(await refusedAfter(attemptOf('login'), broken)).toBe('never');
  });

  it('AUTH-12 that succeeds forgives a sign-in its failures, and counts as a sign-up', async () => {
    const attempt = attemptOf('login');
    for (let times = 0; times < 4; times += 1)
      await api.deps.attempts.run(attempt, failing('invalid_credentials')).catch(() => {});
    await api.deps.attempts.run(attempt, async () => 'in');
    expect(await refusedAfter(attempt, failing('invalid_credentials'))).toBe(5);
    expect(await refusedAfter(attemptOf('signup'), async () => 'in')).toBe(5);
  });

  it('AUTH-12 that succeeds by halves forgives nothing', async () => {
    const attempt = attemptOf('login');
    for (let times = 0; times < 4; times += 1)
      await api.deps.attempts.run(attempt, failing('invalid_credentials')).catch(() => {});
    await api.deps.attempts.run(attempt, async () => 'half', 'taken-back');
    expect(await refusedAfter(attempt, failing('invalid_credentials'))).toBe(1);
  });

  it('AUTH-12 is not begun where it is one too many', async () => {
    const attempt = attemptOf('login');
    await refusedAfter(attempt, failing('invalid_credentials'));
    let begun = false;
    const late = api.deps.attempts.run(attempt, async () => {
      begun = true;
    });
    await expect(late).rejects.toMatchObject({ code: 'login_rate_limited' });
    expect(begun).toBe(false);
    expect(securityEventStore(api.deps.db).list().at(-1)).toMatchObject({
      action: 'login_rate_limited',
      network: attempt.network,
    });
  });

  it('AUTH-23 refused again and again is written down once in a window, for sign-in and sign-up each', async () => {
    const network = crypto.randomUUID();
    const rows = () =>
      securityEventStore(api.deps.db)
        .list()
        .filter((row) => row.network === network)
        .map(({ action }) => action);
    const insist = async (kind: Attempt['kind']) => {
      const attempt = { ...attemptOf(kind), network };
      for (let tries = 0; tries < 30; tries += 1)
        await api.deps.attempts.run(attempt, failing('invalid_credentials')).catch(() => {});
    };
    await insist('login');
    await insist('login');
    await insist('signup');
    expect(rows()).toEqual(['login_rate_limited', 'signup_rate_limited']);
    api.clock.time += 16 * MINUTE_MS;
    await insist('login');
    expect(rows()).toHaveLength(3);
  });

  it('AUTH-12 of a whole network, locked by invented addresses, is open to whoever signed in there before', async () => {
    const { email } = await member(api, 'employer');
    const network = crypto.randomUUID();
    const known = { kind: 'login' as const, email, network };
    const accountId = accountStore(api.deps.db).findByEmail(email)?.id;
    securityEventStore(api.deps.db).add({
      at: api.clock.now(),
      action: 'login_success',
      source: 'server',
      network,
      success: true,
      resourceType: 'account',
      accountId,
    });
    for (let tries = 0; tries < 150; tries += 1)
      await api.deps.attempts.run({ ...attemptOf('login'), network }, failing('invalid_credentials')).catch(() => {});
    expect(api.deps.attempts.look({ ...attemptOf('login'), network })).toMatchObject({ reason: 'network_limited' });
    expect(await api.deps.attempts.run(known, async () => 'in')).toBe('in');
    expect(await refusedAfter(known, failing('invalid_credentials'))).toBe(5);
  });

  it('AUTH-12 of many at once lets five begin', async () => {
    const attempt = attemptOf('login');
    let begun = 0;
    const work = async () => {
      begun += 1;
      throw problem('invalid_credentials');
    };
    await Promise.allSettled(Array.from({ length: 30 }, () => api.deps.attempts.run(attempt, work)));
    expect(begun).toBe(5);
  });
});
