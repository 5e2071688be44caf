import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { signUpStore } from '#api/accounts/sign-up/sign-up.store.ts';
import { sweepAccounts, sweepSignUps } from '#api/accounts/sweep-accounts.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { DAY_MS, MINUTE_MS } from '#api/time/clock.ts';
import { LANGUAGES } from '#contract/languages.ts';
import {
  addPartner,
  mailedSecret,
  member,
  newAddress,
  PASSWORD,
  signIn,
  signUp,
  visitor,
} from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { mailsTo } from '../support/mails.ts';
import { columnOf, countOf, rowsOf } from '../support/rows.ts';

let api: Api;
let partnerId: string;
let inviteToken: string;
beforeAll(async () => {
  api = await startApi();
  const { id } = await member(api, 'partner');
  ({ partnerId, inviteToken } = addPartner(api, id));
});
afterAll(() => api.stop());

const accountOf = (email: string) => accountStore(api.deps.db).findByEmail(email);
const confirm = async (email: string) =>
  visitor(api).post('/api/auth/confirm-email', { confirm: await mailedSecret(api, email) });

describe('Sign-up', () => {
  it.each(['employer', 'partner'])(
    'AUTH-02 AUTH-03 STAC-07 an account of kind %s is stored with its role and a bcrypt hash',
    async (role) => {
      const email = newAddress();
      const { status, body } = await signUp(api, role, { email });
      expect([status, body]).toEqual([200, { success: true }]);
      const account = accountOf(email);
      expect(account).toMatchObject({ email, chosen_role: role, lang: 'en', confirmed_at: null });
      expect(account?.password_hash).toBeNull();
      expect(signUpStore(api.deps.db).listOf(account?.id ?? '')[0]?.password_hash).toMatch(/^\$2b\$\d\d\$/);
      expect(rowsOf(api.deps.db, 'user_roles', { user_id: account?.id })).toEqual([
        // What it would be at the desk, if it were an admin's.
        { user_id: account?.id, role, desk_role: 'admin' },
      ]);
    },
  );

  it('AUTH-03 STUA-07 a student keeps the partner whose id was in the link, whichever of the two links it was', async () => {
    for (const partner of [partnerId, partnerId.toLowerCase(), inviteToken]) {
      const email = newAddress('student');
      expect((await signUp(api, 'student', { email, data: { partner_id: partner } })).status).toBe(200);
      expect(accountOf(email)).toMatchObject({ chosen_role: 'student', partner_id: partnerId });
    }
  });

  it('AUTH-03 EMPA-07 an employer is stored with the company as first name', async () => {
    const email = newAddress('employer');
    await signUp(api, 'employer', { email, data: { first_name: 'Example Ground Services' } });
    expect(accountOf(email)).toMatchObject({ chosen_role: 'employer', first_name: 'Example Ground Services' });
  });

  it('CONS-09 a student without the link of an active partner is refused', async () => {
    const { id } = await member(api, 'partner');
    const paused = addPartner(api, id, { active: false });
    for (const [partner, code] of [
      [undefined, 'partner_link_required'],
      ['', 'partner_link_required'],
      ['P-NOBODY', 'partner_link_required'],
      [paused.partnerId, 'invite_paused'],
      [paused.inviteToken, 'invite_paused'],
    ] as const) {
      const email = newAddress('student');
      const { status, body } = await signUp(api, 'student', {
        email,
        data: partner === undefined ? {} : { partner_id: partner },
      });
      expect([partner, status, body.code]).toEqual([partner, 403, code]);
      expect(accountOf(email)).toBeUndefined();
    }
  });

  it.each(['admin', 'ADMIN', 'root', '', '__proto__'])('AUTH-02 nobody becomes %j by signing up', async (role) => {
    const email = newAddress();
    const { status, body } = await signUp(api, role, { email });
    expect([status, body.code]).toEqual([400, 'role_invalid']);
    expect(accountOf(email)).toBeUndefined();
  });

  it('AUTH-02 a role, id or confirmation beside the form changes nothing', async () => {
    const email = newAddress('employer');
    const data = { role: 'employer', id: 'mine', confirmed_at: '1', user_roles: 'admin' };
    const body = {
      email,
      password: PASSWORD,
      role: 'admin',
      id: 'mine',
      confirmed_at: 1,
      options: { data, role: 'admin' },
    };
    expect((await visitor(api).post('/api/auth/sign-up', body)).status).toBe(200);
    const account = accountOf(email);
    expect(account?.id).not.toBe('mine');
    expect(account?.confirmed_at).toBeNull();
    expect(accountStore(api.deps.db).roleOf(account?.id ?? '')).toBe('employer');
  });

  it('AUTH-08 AUTH-11 a weak password is refused with every reason, joined, and nothing is stored', async () => {
    const email = newAddress();
    const body = { email, password: 'abc', options: { data: { role: 'employer' } } };
    const answer = await visitor(api).post('/api/auth/sign-up', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'password_weak',
      error:
        'Password must be at least 8 characters long. Password must contain at least one uppercase letter. Password must contain at least one number',
      errors: [{ path: 'password' }],
    });
    expect(accountOf(email)).toBeUndefined();
  });

  it('AUTH-09 one of many thousand common passwords is refused even if it keeps every other rule', async () => {
    const password =
      [...(await (await import('#api/accounts/password-rules.ts')).commonPasswords())].find(
        (word) => /^[a-z]{6,}\d+$/.test(word) && word.length >= 8,
      ) ?? '';
    const body = {
      email: newAddress(),
      password: password.replace(/^./, (first) => first.toUpperCase()),
      options: { data: { role: 'employer' } },
    };
    const answer = await visitor(api).post('/api/auth/sign-up', body);
    expect(answer.body.error).toBe('Password is too common and easily guessed');
  });

  it('PARA-06 PARA-07 a partner needs ten characters and a special one', async () => {
    const body = { email: newAddress(), password: 'Zbcdwfq1', options: { data: { role: 'partner' } } };
    const answer = await visitor(api).post('/api/auth/sign-up', body);
    expect(answer.body.error).toBe(
      'Password must be at least 10 characters long. Password must contain at least one special character',
    );
  });

  it.each([
    [{}, 'email'],
    [{ email: 'nope', password: PASSWORD, options: { data: { role: 'employer' } } }, 'email'],
    [{ email: 'a@example.org', options: { data: { role: 'employer' } } }, 'password'],
    [{ email: 'a@example.org', password: PASSWORD }, 'options'],
    [{ email: 'a@example.org', password: PASSWORD, options: { data: 1 } }, 'options.data'],
    [{ email: 'a@example.org', password: { $ne: 1 }, options: { data: { role: 'employer' } } }, 'password'],
    [{ email: ['a@example.org'], password: PASSWORD, options: { data: { role: 'employer' } } }, 'email'],
  ])('STAC-09 %j is refused at its field', async (body, path) => {
    const answer = await visitor(api).post('/api/auth/sign-up', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.path)).toContain(path);
  });
});

