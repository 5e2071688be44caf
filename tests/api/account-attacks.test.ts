import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { runAdmin } from '#api/accounts/admins/admin.cli.ts';
import { checkPassword } from '#api/accounts/check-password.ts';
import { type PendingSignUp, signUpStore } from '#api/accounts/sign-up/sign-up.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { correctApplicant } from '#api/applicants/correct.ts';
import { eventStore } from '#api/audit/event.store.ts';
import type { Problem } from '#api/http/problem.ts';
import { sessionStore } from '#api/sessions/session.store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';
import { mailedSecret, member, newAddress, PASSWORD, signIn, signUp, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { mailsTo } from '../support/mails.ts';
import { adminToken, OPERATOR } from '../support/operator.ts';
import { changeRows, countOf } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '40', TRUST_PROXY: '1' } });
});
afterAll(() => api.stop());

const STRANGERS = 'Stranger-0815';
const confirm = (secret: string) => visitor(api).post('/api/auth/confirm-email', { confirm: secret });
const reset = (token: unknown, password = 'Eigenes-Wort-12') =>
  visitor(api).post('/api/auth/reset-password', { token, password });
const accountOf = (email: string) => accountStore(api.deps.db).findByEmail(email);
const afterTheAnswer = () => new Promise((done) => setImmediate(done));

