import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { sweepAccounts } from '#api/accounts/sweep-accounts.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { handOver } from '#api/members/membership.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { organizationOf, partnerTeam } from '#api/partners/partner-team.ts';
import { berlinDayEndIn, lastDayOf } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { TeamMembers } from '#contract/accounts/member.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import { MAX_MEMBER_INVITATIONS_A_DAY, MAX_MEMBERS, MEMBER_INVITATION_DAYS } from '#contract/limits.ts';
import {
  addPartner,
  mailedSecret,
  member,
  newAddress,
  newAdmin,
  PASSWORD,
  signIn,
  signUp,
  type Visitor,
  verifiedPartner,
  visitor,
} from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { mailsTo } from '../support/mails.ts';
import { rowsOf } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100', ADMIN_2FA: 'off' } });
});
afterAll(() => api.stop());

const asMembers = (answer: { body: unknown }) => answer.body as TeamMembers;

/** A verified partner and its owner. */
async function owner() {
  const { browser, id, email, partnerId } = await verifiedPartner(api);
  const invite = (address: string, lang = 'en') => browser.post('/api/team/invite-member', { email: address, lang });
  const members = async () => asMembers(await browser.get('/api/team/members'));
  return { browser, id, email, partnerId, invite, members };
}

const join = (browser: Visitor, token: string, password?: string) =>
  browser.post('/api/team/join', { team: 'partner', token, ...(password && { password }) });

/** Somebody whom the owner has invited and who has joined with a new account. */
async function colleagueOf(own: Awaited<ReturnType<typeof owner>>) {
  const email = newAddress('colleague');
  expect((await own.invite(email)).status).toBe(200);
  const token = await mailedSecret(api, email);
  const browser = visitor(api);
  expect((await join(browser, token, PASSWORD)).status).toBe(200);
  const id = String((await browser.get('/api/auth/session')).body.user?.id);
  return { browser, email, id, token };
}

