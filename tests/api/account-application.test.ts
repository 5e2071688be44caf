import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { correctApplicant } from '#api/applicants/correct.ts';
import { addPartner, member, newAddress, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil } from '../support/applications.ts';
import { step1Form } from '../support/forms.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const own = async (browser: ReturnType<typeof visitor>) =>
  (await browser.get('/api/me/application')).body.application as {
    id: string;
    status: string;
    missing_documents: string[];
  } | null;

async function send(browser: ReturnType<typeof visitor>, fields: Record<string, string>) {
  const body = await step1Form(fields);
  const headers = { cookie: browser.cookie, 'sec-fetch-site': 'same-origin', 'accept-language': 'en' };
  return answerOf(fetch(`${api.url}/api/functions/submit-preregistration`, { method: 'POST', body, headers }));
}

describe('The name of a student who came without one', () => {
  const given = { first_name: 'Selam', last_name: 'Tesfaye' };

  it('STUA-18 is taken once, and again for the same press; the partner then knows who it is', async () => {
    const { browser, id } = await member(api, 'student');
    const change = (name: object) => browser.post('/api/auth/change-name', name);
    expect(accountStore(api.deps.db).find(id)).toMatchObject({ first_name: '', last_name: '' });
    expect((await change(given)).body.user).toMatchObject(given);
    expect((await change(given)).status).toBe(200);
    expect((await change({ ...given, first_name: 'Hanna' })).body.code).toBe('name_known');
    expect(accountStore(api.deps.db).find(id)).toMatchObject(given);
  });

  it.each([
    [{ first_name: 'Selam' }, 'input_empty'],
    [{ ...given, last_name: ' ' }, 'input_empty'],
    [{ ...given, last_name: 'x'.repeat(60_000) }, 'input_too_long'],
    [{ ...given, first_name: 'http://example.org' }, 'name_invalid'],
  ])('STAC-09 %j is refused at its field', async (name, code) => {
    const { browser, id } = await member(api, 'student');
    const { status, body } = await browser.post('/api/auth/change-name', name);
    expect([status, body.errors?.[0]?.code]).toEqual([400, code]);
    expect(accountStore(api.deps.db).find(id)?.first_name).toBe('');
  });
});

