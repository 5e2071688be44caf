import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { isErasedAccount } from '#api/accounts/erased-account.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { employerMemberStore, partnerMemberStore } from '#api/members/member.store.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { addToErased, erasedPerson } from '#api/personal-data/erased-list.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { addPartner, member, PASSWORD, type Visitor, verifiedPartner, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { makeSentContract } from '../support/contracts.ts';
import { ownEmployer } from '../support/employers.ts';
import { finish, holding } from '../support/erasures.ts';
import { mailsTo } from '../support/mails.ts';
import { reopen } from '../support/reopen.ts';
import { changeRows } from '../support/rows.ts';

const MARK = 'zqmarked';

let api: Api;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100', CLOCK_CONFIRMED: 'yes' } });
});
afterEach(() => api.stop());

const erase = (browser: Visitor, password = PASSWORD) => browser.post('/api/me/erase-account', { password });
/** Refused, as was said before anybody typed a password. */
async function expectObstacle(browser: Visitor, code: string) {
  const { status, body } = await browser.get('/api/me/erase-obstacle');
  expect([status, body]).toEqual([200, { obstacle: code, ends_organization: false }]);
  expect((await erase(browser)).body.code).toBe(code);
}
/** Nothing keeps the account; whether an organisation ends with it is said too. */
async function expectFree(browser: Visitor, ends_organization: boolean) {
  expect((await browser.get('/api/me/erase-obstacle')).body).toEqual({ obstacle: null, ends_organization });
}
const signIn = (email: string) => visitor(api).post('/api/auth/sign-in', { email, password: PASSWORD });

type Person = Awaited<ReturnType<typeof member>>;

/** Nothing of the mark is left, in the rows or in any byte, once the last mail is forgotten too. */
async function expectGone({ id, email }: Person): Promise<void> {
  const { deps } = api;
  const account = accountStore(deps.db).find(id);
  expect(account === undefined || isErasedAccount(account)).toBe(true);
  expect((await signIn(email)).status).toBe(401);
  expect((await mailsTo(api, email)).at(-1)?.subject).toBe('Your data have been deleted');
  // Attempts are counted with a pseudonym, mails are forgotten a day after they went out.
  api.clock.time += 2 * DAY_MS;
  await finish(api);
  expect(holding(api, MARK)).toEqual([]);
}

