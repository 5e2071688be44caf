import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { runAdmin } from '#api/accounts/admins/admin.cli.ts';
import { secondFactorStore } from '#api/accounts/second-factor/second-factor.store.ts';
import { hashesOf } from '#api/accounts/second-factor.ts';
import { sweepAccounts } from '#api/accounts/sweep-accounts.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { securityEventStore } from '#api/security/security-event.store.ts';
import { berlinTime } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';
import type { AdminInvitation, ListedAdmin } from '#contract/accounts/admin.ts';
import { ADMIN_INVITATION_HOURS, ADMIN_INVITATIONS_KEPT_DAYS, PAGE_ROWS } from '#contract/limits.ts';
import {
  mailedSecret,
  member,
  newAddress,
  PASSWORD,
  signIn,
  signUp,
  type Visitor,
  visitor,
} from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { mailsTo, subjectsTo } from '../support/mails.ts';

let api: Api;
let hash: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
  hash = await api.deps.passwords.hash(PASSWORD, { network: 'tests' });
});
afterAll(() => api.stop());

/** Added without a sign-up, which would take most of these tests' time. */
function addAdmin(deskRole: 'admin' | 'reader' = 'admin') {
  const [id, email, created_at] = [randomUUID(), newAddress('admin'), api.clock.now()];
  const given = { first_name: '', last_name: '', lang: 'en', partner_id: null, chosen_role: 'admin' } as const;
  accountStore(api.deps.db).add(
    { id, email, password_hash: hash, confirmed_at: created_at, created_at, ...given },
    'admin',
  );
  accountStore(api.deps.db).setRole(id, 'admin', deskRole);
  return { id, email };
}

async function newAdmin(deskRole: 'admin' | 'reader' = 'admin') {
  const { id, email } = addAdmin(deskRole);
  const browser = visitor(api);
  await signIn(browser, email);
  return { browser, id, email };
}

const invite = (browser: Visitor, email: string, desk_role = 'admin', lang = 'en', password = PASSWORD) =>
  browser.post('/api/admin/invite-person', { email, desk_role, lang, password });
const set = (browser: Visitor, account_id: string, act: string, password = PASSWORD) =>
  browser.post('/api/admin/set-person', { account_id, act, password });
const accept = (token: string) => visitor(api).post('/api/auth/reset-password', { token, password: PASSWORD });
const idOf = (email: string) => String(accountStore(api.deps.db).findByEmail(email)?.id);

interface People {
  people: ListedAdmin[];
  invitations: AdminInvitation[];
  next: string | null;
  previous: string | null;
}
const list = async (browser: Visitor, place: Record<string, string> = {}) =>
  (await browser.get(`/api/admin/people?${new URLSearchParams(place)}`)).body as unknown as People;
const listed = async (browser: Visitor, email: string) => {
  for (let page = await list(browser); ; page = await list(browser, { after: page.next ?? '' })) {
    const found = page.people.find((one) => one.email === email);
    if (found || page.next === null) return found;
  }
};
const invited = async (browser: Visitor, email: string) =>
  (await list(browser)).invitations.find((one) => one.email === email);

/** What both logs say of an account, the newest last: the event, and what an admin did. */
function logged(id: string) {
  const events = eventStore(api.deps.db)
    .history('account', id)
    .map((event) => [event.action, event.actor_account_id]);
  const security = securityEventStore(api.deps.db)
    .list()
    .filter(({ resource_id }) => resource_id === id)
    .map(({ action, account_id }) => [action, account_id]);
  return { events, security };
}

/** What the operator was mailed about people's access. */
const toldOperator = async () =>
  (await mailsTo(api, api.deps.site.operator.email)).filter(({ subject }) => subject === 'Ein Zugang wurde geändert');

