import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import { review } from '#api/applicants/review/review.ts';
import { contractLifeStore, type Mark } from '#api/employment-contracts/contract-life.store.ts';
import { csv } from '#api/files/csv.ts';
import { findInvitation, findInvitingPartner } from '#api/partners/inviting-partner.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { countSteps, missingThings, stepOf } from '#api/partners/registrations/progress.ts';
import { registrationStore } from '#api/partners/registrations/registration.store.ts';
import { firstOfWeeks, mondayOf, weeksOf } from '#api/partners/registrations/weeks.ts';
import { consentStore } from '#api/placements/consent.store.ts';
import { berlinTime } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { documentsOf, requiredDocuments } from '#contract/model/document.ts';
import type { ApplicationFacts } from '#contract/model/next-act.ts';
import type { Status } from '#contract/model/status.ts';
import type { PartnerProfile } from '#contract/partners/partner.ts';
import type { Registration } from '#contract/partners/registration-list.ts';
import { CONSENT_VERSIONS } from '#contract/placements/consent.ts';
import {
  mailedSecret,
  member,
  newAddress,
  newAdmin,
  PASSWORD,
  signUp,
  type Visitor,
  visitor,
} from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { letPartnersSeeNames, setConsent } from '../support/consents.ts';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { vettedCompany } from '../support/employers.ts';
import { mailsTo, tokenIn } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { onboardPartner } from '../support/partners.ts';
import { changeRows, columnOf } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
  chief = (await newAdmin(api, { email: 'chief@example.org' })).browser;
});
afterAll(() => api.stop());
beforeEach(async () => {
  // Admins' sessions are short, and some tests move the clock.
  await chief.post('/api/auth/sign-in', { email: 'chief@example.org', password: PASSWORD });
});

const onboard = (organization_name = 'Example University') =>
  onboardPartner(api, chief, { organization_name, contact_person: 'Contact Person' });

async function verified() {
  const partner = await onboard();
  await chief.post('/api/admin/set-partner', { partner_id: partner.profile.partner_id, verified: true });
  return partner;
}

/** A student who came by the link on the poster and confirmed. */
async function invited({ profile }: { profile: PartnerProfile }, email = newAddress('invited')) {
  const body = {
    token: profile.invite_token,
    email,
    password: PASSWORD,
    firstName: 'Selam',
    lastName: 'Tesfaye',
    lang: 'en',
  };
  const { status } = await visitor(api).post('/api/functions/consume-invite', body);
  expect(status).toBe(200);
  await visitor(api).post('/api/auth/confirm-email', { confirm: await mailedSecret(api, email) });
  return email;
}

const registrations = async (browser: Visitor) =>
  (await browser.get('/api/partner/registrations')).body as unknown as {
    verified: boolean;
    counts: Record<string, number>;
    weeks: { starts_on: string; registered: number }[];
    people: Registration[];
  };

describe('Onboarding', () => {
  it('PARA-16 PARA-18 CALL-10 makes a profile with a short id and a token of 128 bits, and shows it again', async () => {
    const { browser, id, profile } = await onboard('  Example\u200B University ');
    expect(profile).toMatchObject({
      user_id: id,
      organization_name: 'Example University',
      contact_person: 'Contact Person',
      invite_active: true,
      invite_rotated_at: null,
      verified_at: null,
    });
    expect(profile.partner_id).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(Buffer.from(profile.invite_token, 'base64url')).toHaveLength(16);
    expect((await browser.get('/api/partner/profile')).body).toEqual(profile);
  });

  it('PARA-16 sent again, or twice at once, it stays one profile', async () => {
    const { browser } = await member(api, 'partner');
    const body = { organization_name: 'Example University', contact_person: 'Contact Person' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.post('/api/partner/create-profile', body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: profile }) => profile.partner_id)).size).toBe(1);
  });

  it.each([
    [{ organization_name: '   ', contact_person: 'x' }, 'organization_name'],
    [{ organization_name: 'x', contact_person: '\t ' }, 'contact_person'],
    [{}, 'organization_name'],
    [{ organization_name: 'Win at https://evil.example', contact_person: 'x' }, 'organization_name'],
    // A poster prints it in our name, before anybody has looked.
    [{ organization_name: 'Pay the fee at evil.com', contact_person: 'x' }, 'organization_name'],
    [{ organization_name: 'x', contact_person: 'zahlen auf evil.de' }, 'contact_person'],
  ])('PARA-15 %j is refused at its field', async (body, path) => {
    const { browser } = await member(api, 'partner');
    const answer = await browser.post('/api/partner/create-profile', body);
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, path]);
  });

  it('a checked organisation that takes another name has to be checked again; another contact person needs no check', async () => {
    const { browser, profile } = await verified();
    const change = async (body: object) =>
      (await browser.post('/api/partner/update-profile', body)).body as unknown as PartnerProfile;
    expect(
      (await change({ organization_name: profile.organization_name, contact_person: 'Another' })).verified_at,
    ).not.toBeNull();
    expect(
      (await change({ organization_name: 'Famous University', contact_person: 'Another' })).verified_at,
    ).toBeNull();
  });
});

