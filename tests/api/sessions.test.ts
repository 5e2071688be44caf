import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { sweepAccounts } from '#api/accounts/sweep-accounts.ts';
import { sessionStore } from '#api/sessions/session.store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';
import { mailedSecret, member, newAddress, PASSWORD, signIn, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { mailsTo } from '../support/mails.ts';
import { countOf, deleteRows } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
});
afterAll(() => api.stop());

const userOf = async (browser: ReturnType<typeof visitor>) => (await browser.get('/api/auth/session')).body.user;

/** The claims of the cookie, written anew by whoever wants to come in. */
function claimsOf(cookie: string) {
  const { iss, aud, sub, sid, role, iat, exp } = jwt.decode(cookie.slice('session='.length)) as Record<string, unknown>;
  return { iss, aud, sub, sid, role, iat, exp };
}

describe('The session', () => {
  it('AUTH-05 tells id, address and role; nobody is signed in without one', async () => {
    const { browser, email, id } = await member(api, 'partner');
    expect(await userOf(browser)).toMatchObject({ id, email, role: 'partner' });
    const nobody = await visitor(api).get('/api/auth/session');
    expect([nobody.status, nobody.body]).toEqual([200, { user: null }]);
  });

  it('AUTH-04 ends with sign-out, for whoever kept the cookie too; a second sign-out is no error', async () => {
    const { browser } = await member(api, 'employer');
    const thief = visitor(api);
    thief.cookie = browser.cookie;
    const { status, headers } = await browser.post('/api/auth/sign-out');
    expect([status, headers.getSetCookie()]).toEqual([
      200,
      [expect.stringMatching(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/)],
    ]);
    expect(await userOf(thief)).toBeNull();
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200);
  });

  it('PORT-15 PORT-16 CALL-09 the role is read from the database after the session is known; no row is a student', async () => {
    const { browser, id } = await member(api, 'employer');
    expect((await browser.get('/api/me/role')).body).toEqual({ user_id: id, role: 'employer' });
    accountStore(api.deps.db).setRole(id, 'partner');
    expect(await userOf(browser)).toMatchObject({ role: 'partner' });
    deleteRows(api.deps.db, 'user_roles', { user_id: id });
    expect((await browser.get('/api/me/role')).body).toEqual({ user_id: id, role: 'student' });
    expect((await browser.get('/api/me/application')).status).toBe(200);
    expect((await visitor(api).get('/api/me/role')).status).toBe(401);
  });

  it('STAC-06 a forged, foreign, expired or unsigned cookie opens nothing and is taken away', async () => {
    const { browser } = await member(api, 'employer');
    const claims = claimsOf(browser.cookie);
    const key = 'a key that this server does not have';
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url')}.`;
    const [header, , signature] = browser.cookie.slice('session='.length).split('.');
    const edited = `${header}.${Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url')}.${signature}`;
    for (const token of [
      unsigned,
      edited,
      jwt.sign(claims, key),
      jwt.sign(claims, key, { algorithm: 'HS384' }),
      'x',
      'a.b.c',
    ]) {
      const forger = visitor(api);
      forger.cookie = `session=${token}`;
      const answer = await forger.get('/api/auth/session');
      expect(answer.body.user).toBeNull();
      expect(forger.cookie).toBe('');
    }
  });

  it('STAC-06 a cookie for another audience or server, or without a row of its own, opens nothing', async () => {
    const { browser, id } = await member(api, 'employer');
    const { hkdfSync } = await import('node:crypto');
    const key = Buffer.from(hkdfSync('sha256', api.deps.secretKey, '', 'session', 32));
    const claims = claimsOf(browser.cookie);
    const seen = async (change: object) => {
      const forger = visitor(api);
      forger.cookie = `session=${jwt.sign({ ...claims, ...change }, key)}`;
      return (await userOf(forger))?.id;
    };
    expect(await seen({})).toBe(id);
    const other = await member(api, 'employer');
    for (const change of [
      { aud: 'mails' },
      { iss: 'https://example.net' },
      { exp: 1 },
      { sid: crypto.randomUUID() },
      { sub: other.id },
    ])
      expect([change, await seen(change)]).toEqual([change, undefined]);
    // The role in the cookie is only told.
    const pretender = visitor(api);
    pretender.cookie = `session=${jwt.sign({ ...claims, role: 'admin' }, key)}`;
    expect(await userOf(pretender)).toMatchObject({ role: 'employer' });
  });

  it('slides for 30 days, and ends 30 days after its last use', async () => {
    const { browser } = await member(api, 'student');
    for (let month = 0; month < 3; month += 1) {
      api.clock.time += 29 * DAY_MS;
      expect(await userOf(browser)).not.toBeNull();
    }
    const cookie = browser.cookie;
    api.clock.time += 30 * DAY_MS;
    expect(await userOf(browser)).toBeNull();
    sweepAccounts(api.deps);
    expect(countOf(api.deps.db, 'session')).toBe(0);
    expect(cookie).not.toBe('');
  });

  it('its cookie is renewed after 15 minutes, and on demand', async () => {
    const { browser } = await member(api, 'student');
    const first = browser.cookie;
    api.clock.time += 14 * MINUTE_MS;
    await userOf(browser);
    expect(browser.cookie).toBe(first);
    api.clock.time += MINUTE_MS;
    await userOf(browser);
    const second = browser.cookie;
    expect(second).not.toBe(first);
    api.clock.time += MINUTE_MS;
    expect((await browser.post('/api/auth/refresh')).body.user).toMatchObject({ role: 'student' });
    expect(browser.cookie).not.toBe(second);
    expect((await visitor(api).post('/api/auth/refresh')).body.code).toBe('sign_in_required');
  });

  it('of an admin ends after 30 idle minutes and after 12 hours in all', async () => {
    const { browser, id, email } = await member(api, 'employer');
    accountStore(api.deps.db).setRole(id, 'admin');
    api.clock.time += 29 * MINUTE_MS;
    expect(await userOf(browser)).toMatchObject({ role: 'admin' });
    api.clock.time += 30 * MINUTE_MS;
    expect(await userOf(browser)).toBeNull();
    await signIn(browser, email);
    for (let spent = 20; spent < 12 * 60; spent += 20) {
      api.clock.time += 20 * MINUTE_MS;
      expect(await userOf(browser)).not.toBeNull();
    }
    api.clock.time += 20 * MINUTE_MS;
    expect(await userOf(browser)).toBeNull();
  });

  it('lists where the account is signed in, ends one of them, or all', async () => {
    const { browser, email } = await member(api, 'employer');
    const phone = visitor(api, {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    });
    api.clock.time += HOUR_MS;
    await signIn(phone, email);
    const { sessions } = (await browser.get('/api/auth/sessions')).body as unknown as {
      sessions: { id: string; device: string; is_current: boolean }[];
    };
    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Chrome, Android', false],
      ['', true],
    ]);
    const stranger = await member(api, 'employer');
    const foreign = await stranger.browser.post('/api/auth/end-session', { id: sessions[0]?.id });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'session_not_found']);
    expect((await browser.post('/api/auth/end-session', { id: sessions[0]?.id })).status).toBe(200);
    expect(await userOf(phone)).toBeNull();
    await signIn(phone, email);
    expect((await phone.post('/api/auth/sign-out-everywhere')).status).toBe(200);
    for (const device of [phone, browser]) expect(await userOf(device)).toBeNull();
  });
});