const code = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('Several people of one partner', () => {
  it('PARA-41 an invited colleague makes an account by the mailed link, and sees and does what the owner does', async () => {
    const own = await owner();
    const email = newAddress('colleague');
    const { invitations } = asMembers(await own.invite(email, 'de'));
    expect(invitations).toMatchObject([{ email, invited_by: own.email, can_withdraw: true }]);
    const [mail] = await mailsTo(api, email);
    expect(mail?.subject).toBe('Einladung in den Partnerbereich von Example University');
    const token = await mailedSecret(api, email);
    const browser = visitor(api);
    expect((await browser.post('/api/team/check-invitation', { team: 'partner', token })).body).toEqual({
      organization_name: 'Example University',
      email,
      account: 'none',
    });
    expect((await join(browser, token, PASSWORD)).status).toBe(200);
    // The link proves the address: no second mail, and the person is signed in.
    const { user } = (await browser.get('/api/auth/session')).body;
    expect(user).toMatchObject({ email, role: 'partner' });
    expect((await mailsTo(api, own.email)).at(-1)?.text).toContain(email);

    const { id: person } = await apply(api, { partner: own.partnerId });
    const profile = (await browser.get('/api/partner/profile')).body;
    expect(profile).toMatchObject({ partner_id: own.partnerId, is_owner: false });
    expect((await browser.get('/api/partner/registrations')).body).toMatchObject({ people: [{ person_id: person }] });
    expect((await browser.post('/api/partner/note', { person_id: person, note: 'called' })).status).toBe(200);
    expect((await own.browser.get('/api/partner/registrations')).body).toMatchObject({ people: [{ note: 'called' }] });
    // Over a colleague's newer note none is written unseen; the same one twice is no other.
    const note = (text: string, before?: string) =>
      own.browser.post('/api/partner/note', { person_id: person, note: text, before });
    const late = await note('call her', '');
    expect([late.status, late.body.code, late.body.error]).toEqual([
      ...[409, 'partner_note_changed', expect.stringContaining('“called”')],
    ]);
    expect((await note('called', '')).status).toBe(200);
    expect((await note('called twice', 'called')).status).toBe(200);
    expect((await note('called twice', 'called')).status).toBe(200);
    expect((await browser.post('/api/partner/add-link', { label: 'Faculty' })).status).toBe(200);
    expect((await own.members()).members).toMatchObject([
      { email: own.email, is_owner: true, invited_by: null },
      { email, is_owner: false, invited_by: own.email },
    ]);
    // Onboarding of a member answers with the partner that is there.
    const form = { organization_name: 'Another University', contact_person: 'Selam Tesfaye' };
    expect((await browser.post('/api/partner/create-profile', form)).body.partner_id).toBe(own.partnerId);
  });

  it('PARA-41 somebody with a partner’s account signs in and joins; anything else about them is refused', async () => {
    const own = await owner();
    const known = await member(api, 'partner');
    const typed = known.email.replace('partner', 'PARTNER');
    await own.invite(typed);
    const token = await mailedSecret(api, typed);
    expect((await visitor(api).post('/api/team/check-invitation', { team: 'partner', token })).body.account).toBe(
      'partner',
    );
    // The link alone opens no account that is there.
    expect(await code(join(visitor(api), token, PASSWORD))).toEqual([409, 'account_exists']);
    const other = await member(api, 'partner');
    expect(await code(join(other.browser, token))).toEqual([403, 'invited_other_address']);
    expect((await join(known.browser, token)).status).toBe(200);
    // A reply may be lost: whoever has joined may press again, nobody else.
    expect((await join(known.browser, token)).status).toBe(200);
    expect(await code(join(other.browser, token))).toEqual([410, 'link_ended']);
    expect(await code(join(visitor(api), token, PASSWORD))).toEqual([410, 'link_ended']);
  });

  it('PARA-41 a student, an owner and a member of another partner cannot join with that account', async () => {
    const own = await owner();
    const [student, elsewhere] = [await member(api, 'student'), await owner()];
    const third = await colleagueOf(elsewhere);
    for (const [person, refusal] of [
      [student, 'invited_other_role'],
      [elsewhere, 'member_elsewhere'],
      [third, 'member_elsewhere'],
    ] as const) {
      // The inviter sees the same for each of them as for an address without an account.
      const { status, body } = await own.invite(person.email);
      expect([status, asMembers({ body }).invitations.at(-1)?.email]).toEqual([200, person.email]);
      expect(await code(join(person.browser, await mailedSecret(api, person.email)))).toEqual([403, refusal]);
    }
    expect((await own.members()).members).toHaveLength(1);
  });

  it('a sign-up that nobody has confirmed is dropped with its password', async () => {
    const own = await owner();
    const email = newAddress();
    await signUp(api, 'employer', { email, data: { first_name: 'Company' } });
    const confirm = await mailedSecret(api, email);
    await own.invite(email);
    const browser = visitor(api);
    expect((await join(browser, await mailedSecret(api, email), 'Andere-Nacht-48')).status).toBe(200);
    expect((await visitor(api).post('/api/auth/confirm-email', { confirm })).status).toBe(410);
    expect((await browser.get('/api/auth/session')).body.user).toMatchObject({ role: 'partner' });
    expect((await signIn(visitor(api), email, PASSWORD)).status).toBe(401);
    expect((await signIn(visitor(api), email, 'Andere-Nacht-48')).status).toBe(200);
  });

  it('a weak or missing password costs nobody the link', async () => {
    const own = await owner();
    const email = newAddress();
    await own.invite(email);
    const token = await mailedSecret(api, email);
    expect(await code(join(visitor(api), token, 'short'))).toEqual([400, 'password_weak']);
    expect(await code(join(visitor(api), token))).toEqual([400, 'fields_required']);
    expect((await join(visitor(api), token, PASSWORD)).status).toBe(200);
  });
});

