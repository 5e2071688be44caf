import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { sweepAccounts } from '#api/accounts/sweep-accounts.ts';
import { newsStore } from '#api/desk/news.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { berlinDayEndIn, lastDayOf } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { TeamMembers } from '#contract/accounts/member.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { MAX_MEMBER_INVITATIONS_A_DAY, MAX_MEMBERS, MEMBER_INVITATION_DAYS } from '#contract/limits.ts';
import { mailedSecret, member, newAddress, PASSWORD, signIn, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { mailsTo } from '../support/mails.ts';
import { changeRows, rowsOf } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let chiefEmail: string;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100', ADMIN_2FA: 'off' } });
  const { browser, id, email } = await member(api, 'student');
  accountStore(api.deps.db).setRole(id, 'admin');
  [chief, chiefEmail] = [browser, email];
});
afterAll(() => api.stop());

const asMembers = (answer: { body: unknown }) => answer.body as TeamMembers;
const code = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};
const join = (browser: Visitor, token: string, password?: string) =>
  browser.post('/api/team/join', { team: 'employer', token, ...(password && { password }) });

/** An account of a vetted employer, and what its owner does there. */
async function owner(company = 'Ground Services GmbH') {
  const { browser, id, email } = await member(api, 'employer', { data: { first_name: company } });
  const employerId = String(employerStore(api.deps.db).findOfAccount(id)?.id);
  changeRows(api.deps.db, 'employer', { id: employerId }, { state: 'vetted', vetted_company: company });
  const act = (name: string, input: object) => browser.post(`/api/team/${name}`, input);
  const invite = (address: string, lang = 'en') => act('invite-member', { email: address, lang });
  const members = async () => asMembers(await browser.get('/api/team/members'));
  return { browser, id, email, employerId, act, invite, members };
}

/** Somebody who has joined by an invitation, with a new account. */
async function colleagueOf(own: Awaited<ReturnType<typeof owner>>) {
  const email = newAddress('colleague');
  expect((await own.invite(email)).status).toBe(200);
  const token = await mailedSecret(api, email);
  const browser = visitor(api);
  expect((await join(browser, token, PASSWORD)).status).toBe(200);
  const id = String((await browser.get('/api/auth/session')).body.user?.id);
  return { browser, email, id, token };
}