describe('An address that is known already', () => {
  it.each([
    ['student', 'employer'],
    ['employer', 'partner'],
    ['partner', 'employer'],
  ] as const)('AUTH-02 of a %s is not told to whoever signs up as %s: the owner gets a mail', async (role, asked) => {
    const { email, id } = await member(api, role);
    const stranger = await signUp(api, asked, { email: email.toUpperCase() });
    const fresh = await signUp(api, asked);
    expect([stranger.status, stranger.body]).toEqual([fresh.status, fresh.body]);
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).toContain('/en/portal');
    expect(mail?.text).not.toMatch(/confirm=|token=/);
    expect(accountStore(api.deps.db).roleOf(id)).toBe(role);
  });

  it.each(['partner', 'employer'] as const)('PARA-09 a %s who signs up again is told so', async (role) => {
    const { email } = await member(api, role);
    const answer = await visitor(api).post(
      '/api/auth/sign-up',
      { email, password: PASSWORD, options: { data: { role } } },
      { 'accept-language': 'de' },
    );
    expect([answer.status, answer.body.error]).toEqual([409, 'Diese E-Mail-Adresse ist bereits registriert.']);
  });

  describe('that a stranger registers too', () => {
    const STRANGERS = 'Stranger-0815';
    const strangerSignsUp = (email: string) =>
      visitor(api).post('/api/auth/sign-up', { email, password: STRANGERS, options: { data: { role: 'employer' } } });
    const inOrder: Record<string, (email: string) => Promise<unknown>> = {
      'a day before': async (email) => {
        await strangerSignsUp(email);
        api.clock.time += DAY_MS / 2;
        return signUp(api, 'employer', { email });
      },
      'in the same minute': async (email) => {
        await strangerSignsUp(email);
        return signUp(api, 'employer', { email });
      },
      'so often that no further mail goes': async (email) => {
        for (let times = 0; times < 6; times += 1) {
          await strangerSignsUp(email);
          api.clock.time += 5 * MINUTE_MS;
        }
        return signUp(api, 'employer', { email });
      },
      'afterwards, and the owner asks for the mail again': async (email) => {
        await signUp(api, 'employer', { email });
        await strangerSignsUp(email);
        api.clock.time += 2 * MINUTE_MS;
        await visitor(api).post('/api/auth/resend-confirmation', { email });
        return new Promise((done) => setImmediate(done));
      },
    };

    it.each(Object.entries(inOrder))(
      '%s: whoever confirms sets a password, and the stranger stays out',
      async (_when, act) => {
        const email = newAddress('employer');
        await act(email);
        const { body } = await confirm(email);
        expect(body).toMatchObject({ success: true, email, password_token: expect.any(String) });
        for (const password of [STRANGERS, PASSWORD])
          expect((await signIn(visitor(api), email, password)).body.code).toBe('invalid_credentials');
        const reset = { token: body.password_token, password: 'Eigenes-Wort-12' };
        expect((await visitor(api).post('/api/auth/reset-password', reset)).status).toBe(200);
        expect((await signIn(visitor(api), email, 'Eigenes-Wort-12')).body.user).toMatchObject({ role: 'employer' });
      },
    );
  });

  it('the same form sent again, since no answer came, is one sign-up with one password', async () => {
    const email = newAddress('employer');
    for (let times = 0; times < 3; times += 1) await signUp(api, 'employer', { email });
    expect(signUpStore(api.deps.db).listOf(accountOf(email)?.id ?? '')).toHaveLength(1);
    expect((await signIn(visitor(api), email)).body.code).toBe('email_not_confirmed');
    expect((await confirm(email)).body).toEqual({ success: true, email, role: 'employer' });
    expect((await signIn(visitor(api), email)).status).toBe(200);
  });

  it('the same first form sent three times at once is one sign-up too', async () => {
    const email = newAddress('employer');
    await Promise.all([1, 2, 3].map(() => signUp(api, 'employer', { email })));
    expect(signUpStore(api.deps.db).listOf(accountOf(email)?.id ?? '')).toHaveLength(1);
    expect((await signIn(visitor(api), email)).body.code).toBe('email_not_confirmed');
  });

  it('what nobody confirms is forgotten after a week, with its mails, and stands in nobody’s way', async () => {
    const email = newAddress('employer');
    await signUp(api, 'employer', { email });
    const { browser } = await member(api, 'employer');
    const change = await browser.post('/api/auth/change-email', { email, password: PASSWORD });
    expect(change.status).toBe(200);
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('Please confirm your new e-mail address');
    const account_id = accountOf(email)?.id;
    api.clock.time += 8 * DAY_MS;
    sweepAccounts(api.deps);
    expect(accountOf(email)).toBeUndefined();
    for (const table of ['sign_up', 'account_token', 'outbox'])
      expect([table, countOf(api.deps.db, table, { account_id })]).toEqual([table, 0]);
    expect((await signUp(api, 'employer', { email })).status).toBe(200);
  });

  it('each sign-up is forgotten at its own age, and the account with the last one', async () => {
    const email = newAddress('employer');
    await signUp(api, 'employer', { email });
    const secret = await mailedSecret(api, email);
    const { id = '' } = accountOf(email) ?? {};
    api.clock.time += 6 * DAY_MS;
    await signUp(api, 'partner', { email });
    api.clock.time += 2 * DAY_MS;
    sweepAccounts(api.deps);
    expect(
      signUpStore(api.deps.db)
        .listOf(id)
        .map(({ chosen_role }) => chosen_role),
    ).toEqual(['partner']);
    expect((await visitor(api).post('/api/auth/confirm-email', { confirm: secret })).status).toBe(410);
    await visitor(api).post('/api/auth/resend-confirmation', { email });
    await new Promise((done) => setImmediate(done));
    expect((await confirm(email)).body).toMatchObject({ role: 'partner' });
    api.clock.time += 8 * DAY_MS;
    sweepAccounts(api.deps);
    expect(accountOf(email)?.confirmed_at).not.toBeNull();
  });

  it('sign-ups are forgotten a few at a time, found by an index', async () => {
    const emails = Array.from({ length: 5 }, () => newAddress('employer'));
    api.clock.time += 8 * DAY_MS;
    while (sweepSignUps(api.deps, 100) > 0);
    for (const email of emails) await signUp(api, 'employer', { email });
    api.clock.time += 8 * DAY_MS;
    expect([sweepSignUps(api.deps, 3), sweepSignUps(api.deps, 3), sweepSignUps(api.deps, 3)]).toEqual([3, 2, 0]);
    for (const email of emails) expect(accountOf(email)).toBeUndefined();
    const plan = api.deps.db.prepare(
      'EXPLAIN QUERY PLAN SELECT id FROM sign_up WHERE created_at < 1 ORDER BY created_at LIMIT 3',
    );
    expect(JSON.stringify(plan.all())).toContain('sign_up_by_time');
  });

  it('twenty sign-ups at once leave one account', async () => {
    const email = newAddress('employer');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        signUp(api, 'employer', { email: index % 2 ? email : email.toUpperCase() }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(columnOf(api.deps.db, 'account', 'email').filter((one) => one.toLowerCase() === email)).toHaveLength(1);
  });
});

