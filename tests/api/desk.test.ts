import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { deferredDocumentStore } from '#api/applicants/deferred-document.store.ts';
import { readSiteConfig } from '#api/config/site.ts';
import { tellNews } from '#api/desk/tell-news.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import { addPartner, member, newAdmin, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { addCrowd } from '../support/crowd.ts';
import { mailsTo, subjectsTo } from '../support/mails.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
});
afterEach(() => api.stop());

const told = () => subjectsTo(api, api.deps.site.operator.email);

describe('News for the operator', () => {
  it('the first is mailed at once, what follows within the hour in one mail', async () => {
    tellNews(api.deps);
    expect(await told()).toEqual([]);
    await apply(api);
    tellNews(api.deps);
    expect(await told()).toEqual(['1 neue Bewerbung']);
    addCrowd(api.deps, { count: 500 });
    await member(api, 'employer');
    for (let minute = 0; minute < 59; minute += 1) {
      api.clock.time += 60_000;
      tellNews(api.deps);
    }
    expect(await told()).toHaveLength(1);
    api.clock.time += 60_000;
    tellNews(api.deps);
    tellNews(api.deps);
    expect(await told()).toEqual(['1 neue Bewerbung', '500 neue Bewerbungen, 1 neuer Arbeitgeber']);
  });

  it('a new partner and a new name are news; a correction of the name is none', async () => {
    const { browser, id } = await member(api, 'partner');
    const { partnerId } = addPartner(api, id, { organization: 'Seen University' });
    const rename = (organization_name: string) =>
      browser.post('/api/partner/update-profile', { organization_name, contact_person: 'X' });
    tellNews(api.deps);
    partnerStore(api.deps.db).setVerified(partnerId, api.clock.now());
    api.clock.time += HOUR_MS;
    await rename('Sean University');
    await rename('Seen UNIVERSITY');
    tellNews(api.deps);
    expect(await told()).toEqual(['1 neuer Partner', '1 Partner mit neuem Namen']);
    api.clock.time += HOUR_MS;
    await rename('Unseen Academy');
    tellNews(api.deps);
    expect(await told()).toHaveLength(2);
  });

  it('names nobody, leads to the overview, and is switched off by kind', async () => {
    const site = readSiteConfig();
    const quiet = { ...site, operator: { ...site.operator, news: { ...site.operator.news, applications: false } } };
    await apply(api, { firstName: 'Unmistakable' });
    tellNews({ ...api.deps, site: quiet });
    expect(await told()).toEqual([]);
    await member(api, 'employer');
    tellNews({ ...api.deps, site: quiet });
    const [mail] = await mailsTo(api, site.operator.email);
    expect(mail?.subject).toBe('1 neuer Arbeitgeber');
    expect(mail?.text).toContain('/de/dashboard/admin');
    expect(mail?.text).not.toMatch(/Unmistakable|token=/);
  });

  it('a clock that ran ahead keeps nothing back for ever', async () => {
    await apply(api);
    api.clock.time += 400 * 24 * HOUR_MS;
    tellNews(api.deps);
    api.clock.time -= 400 * 24 * HOUR_MS;
    addCrowd(api.deps, { count: 2 });
    tellNews(api.deps);
    expect(await told()).toHaveLength(2);
  });
});

