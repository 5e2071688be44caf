import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { secondFactorStore } from '#api/accounts/second-factor/second-factor.store.ts';
import { renewCodes } from '#api/accounts/second-factor.ts';
import { MINUTE_MS } from '#api/time/clock.ts';
import type { ListedPasskey } from '#contract/accounts/passkey.ts';
import { MAX_PASSKEYS } from '#contract/limits.ts';
import { newAddress, PASSWORD, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { mailsTo } from '../support/mails.ts';
import { adminToken } from '../support/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Body {
  options: { challenge: string; allowCredentials?: { id: string }[] };
  passkeys: ListedPasskey[];
  code: string;
}
const bodyOf = async (answer: Promise<{ body: unknown }>) => (await answer).body as Body;
const device = (given: object = {}) => createAuthenticator({ origin: api.deps.env.PUBLIC_URL, ...given });

/** A signed-in admin with a second factor, whose codes are those for recovery. */
async function signedInAdmin() {
  const email = newAddress('admin');
  const token = adminToken(api.deps, email);
  await visitor(api).post('/api/auth/reset-password', { token, password: PASSWORD });
  const account = accountStore(api.deps.db).findByEmail(email);
  if (!account) throw new Error('no admin');
  secondFactorStore(api.deps.db).add(account.id, 'sealed', api.clock.now());
  secondFactorStore(api.deps.db).confirm(account.id, api.clock.now());
  const codes = renewCodes(api.deps, account);
  const factors = () => ({ password: PASSWORD, code: codes.pop() ?? '' });
  const browser = visitor(api);
  await browser.post('/api/auth/sign-in', { email, ...factors() });
  return { account, email, browser, factors };
}
type Admin = Awaited<ReturnType<typeof signedInAdmin>>;

const begin = async ({ browser, factors }: Admin) =>
  (await bodyOf(browser.post('/api/auth/begin-passkey', factors()))).options;

async function addPasskey(admin: Admin, with_ = device(), name = 'Laptop') {
  const passkey = with_.make(await begin(admin));
  const { passkeys } = await bodyOf(admin.browser.post('/api/auth/add-passkey', { name, passkey }));
  return { with_, passkeys };
}

const ask = async (email: string) =>
  (await bodyOf(visitor(api).post('/api/auth/passkey-options', { email, password: PASSWORD }))).options;
const signInWith = async (email: string, passkey: object, password = PASSWORD) =>
  (await visitor(api).post('/api/auth/sign-in', { email, password, passkey })).body.code;