describe('The mail that confirms', () => {
  it.each([
    ['PARA-13', 'partner', ''],
    ['PARA-13', 'employer', ''],
    ['STUA-08', 'student', '/student/login'],
  ])('%s sends a %s to %j with the token, in the language of the form', async (_row, role, page) => {
    for (const lang of LANGUAGES) {
      const email = newAddress(role);
      await signUp(api, role, { email, lang, data: role === 'student' ? { partner_id: partnerId } : {} });
      const mail = (await mailsTo(api, email)).at(-1);
      expect(mail?.text).toMatch(new RegExp(`${api.deps.env.PUBLIC_URL}/${lang}${page}\\?confirm=[\\w-]{43}\\s`));
      expect(mail?.subject).toBe(
        { de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse', en: 'Please confirm your e-mail address' }[lang],
      );
    }
  });

  it('WIZ2-25 sends an applicant to the portal, and makes the application the account’s', async () => {
    const { token, email, id } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    expect((await signUp(api, 'candidate', { email, data: { access_token: token } })).status).toBe(200);
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.text).toContain(`${api.deps.env.PUBLIC_URL}/en/portal?confirm=`);
    expect(applicantStore(api.deps.db).find(id)?.user_id).toBeNull();
    expect((await confirm(email)).body).toMatchObject({ email, role: 'student' });
    expect(applicantStore(api.deps.db).find(id)?.user_id).toBe(accountOf(email)?.id);
  });

  it('is answered once; the same press again is told that it is done', async () => {
    const email = newAddress('employer');
    await signUp(api, 'employer', { email });
    const secret = await mailedSecret(api, email);
    const press = () => visitor(api).post('/api/auth/confirm-email', { confirm: secret });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toEqual({ success: true, email, role: 'employer' });
  });

  it('ends after a day, and a new one can be asked for, once a minute', async () => {
    const email = newAddress('employer');
    await signUp(api, 'employer', { email });
    const secret = await mailedSecret(api, email);
    api.clock.time += DAY_MS;
    const late = await visitor(api).post('/api/auth/confirm-email', { confirm: secret });
    expect([late.status, late.body.code]).toEqual([410, 'link_ended']);
    const again = () => visitor(api).post('/api/auth/resend-confirmation', { email });
    const before = (await mailsTo(api, email)).length;
    for (const answer of [await again(), await again()]) expect(answer.body).toEqual({ success: true });
    await new Promise((done) => setImmediate(done));
    expect((await mailsTo(api, email)).length).toBe(before + 1);
    expect((await confirm(email)).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5000)])('a made-up token is refused: %#', async (made) => {
    const answer = await visitor(api).post('/api/auth/confirm-email', { confirm: made });
    expect([400, 410]).toContain(answer.status);
    expect(answer.body.code).toBe('link_ended');
  });
});