describe('consume-invite', () => {
  const consume = (token: string, change: object = {}) =>
    visitor(api).post('/api/functions/consume-invite', {
      token,
      email: newAddress('invited'),
      password: PASSWORD,
      firstName: 'Selam',
      lastName: 'Tesfaye',
      ...change,
    });

  it('INVI-12 INVI-13 INVI-18 makes a student of this partner, who confirms by mail and signs in', async () => {
    const partner = await onboard();
    const email = await invited(partner);
    const account = accountStore(api.deps.db).findByEmail(email);
    expect(account).toMatchObject({
      first_name: 'Selam',
      last_name: 'Tesfaye',
      partner_id: partner.profile.partner_id,
      chosen_role: 'student',
    });
    const signedIn = await visitor(api).post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(signedIn.body.user).toMatchObject({ role: 'student', partner_id: partner.profile.partner_id });
  });

  it('INVI-16 works without end: three people, five years later', async () => {
    const { profile } = await onboard();
    for (let times = 0; times < 3; times += 1)
      expect((await consume(profile.invite_token)).body).toEqual({ success: true });
    api.clock.time += 5 * 365 * DAY_MS;
    expect((await consume(profile.invite_token)).status).toBe(200);
  });

  it('INVI-06 an unknown token is refused in the reader’s language', async () => {
    const answer = await visitor(api).post(
      '/api/functions/consume-invite',
      { token: 'unknown', email: newAddress(), password: PASSWORD, firstName: 'a', lastName: 'b' },
      { 'accept-language': 'de' },
    );
    expect([answer.status, answer.body.success, answer.body.error]).toEqual([
      404,
      false,
      'Einladung nicht gefunden oder ungültig',
    ]);
  });

  it('INVI-07 INVI-09 INVI-13 each empty field is named; details hold one sentence each', async () => {
    const { profile } = await onboard();
    expect((await consume('')).body.error).toBe('No invitation token found');
    for (const field of ['email', 'password', 'firstName', 'lastName']) {
      const { status, body } = await consume(profile.invite_token, { [field]: '' });
      expect([status, body.errors.map(({ path }) => path)]).toEqual([400, [field]]);
    }
    const { body } = await consume(profile.invite_token, { firstName: '', lastName: '' });
    expect(body.details).toHaveLength(2);
  });

  it('INVI-11 AUTH-08 a weak password is refused by the rules of every sign-up', async () => {
    const { profile } = await onboard();
    const { status, body } = await consume(profile.invite_token, { password: 'abcdefgh' });
    expect([status, body.code]).toEqual([400, 'password_weak']);
  });

  it('a second registration with the same address tells nothing; its owner gets a mail', async () => {
    const partner = await onboard();
    const email = await invited(partner);
    expect((await consume(partner.profile.invite_token, { email })).body).toEqual({ success: true });
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('You already have an account');
  });
});

