import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { signUpStore } from '#api/accounts/sign-up/sign-up.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import { review } from '#api/applicants/review/review.ts';
import { mailEmployer, mailPeopleOf } from '#api/employers/mail-employer.ts';
import { tellEmployers } from '#api/employers/tell-employers.ts';
import { cancel } from '#api/employment-contracts/cancel.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { tellSides } from '#api/employment-contracts/tell-sides.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { stepMatch } from '#api/matches/step-match.ts';
import { retentionStore } from '#api/retention/retention.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { member, newAddress, newAdmin, signUp } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, callAs } from '../support/applications.ts';
import { makeSentContract } from '../support/contracts.ts';
import { morningMailsTo, ownEmployer, REQUIREMENT, vettedCompany } from '../support/employers.ts';
import { documentForm, step2Form } from '../support/forms.ts';
import { mailsTo, subjectsTo } from '../support/mails.ts';
import { makeMatch } from '../support/matches.ts';
import { OPERATOR } from '../support/operator.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { changeRows, deleteRows } from '../support/rows.ts';

/** Noon in Berlin, on a Monday. */
const NOON = Date.parse('2026-11-23T11:00:00Z');
let api: Api;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: NOON });
});
afterEach(() => api.stop());

/** Mails that are not to go out, by what they are. */
const dropped = () =>
  outboxStore(api.deps.db)
    .list()
    .filter(({ state }) => state === 'cancelled')
    .map(({ template }) => template);

describe('A reminder that waited for the mail server', () => {
  async function reminded() {
    const person = await applyUntil(api, 'STEP1_APPROVED', { lang: 'en' });
    await subjectsTo(api, person.email);
    api.clock.time += 3 * DAY_MS;
    while (remind(api.deps));
    return person;
  }

  it.each([
    ['has stopped them', ({ id }: { id: string }) => applicantStore(api.deps.db).stopReminders(id, api.clock.time)],
    ['has done it', async ({ token }: { token: string }) => api.post('submit-step2', await step2Form(token))],
    ['has withdrawn', ({ token }: { token: string }) => callAs(api, 'withdraw-application', token)],
  ])('is not sent to whoever %s, and waits for nobody', async (_what, act) => {
    const person = await reminded();
    await act(person);
    expect((await subjectsTo(api, person.email)).filter((subject) => subject.startsWith('A reminder'))).toEqual([]);
    expect(dropped()).toEqual(['reminder-documents']);
  });

  it('is sent to whoever it is still true of', async () => {
    const { email } = await reminded();
    expect((await subjectsTo(api, email)).at(-1)).toBe('A reminder: your documents are still missing');
  });
});