describe('An applicant’s account', () => {
  it('AUTH-03 keeps candidate as chosen and is a student', async () => {
    const { token, email } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    await signUp(api, 'candidate', { email, data: { access_token: token } });
    await confirm(email);
    const account = accountOf(email);
    expect(account?.chosen_role).toBe('candidate');
    expect(accountStore(api.deps.db).roleOf(account?.id ?? '')).toBe('student');
  });

  it('WIZ2-08 can still be made when everything is complete', async () => {
    const { token, email, id } = await applyUntil(api, 'COMPLETE');
    expect((await signUp(api, 'candidate', { email, data: { access_token: token } })).status).toBe(200);
    await confirm(email);
    expect(applicantStore(api.deps.db).find(id)?.user_id).toBe(accountOf(email)?.id);
  });

  it('WIZ2-18 needs the token of an own application that is far enough on', async () => {
    const early = await applyUntil(api, 'STEP1_APPROVED');
    const done = await applyUntil(api, 'ENROLMENT_UPLOADED');
    const codes = async (email: string, data: Record<string, string>) =>
      (await signUp(api, 'candidate', { email, data })).body.code;
    expect(await codes(early.email, { access_token: early.token })).toBe('application_not_ready');
    expect(await codes(newAddress(), { access_token: done.token })).toBe('application_email_differs');
    expect(await codes(done.email, { access_token: crypto.randomUUID() })).toBe('applicant_not_found');
    expect(await codes(done.email, {})).toBe('token_missing');
    api.clock.time += 91 * DAY_MS;
    expect(await codes(done.email, { access_token: done.token })).toBe('token_expired');
  });
});