describe('An admin invites somebody', () => {
  it('who gets a mail in the chosen language, sets a password by its link, and is then in the list', async () => {
    const { browser, id, email: inviter } = await newAdmin();
    const email = newAddress('new-admin');
    expect((await invite(browser, email, 'reader', 'de')).status).toBe(200);
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toContain('in die Verwaltung');
    expect(mail?.text).toContain(inviter);
    expect(mail?.text).toContain('entscheiden nichts');
    // However late it comes.
    const end = api.clock.time + ADMIN_INVITATION_HOURS * HOUR_MS;
    expect(mail?.text).toContain(`gilt bis zum ${berlinTime(end).replace(' ', ', ')} Uhr`);
    expect(await invited(browser, email)).toMatchObject({
      desk_role: 'reader',
      invited_by: inviter,
      is_expired: false,
    });
    expect(await listed(browser, email)).toBeUndefined();

    expect((await accept(await mailedSecret(api, email))).body).toMatchObject({ role: 'admin', email });
    expect(await invited(browser, email)).toBeUndefined();
    expect(await listed(browser, email)).toMatchObject({ desk_role: 'reader', last_sign_in_at: null, disabled: false });
    const signedIn = await signIn(visitor(api), email);
    expect(signedIn.body.user).toMatchObject({ role: 'admin', desk_role: 'reader', lang: 'de' });
    expect(await listed(browser, email)).toMatchObject({ last_sign_in_at: new Date(api.clock.now()).toISOString() });
    expect(logged(idOf(email))).toEqual({
      events: [
        ['admin invite', id],
        ['admin join', idOf(email)],
      ],
      security: [['admin_access_changed', id]],
    });
  });

  it('once, however often the button is pressed; later it says that the invitation waits', async () => {
    const { browser } = await newAdmin();
    const email = newAddress('new-admin');
    const typed = [email, email.toUpperCase()];
    const both = await Promise.all(typed.map((address) => invite(browser, address)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(api, email)).toHaveLength(1);
    api.clock.time += 2 * MINUTE_MS;
    expect((await invite(browser, email)).body.code).toBe('already_invited');
  });

  it('but who presses again for another role reads that this one is not so yet', async () => {
    const { browser } = await newAdmin();
    const email = newAddress('slip');
    expect((await invite(browser, email, 'admin')).status).toBe(200);
    expect(await invite(browser, email, 'reader')).toMatchObject({ status: 409, body: { code: 'already_invited' } });
    expect(await invited(browser, email)).toMatchObject({ desk_role: 'admin' });
  });

  it('with their own password: without it nobody is invited, and the wrong one counts among the sign-ins', async () => {
    const { browser, id } = await newAdmin();
    const email = newAddress('new-admin');
    const wrong = await invite(browser, email, 'admin', 'en', 'Falsches-Wort-1');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'password_wrong']);
    const none = await browser.post('/api/admin/invite-person', { email, desk_role: 'admin', lang: 'en' });
    expect(none.body.errors.map(({ path }) => path)).toEqual(['password']);
    expect((await invite(browser, email, 'admin', 'en', 'x'.repeat(60_000))).body.code).toBe('password_wrong');
    expect(accountStore(api.deps.db).findByEmail(email)).toBeUndefined();
    expect(await mailsTo(api, email)).toEqual([]);
    const failed = securityEventStore(api.deps.db)
      .list()
      .filter((event) => event.account_id === id && !event.success);
    expect(failed).toHaveLength(2);
    expect((await invite(browser, email)).status).toBe(200);
  });

  it('and not whoever uses another account with the address, nor an admin', async () => {
    const { browser, email: own } = await newAdmin();
    const partner = await member(api, 'partner');
    expect((await invite(browser, partner.email)).body.code).toBe('admin_address_taken');
    expect((await partner.browser.get('/api/auth/session')).body.user).toMatchObject({ role: 'partner' });
    expect((await invite(browser, own)).body.code).toBe('already_admin');
  });

  it('although strangers have signed up with the address: their passwords are worth nothing', async () => {
    const { browser } = await newAdmin();
    const email = newAddress('new-admin');
    await signUp(api, 'employer', { email });
    const strangers = await mailedSecret(api, email);
    expect((await invite(browser, email)).status).toBe(200);
    expect((await visitor(api).post('/api/auth/confirm-email', { confirm: strangers })).body.code).toBe('link_ended');
    expect((await signIn(visitor(api), email)).body.code).toBe('invalid_credentials');
  });

  it.each([
    [{ email: 'nobody', desk_role: 'admin', lang: 'de' }, 'email'],
    [{ email: 'a@example.org', desk_role: 'owner', lang: 'de' }, 'desk_role'],
    [{ email: 'a@example.org', desk_role: 'admin', lang: 'fr' }, 'lang'],
    [{ email: 'x'.repeat(60_000), desk_role: 'admin', lang: 'de' }, 'email'],
    [{ email: ['a@example.org'], desk_role: { admin: true }, lang: 3 }, 'email'],
  ])('and is told what is wrong with %#', async (body, path) => {
    const { browser } = await newAdmin();
    const answer = await browser.post('/api/admin/invite-person', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.path)).toContain(path);
  });

  it('up to a limit that is said', async () => {
    const { browser } = await newAdmin();
    let answer = await invite(browser, newAddress('many'));
    for (let more = 0; more < 20 && answer.status === 200; more += 1)
      answer = await invite(browser, newAddress('many'));
    expect(answer.body.code).toBe('too_many_admin_invitations');
    for (const { account_id } of (await list(browser)).invitations)
      await browser.post('/api/admin/withdraw-invitation', { account_id });
    expect((await list(browser)).invitations).toEqual([]);
  });
});