describe('Inviting a colleague', () => {
  it('PARA-42 a doubled press mails once; a withdrawn, an old and a paused invitation let nobody in', async () => {
    const own = await owner();
    const email = newAddress();
    await Promise.all([own.invite(email), own.invite(email)]);
    expect(await mailsTo(api, email)).toHaveLength(1);
    const token = await mailedSecret(api, email);
    partnerStore(api.deps.db).setActive(own.partnerId, false, 'reason');
    expect(await code(join(visitor(api), token, PASSWORD))).toEqual([409, 'members_paused']);
    expect(await code(own.invite(newAddress()))).toEqual([409, 'members_paused']);
    partnerStore(api.deps.db).setActive(own.partnerId, true);
    const [open] = (await own.members()).invitations;
    await own.browser.post('/api/team/withdraw-invitation', { id: open?.id });
    expect(await code(join(visitor(api), token, PASSWORD))).toEqual([410, 'link_ended']);
    const late = newAddress();
    await own.invite(late);
    const lateToken = await mailedSecret(api, late);
    const end = berlinDayEndIn(MEMBER_INVITATION_DAYS, api.clock.time);
    const lastDay = lastDayOf(end) ?? '';
    expect((await own.members()).invitations).toMatchObject([{ email: late, valid_until: lastDay }]);
    expect((await mailsTo(api, late))[0]?.text).toContain(`valid until ${dayInWords(lastDay, 'en')} and`);
    api.clock.time = end - 1;
    const check = { team: 'partner', token: lateToken };
    expect((await visitor(api).post('/api/team/check-invitation', check)).status).toBe(200);
    api.clock.time = end;
    expect(await code(visitor(api).post('/api/team/check-invitation', check))).toEqual([410, 'link_ended']);
  });

  it('PARA-42 an invitation that is withdrawn before its mail is sent is not mailed', async () => {
    const own = await owner();
    const email = newAddress();
    await api.deps.mail.stop();
    const { invitations } = asMembers(await own.invite(email));
    await own.browser.post('/api/team/withdraw-invitation', { id: invitations[0]?.id });
    api.deps.mail.start();
    expect(await mailsTo(api, email)).toHaveLength(0);
  });

  it('PARA-42 there is an end to how many wait, and to how many a day', async () => {
    const own = await owner();
    for (let count = 0; count < MAX_MEMBERS; count += 1) await own.invite(newAddress());
    expect((await own.members()).no_inviting).toBe('full');
    expect(await code(own.invite(newAddress()))).toEqual([409, 'too_many_members']);
    let refused: unknown[] = [];
    for (let count = MAX_MEMBERS; count <= MAX_MEMBER_INVITATIONS_A_DAY; count += 1) {
      const [open] = (await own.members()).invitations;
      await own.browser.post('/api/team/withdraw-invitation', { id: open?.id });
      refused = await code(own.invite(newAddress()));
    }
    expect(refused).toEqual([429, 'too_many_invitations']);
  });

  it.each([
    [{ email: 'x'.repeat(60_000), lang: 'de' }],
    [{ email: `${'x'.repeat(60_000)}@example.org`, lang: 'de' }],
    [{ email: 5, lang: 'de' }],
    [{ email: 'colleague@example.org', lang: 'fr' }],
    [{}],
  ])('%j is refused', async (input) => {
    const { browser } = await owner();
    expect((await browser.post('/api/team/invite-member', input)).status).toBe(400);
  });

  it('PARA-42 nobody unverified mails strangers in the name of an organisation', async () => {
    const { browser, id } = await member(api, 'partner');
    addPartner(api, id);
    const answer = browser.post('/api/team/invite-member', { email: newAddress(), lang: 'de' });
    expect(await code(answer)).toEqual([403, 'partner_not_verified']);
  });

  it('is no way to read or end what another partner has invited', async () => {
    const [a, b] = [await owner(), await owner()];
    await b.invite(newAddress());
    const [open] = (await b.members()).invitations;
    expect((await a.browser.post('/api/team/withdraw-invitation', { id: open?.id })).status).toBe(200);
    expect((await b.members()).invitations).toHaveLength(1);
    expect((await a.members()).invitations).toHaveLength(0);
  });

  it('an old invitation is deleted with the address that it holds', async () => {
    const own = await owner();
    const email = newAddress();
    await own.invite(email);
    api.clock.time += 31 * DAY_MS;
    while (sweepAccounts(api.deps));
    expect(rowsOf(api.deps.db, 'partner_member_invitation', { email })).toEqual([]);
  });
});

