import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { createPasswords } from '#api/accounts/passwords.ts';
import { securityEventStore } from '#api/security/security-event.store.ts';
import { DAY_MS, MINUTE_MS } from '#api/time/clock.ts';
import {
  type AccountAnswer,
  mailedSecret,
  member,
  newAddress,
  PASSWORD,
  signIn,
  signUp,
  visitor,
} from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => api.stop());

/** A browser behind another network address. */
const at = (address: string) => visitor(api, { 'x-forwarded-for': address });

/** Everything of an answer that its receiver can compare. */
function seen({ status, headers, body }: AccountAnswer) {
  const { instance: _id, ...rest } = body;
  const names = [...headers].filter(([name]) => !['date', 'etag', 'x-request-id'].includes(name));
  return { status, rest, names };
}

describe('Sign-in', () => {
  it('AUTH-01 with the right password answers the user and sets a cookie that no script can read', async () => {
    const { email } = await member(api, 'employer', { data: { first_name: 'Example Ltd' } });
    const { status, headers, body } = await signIn(visitor(api), email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      user: {
        id: expect.any(String),
        email,
        role: 'employer',
        lang: 'en',
        first_name: 'Example Ltd',
        last_name: '',
        partner_id: null,
        desk_role: null,
      },
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w.-]+; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('STAC-06 the cookie is bound to this host and to HTTPS where the site is', async () => {
    const secure = await startApi({ env: { PUBLIC_URL: 'https://werksommer.example.org' } });
    try {
      const { browser, email } = await member(secure, 'employer');
      expect(browser.cookie).toMatch(/^__Host-session=/);
      expect((await signIn(visitor(secure), email)).headers.getSetCookie()[0]).toMatch(/; Secure; SameSite=Strict$/);
      expect((await browser.get('/api/auth/session')).body.user?.email).toBe(email);
    } finally {
      await secure.stop();
    }
  });

  it('AUTH-01 an unknown address and a wrong password get the same bytes', async () => {
    const { email } = await member(api, 'employer');
    const wrong = await signIn(visitor(api), email, 'Wrong-Password-1');
    const unknown = await signIn(visitor(api), newAddress('nobody'), 'Wrong-Password-1');
    expect(wrong.status).toBe(401);
    expect(wrong.body.error).toBe('Invalid login credentials');
    expect(seen(unknown)).toEqual(seen(wrong));
  });

  it('PARA-04 the refusal in German', async () => {
    const answer = await visitor(api).post(
      '/api/auth/sign-in',
      { email: newAddress(), password: PASSWORD },
      { 'accept-language': 'de' },
    );
    expect(answer.body.error).toBe('Ungültige E-Mail oder Passwort.');
  });

  it.each([{ email: 'a@example.org' }, { email: 'a@example.org', password: '' }])(
    'EMPA-02 %j lacks something',
    async (body) => {
      const answer = await visitor(api).post('/api/auth/sign-in', body);
      expect([answer.status, answer.body.error]).toEqual([400, 'Please enter email and password.']);
    },
  );

  it('AUTH-01 before the mail is answered only the right password learns why not', async () => {
    const email = newAddress('employer');
    await signUp(api, 'employer', { email });
    expect((await signIn(visitor(api), email)).body.code).toBe('email_not_confirmed');
    expect((await signIn(visitor(api), email, 'Wrong-Password-1')).body.code).toBe('invalid_credentials');
  });

  it('AUTH-01 a blocked account is out at once, and only the right password learns why', async () => {
    const { email, id, browser } = await member(api, 'employer');
    accountStore(api.deps.db).setDisabled(id, api.clock.now(), api.clock.now());
    expect((await browser.get('/api/auth/session')).body.user).toBeNull();
    expect((await signIn(visitor(api), email)).body.code).toBe('account_disabled');
    expect((await signIn(visitor(api), email, 'Wrong-Password-1')).body.code).toBe('invalid_credentials');
  });

  it('STAC-07 a session that was there before the sign-in in the same browser ends', async () => {
    const first = await member(api, 'employer');
    const second = await member(api, 'employer');
    const old = first.browser.cookie;
    await signIn(first.browser, second.email);
    const before = visitor(api);
    before.cookie = old;
    expect((await before.get('/api/auth/session')).body.user).toBeNull();
    expect((await first.browser.get('/api/auth/session')).body.user?.email).toBe(second.email);
  });
});

describe('The limit of sign-in', () => {
  it('AUTH-12 AUTH-15 refuses the sixth attempt, says when to come back, and ends after 15 minutes', async () => {
    const { email } = await member(api, 'employer');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(at('203.0.113.1'), email, 'Wrong-1-aaa')).status).toBe(401);
    api.clock.time += 3 * MINUTE_MS - 1000;
    const sixth = await signIn(at('203.0.113.1'), email);
    expect([sixth.status, sixth.body.code, sixth.body.error]).toEqual([
      429,
      'login_rate_limited',
      'Too many login attempts. Please try again in 13 minutes.',
    ]);
    expect(sixth.headers.get('retry-after')).toBe('721');
    api.clock.time += 12 * MINUTE_MS + 1000;
    expect((await signIn(at('203.0.113.1'), email)).status).toBe(200);
  });

  it('AUTH-12 locks that pair only: the owner elsewhere gets in, others from there too, in any spelling', async () => {
    const owner = await member(api, 'employer');
    const other = await member(api, 'employer');
    for (let tries = 0; tries < 6; tries += 1) await signIn(at('203.0.113.2'), owner.email, 'Wrong-1-aaa');
    expect((await signIn(at('203.0.113.2'), owner.email.toUpperCase())).status).toBe(429);
    expect((await signIn(at('203.0.113.3'), owner.email)).status).toBe(200);
    expect((await signIn(at('203.0.113.2'), other.email)).status).toBe(200);
  });

  it('AUTH-12 counts many attempts at once', async () => {
    const { email } = await member(api, 'employer');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(at('203.0.113.4'), email, 'Wrong-1-aaa')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('AUTH-12 forgets failures when the owner comes in, and counts no successes', async () => {
    const { email } = await member(api, 'employer');
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await signIn(at('203.0.113.5'), email, 'Wrong-1-aaa');
      expect((await signIn(at('203.0.113.5'), email)).status).toBe(200);
    }
  });

  it('AUTH-16 a ceiling of the network stops trying one password on many addresses', async () => {
    const tight = await startApi({ env: { RATE_LIMIT_FACTOR: '0.2' } });
    try {
      const answers: AccountAnswer[] = [];
      for (let tries = 0; tries < 31; tries += 1)
        answers.push(await signIn(visitor(tight), newAddress('spray'), 'Wrong-1-aaa'));
      expect(answers.slice(0, 30).every(({ status }) => status === 401)).toBe(true);
      expect(answers[30]?.body.error).toBe('Maximum login attempts exceeded. Please try again later.');
      expect(Number(answers[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await tight.stop();
    }
  });

  it('AUTH-12 AUTH-16 an account is tried from many networks 50 times a day at most, whether it exists or not', async () => {
    const { email } = await member(api, 'employer', { email: newAddress('target') });
    for (const address of [email, newAddress('nobody')]) {
      const answers: AccountAnswer[] = [];
      for (let tries = 0; tries < 55; tries += 1)
        answers.push(await signIn(at(`198.51.100.${tries}`), address, 'Wrong-1-aaa'));
      expect(answers.slice(0, 50).every(({ status }) => status === 401)).toBe(true);
      for (const { status, body } of answers.slice(50))
        expect([status, body.code]).toEqual([429, 'login_limit_reached']);
      expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
      const look = { _identifier: address, _attempt_type: 'login' };
      const standing = await at('198.51.100.99').post('/api/rpc/check_rate_limit', look);
      expect(standing.body).toMatchObject({ allowed: false, reason: 'account_limited' });
    }
  });

  it('AUTH-12 AUTH-16 strangers lock no owner out: not where they signed in before, not who is signed in, not after a new password', async () => {
    const { email, browser } = await member(api, 'employer', { email: newAddress('target') });
    const home = at('203.0.113.77');
    expect((await signIn(home, email)).status).toBe(200);
    for (let tries = 0; tries < 60; tries += 1) await signIn(at(`198.51.101.${tries}`), email, 'Wrong-1-aaa');
    expect((await signIn(home, email)).status).toBe(200);
    const own = { current_password: PASSWORD, password: 'Neue-Nacht-48' };
    const there = { 'x-forwarded-for': '203.0.113.78' };
    await signIn(browser, email);
    expect((await browser.post('/api/auth/change-password', own, there)).status).toBe(200);
    const elsewhere = at('203.0.113.79');
    expect((await signIn(elsewhere, email, own.password)).body.code).toBe('login_limit_reached');
    await elsewhere.post('/api/auth/request-password-reset', { email });
    await new Promise((done) => setImmediate(done));
    const token = await mailedSecret(api, email);
    await elsewhere.post('/api/auth/reset-password', { token, password: PASSWORD });
    expect((await signIn(elsewhere, email)).status).toBe(200);
    api.clock.time += DAY_MS;
    expect((await signIn(at('203.0.113.80'), email)).status).toBe(200);
  });

  it('AUTH-12 survives a restart', async () => {
    const first = await startApi();
    const { email } = await member(first, 'employer');
    for (let tries = 0; tries < 5; tries += 1) await signIn(visitor(first), email, 'Wrong-1-aaa');
    await first.halt();
    const second = await startApi({ dataDir: first.deps.folders.root });
    expect((await signIn(visitor(second), email)).body.code).toBe('login_rate_limited');
    await second.stop();
  });

  it('AUTH-18 lets the attempt through when the counters fail, and logs it', async () => {
    const lines: string[] = [];
    const broken = await startApi({ log: (line) => lines.push(line) });
    const { email } = await member(broken, 'employer');
    broken.deps.counters.exec('DROP TABLE rate_counter');
    const { status } = await signIn(visitor(broken), email);
    expect(status).toBe(200);
    expect(lines.join('')).toContain('attempts are not counted');
    await broken.stop();
  });

  it('AUTH-17 refuses the sixth sign-up of an address', async () => {
    const email = newAddress('employer');
    for (let tries = 0; tries < 5; tries += 1) expect((await signUp(api, 'employer', { email })).status).toBe(200);
    const sixth = await signUp(api, 'employer', { email });
    expect([sixth.status, sixth.body.error]).toEqual([429, 'Too many signup attempts. Please try again later.']);
  });
});

describe('Passwords', () => {
  it('AUTH-07 of 128 characters that differ in the last one are different', async () => {
    const email = newAddress('employer');
    const long = `Aa1${'x'.repeat(124)}`;
    await visitor(api).post('/api/auth/sign-up', {
      email,
      password: `${long}a`,
      options: { data: { role: 'employer' } },
    });
    expect((await signIn(visitor(api), email, `${long}b`)).body.code).toBe('invalid_credentials');
    expect((await signIn(visitor(api), email, `${long}a`)).body.code).toBe('email_not_confirmed');
  });

  it('STAC-07 are hashed by bcrypt at cost 12, unless it is said otherwise', async () => {
    const { readEnv } = await import('#api/config/env.ts');
    const { PASSWORD_COST } = readEnv({ PUBLIC_URL: 'https://example.org' });
    expect(PASSWORD_COST).toBe(12);
    expect(await createPasswords(PASSWORD_COST).hash('x', { network: 'n' })).toMatch(/^\$2b\$12\$/);
  });

  it('an accent that another keyboard composes differently is the same; a space at the end is not', async () => {
    const { hash, matches } = createPasswords(4);
    const stored = await hash('Café-Nacht-47', { network: 'n' });
    expect(await matches('Cafe\u0301-Nacht-47', { network: 'n' }, stored)).toBe(true);
    expect(await matches('Café-Nacht-47 ', { network: 'n' }, stored)).toBe(false);
    expect(await matches('Café-Nacht-47', { network: 'n' }, undefined)).toBe(false);
  });

  it('STAC-07 are hashed beside other calls: these are answered meanwhile', async () => {
    const slow = await startApi({ env: { PASSWORD_COST: '12' } });
    const answered: string[] = [];
    const note = (name: string) => () => void answered.push(name);
    const signIns = Array.from({ length: 4 }, () => signIn(visitor(slow), newAddress('nobody')).then(note('sign-in')));
    const others = Array.from({ length: 20 }, () => visitor(slow).get('/api/auth/session').then(note('session')));
    await Promise.all([...signIns, ...others]);
    expect(answered.slice(0, 20)).toEqual(Array(20).fill('session'));
    await slow.stop();
  });

  it('AUTH-20 beyond a network’s places the answer is to come back; other networks are served in turn', async () => {
    const { hash } = createPasswords(8);
    const crowd = Array.from({ length: 120 }, () => hash('x', { network: 'crowd' }));
    let servedOfCrowd = 0;
    for (const one of crowd) one.then(() => (servedOfCrowd += 1)).catch(() => {});
    await hash('x', { network: 'elsewhere' });
    expect(servedOfCrowd).toBeLessThan(10);
    const refused = (await Promise.allSettled(crowd)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(18);
    expect(refused[0]).toMatchObject({ reason: { code: 'busy' } });
    expect(await hash('x', { network: 'crowd' })).toMatch(/^\$2b\$/);
  });
});

describe('check_rate_limit', () => {
  const check = (browser = visitor(api), body: object = {}) =>
    browser.post('/api/rpc/check_rate_limit', {
      _identifier: 'rpc@example.org',
      _attempt_type: 'login',
      _max_attempts: 5,
      _window_minutes: 15,
      ...body,
    });

  it('AUTH-13 AUTH-14 reads the same counters, counts nothing, and takes no limits from its caller', async () => {
    const browser = at('203.0.113.9');
    for (let asked = 0; asked < 10; asked += 1)
      expect((await check(browser)).body).toEqual({ allowed: true, reason: null, retry_after: null });
    for (let tries = 0; tries < 5; tries += 1) await signIn(browser, 'rpc@example.org', 'Wrong-1-aaa');
    expect((await check(browser, { _max_attempts: 1000, _window_minutes: 1 })).body).toEqual({
      allowed: false,
      reason: 'rate_limited',
      retry_after: 900,
    });
    expect((await check(browser, { _attempt_type: 'signup' })).body.allowed).toBe(true);
    expect((await check(at('203.0.113.10'))).body.allowed).toBe(true);
  });

  it.each([{ _attempt_type: 'other' }, { _identifier: '' }, { _identifier: 5 }, { _max_attempts: 'many' }])(
    'AUTH-13 %j is refused',
    async (body) => {
      expect((await check(visitor(api), body)).status).toBe(400);
    },
  );
});

describe('Networks', () => {
  it.each([
    ['203.0.113.40:1234', '203.0.113.40:4321'],
    ['[2001:db8::1]:1234', '2001:db8::1'],
    ['no address', 'another one'],
  ])('AUTH-12 %s and %s count as one', async (first, second) => {
    const email = newAddress('nobody');
    for (let tries = 0; tries < 5; tries += 1) await signIn(at(tries % 2 ? first : second), email, 'Wrong-1-aaa');
    expect((await signIn(at(first), email, 'Wrong-1-aaa')).status).toBe(429);
  });
});

describe('Security events', () => {
  const actions = (since: number) =>
    securityEventStore(api.deps.db)
      .list()
      .filter((row) => row.at >= since);

  it('AUTH-22 AUTH-23 one row for each of the eight, by the server, without an address', async () => {
    api.clock.time += 60 * MINUTE_MS;
    const since = api.clock.now();
    const { email, browser, id } = await member(api, 'employer');
    await signIn(at('203.0.113.20'), email, 'Wrong-1-aaa');
    for (let tries = 0; tries < 6; tries += 1)
      await signIn(at('203.0.113.21'), newAddress('x').replace(/^x-\d+/, 'same'), 'Wrong-1-aaa');
    await browser.post('/api/auth/sign-out');
    await visitor(api).post('/api/auth/sign-up', {
      email: newAddress(),
      password: 'abc',
      options: { data: { role: 'employer' } },
    });
    await signUp(api, 'student');
    const again = newAddress('employer');
    for (let tries = 0; tries < 6; tries += 1) await signUp(api, 'employer', { email: again });
    const rows = actions(since);
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set([
        'login_rate_limited',
        'login_failed',
        'login_success',
        'logout',
        'signup_rate_limited',
        'signup_weak_password',
        'signup_failed',
        'signup_success',
      ]),
    );
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['server']));
    expect(rows.find(({ action }) => action === 'logout')).toMatchObject({ account_id: id, success: 1 });
    expect(JSON.stringify(rows)).not.toMatch(/example\.org|203\.0\.113|Lange-Nacht/);
  });

  it('AUTH-21 takes what a browser reports, marked as the browser’s, and keeps no address of it', async () => {
    const { browser, id } = await member(api, 'employer');
    const { status, body } = await browser.post('/api/rpc/log_security_event', {
      _action: 'login_failed',
      _resource_type: 'auth',
      _resource_id: 'someone@example.org',
      _success: false,
      _error_message: 'no such user someone@example.org',
      _metadata: { email: 'someone@example.org', tries: 3 },
    });
    expect([status, body]).toEqual([200, { success: true }]);
    const row = securityEventStore(api.deps.db).list().at(-1);
    expect(row).toMatchObject({
      action: 'login_failed',
      source: 'client',
      account_id: id,
      resource_type: 'auth',
      success: 0,
    });
    expect(JSON.stringify(row)).not.toContain('someone@');
    expect(JSON.parse(row?.metadata ?? '')).toMatchObject({ tries: 3 });
  });

  it.each([
    { _action: 'drop_table' },
    {},
    { _action: 'logout', _metadata: 'x' },
    { _action: 'logout', _metadata: { a: 'x'.repeat(3000) } },
  ])('AUTH-21 %j is refused', async (body) => {
    expect((await visitor(api).post('/api/rpc/log_security_event', body)).status).toBe(400);
  });

  it('are never changed, and forgotten after 90 days', async () => {
    const { email } = await member(api, 'employer');
    await signIn(visitor(api), email, 'Wrong-1-aaa');
    expect(() => api.deps.db.exec('UPDATE security_event SET success = 1')).toThrow('append-only');
    const { sweepAccounts } = await import('#api/accounts/sweep-accounts.ts');
    expect(securityEventStore(api.deps.db).list().length).toBeGreaterThan(0);
    api.clock.time += 91 * 24 * 60 * MINUTE_MS;
    while (sweepAccounts(api.deps));
    expect(securityEventStore(api.deps.db).list()).toEqual([]);
  });
});