describe('An invitation', () => {
  it('expires, and neither its link nor a forgotten password opens anything then', async () => {
    const { email } = await inviteSomebody();
    const token = await mailedSecret(api, email);
    api.clock.time += ADMIN_INVITATION_HOURS * HOUR_MS;
    const { browser } = await newAdmin();
    expect(await invited(browser, email)).toMatchObject({ is_expired: true });
    expect((await accept(token)).body.code).toBe('link_ended');
    const before = (await mailsTo(api, email)).length;
    await visitor(api).post('/api/auth/request-password-reset', { email });
    await new Promise((done) => setImmediate(done));
    expect(await mailsTo(api, email)).toHaveLength(before);
  });

  it('is sent again with a new link; the earlier one ends', async () => {
    const { browser, email, account_id } = await inviteSomebody();
    const old = await mailedSecret(api, email);
    const again = () => browser.post('/api/admin/resend-invitation', { account_id });
    expect((await again()).status).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(1);
    api.clock.time += 2 * MINUTE_MS;
    expect((await again()).status).toBe(200);
    expect(await mailsTo(api, email)).toHaveLength(2);
    expect((await accept(old)).body.code).toBe('link_ended');
    expect((await accept(await mailedSecret(api, email))).status).toBe(200);
    expect((await again()).body.code).toBe('invitation_ended');
  });

  it('is withdrawn: its link and its account are gone, a mail that waits is not sent, and a new one may follow', async () => {
    const { browser, email, account_id } = await inviteSomebody();
    const withdraw = () => browser.post('/api/admin/withdraw-invitation', { account_id });
    expect((await withdraw()).status).toBe(200);
    expect(await mailsTo(api, email)).toEqual([]);
    expect(accountStore(api.deps.db).findByEmail(email)).toBeUndefined();
    expect((await withdraw()).body.code).toBe('invitation_ended');
    expect((await invite(browser, email)).status).toBe(200);
    const token = await mailedSecret(api, email);
    await browser.post('/api/admin/withdraw-invitation', { account_id: idOf(email) });
    expect((await accept(token)).body.code).toBe('link_ended');
  });

  it('that was answered cannot be withdrawn any more', async () => {
    const { browser, email, account_id } = await inviteSomebody();
    await accept(await mailedSecret(api, email));
    expect((await browser.post('/api/admin/withdraw-invitation', { account_id })).body.code).toBe('invitation_ended');
    expect(await listed(browser, email)).toBeDefined();
  });

  it('is forgotten some weeks after it has expired, with its account', async () => {
    const { email } = await inviteSomebody();
    await mailsTo(api, email);
    api.clock.time += ADMIN_INVITATION_HOURS * HOUR_MS + ADMIN_INVITATIONS_KEPT_DAYS * DAY_MS - MINUTE_MS;
    sweepAccounts(api.deps);
    expect(accountStore(api.deps.db).findByEmail(email)).toBeDefined();
    api.clock.time += 2 * MINUTE_MS;
    sweepAccounts(api.deps);
    expect(accountStore(api.deps.db).findByEmail(email)).toBeUndefined();
  });
});