describe('Ending a colleague’s access', () => {
  it('PARA-43 an open tab of a removed member shows nothing more, at once; what they have invited ends with it', async () => {
    const own = await owner();
    const gone = await colleagueOf(own);
    const email = newAddress();
    await gone.browser.post('/api/team/invite-member', { email, lang: 'en' });
    const token = await mailedSecret(api, email);
    const { body } = await own.browser.post('/api/team/remove-member', { account_id: gone.id });
    expect(asMembers({ body }).members).toHaveLength(1);
    expect((await gone.browser.get('/api/partner/registrations')).status).toBe(401);
    await signIn(gone.browser, gone.email);
    expect(await code(gone.browser.get('/api/partner/registrations'))).toEqual([403, 'partner_access_ended']);
    const told = await gone.browser.get('/api/partner/profile', { 'accept-language': 'de' });
    expect(told.body.error).toMatch(/Ihr Zugang zum Partnerbereich von Example University ist beendet.*Hauptzugang/);
    // Onboarding, where nobody has a profile yet, hears the same without a refusal.
    const heard = await gone.browser.get('/api/partner/access', { 'accept-language': 'de' });
    expect([heard.status, heard.body.access_ended]).toEqual([200, told.body.error]);
    expect((await own.browser.get('/api/partner/access')).body).toEqual({ access_ended: null });
    expect(await code(join(visitor(api), token, PASSWORD))).toEqual([410, 'link_ended']);
    expect(await code(join(gone.browser, gone.token))).toEqual([410, 'link_ended']);
    expect((await mailsTo(api, gone.email)).at(-1)?.subject).toBe('Your access has ended');
    // They may come back by a new invitation.
    await own.invite(gone.email);
    expect((await join(gone.browser, await mailedSecret(api, gone.email))).status).toBe(200);
  });

  it('PARA-43 members leave, the owner stays; only the owner removes others and changes the organisation’s name', async () => {
    const own = await owner();
    const [a, b] = [await colleagueOf(own), await colleagueOf(own)];
    expect(await code(a.browser.post('/api/team/remove-member', { account_id: b.id }))).toEqual([403, 'owner_only']);
    expect(await code(a.browser.post('/api/team/remove-member', { account_id: own.id }))).toEqual([403, 'owner_only']);
    expect(await code(own.browser.post('/api/team/leave'))).toEqual([409, 'owner_stays']);
    await own.browser.post('/api/team/remove-member', { account_id: own.id });
    const profile = { organization_name: 'Example University', contact_person: 'Abebe Bekele' };
    expect((await a.browser.post('/api/partner/update-profile', profile)).status).toBe(200);
    const renamed = { ...profile, organization_name: 'Another University' };
    expect(await code(a.browser.post('/api/partner/update-profile', renamed))).toEqual([403, 'owner_only']);
    expect((await a.browser.post('/api/team/leave')).status).toBe(200);
    expect((await a.browser.get('/api/partner/profile')).status).toBe(401);
    expect((await own.members()).members.map(({ email }) => email)).toEqual([own.email, b.email]);
  });

  it('PARA-43 while the owner’s account is blocked, nobody of the partner comes in', async () => {
    const own = await owner();
    const colleague = await colleagueOf(own);
    await own.invite(newAddress());
    accountStore(api.deps.db).setDisabled(own.id, api.clock.now(), api.clock.now());
    expect(await code(colleague.browser.get('/api/partner/profile'))).toEqual([403, 'partner_blocked']);
    expect(await code(colleague.browser.get('/api/team/members'))).toEqual([403, 'partner_blocked']);
  });
});