describe('The application of a student account', () => {
  it('STUA-24 is the one sent while signed in, with the partner who invited', async () => {
    const { browser, email, id, user } = await member(api, 'student');
    expect(await own(browser)).toBeNull();
    const { body } = await send(browser, { email });
    expect(await own(browser)).toMatchObject({
      id: body.applicant.id,
      status: 'PRE_REGISTERED',
      promised_documents: [],
      originals_posted_at: null,
      originals_due_on: null,
      decision_reason: null,
    });
    expect(applicantStore(api.deps.db).find(body.applicant.id)).toMatchObject({
      user_id: id,
      partner_id: user?.partner_id,
    });
  });

  it('STUA-24 is not one that was filled in for somebody else on the same phone', async () => {
    const { browser } = await member(api, 'student');
    const { body } = await send(browser, { email: newAddress('helped'), for_another: 'true' });
    expect(await own(browser)).toBeNull();
    expect(applicantStore(api.deps.db).find(body.applicant.id)).toMatchObject({ user_id: null, partner_id: null });
  });

  it('STUA-24 an address alone gives no application away; its own mailbox gets the link that leads to the account', async () => {
    const email = newAddress('student');
    const before = await applyUntil(api, 'STEP1_APPROVED', { email });
    const { browser } = await member(api, 'student', { email });
    expect(await own(browser)).toBeNull();
    expect((await browser.post('/api/me/mail-application-link')).body).toEqual({ success: true });
    const text = (await mailsTo(api, email)).at(-1)?.text ?? '';
    const token = /\/en\/student\/dashboard\?token=([0-9a-f-]{36})/.exec(text)?.[1];
    await browser.post('/api/me/link-application', { access_token: token });
    expect(await own(browser)).toMatchObject({ id: before.id, status: 'STEP1_APPROVED', missing_documents: [] });
  });

  it('STUA-24 whoever asks for a link without an application gets the same answer', async () => {
    const { browser, email } = await member(api, 'student');
    const before = (await mailsTo(api, email)).length;
    expect((await browser.post('/api/me/mail-application-link')).body).toEqual({ success: true });
    expect((await mailsTo(api, email)).length).toBe(before);
  });

  it('the applicant is told which account was linked, and an operator who moves the address takes it away', async () => {
    const { browser, email } = await member(api, 'student');
    const { token, id, email: applicantEmail } = await apply(api, { lang: 'en' });
    await browser.post('/api/me/link-application', { access_token: token });
    const mail = (await mailsTo(api, applicantEmail)).at(-1);
    expect(mail?.subject).toBe('Your application now belongs to an account');
    expect(mail?.text).toContain(email);
    api.deps.tx(() =>
      correctApplicant(api.deps, id, { email: newAddress('right') }, { by: 'operator', who: OPERATOR }),
    );
    expect(await own(browser)).toBeNull();
  });

  it('another one is linked by its token; one that has an owner stays theirs', async () => {
    const first = await member(api, 'student');
    const second = await member(api, 'student');
    const { token, id } = await apply(api);
    const link = (browser: ReturnType<typeof visitor>, access_token: string) =>
      browser.post('/api/me/link-application', { access_token });
    expect((await link(first.browser, crypto.randomUUID())).status).toBe(404);
    expect((await link(first.browser, token)).body).toMatchObject({ application: { id } });
    expect((await link(first.browser, token)).status).toBe(200);
    expect((await link(second.browser, token)).body.code).toBe('application_linked');
    expect(await own(second.browser)).toBeNull();
  });

  it('that somebody else’s account has by its link alone is linked again by the account of its own address', async () => {
    const [helper, owner, other] = [
      await member(api, 'student'),
      await member(api, 'student'),
      await member(api, 'student'),
    ];
    const { token, id } = await apply(api, { email: owner.email });
    const link = (browser: ReturnType<typeof visitor>) =>
      browser.post('/api/me/link-application', { access_token: token });
    expect((await link(helper.browser)).status).toBe(200);
    expect((await link(other.browser)).body.code).toBe('application_linked');
    expect((await link(owner.browser)).body).toMatchObject({ application: { id } });
    expect(await own(helper.browser)).toBeNull();
    expect((await link(helper.browser)).body.code).toBe('application_linked');
    expect((await owner.browser.get('/api/my-data')).status).toBe(200);
  });

  it('goes on by a fresh link, without any mail', async () => {
    const { browser, email } = await member(api, 'student');
    expect((await browser.post('/api/me/continue-application')).body.code).toBe('application_none');
    const { body } = await send(browser, { email });
    const { access_token } = (await browser.post('/api/me/continue-application')).body as unknown as {
      access_token: string;
    };
    const seen = await answerOf(api.post('get-applicant', { token: access_token }));
    expect(seen.body.applicant).toMatchObject({ id: body.applicant.id, user_id: expect.any(String) });
  });

  it('an application without an account is attributed to the partner of its link, and to nobody if that is unknown', async () => {
    const { id } = await member(api, 'partner');
    const { partnerId, inviteToken } = addPartner(api, id);
    const nobody = visitor(api);
    for (const [partner, expected] of [
      [partnerId, partnerId],
      [inviteToken, partnerId],
      ['P-UNKNOWN', null],
      ['P'.repeat(101), null],
    ] as const) {
      const { status, body } = await send(nobody, { email: newAddress(), partner });
      expect(status).toBe(200);
      expect(applicantStore(api.deps.db).find(body.applicant.id)).toMatchObject({
        user_id: null,
        partner_id: expected,
      });
    }
  });
});