it('STAC-32 an admin adds a passkey, signs in with password and passkey, and removes it', async () => {
  const admin = await signedInAdmin();
  expect(
    await bodyOf(visitor(api).post('/api/auth/passkey-options', { email: admin.email, password: PASSWORD })),
  ).toEqual({ options: null });
  const { with_, passkeys } = await addPasskey(admin);
  expect(passkeys).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
  const options = await ask(admin.email);
  expect(options).toMatchObject({ userVerification: 'required', rpId: '127.0.0.1' });
  const passkey = with_.use(options);
  expect(await signInWith(admin.email, passkey, 'not-the-Password-1')).toBe('invalid_credentials');
  const { status, body } = await visitor(api).post('/api/auth/sign-in', {
    email: admin.email,
    password: PASSWORD,
    passkey,
  });
  expect([status, body.user]).toEqual([200, expect.objectContaining({ email: admin.email, role: 'admin' })]);
  const listed = await bodyOf(admin.browser.get('/api/auth/passkeys'));
  expect(listed.passkeys).toMatchObject([{ last_used_at: new Date(api.clock.time).toISOString() }]);

  const remove = (factors: object) =>
    bodyOf(admin.browser.post('/api/auth/remove-passkey', { ...factors, passkey_id: passkeys[0]?.id }));
  expect(await remove({ password: PASSWORD, code: 'aaaaaa-aaaaaa' })).toMatchObject({ code: 'second_factor_wrong' });
  const last = with_.use(await ask(admin.email));
  expect(await remove(admin.factors())).toMatchObject({ passkeys: [] });
  expect(await signInWith(admin.email, last)).toBe('passkey_wrong');
  const code = admin.factors();
  expect((await visitor(api).post('/api/auth/sign-in', { email: admin.email, ...code })).status).toBe(200);
  expect((await mailsTo(api, admin.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Ihr Konto hat einen neuen Passkey', 'Ein Passkey Ihres Kontos wurde entfernt']),
  );
});

it('STAC-32 a sign-in with a passkey counts once, soon, for this site, this account and a person who is there', async () => {
  const [admin, other] = [await signedInAdmin(), await signedInAdmin()];
  const { with_ } = await addPasskey(admin);
  const { with_: foreign } = await addPasskey(other);
  const wrong = async (make: (options: Body['options']) => object) =>
    signInWith(admin.email, make(await ask(admin.email)));

  const used = with_.use(await ask(admin.email));
  expect(await signInWith(admin.email, used)).toBeUndefined();
  expect(await signInWith(admin.email, used)).toBe('passkey_wrong');
  expect(await wrong(() => used)).toBe('passkey_wrong');
  api.clock.time += 16 * MINUTE_MS;
  expect(
    await wrong(({ challenge }) =>
      with_.use({ challenge: `${challenge.startsWith('A') ? 'B' : 'A'}${challenge.slice(1)}` }),
    ),
  ).toBe('passkey_wrong');
  expect(await wrong((options) => foreign.use(options))).toBe('passkey_wrong');
  expect(await signInWith(admin.email, with_.use(await ask(other.email)))).toBe('passkey_wrong');
  api.clock.time += 16 * MINUTE_MS;
  const late = with_.use(await ask(admin.email));
  api.clock.time += 6 * MINUTE_MS;
  expect(await signInWith(admin.email, late)).toBe('passkey_wrong');
  with_.counter = 0;
  expect(await wrong((options) => with_.use(options))).toBe('passkey_wrong');
  with_.counter = 100;
  expect(await wrong((options) => ({ ...with_.use(options), id: 'x'.repeat(60_000) }))).toBe('passkey_wrong');
  expect(await wrong((options) => with_.use(options))).toBeUndefined();
});

it.each([
  ['another site', { origin: 'https://example.net', rpId: '127.0.0.1' }],
  ['another host', { rpId: 'example.net' }],
  ['a device that has asked nobody', { isVerified: false }],
])('STAC-32 a passkey of %s is not added', async (_what, given) => {
  const admin = await signedInAdmin();
  const { browser } = admin;
  const passkey = device(given).make(await begin(admin));
  expect(await bodyOf(browser.post('/api/auth/add-passkey', { name: 'x', passkey }))).toMatchObject({
    code: 'passkey_wrong',
  });
  expect(await bodyOf(browser.get('/api/auth/passkeys'))).toEqual({ passkeys: [] });
});

it('STAC-32 a passkey is added only after password and code, once, and to the account that asked', async () => {
  const [admin, other] = [await signedInAdmin(), await signedInAdmin()];
  const { browser } = admin;
  const refused = (factors: object) => bodyOf(browser.post('/api/auth/begin-passkey', factors));
  expect(await refused({ password: PASSWORD, code: 'aaaaaa-aaaaaa' })).toMatchObject({ code: 'second_factor_wrong' });
  expect(await refused({ ...admin.factors(), password: 'not-the-Password-1' })).toMatchObject({
    code: 'password_wrong',
  });
  const add = (by: Admin, passkey: object) => bodyOf(by.browser.post('/api/auth/add-passkey', { name: 'x', passkey }));
  expect(await add(admin, device().make({ challenge: 'AAAA' }))).toMatchObject({ code: 'passkey_wrong' });
  const with_ = device();
  const passkey = with_.make(await begin(admin));
  expect(await add(other, passkey)).toMatchObject({ code: 'passkey_wrong' });
  expect(await add(admin, passkey)).toMatchObject({ passkeys: [{ name: 'x' }] });
  expect(await add(admin, passkey)).toMatchObject({ code: 'passkey_wrong' });
  // The same device for somebody else: it stays the first one's.
  expect(await add(other, with_.make(await begin(other)))).toMatchObject({ code: 'passkey_wrong' });
  expect(await bodyOf(other.browser.get('/api/auth/passkeys'))).toEqual({ passkeys: [] });
});

it('STAC-32 passkeys are bounded, and go when the second factor is reset', async () => {
  const [admin, chief] = [await signedInAdmin(), await signedInAdmin()];
  const { with_ } = await addPasskey(admin);
  for (let added = 1; added < MAX_PASSKEYS; added += 1) {
    const [code = ''] = renewCodes(api.deps, admin.account);
    await addPasskey({ ...admin, factors: () => ({ password: PASSWORD, code }) });
  }
  expect(await bodyOf(admin.browser.post('/api/auth/begin-passkey', admin.factors()))).toMatchObject({
    code: 'too_many_passkeys',
  });
  const passkey = with_.use(await ask(admin.email));
  const reset = { account_id: admin.account.id, act: 'reset-second-factor', password: PASSWORD };
  await chief.browser.post('/api/admin/set-person', reset);
  expect(await signInWith(admin.email, passkey)).toBe('second_factor_setup');
});