describe('Several people of one employer', () => {
  it('EMPA-17 a colleague makes an account by the mailed link, works for the company that is there, and sees the same', async () => {
    const own = await owner('Kabinenservice GmbH');
    const email = newAddress('colleague');
    const { invitations } = asMembers(await own.invite(email, 'de'));
    expect(invitations).toMatchObject([{ email, invited_by: own.email, can_withdraw: true }]);
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe(
      'Einladung in den Arbeitgeberbereich von Kabinenservice GmbH',
    );
    const token = await mailedSecret(api, email);
    const before = employerStore(api.deps.db).count('new');
    const news = newsStore(api.deps.db).counts();
    const asked = { organization_name: 'Kabinenservice GmbH', email, account: 'none' };
    const browser = visitor(api);
    expect((await browser.post('/api/team/check-invitation', { team: 'employer', token })).body).toEqual(asked);
    expect((await join(browser, token, PASSWORD)).status).toBe(200);
    expect((await browser.get('/api/auth/session')).body.user).toMatchObject({
      email,
      role: 'employer',
      first_name: 'Kabinenservice GmbH',
    });
    expect((await browser.get('/api/employer/profile')).body).toMatchObject({ id: own.employerId, state: 'vetted' });
    // No second company has begun with the new account.
    expect(employerStore(api.deps.db).count('new')).toBe(before);
    expect(newsStore(api.deps.db).counts()).toEqual(news);
    expect((await own.members()).members).toMatchObject([
      { email: own.email, is_owner: true, invited_by: null },
      { email, is_owner: false, invited_by: own.email },
    ]);
    expect((await mailsTo(api, own.email)).at(-1)?.text).toContain(email);
    expect((await join(browser, token)).status).toBe(200);
    expect(await code(join(visitor(api), token, PASSWORD))).toEqual([410, 'link_ended']);
  });

  it('EMPA-17 people of another company, partners, students and admins are refused, and the inviter does not learn why', async () => {
    const own = await owner();
    const [company, university] = [await owner('Elsewhere GmbH'), await member(api, 'partner')];
    const third = await colleagueOf(company);
    for (const [person, refusal] of [
      [company, 'member_elsewhere'],
      [third, 'member_elsewhere'],
      [university, 'invited_other_role'],
      [{ email: chiefEmail, browser: chief }, 'invited_other_role'],
    ] as const) {
      const { status, body } = await own.invite(person.email);
      expect([status, asMembers({ body }).invitations.at(-1)?.email]).toEqual([200, person.email]);
      const token = await mailedSecret(api, person.email);
      expect(await code(join(person.browser, token))).toEqual([403, refusal]);
      expect(await code(join(visitor(api), token, PASSWORD))).toEqual([409, 'account_exists']);
      expect(await code(join(university.browser, token))).toEqual([
        403,
        person === university ? refusal : 'invited_other_address',
      ]);
    }
    expect((await own.members()).members).toHaveLength(1);
    // A partner's invitation and an employer's are not mixed up.
    const token = await mailedSecret(api, third.email);
    expect(await code(visitor(api).post('/api/team/check-invitation', { team: 'partner', token }))).toEqual([
      410,
      'link_ended',
    ]);
  });

  it('EMPA-18 a doubled press mails once; sent again, the newer link counts; withdrawn and old ones let nobody in', async () => {
    const own = await owner();
    const email = newAddress();
    await Promise.all([own.invite(email, 'de'), own.invite(email, 'de')]);
    expect(await mailsTo(api, email)).toHaveLength(1);
    const first = await mailedSecret(api, email);
    const [id] = (await own.members()).invitations.map((one) => one.id);
    await Promise.all([own.act('resend-invitation', { id }), own.act('resend-invitation', { id })]);
    const mails = await mailsTo(api, email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(mails[0]?.subject));
    expect(await code(join(visitor(api), first, PASSWORD))).toEqual([410, 'link_ended']);
    const second = await mailedSecret(api, email);
    expect((await visitor(api).post('/api/team/check-invitation', { team: 'employer', token: second })).status).toBe(
      200,
    );
    const stranger = await owner();
    await stranger.browser.post('/api/team/withdraw-invitation', { id: (await own.members()).invitations[0]?.id });
    await stranger.browser.post('/api/team/resend-invitation', { id: (await own.members()).invitations[0]?.id });
    expect((await own.members()).invitations).toHaveLength(1);
    await own.act('withdraw-invitation', { id: (await own.members()).invitations[0]?.id });
    expect(await code(join(visitor(api), second, PASSWORD))).toEqual([410, 'link_ended']);
    const late = newAddress();
    await own.invite(late);
    const token = await mailedSecret(api, late);
    const end = berlinDayEndIn(MEMBER_INVITATION_DAYS, api.clock.time);
    const lastDay = lastDayOf(end) ?? '';
    expect((await own.members()).invitations).toMatchObject([{ email: late, valid_until: lastDay }]);
    expect((await mailsTo(api, late))[0]?.text).toContain(`valid until ${dayInWords(lastDay, 'en')} and`);
    api.clock.time = end - 1;
    const check = { team: 'employer', token: token };
    expect((await visitor(api).post('/api/team/check-invitation', check)).status).toBe(200);
    api.clock.time = end;
    expect(await code(visitor(api).post('/api/team/check-invitation', check))).toEqual([410, 'link_ended']);
    api.clock.time += 31 * DAY_MS;
    while (sweepAccounts(api.deps));
    expect(rowsOf(api.deps.db, 'employer_member_invitation', { email: late })).toEqual([]);
    // An admin's session does not last so long.
    await signIn(chief, chiefEmail);
  });

  it('EMPA-18 there is an end to how many wait and how many a day, and only vetted companies invite', async () => {
    const own = await owner();
    for (let count = 0; count < MAX_MEMBERS; count += 1) await own.invite(newAddress());
    expect((await own.members()).no_inviting).toBe('full');
    expect(await code(own.invite(newAddress()))).toEqual([409, 'too_many_members']);
    let refused: unknown[] = [];
    for (let count = MAX_MEMBERS; count <= MAX_MEMBER_INVITATIONS_A_DAY; count += 1)
      refused = await code(own.act('resend-invitation', { id: (await own.members()).invitations.at(-1)?.id }));
    expect(refused).toEqual([429, 'too_many_invitations']);
    // What was refused changed nothing: the last invitation is still there.
    expect((await own.members()).invitations).toHaveLength(MAX_MEMBERS);
    const fresh = await member(api, 'employer', { data: { first_name: 'Fresh GmbH' } });
    const early = fresh.browser.post('/api/team/invite-member', { email: newAddress(), lang: 'de' });
    expect(await code(early)).toEqual([403, 'members_not_vetted']);
    for (const input of [{ email: 'x'.repeat(60_000), lang: 'de' }, { email: 5, lang: 'de' }, { email: newAddress() }])
      expect((await own.act('invite-member', input)).status).toBe(400);
  });
});