describe('A mail about an application that waited', () => {
  it('asks nobody for a next step who has withdrawn meanwhile', async () => {
    const { email, token } = await applyUntil(api, 'STEP1_APPROVED', { lang: 'en' });
    await callAs(api, 'withdraw-application', token);
    expect(await subjectsTo(api, email)).toEqual(['Your application is withdrawn']);
  });

  it('rejects nobody whose application is open again', async () => {
    const { id, email } = await applyUntil(api, 'STEP1_APPROVED', { lang: 'en' });
    await subjectsTo(api, email);
    review.reject(api.deps, OPERATOR, id, 'A mistake');
    review.reopen(api.deps, OPERATOR, id);
    expect((await subjectsTo(api, email)).slice(2)).toEqual(['Your application is open again']);
  });

  it('asks for no document again that has come meanwhile', async () => {
    const { id, email, token } = await applyUntil(api, 'A2_CV_RECEIVED', { lang: 'en' });
    await subjectsTo(api, email);
    for (const type of ['cv', 'a2'] as const) review.sendBack(api.deps, OPERATOR, id, type, 'Cut off.');
    await api.post('upload-document', await documentForm({ token, id }, 'cv'));
    expect((await subjectsTo(api, email)).filter((subject) => subject.startsWith('Please replace'))).toEqual([
      'Please replace: A2 certificate',
    ]);
  });

  it('misses no originals that were found meanwhile', async () => {
    const { id, email } = await applyUntil(api, 'ENROLMENT_UPLOADED', { lang: 'en' });
    await subjectsTo(api, email);
    review.missOriginals(api.deps, OPERATOR, id, { papers: ['enrolment'] });
    review.receiveOriginals(api.deps, OPERATOR, id, { papers: ['enrolment'] });
    expect(await subjectsTo(api, email)).not.toContain('Something is missing from your envelope');
  });

  it('announces no deletion that is void', async () => {
    const { id, email } = await applyUntil(api, 'STEP1_APPROVED', { lang: 'en' });
    await subjectsTo(api, email);
    const add = (due: string) =>
      outboxStore(api.deps.db).add(
        { template: 'deletion-application', lang: 'en', applicantId: id, params: { due, open: 'yes' } },
        api.clock.time,
      );
    add('2026-12-23');
    const told = add('2026-11-23');
    changeRows(api.deps.db, 'retention', { applicant_id: id }, { mail_id: told });
    expect(retentionStore(api.deps.db).find(id)?.mail_id).toBe(told);
    const mails = (await mailsTo(api, email)).slice(2);
    expect(mails.map(({ subject }) => subject)).toEqual(['We will soon delete your application']);
    // It was to be sent before: the time to answer begins when it is.
    expect(mails[0]?.text).toContain('From 7 December 2026 on');
  });
});

describe('A reminder to begin that waited', () => {
  it.each([
    [
      'has an application',
      (account: string, id: string) => changeRows(api.deps.db, 'applicant', { id }, { user_id: account }),
    ],
    ['wants none', (account: string) => accountStore(api.deps.db).stopReminders(account, api.clock.time)],
  ])('is not sent to whoever %s', async (_what, act) => {
    const { id: account, email } = await member(api, 'student');
    const { id } = await applyUntil(api, 'PRE_REGISTERED');
    const before = (await mailsTo(api, email)).length;
    const params = { organization: 'Example University' };
    outboxStore(api.deps.db).add({ template: 'partner-nudge-start', lang: 'en', accountId: account, params }, 1);
    act(account, id);
    expect(await mailsTo(api, email)).toHaveLength(before);
    expect(dropped()).toEqual(['partner-nudge-start']);
  });
});

describe('A link that waited', () => {
  it('for a sign-up that is gone leads nowhere, and is not sent', async () => {
    const email = newAddress();
    await signUp(api, 'employer', { email });
    const account = accountStore(api.deps.db).findByEmail(email);
    signUpStore(api.deps.db).forgetAll(account?.id ?? '');
    expect(await mailsTo(api, email)).toEqual([]);
    expect(dropped()).toEqual(['account-confirm']);
  });
});

