import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { runAdmin } from '#api/accounts/admins/admin.cli.ts';
import { secondFactorStore } from '#api/accounts/second-factor/second-factor.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#api/time/clock.ts';
import { mailedSecret, member, newAddress, PASSWORD, signIn, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { mailsTo } from '../support/mails.ts';
import { adminToken, OPERATOR } from '../support/operator.ts';
import { columnOf, rowsOf } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const codeOf = (secret: string, offMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now() + offMs });

/** An admin whose password is set by the printed link. */
async function newAdmin() {
  const email = newAddress('admin');
  const token = adminToken(api.deps, email);
  const { status } = await visitor(api).post('/api/auth/reset-password', { token, password: PASSWORD });
  expect(status).toBe(200);
  return email;
}

const setUp = (email: string, password = PASSWORD) =>
  visitor(api).post('/api/auth/second-factor-setup', { email, password });

async function adminWithApp() {
  const email = await newAdmin();
  const { secret } = (await setUp(email)).body as unknown as { secret: string };
  const { body } = await signIn(visitor(api), email, PASSWORD, codeOf(secret));
  api.clock.time += MINUTE_MS;
  return { email, secret, recoveryCodes: body.recovery_codes ?? [] };
}

describe('An admin', () => {
  it('is mailed about a wrong code after the right password, once a day, and not about a wrong password', async () => {
    const { email } = await adminWithApp();
    const told = async () =>
      (await mailsTo(api, email)).filter(({ subject }) => subject === 'Jemand kennt Ihr Passwort').length;
    await signIn(visitor(api), email, 'not-the-Password-1', '000000');
    expect(await told()).toBe(0);
    await signIn(visitor(api), email, PASSWORD, '000000');
    await signIn(visitor(api), email, PASSWORD, '000001');
    expect(await told()).toBe(1);
    api.clock.time += DAY_MS;
    await signIn(visitor(api), email, PASSWORD, '000000');
    expect(await told()).toBe(2);
  });

  it('signs in with the password only where the app is set up, and shows a code each time', async () => {
    const email = await newAdmin();
    expect((await signIn(visitor(api), email)).body.code).toBe('second_factor_setup');
    const { status, body } = await setUp(email);
    expect([status, body.url]).toEqual([200, expect.stringMatching(/^otpauth:\/\/totp\//)]);
    const { secret, qr } = body as unknown as { secret: string; qr: { size: number; path: string } };
    expect(qr.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
    expect(((await setUp(email)).body as unknown as { secret: string }).secret).toBe(secret);

    const browser = visitor(api);
    expect((await signIn(browser, email, PASSWORD, '000000')).body.code).toBe('second_factor_wrong');
    const first = await signIn(browser, email, PASSWORD, codeOf(secret));
    expect(first.body.user).toMatchObject({ email, role: 'admin' });
    expect(new Set(first.body.recovery_codes).size).toBe(10);

    api.clock.time += MINUTE_MS;
    expect((await signIn(visitor(api), email)).body.code).toBe('second_factor_required');
    const second = await signIn(visitor(api), email, PASSWORD, codeOf(secret));
    expect([second.status, second.body.recovery_codes]).toEqual([200, undefined]);
    expect((await setUp(email)).body.code).toBe('second_factor_done');
  });

  it('is not let in twice by one code, nor by an old one; a clock half a minute off is forgiven', async () => {
    const { email, secret } = await adminWithApp();
    const late = codeOf(secret, -30 * SECOND_MS);
    expect((await signIn(visitor(api), email, PASSWORD, late)).status).toBe(200);
    expect((await signIn(visitor(api), email, PASSWORD, late)).body.code).toBe('second_factor_wrong');
    expect((await signIn(visitor(api), email, PASSWORD, codeOf(secret, -5 * MINUTE_MS))).status).toBe(401);
    const now = codeOf(secret);
    const both = await Promise.all([
      signIn(visitor(api), email, PASSWORD, now),
      signIn(visitor(api), email, PASSWORD, now),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('gets in once with each recovery code, however it is typed', async () => {
    const { email, recoveryCodes } = await adminWithApp();
    const [code = ''] = recoveryCodes;
    expect((await signIn(visitor(api), email, PASSWORD, code.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await signIn(visitor(api), email, PASSWORD, code)).status).toBe(401);
    const rows = JSON.stringify(rowsOf(api.deps.db, 'recovery_code'));
    expect(rows).not.toContain(code.replace('-', ''));
  });

  it('keeps them as hashes that need the server’s key; one of before that works once more', async () => {
    const { email, recoveryCodes } = await adminWithApp();
    const plain = recoveryCodes.map((code) => code.replace('-', ''));
    const sha256 = (code: string) => createHash('sha256').update(code).digest('hex');
    const kept = columnOf(api.deps.db, 'recovery_code', 'sha256');
    expect(kept).toHaveLength(new Set(kept).size);
    expect(kept.filter((hash) => plain.map(sha256).includes(hash))).toEqual([]);
    const account = accountStore(api.deps.db).findByEmail(email)?.id ?? '';
    secondFactorStore(api.deps.db).setCodes(account, [sha256('formercodeab')]);
    expect((await signIn(visitor(api), email, PASSWORD, 'former-codeab')).status).toBe(200);
    expect((await signIn(visitor(api), email, PASSWORD, 'former-codeab')).status).toBe(401);
  });

  it('AUTH-12 wrong codes are counted like wrong passwords', async () => {
    const { email, secret } = await adminWithApp();
    for (let tries = 0; tries < 5; tries += 1) await signIn(visitor(api), email, PASSWORD, '000000');
    expect((await signIn(visitor(api), email, PASSWORD, codeOf(secret))).body.code).toBe('login_rate_limited');
  });

  it('AUTH-12 twenty wrong codes a day are the end, from however many networks', async () => {
    const { email, secret } = await adminWithApp();
    for (let tries = 0; tries < 20; tries += 1) {
      if (tries % 5 === 0) api.clock.time += 16 * MINUTE_MS;
      expect((await signIn(visitor(api), email, PASSWORD, '000000')).body.code).toBe('second_factor_wrong');
    }
    api.clock.time += 16 * MINUTE_MS;
    expect((await signIn(visitor(api), email, PASSWORD, codeOf(secret))).body.code).toBe('login_limit_reached');
    api.clock.time += DAY_MS;
    expect((await signIn(visitor(api), email, PASSWORD, codeOf(secret))).status).toBe(200);
  });

  it.each(['a new password by mail', 'a recovery code'])('AUTH-12 that end is lifted by %s', async (way) => {
    const { email, secret, recoveryCodes } = await adminWithApp();
    for (let tries = 0; tries < 20; tries += 1) {
      if (tries % 5 === 0) api.clock.time += 16 * MINUTE_MS;
      await signIn(visitor(api), email, PASSWORD, '000000');
    }
    api.clock.time += 16 * MINUTE_MS;
    expect((await signIn(visitor(api), email, PASSWORD, codeOf(secret))).body.code).toBe('login_limit_reached');
    let password = PASSWORD;
    if (way === 'a recovery code') {
      expect((await signIn(visitor(api), email, PASSWORD, 'aaaaaa-aaaaaa')).body.code).toBe('second_factor_wrong');
      expect((await signIn(visitor(api), email, PASSWORD, recoveryCodes[0])).status).toBe(200);
    } else {
      await visitor(api).post('/api/auth/request-password-reset', { email });
      await new Promise((done) => setImmediate(done));
      password = 'Neues-Passwort-12';
      const body = { token: await mailedSecret(api, email), password };
      expect((await visitor(api).post('/api/auth/reset-password', body)).status).toBe(200);
    }
    expect((await signIn(visitor(api), email, password, codeOf(secret))).status).toBe(200);
  });

  it('a set-up that somebody began with the old password is worth nothing after a reset', async () => {
    const email = await newAdmin();
    const { secret } = (await setUp(email)).body as unknown as { secret: string };
    api.clock.time += 2 * MINUTE_MS;
    await visitor(api).post('/api/auth/request-password-reset', { email });
    await new Promise((done) => setImmediate(done));
    const body = { token: await mailedSecret(api, email), password: 'Neues-Passwort-12' };
    expect((await visitor(api).post('/api/auth/reset-password', body)).status).toBe(200);
    expect(((await setUp(email, 'Neues-Passwort-12')).body as unknown as { secret: string }).secret).not.toBe(secret);
  });

  it('whose clock was wrong for a while gets in again', async () => {
    const { email, secret } = await adminWithApp();
    api.clock.time += 365 * DAY_MS;
    const ahead = visitor(api);
    await signIn(ahead, email, PASSWORD, codeOf(secret));
    api.clock.time -= 365 * DAY_MS;
    expect((await ahead.get('/api/auth/session')).body.user).toBeNull();
    expect((await signIn(visitor(api), email, PASSWORD, codeOf(secret))).status).toBe(200);
  });

  it('the app’s secret is not readable in the database, and nobody else gets one', async () => {
    const { secret } = await adminWithApp();
    const rows = JSON.stringify(rowsOf(api.deps.db, 'second_factor'));
    expect(rows).not.toContain(secret);
    const { email } = await member(api, 'employer');
    expect((await setUp(email)).body.code).toBe('second_factor_done');
    expect((await setUp(email, 'Wrong-1-aaa')).body.code).toBe('invalid_credentials');
  });
});

describe('npm run admin', () => {
  it('create prints a link that sets the password once; list shows what is missing', async () => {
    const email = newAddress('chief');
    const printed = runAdmin(api.deps, ['create', email], OPERATOR);
    const token = /token=([\w-]{43})$/.exec(printed)?.[1];
    expect(printed).toContain(`${api.deps.env.PUBLIC_URL}/de/reset-password?token=`);
    expect(runAdmin(api.deps, ['list'], OPERATOR)).toContain(`${email}, no password yet, no authenticator app yet`);
    const reset = () => visitor(api).post('/api/auth/reset-password', { token, password: PASSWORD });
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 410]);
    expect(runAdmin(api.deps, ['list'], OPERATOR)).toContain(`${email}, password set`);
  });

  it('revoke and disable sign out at once; enable and reset-2fa open the way again', async () => {
    const { email, secret } = await adminWithApp();
    const browser = visitor(api);
    await signIn(browser, email, PASSWORD, codeOf(secret));
    runAdmin(api.deps, ['reset-2fa', email], OPERATOR);
    expect((await browser.get('/api/auth/session')).body.user).toBeNull();
    expect((await signIn(visitor(api), email)).body.code).toBe('second_factor_setup');
    runAdmin(api.deps, ['disable', email], OPERATOR);
    expect((await signIn(visitor(api), email)).body.code).toBe('account_disabled');
    runAdmin(api.deps, ['enable', email], OPERATOR);
    runAdmin(api.deps, ['revoke', email], OPERATOR);
    expect((await signIn(visitor(api), email)).body.user).toMatchObject({ role: 'student' });
    expect(runAdmin(api.deps, ['list'], OPERATOR)).not.toContain(email);
  });

  it('reset-2fa opens the way for an admin whose codes somebody else has used up', async () => {
    const { email } = await adminWithApp();
    for (let tries = 0; tries < 24; tries += 1) {
      await signIn(visitor(api), email, PASSWORD, '000000');
      api.clock.time += 5 * MINUTE_MS;
    }
    expect((await signIn(visitor(api), email, PASSWORD, '000000')).body.code).toBe('login_limit_reached');
    runAdmin(api.deps, ['reset-2fa', email], OPERATOR);
    const { secret } = (await setUp(email)).body as unknown as { secret: string };
    expect((await signIn(visitor(api), email, PASSWORD, codeOf(secret))).status).toBe(200);
  });

  it('every command that changes an account is written down, and log shows it', async () => {
    const { email, id } = await member(api, 'employer');
    expect(runAdmin(api.deps, ['log', email], OPERATOR)).toBe(`${email}\nNothing was written down yet.`);
    for (const command of ['create', 'reset-2fa', 'revoke', 'disable', 'enable']) {
      runAdmin(api.deps, [command, email], OPERATOR);
      api.clock.time += MINUTE_MS;
    }
    const events = eventStore(api.deps.db).history('account', id);
    expect(events.map(({ actor, action }) => [actor, action])).toEqual(
      ['create', 'reset-2fa', 'revoke', 'disable', 'enable'].map((command) => ['command line', `admin ${command}`]),
    );
    expect(runAdmin(api.deps, ['log', email], OPERATOR).split('\n')[1]).toBe(
      `${new Date(events[0]?.at ?? 0).toISOString()}  admin create, by command line (the tests)`,
    );
    expect(JSON.stringify(events)).not.toContain('example.org');
    const refused = () => runAdmin(api.deps, ['revoke', email], OPERATOR);
    expect(refused).toThrow('is no admin');
    expect(eventStore(api.deps.db).history('account', id)).toHaveLength(5);
  });

  it('does not make an admin of a blocked account, whose link would not work, until it is let in', async () => {
    const { email, id } = await member(api, 'employer');
    runAdmin(api.deps, ['disable', email], OPERATOR);
    expect(() => runAdmin(api.deps, ['create', email], OPERATOR)).toThrow(
      `${email} is blocked. Let it in first: npm run admin -- enable ${email}`,
    );
    expect(accountStore(api.deps.db).roleOf(id)).toBe('employer');
    runAdmin(api.deps, ['enable', email], OPERATOR);
    const token = adminToken(api.deps, email);
    expect((await visitor(api).post('/api/auth/reset-password', { token, password: PASSWORD })).status).toBe(200);
  });

  it.each([
    [[]],
    [['create']],
    [['log']],
    [['list', 'x']],
    [['create', 'a@example.org', 'x']],
    [['revoke', 'a@example.org', 'en']],
    [['create', 'a@example.org', 'en', 'x']],
    [['nope', 'x']],
    [['__proto__', 'x']],
  ])('explains itself on %j', (args) => {
    expect(() => runAdmin(api.deps, args, OPERATOR)).toThrow('Usage: npm run admin');
  });

  it('refuses an address that is none, and an account that is not there', async () => {
    expect(() => runAdmin(api.deps, ['create', 'nope'], OPERATOR)).toThrow();
    expect(() => runAdmin(api.deps, ['disable', 'nobody@example.org'], OPERATOR)).toThrow(
      'no account nobody@example.org',
    );
  });

  it('create takes nothing over from an account that was there: not its password, not its app, not its links', async () => {
    const { email, browser } = await member(api, 'employer');
    await browser.post('/api/auth/request-password-reset', { email });
    await new Promise((done) => setImmediate(done));
    const oldLink = await mailedSecret(api, email);
    const waiting = newAddress('waiting');
    await visitor(api).post('/api/auth/sign-up', {
      email: waiting,
      password: PASSWORD,
      options: { data: { role: 'employer' } },
    });
    const confirmLink = await mailedSecret(api, waiting);
    for (const address of [email, waiting]) {
      const token = adminToken(api.deps, address);
      expect((await signIn(visitor(api), address)).body.code).toBe('invalid_credentials');
      expect((await setUp(address)).body.code).toBe('invalid_credentials');
      expect(
        (await visitor(api).post('/api/auth/reset-password', { token, password: 'Neues-Passwort-12' })).status,
      ).toBe(200);
      expect((await signIn(visitor(api), address, 'Neues-Passwort-12')).body.code).toBe('second_factor_setup');
    }
    expect((await browser.get('/api/auth/session')).body.user).toBeNull();
    const body = { token: oldLink, password: 'Anderes-Wort-12' };
    expect((await visitor(api).post('/api/auth/reset-password', body)).status).toBe(410);
    expect((await visitor(api).post('/api/auth/confirm-email', { confirm: confirmLink })).status).toBe(410);
  });
});