async function inviteSomebody() {
  const { browser } = await newAdmin();
  const email = newAddress('new-admin');
  await invite(browser, email);
  return { browser, email, account_id: idOf(email) };
}

const hashOf = (code: string) => hashesOf(api.deps.secretKey, code);

/** An admin with an authenticator app. This server asks for no code at sign-in, so `takes` tries one elsewhere. */
async function withApp() {
  const admin = await newAdmin();
  const { body } = await visitor(api).post('/api/auth/second-factor-setup', {
    email: admin.email,
    password: PASSWORD,
  });
  secondFactorStore(api.deps.db).confirm(admin.id, api.clock.now());
  secondFactorStore(api.deps.db).setCodes(admin.id, [hashOf('oldcodeoldco')[0]]);
  return { ...admin, secret: String(body.secret) };
}

describe('An admin changes another’s access', () => {
  it('blocks it on all devices at once, and lets them in again', async () => {
    const [boss, other] = [await newAdmin(), await newAdmin()];
    expect((await set(boss.browser, other.id, 'disable')).status).toBe(200);
    expect((await other.browser.get('/api/auth/session')).body.user).toBeNull();
    expect((await signIn(visitor(api), other.email)).body.code).toBe('account_disabled');
    expect(await listed(boss.browser, other.email)).toMatchObject({ disabled: true });
    await set(boss.browser, other.id, 'disable');
    await set(boss.browser, other.id, 'enable');
    expect((await signIn(visitor(api), other.email)).status).toBe(200);
    expect(logged(other.id)).toEqual({
      events: [
        ['admin disable', boss.id],
        ['admin enable', boss.id],
      ],
      security: [
        ['admin_access_changed', boss.id],
        ['admin_access_changed', boss.id],
      ],
    });
  });

  it('with their own password: a session alone neither locks anybody out nor lets anybody in', async () => {
    const [boss, other] = [await newAdmin(), await withApp()];
    const refused = async (act: string) =>
      expect(await set(boss.browser, other.id, act, 'Falsches-Wort-1')).toMatchObject({
        ...{ status: 403, body: { code: 'password_wrong' } },
      });
    for (const act of ['disable', 'make-reader', 'reset-second-factor']) await refused(act);
    const none = await boss.browser.post('/api/admin/set-person', { account_id: other.id, act: 'disable' });
    expect(none.body.errors.map(({ path }) => path)).toEqual(['password']);
    expect((await other.browser.get('/api/auth/session')).body.user).toMatchObject({ desk_role: 'admin' });
    await set(boss.browser, other.id, 'make-reader');
    await refused('make-admin');
    await set(boss.browser, other.id, 'disable');
    await refused('enable');
    expect(logged(other.id).events.map(([action]) => action)).toEqual(['admin make-reader', 'admin disable']);
  });

  it('and the operator is mailed what was done, though not by whom and to whom; nothing that did nothing', async () => {
    const [boss, other] = [await newAdmin(), await newAdmin()];
    secondFactorStore(api.deps.db).add(other.id, 'sealed', api.clock.now());
    const email = newAddress('told');
    const before = (await toldOperator()).length;
    for (const act of ['make-reader', 'make-reader', 'make-admin', 'reset-second-factor', 'disable', 'enable'])
      await set(boss.browser, other.id, act);
    await invite(boss.browser, email);
    await boss.browser.post('/api/admin/withdraw-invitation', { account_id: idOf(email) });
    for (const command of ['create', 'revoke']) runAdmin(api.deps, [command, email], { name: 'ops' });
    await accept(await mailedSecret(api, (await inviteSomebody()).email));
    const told = (await toldOperator()).slice(before);
    const sentences = [
      'Jemand darf in der Verwaltung nur noch lesen.',
      'Jemand darf in der Verwaltung jetzt entscheiden.',
      'Der zweite Faktor eines Kontos wurde zurückgesetzt.',
      'Ein Konto wurde gesperrt.',
      'Ein gesperrtes Konto wurde wieder zugelassen.',
      'Jemand wurde in die Verwaltung eingeladen.',
      'Jemand hat einen Zugang zur Verwaltung bekommen.',
      'Jemand hat keinen Zugang zur Verwaltung mehr.',
      'Jemand wurde in die Verwaltung eingeladen.',
    ];
    expect(told.map(({ text = '' }) => sentences.find((one) => text.includes(one)))).toEqual(sentences);
    for (const { text = '' } of told)
      for (const name of [boss.email, other.email, email]) expect(text).not.toContain(name);
  });

  it.each(['disable', 'make-reader', 'reset-second-factor'])('but not their own: %s', async (act) => {
    const { browser, id } = await newAdmin();
    expect((await set(browser, id, act)).body.code).toBe('not_oneself');
  });

  it('so that one who decides is left, even of two who block each other in the same moment', async () => {
    const [one, two] = [await newAdmin(), await newAdmin()];
    const answers = await Promise.all([set(one.browser, two.id, 'disable'), set(two.browser, one.id, 'disable')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([one, two].filter(({ id }) => accountStore(api.deps.db).find(id)?.disabled_at === null)).toHaveLength(1);
  });

  it('makes a reader of them, which counts at the next click, and an admin again', async () => {
    const [boss, other] = [await newAdmin(), await newAdmin()];
    await set(boss.browser, other.id, 'make-reader');
    const refused = await invite(other.browser, newAddress());
    expect([refused.status, refused.body.code]).toEqual([403, 'reader_decides_nothing']);
    expect((await other.browser.get('/api/auth/session')).body.user).toMatchObject({ desk_role: 'reader' });
    await set(boss.browser, other.id, 'make-admin');
    expect((await invite(other.browser, newAddress('late'))).status).toBe(200);
    expect(logged(other.id).events.map(([action]) => action)).toEqual(['admin make-reader', 'admin make-admin']);
  });

  it.each(['disable', 'make-reader'])('and ends what they have invited others with: %s', async (act) => {
    const [boss, other] = [await newAdmin(), await newAdmin()];
    const [own, theirs] = [newAddress('own'), newAddress('theirs')];
    await invite(other.browser, own);
    await invite(boss.browser, theirs);
    const [token, account_id] = [await mailedSecret(api, own), idOf(own)];
    await set(boss.browser, other.id, act);
    expect((await accept(token)).body.code).toBe('link_ended');
    expect(accountStore(api.deps.db).findByEmail(own)).toBeUndefined();
    expect(logged(account_id).events.at(-1)).toEqual(['admin withdraw-invitation', boss.id]);
    expect((await accept(await mailedSecret(api, theirs))).status).toBe(200);
  });

  it('and not that of somebody who is no admin, or only invited', async () => {
    const { browser, account_id } = await inviteSomebody();
    const partner = await member(api, 'partner');
    for (const id of [account_id, partner.id, randomUUID()])
      expect((await set(browser, id, 'disable')).body.code).toBe('admin_not_found');
  });
});

describe('The second factor', () => {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now() });
  const renew = (browser: Visitor, code: string, password = PASSWORD) =>
    browser.post('/api/auth/new-recovery-codes', { password, code });

  it('is reset by another admin: signed out, mailed, and set up anew at the next sign-in', async () => {
    const boss = await newAdmin();
    const { browser, id, email } = await withApp();
    expect(await listed(boss.browser, email)).toMatchObject({ has_second_factor: true });
    expect((await set(boss.browser, id, 'reset-second-factor')).status).toBe(200);
    expect((await browser.get('/api/auth/session')).body.user).toBeNull();
    expect(await listed(boss.browser, email)).toMatchObject({ has_second_factor: false });
    await set(boss.browser, id, 'reset-second-factor');
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toContain('Your second factor was reset');
    expect(logged(id)).toEqual({
      events: [['admin reset-2fa', boss.id]],
      security: [['second_factor_reset', boss.id]],
    });
  });

  it('gets new recovery codes for password and code; the old ones end, and the owner is mailed', async () => {
    const { browser, id, email, secret } = await withApp();
    const { status, body } = await renew(browser, codeOf(secret));
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    const takes = (code: string) => secondFactorStore(api.deps.db).takeRecoveryCode(id, hashOf(code), api.clock.now());
    expect(takes('oldcodeoldco')).toBe(false);
    expect(takes(String(body.recovery_codes?.[0]).replace('-', ''))).toBe(true);
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toContain('You have new recovery codes');
    expect(eventStore(api.deps.db).newest('account', id, 1)[0]).toMatchObject({
      action: 'recovery-codes',
      actor: 'account',
    });
    expect((await renew(browser, String(body.recovery_codes?.[1]))).status).toBe(200);
  });

  it('keeps its recovery codes for a wrong password, a wrong code or none; a wrong code is mailed to its owner', async () => {
    const { browser, id, email, secret } = await withApp();
    expect((await renew(browser, codeOf(secret), 'Falsches-Wort-1')).body.code).toBe('password_wrong');
    expect((await renew(browser, '')).status).toBe(400);
    expect((await renew(browser, 'x'.repeat(60_000))).body.code).toBe('second_factor_wrong');
    expect(await subjectsTo(api, email)).not.toContain('Somebody knows your password');
    expect((await renew(browser, '000000')).body.code).toBe('second_factor_wrong');
    expect(await subjectsTo(api, email)).toContain('Somebody knows your password');
    expect(secondFactorStore(api.deps.db).takeRecoveryCode(id, hashOf('oldcodeoldco'), api.clock.now())).toBe(true);
    expect((await browser.get('/api/auth/session')).body.user).not.toBeNull();
  });

  it('that is not set up has no recovery codes', async () => {
    const { browser } = await newAdmin();
    expect((await renew(browser, '000000')).body.code).toBe('second_factor_missing');
  });
});

describe('The list of people', () => {
  it('comes in pages, forwards and back, each person once; whoever reads it is marked', async () => {
    const { browser, id } = await newAdmin('reader');
    for (let more = 0; more < PAGE_ROWS; more += 1) addAdmin();
    const first = await list(browser);
    const second = await list(browser, { after: String(first.next) });
    expect([first.people.length, first.previous]).toEqual([PAGE_ROWS, null]);
    expect((await list(browser, { before: String(second.previous) })).people).toEqual(first.people);
    const all = [...first.people, ...second.people];
    expect(new Set(all.map(({ account_id }) => account_id)).size).toBe(all.length);
    expect(second.next).toBeNull();
    expect(all.filter(({ is_you }) => is_you).map(({ account_id }) => account_id)).toEqual([id]);
    expect((await browser.get('/api/admin/people?after=x')).status).toBe(400);
  });
});