describe('What waits for the operator', () => {
  const todo = async (browser: Visitor) => (await browser.get('/api/admin/todo')).body as unknown as Todo;
  interface Waiting {
    count: number;
    oldest: string | null;
  }
  type Todo = Record<
    | 'applications'
    | 'step1'
    | 'step2'
    | 'enrolment'
    | 'originals'
    | 'held'
    | 'deferred_due'
    | 'partners_new'
    | 'partners_renamed'
    | 'partners_contact'
    | 'employers_submitted'
    | 'employers_new'
    | 'matches_accepted'
    | 'contracts_wanted'
    | 'contracts_draft'
    | 'season_ending'
    | 'season_unplanned'
    | 'season_full'
    | 'season_wishes'
    | 'settings'
    | 'corrections'
    | 'mails',
    Waiting
  >;

  async function chief() {
    return (await newAdmin(api)).browser;
  }

  it('is counted with its age: applications, partners, employers, mails', async () => {
    const browser = await chief();
    const NONE = { count: 0, oldest: null };
    const nothing = {
      applications: NONE,
      step1: NONE,
      step2: NONE,
      enrolment: NONE,
      originals: NONE,
      held: NONE,
      deferred_due: NONE,
      partners_new: NONE,
      partners_renamed: NONE,
      partners_contact: NONE,
      contact_partner: null,
      employers_submitted: NONE,
      employers_new: NONE,
      requirements_underpaid: NONE,
      underpaid_employer: null,
      matches_accepted: NONE,
      offers_blocked: NONE,
      contracts_wanted: NONE,
      contract_copies: NONE,
      contracts_draft: NONE,
      contract_papers: NONE,
      contract_requests: NONE,
      contracts_underpaid: NONE,
      contracts_left: NONE,
      season_ending: NONE,
      // The season of a fresh server is over when these tests run.
      season_unplanned: { count: 1, oldest: '2026-09-28T22:00:00.000Z' },
      season_full: NONE,
      season_wishes: NONE,
      wish_application: null,
      settings: NONE,
      corrections: NONE,
      correction_application: null,
      mails: NONE,
    };
    expect(await todo(browser)).toEqual(nothing);
    const start = new Date(api.clock.now()).toISOString();
    await apply(api);
    await apply(api);
    const employer = await member(api, 'employer');
    const [fresh, renamed, paused] = await Promise.all([1, 2, 3].map(() => member(api, 'partner')));
    addPartner(api, fresh?.id ?? '');
    const { partnerId } = addPartner(api, renamed?.id ?? '', { organization: 'Seen University' });
    partnerStore(api.deps.db).setVerified(partnerId, api.clock.now());
    const { partnerId: pausedId } = addPartner(api, paused?.id ?? '');
    partnerStore(api.deps.db).setActive(pausedId, false, 'Fraud');
    api.clock.time += 1000;
    await renamed?.browser.post('/api/partner/update-profile', { organization_name: 'Bank', contact_person: 'X' });
    const dead = outboxStore(api.deps.db).add(
      { template: 'partner-resumed', lang: 'de', accountId: employer.id },
      api.clock.now(),
    );
    outboxStore(api.deps.db).giveUp(dead, 'refused');
    const now = new Date(api.clock.now()).toISOString();
    expect(await todo(browser)).toEqual({
      ...nothing,
      applications: { count: 2, oldest: start },
      step1: { count: 2, oldest: start },
      partners_new: { count: 1, oldest: start },
      partners_renamed: { count: 1, oldest: now },
      employers_new: { count: 1, oldest: start },
      mails: { count: 1, oldest: now },
    });
  });

  it('counts an application of which only the originals are to come in', async () => {
    const browser = await chief();
    const before = (await todo(browser)).applications.count;
    const { id } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    changeRows(api.deps.db, 'document', { applicant_id: id }, { review: 'accepted' });
    settle(api.deps, id);
    expect((await todo(browser)).applications.count).toBe(before);
    expect((await todo(browser)).originals.count).toBe(0);
    applicantStore(api.deps.db).setOriginalsPosted(id, api.clock.now(), '', api.clock.now());
    settle(api.deps, id);
    expect((await todo(browser)).applications.count).toBe(before + 1);
    expect((await todo(browser)).originals.count).toBe(1);
  });

  it('each step has its own count, and a certificate that should have come waits too', async () => {
    const browser = await chief();
    await applyUntil(api, 'A2_CV_RECEIVED');
    await applyUntil(api, 'ENROLMENT_UPLOADED');
    const { id } = await applyUntil(api, 'STEP1_APPROVED');
    deferredDocumentStore(api.deps.db).add(id, { type: 'a2', due_on: '2020-01-31' }, 0);
    settle(api.deps, id);
    expect(await todo(browser)).toMatchObject({
      step1: { count: 0 },
      step2: { count: 1 },
      enrolment: { count: 1 },
      deferred_due: { count: 1, oldest: '2020-01-31T00:00:00.000Z' },
    });
    changeRows(api.deps.db, 'applicant', { id }, { status: 'REJECTED' });
    settle(api.deps, id);
    expect((await todo(browser)).deferred_due.count).toBe(0);
    changeRows(api.deps.db, 'applicant', { id }, { status: 'STEP1_APPROVED' });
    settle(api.deps, id);
    expect((await todo(browser)).deferred_due.count).toBe(1);
  });

  it('is for admins alone', async () => {
    const { browser } = await member(api, 'partner');
    expect((await browser.get('/api/admin/todo')).status).toBe(403);
    expect((await visitor(api).get('/api/admin/todo')).status).toBe(401);
  });
});