describe('Ending a colleague’s access to a company', () => {
  it('EMPA-19 is at once, with what they invited; whoever had it hears by mail and on the page who ended it', async () => {
    const own = await owner();
    const gone = await colleagueOf(own);
    const friend = newAddress();
    await gone.browser.post('/api/team/invite-member', { email: friend, lang: 'en' });
    const token = await mailedSecret(api, friend);
    expect(await code(gone.browser.post('/api/team/remove-member', { account_id: own.id }))).toEqual([
      403,
      'owner_only',
    ]);
    const { body } = await own.act('remove-member', { account_id: gone.id });
    expect(asMembers({ body }).members).toHaveLength(1);
    expect((await gone.browser.get('/api/employer/profile')).status).toBe(401);
    expect(await code(join(visitor(api), token, PASSWORD))).toEqual([410, 'link_ended']);
    const mail = (await mailsTo(api, gone.email)).at(-1);
    expect(mail?.subject).toBe('Your access has ended');
    expect(mail?.text).toContain(`It was ended by ${own.email}.`);
    await signIn(gone.browser, gone.email);
    expect(await code(gone.browser.get('/api/employer/requirements'))).toEqual([403, 'employer_access_ended']);
    const told = await gone.browser.get('/api/employer/profile', { 'accept-language': 'de' });
    // The page that says so is asked for and given: no refusal.
    expect(told.status).toBe(200);
    expect(told.body.access_ended).toMatch(/Arbeitgeberbereich von Ground Services GmbH ist beendet\. Beendet hat ihn/);
    expect(told.body.access_ended).toContain(own.email);
    // They may come back, here or at another company, which is their account's name then.
    const other = await owner('Catering GmbH');
    await other.invite(gone.email);
    expect((await join(gone.browser, await mailedSecret(api, gone.email))).status).toBe(200);
    expect(accountStore(api.deps.db).find(gone.id)?.first_name).toBe('Catering GmbH');
  });

  it('EMPA-19 the owner stays until the main account is handed over; then they may leave', async () => {
    const own = await owner();
    const next = await colleagueOf(own);
    expect(await code(own.act('leave', {}))).toEqual([409, 'owner_hands_over']);
    await own.act('remove-member', { account_id: own.id });
    const stranger = await owner();
    expect(await code(own.act('hand-over', { account_id: stranger.id }))).toEqual([404, 'member_not_found']);
    expect(await code(next.browser.post('/api/team/hand-over', { account_id: next.id }))).toEqual([403, 'owner_only']);
    const [once, twice] = [
      own.act('hand-over', { account_id: next.id }),
      own.act('hand-over', { account_id: next.id }),
    ];
    expect([(await once).status, (await twice).status]).toEqual([200, 200]);
    for (const { email } of [own, next]) {
      const news = (await mailsTo(api, email)).filter(({ subject }) => subject === 'The main account has changed');
      expect(news).toHaveLength(1);
    }
    expect((await own.act('leave', {})).status).toBe(200);
    await signIn(own.browser, own.email);
    const told = await own.browser.get('/api/employer/profile');
    expect(told.body.access_ended).toContain('You ended it yourself.');
    const { members } = asMembers(await next.browser.get('/api/team/members'));
    expect(members).toMatchObject([{ email: next.email, is_owner: true }]);
  });

  it('EMPA-19 while the owner’s account is blocked, nobody of the company comes in; an admin hands over', async () => {
    const own = await owner();
    const colleague = await colleagueOf(own);
    accountStore(api.deps.db).setDisabled(own.id, api.clock.now(), api.clock.now());
    expect(await code(colleague.browser.get('/api/employer/profile'))).toEqual([403, 'employer_blocked']);
    const input = { act: 'hand-over', employer_id: own.employerId, account_id: colleague.id };
    expect((await chief.post('/api/admin/change-employer-member', input)).status).toBe(200);
    expect((await colleague.browser.get('/api/employer/profile')).status).toBe(200);
    const back = { ...input, account_id: own.id };
    expect(await code(chief.post('/api/admin/change-employer-member', back))).toEqual([404, 'member_not_found']);
  });
});

describe('Admins and the people of an employer', () => {
  it('EMPA-20 see them, remove one and hand over; the employer’s history says who did what to whom', async () => {
    const own = await owner();
    const [a, b] = [await colleagueOf(own), await colleagueOf(own)];
    const change = (act: string, account_id: string) =>
      chief.post('/api/admin/change-employer-member', { employer_id: own.employerId, account_id, act });
    expect(await code(change('remove-member', own.id))).toEqual([404, 'member_not_found']);
    expect((await change('remove-member', b.id)).status).toBe(200);
    expect((await mailsTo(api, b.email)).at(-1)?.text).toContain('It was ended by our team.');
    const { body } = await change('hand-over', a.id);
    const { people, history } = body as unknown as { people: object[]; history: Record<string, unknown>[] };
    expect(people).toMatchObject([
      { email: a.email, is_owner: true },
      { email: own.email, is_owner: false },
    ]);
    expect(history.slice(0, 4).map((one) => [one.action, one.actor_email, one.about_email])).toEqual([
      ['employer-owner-changed', chiefEmail, a.email],
      ['employer-member-removed', chiefEmail, b.email],
      ['employer-member-joined', b.email, b.email],
      ['employer-member-invited', own.email, null],
    ]);
    const { employers } = (await chief.post('/api/admin/employers', {})).body as { employers?: { email: string }[] };
    expect(employers?.map(({ email }) => email)).toContain(a.email);
    const log = await chief.post('/api/admin/events', { search: b.email });
    expect(JSON.stringify(log.body)).toContain('member-removed');
  });
});