describe('An admin', () => {
  it('ADMI-08 ADMI-09 sees all partners, the newest first, with address and figures', async () => {
    const first = await onboard();
    api.clock.time += 1000;
    const second = await onboard();
    await invited(second);
    const { partners } = (await chief.get('/api/admin/partners')).body as unknown as {
      partners: (PartnerProfile & { email: string; counts: object })[];
    };
    expect(partners.slice(0, 2).map(({ partner_id }) => partner_id)).toEqual([
      second.profile.partner_id,
      first.profile.partner_id,
    ]);
    expect(partners[0]).toMatchObject({ email: second.email, counts: { registered: 1, applied: 0 } });
  });

  it('ADMI-12 ADMI-13 CALL-14 sees one of them, with an empty audit log at first; an unknown one is not found', async () => {
    const { profile, email } = await onboard();
    const { body } = await chief.get(`/api/admin/partners/${profile.partner_id}`);
    expect(body).toMatchObject({ partner: { partner_id: profile.partner_id, email }, audit: [] });
    const unknown = await chief.get('/api/admin/partners/NOBODY', { 'accept-language': 'de' });
    expect([unknown.status, unknown.body.error]).toEqual([
      404,
      'Partner nicht gefunden. Bitte öffnen Sie ihn aus der Liste der Partner.',
    ]);
  });

  const rotate = (partner_id: string, browser = chief, more = {}) =>
    browser.post('/api/functions/admin-rotate-partner-token', { partner_id, ...more });

  it('ADMI-17 ADMI-20 ADMI-22 INVI-17 CONS-11 rotates: new token, time and audit row together; the old link is dead at once', async () => {
    const partner = await onboard();
    const { status, body } = await rotate(partner.profile.partner_id);
    const rotated = body.partner as PartnerProfile;
    expect(status).toBe(200);
    expect(rotated.invite_token).not.toBe(partner.profile.invite_token);
    expect(rotated.invite_rotated_at).toBe(new Date(api.clock.now()).toISOString());
    expect(body.audit).toEqual([
      {
        id: expect.any(String),
        action: 'rotate_token',
        actor_email: 'chief@example.org',
        detail: '',
        created_at: rotated.invite_rotated_at,
      },
    ]);
    const validate = async (token: string) =>
      (await visitor(api).post('/api/functions/validate-invite-token', { token })).body.valid;
    expect([await validate(partner.profile.invite_token), await validate(rotated.invite_token)]).toEqual([false, true]);
    const byCode = (code: string) => findInvitation(api.deps, code).kind;
    expect([byCode(partner.profile.invite_code), byCode(rotated.invite_code)]).toEqual(['unknown', 'open']);
  });

  it('ADMI-16 ends no link and no pause that the admin has not seen: pressed again, or on a page of before', async () => {
    const { profile } = await onboard();
    const { invite_code, partner_id } = profile;
    expect((await rotate(partner_id, chief, { invite_code })).status).toBe(200);
    const again = await rotate(partner_id, chief, { invite_code });
    expect([again.status, again.body.code]).toEqual([409, 'invite_rotated']);
    const set = (change: object) => chief.post('/api/admin/set-partner', { partner_id, ...change });
    const [first, second] = ['Term break', 'Forged confirmations'];
    await set({ active: false, reason: first });
    await set({ active: true, reason: first });
    await set({ active: false, reason: second });
    const late = await set({ active: true, reason: first });
    expect([late.status, late.body.code]).toEqual([409, 'partner_paused']);
    expect((await set({ active: true, reason: second })).body.partner).toMatchObject({ invite_active: true });
  });

  describe('what an old poster may still do', () => {
    const signUpWith = async (data: Record<string, string>) => {
      const { status, body } = await signUp(api, 'student', { data });
      return status === 200 ? 'registered' : body.code;
    };
    const check = async (token: string, from?: 'link') => {
      const { body } = await visitor(api).post('/api/functions/validate-invite-token', { token, from });
      return body.valid ? 'open' : body.paused ? 'paused' : 'unknown';
    };
    const invitedBy = async (token: string) => {
      const form = { email: newAddress('invited'), password: PASSWORD, firstName: 'Selam', lastName: 'Tesfaye' };
      const { status, body } = await visitor(api).post('/api/functions/consume-invite', { token, ...form });
      return status === 200 ? 'registered' : body.code;
    };
    /** Everything that can stand on a poster or in a link, and what comes of it. */
    const ways = async ({ invite_token: token, invite_code: code, partner_id: id }: PartnerProfile) => ({
      link: [await check(token), await invitedBy(token)],
      poster: (await fetch(`${api.url}/api/invites/${token}/poster-de.pdf`)).status,
      typedCode: [await check(code.toLowerCase()), await invitedBy(code.toLowerCase())],
      idAsCode: [await check(id), await invitedBy(id)],
      codeAsPartner: [await check(code, 'link'), await signUpWith({ partner_id: code })],
      tokenAsPartner: [await check(token, 'link'), await signUpWith({ partner_id: token })],
      idAsPartner: [await check(id, 'link'), await signUpWith({ partner_id: id })],
    });
    const OPEN = ['open', 'registered'];
    const NO_INVITATION = ['unknown', 'invite_invalid'];
    const NO_PARTNER = ['unknown', 'partner_link_required'];
    const PAUSED = ['paused', 'invite_paused'];

    it('INVI-17 CONS-11 before: link and typed code work; the id is no code, and the code no id', async () => {
      const { profile } = await onboard();
      expect(await ways(profile)).toEqual({
        link: OPEN,
        poster: 200,
        typedCode: OPEN,
        idAsCode: NO_INVITATION,
        codeAsPartner: NO_PARTNER,
        tokenAsPartner: OPEN,
        idAsPartner: OPEN,
      });
    });

    it('INVI-17 CONS-11 after a rotation: nothing but ?partner=<id>, which stands on no poster', async () => {
      const { profile } = await onboard();
      await rotate(profile.partner_id);
      expect(await ways(profile)).toEqual({
        link: NO_INVITATION,
        poster: 404,
        typedCode: NO_INVITATION,
        idAsCode: NO_INVITATION,
        codeAsPartner: NO_PARTNER,
        tokenAsPartner: NO_PARTNER,
        idAsPartner: OPEN,
      });
    });

    it('INVI-17 PARA-20 while the invitation is paused: nothing at all, and it is called a pause', async () => {
      const { profile } = await onboard();
      await chief.post('/api/admin/set-partner', { partner_id: profile.partner_id, active: false, reason: 'Fraud' });
      expect(await ways(profile)).toEqual({
        link: PAUSED,
        poster: 404,
        typedCode: PAUSED,
        idAsCode: NO_INVITATION,
        codeAsPartner: NO_PARTNER,
        tokenAsPartner: PAUSED,
        idAsPartner: PAUSED,
      });
    });

    it('INVI-05 CONS-11 the answer to a code gives neither the token nor anything else away', async () => {
      const { profile } = await onboard();
      const { body } = await visitor(api).post('/api/functions/validate-invite-token', { token: profile.invite_code });
      expect(Object.keys(body).sort()).toEqual(
        ['contact_person', 'error', 'organization_name', 'paused', 'partner_id', 'valid', 'verified'].sort(),
      );
      expect(JSON.stringify(body)).not.toContain(profile.invite_token);
    });
  });

  it('ADMI-20 two at once leave one token and two audit rows, newest first', async () => {
    const { profile } = await onboard();
    const answers = await Promise.all([rotate(profile.partner_id), rotate(profile.partner_id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await chief.get(`/api/admin/partners/${profile.partner_id}`);
    const tokens = answers.map((answer) => (answer.body.partner as PartnerProfile).invite_token);
    expect(tokens).toContain((body.partner as PartnerProfile).invite_token);
    expect(body.audit).toHaveLength(2);
    api.clock.time += 60_000;
    const last = (await rotate(profile.partner_id)).body.partner as PartnerProfile;
    const after = (await chief.get(`/api/admin/partners/${profile.partner_id}`)).body as unknown as {
      partner: PartnerProfile;
      audit: { id: string; created_at: string }[];
    };
    expect(after.partner.invite_token).toBe(last.invite_token);
    expect(after.audit.slice(1)).toEqual(body.audit);
    const [newest, ...older] = after.audit.map(({ created_at }) => created_at);
    expect(newest).toBe(new Date(api.clock.now()).toISOString());
    for (const one of older) expect(Date.parse(one)).toBe(api.clock.now() - 60_000);
    // Of two at the same time too, the later one comes first.
    const { partner_id } = profile;
    const written = columnOf(api.deps.db, 'partner_token_audit', 'id', { partner_id });
    expect(after.audit.map(({ id }) => id)).toEqual(written.reverse());
  });

  it('ADMI-20 nothing of a rotation stays when a part of it fails', async () => {
    const { profile } = await onboard();
    const { addAudit } = partnerStore(api.deps.db);
    partnerStore(api.deps.db).addAudit = () => {
      throw new Error('disk');
    };
    expect((await rotate(profile.partner_id)).status).toBe(500);
    partnerStore(api.deps.db).addAudit = addAudit;
    const row = partnerStore(api.deps.db).findByPartnerId(profile.partner_id);
    expect(row).toMatchObject({ invite_token: profile.invite_token, invite_rotated_at: null });
  });

  it('ADMI-17 nobody else rotates', async () => {
    const { profile, browser } = await onboard();
    for (const other of [browser, (await member(api, 'student')).browser, visitor(api)])
      expect([401, 403]).toContain((await rotate(profile.partner_id, other)).status);
    expect(partnerStore(api.deps.db).findByPartnerId(profile.partner_id)?.invite_token).toBe(profile.invite_token);
  });

  it('tells the partner by mail, if that is wanted', async () => {
    const { profile, email } = await onboard();
    await rotate(profile.partner_id, chief, { notify: true });
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.subject).toBe('Your invitation link has changed');
    expect(mail?.text?.replace(/\s+/g, ' ')).toMatch(
      /new link, QR code and code to type.*take printed posters down.*Your partner ID stays the same/,
    );
  });

  it('ADMI-23 PARA-20 verifies and pauses; each change is written down once, newest first', async () => {
    const { profile } = await onboard();
    const set = (change: object) => chief.post('/api/admin/set-partner', { partner_id: profile.partner_id, ...change });
    await set({ verified: true });
    await set({ verified: true });
    api.clock.time += 1000;
    await set({ active: false, reason: 'Reported twice' });
    expect(
      (await visitor(api).post('/api/functions/validate-invite-token', { token: profile.invite_token })).body.valid,
    ).toBe(false);
    api.clock.time += 1000;
    const { body } = await set({ active: true });
    expect((body.audit as { action: string; detail: string }[]).map(({ action, detail }) => [action, detail])).toEqual([
      ['resume', ''],
      ['pause', 'Reported twice'],
      ['verify', ''],
    ]);
    expect(body.partner).toMatchObject({ invite_active: true, verified_at: expect.any(String) });
  });

  it('verifies the name that was seen, not one that was taken meanwhile', async () => {
    const { profile, browser } = await onboard('Seen University');
    await browser.post('/api/partner/update-profile', { organization_name: 'Unseen Bank', contact_person: 'x' });
    const set = (organization_name: string) =>
      chief.post('/api/admin/set-partner', { partner_id: profile.partner_id, organization_name, verified: true });
    expect((await set('Seen University')).body.code).toBe('partner_changed');
    expect((await set('Unseen Bank')).status).toBe(200);
  });

  it('INVI-17 an invitation of a blocked account works no more', async () => {
    const partner = await onboard();
    accountStore(api.deps.db).setDisabled(partner.id, api.clock.now(), api.clock.now());
    const { body } = await visitor(api).post('/api/functions/validate-invite-token', {
      token: partner.profile.invite_token,
    });
    expect(body).toMatchObject({ valid: false, paused: false });
    expect(findInvitingPartner(api.deps, partner.profile.partner_id)).toBeUndefined();
  });

  it('ADMI-22 an entry without an actor names none', async () => {
    const { profile } = await onboard();
    partnerStore(api.deps.db).addAudit(profile.partner_id, 'rotate_token', null, api.clock.now());
    const { body } = await chief.get(`/api/admin/partners/${profile.partner_id}`);
    expect(body.audit).toMatchObject([{ actor_email: null }]);
  });
});

describe('Registrations', () => {
  it('PARA-26 show nothing before the organisation is verified, and real figures afterwards', async () => {
    const partner = await onboard();
    await invited(partner);
    expect(await registrations(partner.browser)).toEqual({
      verified: false,
      now: expect.any(String),
      counts: { registered: 0, applied: 0, documents_in: 0, approved: 0, complete: 0 },
      weeks: [],
      waiting: { count: 0, since: null, first: [] },
      with_us: { count: 0, since: null },
      past: { registered: 0, applied: 0, documents_in: 0, approved: 0, complete: 0 },
      seen_until: null,
      seasons: [],
      people: [],
      total: 0,
      next: null,
    });
    for (const path of ['/api/partner/registrations.csv'])
      expect((await partner.browser.get(path)).body.code).toBe('partner_not_verified');
    await chief.post('/api/admin/set-partner', { partner_id: partner.profile.partner_id, verified: true });
    const seen = await registrations(partner.browser);
    expect(seen.counts).toMatchObject({ registered: 1, applied: 0 });
    expect(seen.people).toMatchObject([
      { name: expect.stringMatching(/^P-\w{4}-\w\w$/), step: 'registered', missing: ['application'], can_nudge: true },
    ]);
    expect(JSON.stringify(seen)).not.toContain('@');
    expect(seen.weeks).toHaveLength(12);
    expect(seen.weeks.at(-1)?.registered).toBe(1);
  });

  it('PARA-26 follow an application from the link to the end, with and without an account', async () => {
    const { browser, profile } = await verified();
    const person = await applyUntil(api, 'PRE_REGISTERED', { partner: profile.partner_id });
    const step = async () => (await registrations(browser)).people[0];
    expect(await step()).toMatchObject({ person_id: person.id, step: 'applied', missing: [] });
    review.approve(api.deps, OPERATOR, person.id);
    expect(await step()).toMatchObject({ step: 'applied', missing: documentsOf('documents') });
    api.clock.time += 1000;
    const further = await applyUntil(api, 'A2_CV_RECEIVED', { partner: profile.partner_id });
    expect(await step()).toMatchObject({ person_id: further.id, step: 'documents_in', missing: ['enrolment'] });
    review.sendBack(api.deps, OPERATOR, further.id, 'cv', 'because');
    expect(await step()).toMatchObject({ missing: ['cv'] });
    await applyUntil(api, 'COMPLETE', { partner: profile.partner_id });
    await applyUntil(api, 'REJECTED', { partner: profile.partner_id });
    expect((await registrations(browser)).counts).toEqual({
      registered: 4,
      applied: 4,
      documents_in: 2,
      approved: 1,
      complete: 1,
    });
  });

  it('PARA-26 count a person with account and application once', async () => {
    const partner = await verified();
    const email = await invited(partner);
    const { token } = await apply(api, { email, partner: partner.profile.invite_token });
    const browser = visitor(api);
    await browser.post('/api/auth/sign-in', { email, password: PASSWORD });
    await browser.post('/api/me/link-application', { access_token: token });
    const { people } = await registrations(partner.browser);
    expect(people).toMatchObject([{ step: 'applied' }]);
  });

  it('PARA-31 partner A sees, exports, nudges and notes nobody of partner B', async () => {
    const [a, b] = [await verified(), await verified()];
    const email = await invited(b);
    const application = await apply(api, { partner: b.profile.partner_id });
    const account = accountStore(api.deps.db).findByEmail(email);
    expect((await registrations(a.browser)).people).toEqual([]);
    for (const person_id of [account?.id, application.id, crypto.randomUUID()]) {
      for (const [path, more] of [
        ['nudge', {}],
        ['note', { note: 'x' }],
      ] as const) {
        const { status, body } = await a.browser.post(`/api/partner/${path}`, { person_id, ...more });
        expect([path, status, body.code]).toEqual([path, 404, 'person_not_found']);
      }
    }
    expect((await registrations(b.browser)).people.map(({ note }) => note)).toEqual(['', '']);
    const table = await fetch(`${api.url}/api/partner/registrations.csv?partner_id=${b.profile.partner_id}`, {
      headers: { cookie: a.browser.cookie },
    });
    expect(await table.text()).not.toContain('Selam');
    expect((await a.browser.get(`/api/admin/partners/${b.profile.partner_id}`)).status).toBe(403);
  });

  it('PARA-31 an account that came through A and applied through B shows each of them its own part', async () => {
    const [a, b] = [await verified(), await verified()];
    const email = newAddress('both');
    const { token } = await apply(api, { email, partner: b.profile.partner_id });
    await invited(a, email);
    const browser = visitor(api);
    await browser.post('/api/auth/sign-in', { email, password: PASSWORD });
    await browser.post('/api/me/link-application', { access_token: token });
    expect((await registrations(a.browser)).people).toMatchObject([
      { step: 'registered', missing: [], can_nudge: false },
    ]);
    expect((await registrations(b.browser)).people).toMatchObject([{ step: 'applied' }]);
  });

  it('a nudge mails the person their own link, once a week; the partner never sees it', async () => {
    const { browser, profile } = await verified();
    const { id, email } = await applyUntil(api, 'STEP1_APPROVED', { partner: profile.partner_id, lang: 'de' });
    const push = async () => browser.post('/api/partner/nudge', { person_id: id });
    const [first, second] = await Promise.all([push(), push()]);
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    expect(first?.body).not.toHaveProperty('access_token');
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.subject).toBe('Ihr nächster Schritt wartet');
    expect(mail?.text).toContain('Example University erinnert Sie');
    expect(mail && tokenIn(mail)).toBeDefined();
    const again = api.clock.time + 7 * DAY_MS;
    expect((await registrations(browser)).people).toMatchObject([
      { can_nudge: false, nudged_at: expect.any(String), again_at: new Date(again).toISOString() },
    ]);
    api.clock.time = again - 1;
    expect((await push()).body).toMatchObject({
      code: 'nudged_lately',
      error: expect.stringContaining(berlinTime(again)),
    });
    api.clock.time = again;
    expect((await push()).status).toBe(200);
  });

  it('PARA-36 a nudge comes on no day on which we have reminded the person', async () => {
    const { browser, profile } = await verified();
    const { id } = await applyUntil(api, 'STEP1_APPROVED', { partner: profile.partner_id });
    const push = async () => (await browser.post('/api/partner/nudge', { person_id: id })).body;
    api.clock.time += 3 * DAY_MS;
    while (remind(api.deps));
    const again_at = new Date(api.clock.time + DAY_MS).toISOString();
    expect((await registrations(browser)).people).toMatchObject([{ can_nudge: false, nudged_at: null, again_at }]);
    expect((await push()).code).toBe('nudged_lately');
    api.clock.time += DAY_MS;
    expect(await push()).toEqual({ success: true });
  });

  it('a nudge needs something to do, and respects whoever wants no reminders', async () => {
    const partner = await verified();
    const waiting = await apply(api, { partner: partner.profile.partner_id });
    expect((await partner.browser.post('/api/partner/nudge', { person_id: waiting.id })).body.code).toBe(
      'nothing_to_nudge',
    );
    const quiet = await applyUntil(api, 'STEP1_APPROVED', { partner: partner.profile.partner_id });
    api.deps.tx(() => applicantStore(api.deps.db).stopReminders(quiet.id, api.clock.now()));
    expect((await partner.browser.post('/api/partner/nudge', { person_id: quiet.id })).body.code).toBe(
      'nothing_to_nudge',
    );
    const email = await invited(partner);
    const person_id = accountStore(api.deps.db).findByEmail(email)?.id;
    expect((await partner.browser.post('/api/partner/nudge', { person_id })).status).toBe(200);
    expect((await mailsTo(api, email)).at(-1)?.text).toContain('/en/student/dashboard');
  });

  it('an account without an application is reminded three times at most', async () => {
    const partner = await verified();
    const email = await invited(partner);
    const person_id = accountStore(api.deps.db).findByEmail(email)?.id;
    for (let times = 0; times < 3; times += 1) {
      expect((await partner.browser.post('/api/partner/nudge', { person_id })).status).toBe(200);
      api.clock.time += 7 * DAY_MS;
    }
    expect((await partner.browser.post('/api/partner/nudge', { person_id })).body.code).toBe('nothing_to_nudge');
  });

  it('a note stays when its person gets an account', async () => {
    const partner = await verified();
    const { id, token, email } = await apply(api, { partner: partner.profile.partner_id });
    await partner.browser.post('/api/partner/note', { person_id: id, note: 'met at the fair' });
    await invited(partner, email);
    const browser = visitor(api);
    await browser.post('/api/auth/sign-in', { email, password: PASSWORD });
    await browser.post('/api/me/link-application', { access_token: token });
    expect((await registrations(partner.browser)).people).toMatchObject([{ step: 'applied', note: 'met at the fair' }]);
  });

  it('a note is kept for its writer', async () => {
    const partner = await verified();
    const { id } = await apply(api, { partner: partner.profile.partner_id });
    const note = (text: string) => partner.browser.post('/api/partner/note', { person_id: id, note: text });
    await note('calls on Monday');
    expect((await note('x'.repeat(501))).status).toBe(400);
    expect((await registrations(partner.browser)).people).toMatchObject([{ note: 'calls on Monday' }]);
  });

  it('PRIV-26 show a name only while its owner agrees; otherwise the number, in list, search and export', async () => {
    const { browser, profile } = await verified();
    const { id, token } = await apply(api, { partner: profile.partner_id, first_name: 'Hirut', last_name: 'Alemu' });
    const number = applicationNumber(id);
    const seen = async () => {
      const table = await fetch(`${api.url}/api/partner/registrations.csv`, { headers: { cookie: browser.cookie } });
      const found = await browser.post('/api/partner/registrations', { search: 'hirut' });
      return [(await registrations(browser)).people[0]?.name, found.body.total, /Hirut/.test(await table.text())];
    };
    const agree = (given: boolean) => setConsent(api, token, 'partner_name', given);
    expect(await seen()).toEqual([number, 0, false]);
    expect((await agree(true)).status).toBe(200);
    expect(await seen()).toEqual(['Hirut Alemu', 1, true]);
    // Whoever reads her number aloud is found by it all the same.
    for (const search of [number, number.toLowerCase().replaceAll('-', ' ')])
      expect((await browser.post('/api/partner/registrations', { search })).body.total, search).toBe(1);
    expect((await agree(false)).status).toBe(200);
    // Before the background makes the row anew.
    expect(registrationStore(api.deps.db).find(profile.partner_id, id)).toMatchObject({ name: number });
    expect(await seen()).toEqual([number, 0, false]);
  });

  it('PRIV-95 reads where and when somebody works only in the export, only with the consent for that, and only their own partner', async () => {
    const { browser, profile } = await verified();
    const stranger = await verified();
    const { id, token } = await applyUntil(api, 'COMPLETE', { partner: profile.partner_id });
    const { employerId: companyId } = await vettedCompany(api, chief);
    const { matchId } = makeConfirmedMatch(api.deps, companyId);
    changeRows(api.deps.db, 'match', { id: matchId }, { applicant_id: id });
    const table = async (of: Visitor, lang = 'en') => {
      const answer = await fetch(`${api.url}/api/partner/registrations.csv?lang=${lang}`, {
        headers: { cookie: of.cookie },
      });
      return answer.text();
    };
    const seen = async (of = browser) => /Flughafen Musterstadt.*01\.07\.2027.*28\.09\.2027/.test(await table(of));
    expect(await table(browser)).toContain('First day of work');
    expect(await seen()).toBe(false);
    expect((await setConsent(api, token, 'partner_name', true)).status).toBe(200);
    expect(await seen()).toBe(false);
    expect((await setConsent(api, token, 'partner_placement', true)).status).toBe(200);
    expect([await seen(), await seen(stranger.browser)]).toEqual([true, false]);
    const earlier = makeConfirmedMatch(api.deps, (await vettedCompany(api, chief)).employerId, {
      ...{ site: 'Frachtzentrum Nord', starts_on: '2026-12-01', ends_on: '2026-12-20' },
    });
    changeRows(api.deps.db, 'match', { id: earlier.matchId }, { applicant_id: id });
    for (const lang of LANGUAGES)
      expect(await table(browser, lang)).toMatch(
        /Frachtzentrum Nord; Flughafen Musterstadt\W+01\.12\.2026; 01\.07\.2027\W+20\.12\.2026; 28\.09\.2027/,
      );
    expect(JSON.stringify(await registrations(browser))).not.toContain('Musterstadt');
    // Since when, once the employer has noted it; under an older wording of the consent, which did not say it, never.
    const contract = await makeSentContract(api.deps, companyId, id);
    changeRows(api.deps.db, 'contract', { id: contract.id }, { match_id: matchId, state: 'active' });
    const note = { contract_id: contract.id, terms_version: 1, noted_by: 'employer', account_id: null, noted_at: 1 };
    contractLifeStore(api.deps.db).setMark({ ...note, what: 'began', day: '2027-07-03' } as Mark);
    expect(await table(browser)).toContain('03.07.2027');
    changeRows(api.deps.db, 'consent', { purpose: 'partner_placement' }, { text_version: '2026-12' });
    expect([await seen(), (await table(browser)).includes('03.07.2027')]).toEqual([true, false]);
    changeRows(api.deps.db, 'consent', { purpose: 'partner_placement' }, { text_version: '2027-01' });
    contractLifeStore(api.deps.db).unmark(contract.id, 'began');
    contractLifeStore(api.deps.db).setMark({ ...note, what: 'absent', day: '2027-07-03' } as Mark);
    expect(await table(browser)).not.toContain('03.07.2027');
    expect((await setConsent(api, token, 'partner_placement', false)).status).toBe(200);
    expect(await seen()).toBe(false);
    const alone = await applyUntil(api, 'COMPLETE');
    expect((await setConsent(api, alone.token, 'partner_placement', true)).body.code).toBe('placement_closed');
  });

  it('PRIV-26 takes the consent to a name in the form of step 1, in the version that was shown, where a partner invites', async () => {
    const { browser, profile } = await verified();
    const partner_name = CONSENT_VERSIONS.partner_name;
    const names = async () => (await registrations(browser)).people.map(({ name }) => name).sort();
    const { id } = await apply(api, {
      partner: profile.partner_id,
      partner_name,
      first_name: 'Hirut',
      last_name: 'Alemu',
    });
    const old = await apply(api, { partner: profile.partner_id, partner_name: '2020-01' });
    const silent = await apply(api, { partner: profile.partner_id });
    const alone = await apply(api, { partner_name });
    expect(await names()).toEqual(['Hirut Alemu', ...[old, silent].map((one) => applicationNumber(one.id))].sort());
    expect([id, alone.id].map((one) => consentStore(api.deps.db).given(one, 'partner_name') !== undefined)).toEqual([
      true,
      false,
    ]);
  });

  it('the export is a table that no spreadsheet runs', async () => {
    const { browser, profile } = await verified();
    const { id } = await apply(api, { partner: profile.partner_id, first_name: '=cmd|x', last_name: '"Quoted"' });
    letPartnersSeeNames(api.deps);
    await browser.post('/api/partner/note', { person_id: id, note: '@SUM(A1), \n+1' });
    const answer = await fetch(`${api.url}/api/partner/registrations.csv?lang=de`, {
      headers: { cookie: browser.cookie },
    });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="registrations-${profile.partner_id}.csv"`,
    );
    const [head, row] = (await answer.text()).split('\r\n');
    expect(head).toMatch(
      /^\uFEFF?"Name";"Registriert am";"Status";"Wer ist am Zug";"Seit";"Fehlt noch";"Firma";"Arbeitsort";"Erster Arbeitstag";"Letzter Arbeitstag";"Arbeit begonnen am";"Notiz"$/,
    );
    expect(row).toMatch(
      /^"'=cmd\|x ""Quoted""";"\d\d\.\d\d\.\d{4}";"beworben";"wir";"\d\d\.\d\d\.\d{4}";"";"";"";"";"";"";"'@SUM/,
    );
  });
});

describe('The pure rules', () => {
  const accepted = documentsOf('documents').map((type) => ({ type, review: 'accepted' as const }));

  it('approved is whoever’s documents of step 2 are accepted, whatever came first', () => {
    expect(stepOf({ status: 'ENROLMENT_UPLOADED', documents: accepted })).toBe('approved');
    expect(stepOf({ status: 'ENROLMENT_UPLOADED', documents: accepted.slice(1) })).toBe('documents_in');
    expect(stepOf({ status: null, documents: [] })).toBe('registered');
    expect(stepOf({ status: 'WITHDRAWN', documents: accepted })).toBe('ended');
  });

  const facts = (status: Status, given: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
    status,
    documents: requiredDocuments(status).map((type) => ({ type, review: 'accepted' as const })),
    deferred: [],
    originalsPostedAt: null,
    ...given,
  });

  it('PARA-33 nothing is missing while it is our turn', () => {
    expect(missingThings(facts('PRE_REGISTERED'))).toEqual([]);
    const status = 'ENROLMENT_UPLOADED';
    expect(missingThings(facts(status))).toEqual(['originals']);
    expect(missingThings(facts(status, { originalsPostedAt: 1 }))).toEqual([]);
    const lacking = facts(status).documents.filter(({ type }) => type !== 'enrolment');
    expect(missingThings(facts(status, { documents: lacking, originalsPostedAt: 1 }))).toEqual(['enrolment']);
    expect(missingThings(null)).toEqual(['application']);
  });

  it('PARA-33 a document that may come later is missing only when nothing else is left to do', () => {
    const deferred = [{ type: 'a2', due_on: '2027-03-01' }] as const;
    const status = 'ENROLMENT_UPLOADED';
    const documents = facts(status).documents.filter(({ type }) => type !== 'a2');
    const without = (type: string) => documents.filter((document) => document.type !== type);
    expect(missingThings(facts('A2_CV_RECEIVED', { documents: without('enrolment'), deferred }))).toEqual([
      'enrolment',
    ]);
    expect(missingThings(facts(status, { documents, deferred }))).toEqual(['originals']);
    expect(missingThings(facts(status, { documents, deferred, originalsPostedAt: 1 }))).toEqual(['a2']);
  });

  it('everybody counts on each step they have reached', () => {
    expect(
      countSteps(
        new Map([
          ['complete', 1],
          ['registered', 1],
          ['ended', 1],
        ]),
      ),
    ).toEqual({
      registered: 3,
      applied: 2,
      documents_in: 1,
      approved: 1,
      complete: 1,
    });
  });

  it('weeks begin on Monday in Berlin, over the change of summer time and of the year', () => {
    const sunday = Date.parse('2026-10-25T22:59:59Z');
    const monday = Date.parse('2026-10-25T23:00:00Z');
    expect([mondayOf(sunday), mondayOf(monday)]).toEqual(['2026-10-19', '2026-10-26']);
    const weeks = weeksOf(new Map([['2026-10-19', 3]]), Date.parse('2026-11-01T12:00:00Z'));
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { starts_on: '2026-10-19', registered: 3 },
      { starts_on: '2026-10-26', registered: 0 },
    ]);
    expect(firstOfWeeks(Date.parse('2026-11-01T12:00:00Z'))).toBe(weeks[0]?.starts_on);
    expect(weeksOf(new Map(), Date.parse('2027-01-01T12:00:00Z')).at(-1)?.starts_on).toBe('2026-12-28');
  });

  it.each(['=1', '+1', '-1', '@x', '\t=1', '  =1', '\r=1', '＝1', '\u200b=1'])('a cell %j is text', (text) => {
    expect(csv([[text]], 'en').toString()).toContain(`"'`);
  });
});