/** Sends the headers of a call, and the body when told, which answers with the status. */
async function slowly(name: string, { cookie }: Visitor, body: object) {
  const text = JSON.stringify(body);
  const from = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const headers = { ...from, 'content-length': text.length, expect: '100-continue' };
  const sending = request(`${api.url}/api/${name}`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('error', reject).on('response', (answer) => resolve(answer.resume().statusCode));
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  return () => {
    sending.end(text);
    return status;
  };
}

describe('A call whose body arrives late', () => {
  it('PARA-43 does nothing for whoever has lost the access, or the main account, since its headers', async () => {
    const own = await owner();
    const [gone, next, other] = [await colleagueOf(own), await colleagueOf(own), await colleagueOf(own)];
    const friend = newAddress('friend');
    const profile = { organization_name: 'Another University', contact_person: 'Abebe Bekele' };
    const invite = await slowly('team/invite-member', gone.browser, { email: friend, lang: 'en' });
    const remove = await slowly('team/remove-member', own.browser, { account_id: other.id });
    const rename = await slowly('partner/update-profile', own.browser, profile);
    const leave = await slowly('team/leave', next.browser, { unused: true });
    // A call is told who sends it before its body is read: this one comes after them.
    await own.browser.post('/api/team/remove-member', { account_id: gone.id });
    const partner = partnerStore(api.deps.db).findByPartnerId(own.partnerId);
    if (partner)
      handOver(api.deps, partnerTeam, {
        organization: organizationOf(partner),
        accountId: next.id,
        actorId: own.id,
      });
    expect([await invite(), await remove(), await rename(), await leave()]).toEqual([403, 403, 403, 409]);
    expect(await mailsTo(api, friend)).toHaveLength(0);
    const { members, invitations } = asMembers(await next.browser.get('/api/team/members'));
    expect(members.map(({ email }) => email).sort()).toEqual([next.email, other.email, own.email].sort());
    expect(invitations).toEqual([]);
  });
});

describe('Admins and the people of a partner', () => {
  let chief: Visitor;
  beforeAll(async () => {
    chief = (await newAdmin(api)).browser;
  });

  it('PARA-44 cannot hand over to a blocked account, which would block the partner', async () => {
    const own = await owner();
    const { id } = await colleagueOf(own);
    accountStore(api.deps.db).setDisabled(id, api.clock.now(), api.clock.now());
    const handed = chief.post('/api/admin/change-partner-member', {
      act: 'hand-over',
      partner_id: own.partnerId,
      account_id: id,
    });
    expect(await code(handed)).toEqual([404, 'member_not_found']);
    expect((await own.members()).members).toMatchObject([{ email: own.email, is_owner: true }, {}]);
  });

  it('PARA-44 see them, find the partner by any of them, remove one and hand over; the log says who did what', async () => {
    const own = await owner();
    const [a, b] = [await colleagueOf(own), await colleagueOf(own)];
    const found = await chief.post('/api/admin/partners', { search: a.email });
    expect(found.body).toMatchObject({ partners: [{ partner_id: own.partnerId }] });
    const change = (act: string, account_id: string) =>
      chief.post('/api/admin/change-partner-member', { partner_id: own.partnerId, account_id, act });
    expect(await code(change('remove-member', own.id))).toEqual([404, 'member_not_found']);
    expect(await code(change('hand-over', own.id))).toEqual([404, 'member_not_found']);
    expect((await change('remove-member', b.id)).status).toBe(200);
    const { body } = await change('hand-over', a.id);
    expect(body).toMatchObject({
      partner: { email: a.email, user_id: a.id },
      members: [
        { email: a.email, is_owner: true },
        { email: own.email, is_owner: false, invited_by: null },
      ],
    });
    const log = body.audit as { action: string; actor_email: string; detail: string }[];
    const boss = String((await chief.get('/api/auth/session')).body.user?.email);
    expect(log.slice(0, 4).map(({ action, actor_email, detail }) => [action, actor_email, detail])).toEqual([
      ['owner_changed', boss, `${own.email} → ${a.email}`],
      ['member_removed', boss, b.email],
      ['member_joined', b.email, ''],
      ['invite_member', own.email, ''],
    ]);
    for (const address of [own.email, a.email])
      expect((await mailsTo(api, address)).at(-1)?.subject).toBe('The main account has changed');
    expect((await a.browser.post('/api/team/remove-member', { account_id: own.id })).status).toBe(200);
    expect((await chief.post('/api/admin/partners', { search: own.email })).body.partners).toEqual([]);
    const events = eventStore(api.deps.db)
      .history('account', b.id)
      .map((one) => [one.action, one.actor_account_id]);
    expect(events).toContainEqual(['member-joined', b.id]);
    expect(events.at(-1)?.[0]).toBe('member-removed');
  });

  it('PARA-44 mails about the partner go to everybody who works for it', async () => {
    const own = await owner();
    const colleague = await colleagueOf(own);
    await chief.post('/api/admin/set-partner', { partner_id: own.partnerId, active: false, reason: 'The address' });
    for (const address of [own.email, colleague.email])
      expect((await mailsTo(api, address)).at(-1)?.subject).toBe('Your invitation is paused');
  });
});