describe('A mail to an employer that waited', () => {
  async function company() {
    const admin = await newAdmin(api);
    const { browser, email, ...rest } = await vettedCompany(api, admin.browser);
    const { id } = await ownEmployer(browser);
    await mailsTo(api, email);
    return { ...rest, admin, browser, email, id, account: accountStore(api.deps.db).findByEmail(email)?.id ?? '' };
  }

  it.each([
    ['works there no more', (account: string) => deleteRows(api.deps.db, 'employer_member', { account_id: account })],
    [
      'works for another one',
      (account: string, other: string) =>
        changeRows(api.deps.db, 'employer_member', { account_id: account }, { employer_id: other }),
    ],
    ['is blocked', (account: string) => accountStore(api.deps.db).setDisabled(account, 1, 1)],
  ])('tells nothing of it to whoever %s', async (_what, act) => {
    const [{ email, id, account }, other] = [await company(), await company()];
    mailPeopleOf(api.deps, id, 'employer-match-confirmed', { number: 'K-100001' });
    const before = (await mailsTo(api, email)).length;
    mailPeopleOf(api.deps, id, 'employer-match-confirmed', { number: 'K-100001' });
    act(account, other.id);
    expect(await mailsTo(api, email)).toHaveLength(before);
    expect(dropped()).toEqual(['employer-match-confirmed']);
  });

  it('EMPA-26 asks on a morning for no signature that was given, nor for a contract that was cancelled', async () => {
    const { email, id, admin } = await company();
    const [open, ended] = [await makeSentContract(api.deps, id), await makeSentContract(api.deps, id)];
    for (const { id: contract } of [open, ended]) {
      deleteRows(api.deps.db, 'contract_copy', { contract_id: contract });
      changeRows(api.deps.db, 'contract', { id: contract }, { state: 'sent' });
    }
    const signed = await makeSentContract(api.deps, id);
    for (const { id: contract } of [open, ended, signed]) {
      const row = contractStore(api.deps.db).find(contract);
      if (row) api.deps.tx(() => tellSides(api.deps, row, 'sent'));
    }
    const row = contractStore(api.deps.db).find(ended.id);
    if (row) api.deps.tx(() => cancel(api.deps, row, { by: 'operator', accountId: admin.id, reason: 'Wrong' }));
    const mails = (await morningMailsTo(api, email)).map(({ subject, text }) => ({ subject, text }));
    expect(mails.slice(-2).map(({ subject }) => subject)).toEqual([
      'A contract was cancelled',
      'A contract is waiting for your signature',
    ]);
    expect(mails.at(-1)?.text).toContain(contractNumber(open.id));
  });

  it('EMPA-26 names on a morning no release for a requirement that the employer has closed, and the present day else', async () => {
    const { email, id, browser } = await company();
    const fields = { ...REQUIREMENT, headcount: 3, requirement_id: crypto.randomUUID(), open: true };
    const { body } = await browser.post('/api/employer/save-requirement', fields);
    const requirement = (body as unknown as { id: string }).id;
    const { id: applicantId } = makePoolCandidate(api.deps);
    const answerUntil = Date.parse('2026-12-02T23:00:00Z');
    const match = makeMatch(api.deps, { requirementId: requirement, applicantId, state: 'released', answerUntil });
    const say = () =>
      mailEmployer(api.deps, id, 'employer-match-released', { requirement, match, answer: '2026-11-30' });
    say();
    const mails = await morningMailsTo(api, email);
    expect(mails.at(-1)?.text).toContain('has until 2 December 2026 to answer');
    say();
    changeRows(api.deps.db, 'match', { id: match }, { state: 'withdrawn', answer_until: null });
    expect(await morningMailsTo(api, email)).toHaveLength(mails.length);
  });

  it('EMPA-26 names on a morning as many proposals as still wait for an answer', async () => {
    const { browser, email, id } = await company();
    const fields = { ...REQUIREMENT, headcount: 3, requirement_id: crypto.randomUUID(), open: true };
    const { body } = await browser.post('/api/employer/save-requirement', fields);
    const requirement = (body as unknown as { id: string }).id;
    const answerUntil = NOON + 7 * DAY_MS;
    const [one, two] = [1, 2].map(() => {
      const { id: applicantId } = makePoolCandidate(api.deps);
      return makeMatch(api.deps, { requirementId: requirement, applicantId, state: 'proposed', answerUntil });
    });
    const say = () => mailEmployer(api.deps, id, 'employer-match-proposed', { requirement, count: '2', answer: '' });
    const end = (match = '') =>
      api.deps.tx(() => {
        const row = matchStore(api.deps.db).find(match);
        if (row) stepMatch(api.deps, row, 'withdrawn', { actor: 'server', isKnownTo: 'employer' });
      });
    say();
    end(one);
    const mails = await morningMailsTo(api, email);
    expect(mails.at(-1)?.subject).toBe('A new proposal for your requirement');
    expect(mails.at(-1)?.text).toContain('Please answer by');
    say();
    end(two);
    expect(await morningMailsTo(api, email)).toHaveLength(mails.length);
    expect(tellEmployers(api.deps)).toBe(false);
  });
});