describe('Requests from elsewhere', () => {
  const signedInHeaders = async () => ({
    cookie: (await member(api, 'employer')).browser.cookie,
    'content-type': 'application/json',
  });
  const signOut = async (headers: Record<string, string>) =>
    (await fetch(`${api.url}/api/auth/sign-out`, { method: 'POST', body: '{}', headers })).status;

  it('STAC-06 a post of another site, or one that brings the cookie and hides where it comes from, is refused', async () => {
    const own = await signedInHeaders();
    expect(await signOut({ ...own, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await signOut({ ...own, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await signOut({ ...own, origin: 'https://evil.example.net' })).toBe(403);
    expect(await signOut({ ...own, origin: 'null' })).toBe(403);
    expect(await signOut(own)).toBe(403);
    expect(await signOut({ ...own, origin: api.url })).toBe(200);
  });

  it.each([
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://proxy.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
  ])('STAC-06 a form of our own page counts as one whatever else its browser says: %j', async (headers) => {
    expect(await signOut({ ...(await signedInHeaders()), ...headers })).toBe(200);
  });

  it.each([
    [{ origin: 'null' }, 200],
    [{ origin: 'null', 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example.net' }, 403],
  ])(
    'STAC-06 without a session nothing has to be refused that hides its page: %j is answered with %d',
    async (headers, status) => {
      expect(await signOut({ 'content-type': 'application/json', ...headers })).toBe(status);
    },
  );

  it('STAC-06 a script without a cookie needs no such header', async () => {
    expect(await signOut({ 'content-type': 'application/json' })).toBe(200);
  });
});

describe('A forgotten password', () => {
  const ask = (email: string, lang = 'en') => visitor(api).post('/api/auth/request-password-reset', { email, lang });
  const soon = () => new Promise((done) => setImmediate(done));
  const reset = (token: string, password = 'Neues-Passwort-12') =>
    visitor(api).post('/api/auth/reset-password', { token, password });

  it('AUTH-06 STUA-14 CONS-12 the answer is the same whether there is an account or not; only its owner gets a mail', async () => {
    const { email } = await member(api, 'student');
    const [known, unknown] = [await ask(email), await ask(newAddress('nobody'))];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await soon();
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.text).toMatch(new RegExp(`${api.deps.env.PUBLIC_URL}/en/reset-password\\?token=[\\w-]{43}\\s`));
  });

  it('STUA-16 AUTH-06 the link sets a new password once, signs everybody out and tells the owner', async () => {
    const { email, browser } = await member(api, 'student');
    await ask(email);
    await soon();
    const token = await mailedSecret(api, email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ success: true, email, role: 'student' });
    expect(await userOf(browser)).toBeNull();
    expect((await signIn(visitor(api), email)).status).toBe(401);
    expect((await signIn(visitor(api), email, 'Neues-Passwort-12')).status).toBe(200);
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('the page may ask whose link it is and whether it works, which uses nothing up', async () => {
    const { email } = await member(api, 'partner');
    await ask(email);
    await soon();
    const token = await mailedSecret(api, email);
    const look = () => visitor(api).post('/api/auth/check-reset-link', { token });
    expect((await look()).body).toEqual({ success: true, email, role: 'partner' });
    expect((await look()).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect([(await look()).status, (await look()).body.code]).toEqual([410, 'link_ended']);
    expect((await visitor(api).post('/api/auth/check-reset-link', { token: 'x' })).status).toBe(410);
  });

  it('a weak password does not cost its sender the link; the link ends after an hour', async () => {
    const { email } = await member(api, 'employer');
    await ask(email);
    await soon();
    const token = await mailedSecret(api, email);
    expect((await reset(token, 'short')).body.code).toBe('password_weak');
    api.clock.time += HOUR_MS - 1;
    expect((await reset(token)).status).toBe(200);
    api.clock.time += 2 * MINUTE_MS;
    await ask(email);
    await soon();
    const second = await mailedSecret(api, email);
    api.clock.time += HOUR_MS;
    expect((await reset(second)).body.code).toBe('link_ended');
  });

  it('opens the way for whoever was locked out by own failures', async () => {
    const { email } = await member(api, 'employer');
    for (let tries = 0; tries < 6; tries += 1) await signIn(visitor(api), email, 'Wrong-1-aaa');
    await ask(email);
    await soon();
    await reset(await mailedSecret(api, email));
    expect((await signIn(visitor(api), email, 'Neues-Passwort-12')).status).toBe(200);
  });

  it('confirms the address of whoever had not done so', async () => {
    const email = newAddress('employer');
    const options = { data: { role: 'employer', first_name: 'Example Ltd' } };
    await visitor(api).post('/api/auth/sign-up', { email, password: PASSWORD, options });
    await ask(email);
    await soon();
    await reset(await mailedSecret(api, email));
    expect((await signIn(visitor(api), email, 'Neues-Passwort-12')).body.user).toMatchObject({ role: 'employer' });
  });

  it('one address gets no more than one mail a minute and six a day', async () => {
    const { email } = await member(api, 'employer');
    const before = (await mailsTo(api, email)).length;
    for (let asked = 0; asked < 3; asked += 1) await ask(email);
    await soon();
    expect((await mailsTo(api, email)).length).toBe(before + 1);
    for (let asked = 0; asked < 8; asked += 1) {
      api.clock.time += 2 * MINUTE_MS;
      await ask(email);
      await soon();
    }
    expect((await mailsTo(api, email)).length).toBe(before + 6);
    // Somebody else's asking must not lock the owner out.
    api.clock.time += HOUR_MS;
    await ask(email);
    await soon();
    expect((await mailsTo(api, email)).length).toBe(before + 7);
  });

  it('a token for one thing is no token for another', async () => {
    const { email } = await member(api, 'employer');
    await ask(email);
    await soon();
    const token = await mailedSecret(api, email);
    expect((await visitor(api).post('/api/auth/confirm-email', { confirm: token })).status).toBe(410);
  });
});

describe('Changes to an account', () => {
  it('the password needs the present one, signs other devices out and tells the owner', async () => {
    const { browser, email } = await member(api, 'employer');
    const phone = visitor(api);
    await signIn(phone, email);
    const change = (current: string, password = 'Neues-Passwort-12') =>
      browser.post('/api/auth/change-password', { current_password: current, password });
    expect((await change('Wrong-1-aaa')).body.code).toBe('password_wrong');
    expect((await change(PASSWORD, 'abc')).body.code).toBe('password_weak');
    expect((await change(PASSWORD)).status).toBe(200);
    expect([await userOf(phone), (await userOf(browser))?.email]).toEqual([null, email]);
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('the address changes when the new mailbox has answered; the old one gets a notice', async () => {
    const { browser, email } = await member(api, 'employer');
    const next = newAddress('next');
    expect((await browser.post('/api/auth/change-email', { email: next, password: 'Wrong-1-aaa' })).status).toBe(403);
    expect((await browser.post('/api/auth/change-email', { email: next, password: PASSWORD })).status).toBe(200);
    expect(await userOf(browser)).toMatchObject({ email });
    const confirmed = await visitor(api).post('/api/auth/confirm-email', { confirm: await mailedSecret(api, next) });
    expect(confirmed.body).toEqual({ success: true, email: next, role: 'employer' });
    expect(await userOf(browser)).toMatchObject({ email: next });
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('The e-mail address of your account was changed');
  });

  it.each([
    [
      'changes the password',
      (own: Visitor) =>
        own.post('/api/auth/change-password', { current_password: PASSWORD, password: 'Neues-Wort-12' }),
    ],
    ['signs out everywhere', (own: Visitor) => own.post('/api/auth/sign-out-everywhere')],
  ])('a new address that a thief asked for is void when the owner %s, mailed or not', async (_what, act) => {
    const { browser, email } = await member(api, 'employer');
    const next = newAddress('thief');
    await browser.post('/api/auth/change-email', { email: next, password: PASSWORD });
    const secret = await mailedSecret(api, next);
    api.clock.time += 2 * MINUTE_MS;
    const later = newAddress('thief');
    await browser.post('/api/auth/change-email', { email: later, password: PASSWORD });
    expect((await act(browser)).status).toBe(200);
    expect((await visitor(api).post('/api/auth/confirm-email', { confirm: secret })).status).toBe(410);
    expect(await mailsTo(api, later)).toEqual([]);
    expect(accountStore(api.deps.db).findByEmail(email)).toBeDefined();
  });

  it('of two new addresses the later one is meant; a third within the minute is refused in words', async () => {
    const { browser } = await member(api, 'employer');
    const slip = newAddress('slip');
    const change = (email: string) => browser.post('/api/auth/change-email', { email, password: PASSWORD });
    await change(slip);
    const secret = await mailedSecret(api, slip);
    expect((await change(newAddress())).status).toBe(429);
    api.clock.time += 2 * MINUTE_MS;
    const meant = newAddress('meant');
    expect((await change(meant)).status).toBe(200);
    expect((await visitor(api).post('/api/auth/confirm-email', { confirm: secret })).status).toBe(410);
    const press = await visitor(api).post('/api/auth/confirm-email', { confirm: await mailedSecret(api, meant) });
    expect(press.body.email).toBe(meant);
  });

  it('a password that is replaced while it is compared lets nobody in, and changes nothing', async () => {
    const { browser, email, id } = await member(api, 'employer');
    const thief = visitor(api);
    await signIn(thief, email);
    const other = await api.deps.passwords.hash('Neues-Wort-12', { network: 'test' });
    const attempts = [
      signIn(visitor(api), email),
      thief.post('/api/auth/change-password', { current_password: PASSWORD, password: 'Diebes-Wort-12' }),
    ];
    // As the owner's reset does, while the two are being hashed.
    await new Promise((done) => setImmediate(done));
    accountStore(api.deps.db).setPassword(id, other, api.clock.now());
    sessionStore(api.deps.db).endAll(id);
    for (const { status } of await Promise.all(attempts)) expect(status).toBeGreaterThanOrEqual(401);
    expect(await userOf(browser)).toBeNull();
    expect((await signIn(visitor(api), email, 'Neues-Wort-12')).status).toBe(200);
  });

  it('no account has more than thirty sessions; the oldest go', async () => {
    const { email, browser, id } = await member(api, 'employer');
    for (let times = 0; times < 31; times += 1) {
      api.clock.time += 1000;
      await signIn(visitor(api), email);
    }
    expect(sessionStore(api.deps.db).listOf(id)).toHaveLength(30);
    expect(await userOf(browser)).toBeNull();
  });

  it('an address that has an account already cannot be taken, and the reply does not say so', async () => {
    const { browser } = await member(api, 'employer');
    const other = await member(api, 'student');
    const taken = await browser.post('/api/auth/change-email', { email: other.email, password: PASSWORD });
    api.clock.time += 2 * MINUTE_MS;
    const free = await browser.post('/api/auth/change-email', { email: newAddress(), password: PASSWORD });
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await mailsTo(api, other.email)).at(-1)?.subject).toBe('You already have an account');
  });

  it('a new password of an admin has 12 characters; one from before goes on working', async () => {
    const { browser, email, id } = await member(api, 'employer');
    accountStore(api.deps.db).setRole(id, 'admin');
    const change = (current_password: string, password: string) =>
      browser.post('/api/auth/change-password', { current_password, password });
    const refused = await change(PASSWORD, 'Sonne-1234x');
    expect([refused.status, refused.body.code]).toEqual([400, 'password_weak']);
    expect(refused.body.error).toContain('at least 12 characters');
    expect((await signIn(visitor(api), email)).status).toBe(200);
    expect((await change(PASSWORD, 'Sonne-12345x')).status).toBe(200);
  });

  it('the language of mails can be chosen', async () => {
    const { browser } = await member(api, 'employer');
    expect((await browser.post('/api/auth/change-language', { lang: 'de' })).body.user).toMatchObject({ lang: 'de' });
    expect((await browser.post('/api/auth/change-language', { lang: 'fr' })).status).toBe(400);
  });
});