describe('PRIV-91 An account is erased at its own request', () => {
  it('a student’s, who has no application', async () => {
    const student = await member(api, 'student', { email: `${MARK}@example.org` });
    await expectFree(student.browser, false);
    expect((await erase(student.browser, 'Wrong-One-47')).body.code).toBe('password_wrong');
    expect((await erase(student.browser)).status).toBe(200);
    expect((await student.browser.get('/api/auth/session')).body.user).toBeNull();
    expect(accountStore(api.deps.db).find(student.id)).toBeUndefined();
    await expectGone(student);
  });

  it('a colleague’s at a partner, whose log and mails named them', async () => {
    const { deps } = api;
    const owner = await verifiedPartner(api);
    const { partnerId } = owner;
    const email = `${MARK}@example.org`;
    await owner.browser.post('/api/team/invite-member', { email, lang: 'en' });
    const colleague = await member(api, 'partner', { email });
    const now = api.clock.now();
    partnerMemberStore(deps.db).add({
      account_id: colleague.id,
      organization_id: partnerId,
      invited_by: null,
      joined_at: now,
    });
    partnerStore(deps.db).addAudit(partnerId, 'member_joined', colleague.id, now, email);
    outboxStore(deps.db).add(
      { template: 'partner-member-joined', lang: 'en', accountId: owner.id, params: { email } },
      now,
    );
    await deps.mail.sendDue();
    await expectFree(colleague.browser, false);
    expect((await erase(colleague.browser)).status).toBe(200);
    expect(partnerMemberStore(deps.db).listOf(partnerId)).toEqual([]);
    expect(partnerStore(deps.db).findByPartnerId(partnerId)?.invite_active).toBe(1);
    await expectGone(colleague);
  });

  it('the last one’s at a partner: code and links lead nowhere, and people apply without', async () => {
    const { deps } = api;
    const owner = await member(api, 'partner', { email: `${MARK}@example.org` });
    const { partnerId, inviteToken } = addPartner(api, owner.id);
    changeRows(deps.db, 'partner_profiles', { partner_id: partnerId }, { contact_person: MARK });
    await expectFree(owner.browser, true);
    expect((await erase(owner.browser)).status).toBe(200);
    const invited = await visitor(api).post('/api/functions/validate-invite-token', { token: inviteToken });
    expect(invited.body.success).not.toBe(true);
    expect(partnerStore(deps.db).findByPartnerId(partnerId)).toMatchObject({
      organization_name: 'Example University',
      ...{ contact_person: '', invite_active: 0 },
    });
    expect((await apply(api)).applicant.status).toBe('PRE_REGISTERED');
    await expectGone(owner);
  });

  it('the last one’s at an employer: its open places close, and it names nobody', async () => {
    const { deps } = api;
    const owner = await member(api, 'employer', { email: `${MARK}@example.org` });
    const employer = await ownEmployer(owner.browser);
    const contract = await makeSentContract(deps, employer.id);
    await expectObstacle(owner.browser, 'erasure_open_contract');
    expect(accountStore(deps.db).find(owner.id)?.email).toBe(owner.email);
    changeRows(deps.db, 'contract', { id: contract.id }, { state: 'cancelled' });
    // Somebody has accepted the place, and counts on it.
    await expectObstacle(owner.browser, 'erasure_open_place');
    const { match_id } = contractStore(deps.db).find(contract.id) ?? {};
    changeRows(deps.db, 'match', { id: match_id }, { state: 'withheld' });
    changeRows(deps.db, 'employer', { id: employer.id }, { contact_person: MARK });
    expect((await erase(owner.browser)).status).toBe(200);
    expect(requirementStore(deps.db).openOf(employer.id)).toEqual([]);
    expect(employerStore(deps.db).find(employer.id)).toMatchObject({
      company: expect.any(String) as string,
      contact_person: '',
    });
    expect(
      eventStore(deps.db)
        .history('employer', employer.id)
        .map(({ action }) => action),
    ).toContain('employer-ended');
  });

  it('an admin’s, if somebody else can decide', async () => {
    const { deps } = api;
    const admin = await member(api, 'employer', { email: `${MARK}@example.org` });
    employerMemberStore(deps.db).remove(admin.id, (await ownEmployer(admin.browser)).id);
    accountStore(deps.db).setRole(admin.id, 'admin');
    await expectObstacle(admin.browser, 'last_admin');
    const other = await member(api, 'employer');
    accountStore(deps.db).setRole(other.id, 'admin');
    expect((await erase(admin.browser)).status).toBe(200);
    expect(accountStore(deps.db).find(admin.id)?.disabled_at).toBe(api.clock.now());
  });
});

describe('PRIV-92 PRIV-94 An account that is still needed stays', () => {
  it('of a student with an application, which has a page of its own for that', async () => {
    const student = await member(api, 'student');
    const { token } = await apply(api);
    await student.browser.post('/api/me/link-application', { access_token: token });
    await expectObstacle(student.browser, 'erasure_application');
    expect((await signIn(student.email)).status).toBe(200);
  });

  it.each(['partner', 'employer'] as const)('of a %s’s owner who has colleagues', async (role) => {
    const { deps } = api;
    const [owner, colleague] = [await member(api, role), await member(api, role)];
    const id = role === 'partner' ? addPartner(api, owner.id).partnerId : (await ownEmployer(owner.browser)).id;
    const team = role === 'partner' ? partnerMemberStore(deps.db) : employerMemberStore(deps.db);
    if (role === 'employer') team.remove(colleague.id, (await ownEmployer(colleague.browser)).id);
    team.add({ account_id: colleague.id, organization_id: id, invited_by: null, joined_at: api.clock.now() });
    const code = role === 'partner' ? 'owner_stays' : 'owner_hands_over';
    await expectObstacle(owner.browser, code);
    expect((await signIn(owner.email)).status).toBe(200);
  });
});

it('PRIV-93 an erased account that a restored database brings back is erased again when a server takes its folder, before the first request', async () => {
  const [back, other] = [await member(api, 'student'), await member(api, 'student')];
  const owner = await member(api, 'partner');
  const { partnerId } = addPartner(api, owner.id);
  await addToErased(api.deps.folders, [erasedPerson(back.id), erasedPerson(owner.id)], 1);
  await api.halt();
  const { deps, release } = await reopen(api);
  onTestFinished(release);
  expect(accountStore(deps.db).find(back.id)).toBeUndefined();
  expect(accountStore(deps.db).find(owner.id)?.email).toBe(`erased-${owner.id}`);
  expect(partnerStore(deps.db).findByPartnerId(partnerId)?.contact_person).toBe('');
  expect(accountStore(deps.db).find(other.id)?.email).toBe(other.email);
});