/** The proxy in front says from which network. */
const from = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` });

/** Somebody else registers the address, with a password of their own. */
const strangerSignsUp = (email: string, role = 'employer') =>
  visitor(api).post('/api/auth/sign-up', { email, password: STRANGERS, options: { data: { role } }, lang: 'en' });

/** The link of the latest mail that names a kind of account. */
async function linkFor(email: string, sentence: string): Promise<string> {
  const mail = (await mailsTo(api, email)).filter(({ text }) => text?.includes(sentence)).at(-1);
  return /[?&](?:confirm|token)=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('A confirmation link that was used', () => {
  it.each(['one sign-up', 'sign-ups of two people'])('after %s takes no fresh admin over', async (which) => {
    const email = newAddress('victim');
    await signUp(api, 'employer', { email });
    if (which !== 'one sign-up') await strangerSignsUp(email);
    const secret = await mailedSecret(api, email);
    expect((await confirm(secret)).status).toBe(200);
    api.clock.time += 3 * HOUR_MS;
    const printed = adminToken(api.deps, email);
    const pressedAgain = await confirm(secret);
    expect([pressedAgain.status, pressedAgain.body.code]).toEqual([410, 'link_ended']);
    expect(pressedAgain.body).not.toHaveProperty('password_token');
    expect((await reset(printed)).body).toMatchObject({ email, role: 'admin' });
  });

  it('and the password that it offered open nothing once its owner is made an admin', async () => {
    const email = newAddress('victim');
    await signUp(api, 'employer', { email });
    await strangerSignsUp(email);
    const secret = await mailedSecret(api, email);
    const { body } = await confirm(secret);
    runAdmin(api.deps, ['create', email], OPERATOR);
    expect((await reset(body.password_token)).body.code).toBe('link_ended');
    expect((await confirm(secret)).body.code).toBe('link_ended');
    // The printed one.
    expect(countOf(api.deps.db, 'account_token', { account_id: accountOf(email)?.id })).toBe(1);
  });

  it('is answered again while nothing has happened since, with a way to the password for an hour', async () => {
    const email = newAddress('owner');
    await signUp(api, 'employer', { email });
    await strangerSignsUp(email);
    const secret = await mailedSecret(api, email);
    await confirm(secret);
    const again = await confirm(secret);
    expect(again.body).toMatchObject({ success: true, email, password_token: expect.any(String) });
    api.clock.time += HOUR_MS;
    const late = await confirm(secret);
    expect(late.body).toEqual({ success: true, email, role: 'employer' });
    expect((await reset(again.body.password_token)).body.code).toBe('link_ended');
  });

  it('offers no password once one was set, nor where somebody else cleared it', async () => {
    const email = newAddress('owner');
    await signUp(api, 'employer', { email });
    await strangerSignsUp(email);
    const secret = await mailedSecret(api, email);
    const { body } = await confirm(secret);
    expect((await reset(body.password_token)).status).toBe(200);
    expect((await confirm(secret)).body).toEqual({ success: true, email, role: 'employer' });
    api.clock.time += MINUTE_MS;
    const { id = '', first_name = '', last_name = '' } = accountOf(email) ?? {};
    const cleared = { password_hash: null, chosen_role: 'employer', first_name, last_name, partner_id: null } as const;
    accountStore(api.deps.db).confirm(id, cleared, api.clock.now());
    expect((await confirm(secret)).body).toEqual({ success: true, email, role: 'employer' });
  });

  it('offers an admin no password, however they became one', async () => {
    const email = newAddress('owner');
    await signUp(api, 'employer', { email });
    await strangerSignsUp(email);
    const secret = await mailedSecret(api, email);
    expect((await confirm(secret)).body.password_token).toEqual(expect.any(String));
    accountStore(api.deps.db).setRole(accountOf(email)?.id ?? '', 'admin');
    expect((await confirm(secret)).body).toEqual({ success: true, email, role: 'admin' });
  });

  it('of a new address offers no password either', async () => {
    const { browser, id } = await member(api, 'employer');
    const email = newAddress('moved');
    await browser.post('/api/auth/change-email', { email, password: PASSWORD });
    const secret = await mailedSecret(api, email);
    changeRows(api.deps.db, 'account', { id }, { password_hash: null });
    for (let press = 0; press < 2; press += 1)
      expect((await confirm(secret)).body).toEqual({ success: true, email, role: 'employer' });
  });
});

describe('The sign-up of somebody else with the same address', () => {
  it('in the same minute does not decide what mine becomes: each has a mail, which names what it makes', async () => {
    const email = newAddress('owner');
    await strangerSignsUp(email, 'employer');
    await signUp(api, 'partner', { email });
    const texts = (await mailsTo(api, email)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('as an employer');
    expect(texts[1]).toContain('as a partner organisation');
    expect((await confirm(await linkFor(email, 'as a partner'))).body).toMatchObject({ role: 'partner' });
  });

  it('gets no mail any more once mine is confirmed', async () => {
    const email = newAddress('owner');
    await signUp(api, 'partner', { email });
    const own = await mailedSecret(api, email);
    await strangerSignsUp(email, 'employer');
    await confirm(own);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  it('does not get the mail that I ask for again', async () => {
    const email = newAddress('owner');
    await signUp(api, 'partner', { email });
    await strangerSignsUp(email, 'employer');
    api.clock.time += 2 * MINUTE_MS;
    await visitor(api).post('/api/auth/resend-confirmation', { email, role: 'partner' });
    await afterTheAnswer();
    expect((await mailsTo(api, email)).at(-1)?.text).toContain('as a partner organisation');
  });

  it('does not get the password that I set before I have confirmed', async () => {
    const email = newAddress('owner');
    await strangerSignsUp(email, 'employer');
    await signUp(api, 'partner', { email });
    api.clock.time += 2 * MINUTE_MS;
    await visitor(api).post('/api/auth/request-password-reset', { email });
    await afterTheAnswer();
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.text).toContain('It also confirms your account as a partner organisation.');
    const token = await mailedSecret(api, email);
    expect((await visitor(api).post('/api/auth/check-reset-link', { token })).body).toMatchObject({ role: 'partner' });
    expect((await reset(token, 'Zu-kurz-1')).body.code).toBe('password_weak');
    expect((await reset(token)).body).toEqual({ success: true, email, role: 'partner' });
    expect((await signIn(visitor(api), email, STRANGERS)).body.code).toBe('invalid_credentials');
    expect((await signIn(visitor(api), email, 'Eigenes-Wort-12')).body.user).toMatchObject({ role: 'partner' });
  });

  it('piles nothing up, and keeps the ones that were mailed', async () => {
    const email = newAddress('owner');
    await signUp(api, 'partner', { email });
    const own = await mailedSecret(api, email);
    for (let times = 0; times < 60; times += 1) {
      const body = { email, password: `${STRANGERS}-${times}`, options: { data: { role: 'employer' } } };
      expect((await visitor(api).post('/api/auth/sign-up', body)).status).toBe(200);
    }
    const waiting = signUpStore(api.deps.db).listOf(accountOf(email)?.id ?? '');
    expect(waiting.length).toBeLessThanOrEqual(56);
    expect((await confirm(own)).body).toMatchObject({ role: 'partner', password_token: expect.any(String) });
  });

  it('fills no mailbox: six a day, then one an hour', async () => {
    const email = newAddress('owner');
    for (let times = 0; times < 20; times += 1) {
      const body = { email, password: `${STRANGERS}-${times}`, options: { data: { role: 'employer' } } };
      expect((await visitor(api).post('/api/auth/sign-up', body)).status).toBe(200);
    }
    expect(await mailsTo(api, email)).toHaveLength(6);
    api.clock.time += HOUR_MS;
    await strangerSignsUp(email);
    await strangerSignsUp(email, 'partner');
    expect(await mailsTo(api, email)).toHaveLength(7);
  });

  it('from one network leaves me the mail of my own sign-up, and of asking for it again', async () => {
    const email = newAddress('owner');
    for (let times = 0; times < 12; times += 1) {
      const body = { email, password: `${STRANGERS}-${times}`, options: { data: { role: 'employer' } } };
      await visitor(api, from(7)).post('/api/auth/sign-up', body);
    }
    expect(await mailsTo(api, email)).toHaveLength(6);
    await signUp(api, 'partner', { email, from: from(8) });
    expect(await mailsTo(api, email)).toHaveLength(7);
    api.clock.time += 2 * MINUTE_MS;
    await visitor(api, from(8)).post('/api/auth/resend-confirmation', { email, role: 'partner' });
    await afterTheAnswer();
    expect(await mailsTo(api, email)).toHaveLength(8);
    expect((await confirm(await mailedSecret(api, email))).body).toMatchObject({ role: 'partner' });
  });

  it('from many networks fills no mailbox either: thirty a day, then one an hour', async () => {
    const email = newAddress('owner');
    for (let times = 0; times < 45; times += 1) {
      const body = { email, password: `${STRANGERS}-${times}`, options: { data: { role: 'employer' } } };
      await visitor(api, from(100 + times)).post('/api/auth/sign-up', body);
    }
    expect(await mailsTo(api, email)).toHaveLength(30);
    api.clock.time += HOUR_MS;
    await visitor(api, from(200)).post('/api/auth/resend-confirmation', { email });
    await afterTheAnswer();
    expect(await mailsTo(api, email)).toHaveLength(31);
  });

  it('does not decide what my link for a password confirms: each role has a mail, mine too', async () => {
    const email = newAddress('owner');
    await signUp(api, 'partner', { email });
    await strangerSignsUp(email, 'employer');
    api.clock.time += 2 * MINUTE_MS;
    await visitor(api).post('/api/auth/request-password-reset', { email });
    await afterTheAnswer();
    const links = (await mailsTo(api, email)).slice(2).map(({ text }) => text);
    expect(links).toEqual([
      expect.stringContaining('confirms your account as a partner organisation'),
      expect.stringContaining('confirms your account as an employer'),
    ]);
    expect((await reset(await linkFor(email, 'account as a partner'))).body).toMatchObject({ role: 'partner' });
  });

  it.each([
    ['de', 'employer', 'ein Konto als Arbeitgeber angelegt'],
    ['en', 'employer', 'An account as an employer was created'],
    ['de', 'partner', 'ein Konto als Partnereinrichtung angelegt'],
    ['en', 'partner', 'An account as a partner organisation was created'],
  ] as const)('in %s the mail of a sign-up as %s says “%s”', async (lang, role, text) => {
    const email = newAddress(role);
    await signUp(api, role, { email, lang });
    expect((await mailsTo(api, email)).at(-1)?.text).toContain(text);
  });

  it.each([
    ['de', 'ein Konto als Bewerberin oder Bewerber angelegt'],
    ['en', 'An account as an applicant was created'],
  ] as const)('in %s the mail of an applicant’s sign-up says “%s”', async (lang, text) => {
    const { token, email } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    await signUp(api, 'candidate', { email, lang, data: { access_token: token } });
    expect((await mailsTo(api, email)).at(-1)?.text).toContain(text);
  });

  it('in both languages the mail of a student’s sign-up names a student', async () => {
    for (const [lang, text] of [
      ['de', 'ein Konto als Studentin oder Student angelegt'],
      ['en', 'An account as a student was created'],
    ] as const) {
      const email = newAddress('student');
      await member(api, 'student', { email, lang });
      expect((await mailsTo(api, email))[0]?.text).toContain(text);
    }
  });
});

describe('An application', () => {
  it('goes to nobody who signed up with an address that was corrected since', async () => {
    const { token, email, id } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    // The link went to a stranger, as the address was mistyped.
    await signUp(api, 'candidate', { email, data: { access_token: token } });
    const secret = await mailedSecret(api, email);
    api.deps.tx(() =>
      correctApplicant(api.deps, id, { email: newAddress('right') }, { by: 'operator', who: OPERATOR }),
    );
    expect((await confirm(secret)).status).toBe(200);
    expect(applicantStore(api.deps.db).find(id)?.user_id).toBeNull();
  });

  it('comes to the account of its own address by a sign-up, although somebody with its link was faster', async () => {
    const { token, email, id } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    const helper = await member(api, 'student');
    await helper.browser.post('/api/me/link-application', { access_token: token });
    expect((await signUp(api, 'candidate', { email, data: { access_token: token } })).status).toBe(200);
    expect(applicantStore(api.deps.db).find(id)?.user_id).toBe(helper.id);
    expect((await confirm(await mailedSecret(api, email))).status).toBe(200);
    expect(applicantStore(api.deps.db).find(id)?.user_id).toBe(accountStore(api.deps.db).findByEmail(email)?.id);
  });

  it('pressed for by two accounts at once becomes one’s, and the other is told', async () => {
    const { token, id } = await applyUntil(api, 'PRE_REGISTERED');
    const [one, other] = [await member(api, 'student'), await member(api, 'student')];
    const link = (browser: typeof one.browser) =>
      browser.post('/api/me/link-application', { access_token: token }).then(({ status }) => status);
    expect((await Promise.all([link(one.browser), link(other.browser)])).sort()).toEqual([200, 409]);
    expect([one.id, other.id]).toContain(applicantStore(api.deps.db).find(id)?.user_id);
    const linked = eventStore(api.deps.db)
      .history('applicant', id)
      .filter(({ action }) => action === 'link-account');
    expect(linked).toHaveLength(1);
  });
});

describe('While a password is compared', () => {
  const check = (email: string, password: string) =>
    checkPassword(api.deps, { kind: 'login', email, network: 'n' }, password).catch((error: Problem) => error.code);

  it('an account that is blocked meanwhile is not let in', async () => {
    const { email } = await member(api, 'employer');
    const pending = check(email, PASSWORD);
    runAdmin(api.deps, ['disable', email], OPERATOR);
    expect(await pending).toBe('account_disabled');
  });

  it('the password of another sign-up opens nothing once one is confirmed', async () => {
    const email = newAddress('owner');
    await strangerSignsUp(email);
    await signUp(api, 'partner', { email });
    const { id = '' } = accountOf(email) ?? {};
    const pending = check(email, STRANGERS);
    const [own] = signUpStore(api.deps.db).listOf(id);
    accountStore(api.deps.db).confirm(id, { ...own, password_hash: own?.password_hash ?? null } as PendingSignUp, 1);
    expect(await pending).toBe('invalid_credentials');
  });

  it('whoever is signed out meanwhile changes no address', async () => {
    const { browser, id } = await member(api, 'employer');
    const { matches } = api.deps.passwords;
    api.deps.passwords.matches = async (...given) => {
      const isRight = await matches(...given);
      sessionStore(api.deps.db).endAll(id);
      return isRight;
    };
    const change = { email: newAddress('moved'), password: PASSWORD };
    const { body } = await browser.post('/api/auth/change-email', change);
    api.deps.passwords.matches = matches;
    expect(body.code).toBe('sign_in_required');
    expect(await mailsTo(api, change.email)).toEqual([]);
  });
});

describe('A link for a password', () => {
  it('that waits when the account is blocked or no admin any more sets nothing', async () => {
    for (const command of ['disable', 'revoke']) {
      const email = newAddress('admin');
      const token = adminToken(api.deps, email);
      runAdmin(api.deps, [command, email], OPERATOR);
      if (command === 'disable') runAdmin(api.deps, ['enable', email], OPERATOR);
      expect((await reset(token)).body.code).toBe('link_ended');
    }
  });

  it('pressed twice at once sets one password', async () => {
    const { email } = await member(api, 'employer');
    await visitor(api).post('/api/auth/request-password-reset', { email });
    await afterTheAnswer();
    const token = await mailedSecret(api, email);
    const answers = await Promise.all([reset(token, 'Erstes-Wort-12'), reset(token, 'Zweites-Wort-12')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const won = answers[0]?.status === 200 ? 'Erstes-Wort-12' : 'Zweites-Wort-12';
    expect((await signIn(visitor(api), email, won)).status).toBe(200);
  });

  it('waits no longer than its day for whoever signed up', async () => {
    const email = newAddress('employer');
    await signUp(api, 'employer', { email });
    const secret = await mailedSecret(api, email);
    api.clock.time += DAY_MS;
    expect((await confirm(secret)).body.code).toBe('link_ended');
  });
});
