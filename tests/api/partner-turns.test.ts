import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { nudgeManyState } from '#api/partners/registrations/nudge-many.call.ts';
import { missingThings, sinceOf, turnOf } from '#api/partners/registrations/progress.ts';
import { registrationStore } from '#api/partners/registrations/registration.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { NUDGE_MANY_PEOPLE } from '#contract/limits.ts';
import { documentName, documentsOf, requiredDocuments } from '#contract/model/document.ts';
import { nextAct } from '#contract/model/next-act.ts';
import { STATUSES } from '#contract/model/status.ts';
import type { NudgeManyReply, Registration } from '#contract/partners/registration-list.ts';
import { addPartner, member, verifiedPartner } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { letPartnersSeeNames } from '../support/consents.ts';
import { addCrowd } from '../support/crowd.ts';
import { documentForm } from '../support/forms.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { columnOf, deleteRows } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

async function onboarded(organization?: string) {
  const { browser, partnerId } = await verifiedPartner(api, { organization });
  const list = async () =>
    (await browser.post('/api/partner/registrations', {})).body as unknown as {
      people: Registration[];
      waiting: { since: string | null; first: Registration[] };
      with_us: { count: number; since: string | null };
    };
  const nudgeMany = async (input: object = {}) => {
    const { status, body } = await browser.post('/api/partner/nudge-many', input);
    expect(status).toBe(200);
    return body as unknown as NudgeManyReply;
  };
  return { browser, partnerId, list, nudgeMany };
}

const iso = (at: number) => new Date(at).toISOString();

describe('Whose turn it is, and since when', () => {
  it('PARA-33 counts from the day on which the step opened, and our own time for checking is ours', async () => {
    const { partnerId, list } = await onboarded();
    const { id } = await apply(api, { partner: partnerId });
    const appliedAt = api.clock.now();
    api.clock.time += 20 * DAY_MS;
    expect(await list()).toMatchObject({
      people: [{ turn: 'us', since: iso(appliedAt), missing: [] }],
      waiting: { since: null },
      with_us: { count: 1, since: iso(appliedAt) },
    });
    review.approve(api.deps, OPERATOR, id);
    const openedAt = api.clock.now();
    api.clock.time += DAY_MS;
    const opened = await list();
    expect(opened.people).toMatchObject([{ turn: 'student', since: iso(openedAt) }]);
    expect(opened.waiting).toMatchObject({ since: iso(openedAt), first: [{ since: iso(openedAt) }] });
    expect(opened.with_us).toEqual({ count: 0, since: null });
  });

  it('PARA-33 a document that was sent back opens a step anew; with the last one of it our turn begins', async () => {
    const { partnerId, list } = await onboarded();
    const { id, token } = await apply(api, { partner: partnerId });
    api.clock.time += 5 * DAY_MS;
    review.sendBack(api.deps, OPERATOR, id, 'hub4africa', 'cannot be read');
    const sentBackAt = api.clock.now();
    api.clock.time += 3 * DAY_MS;
    expect((await list()).people).toMatchObject([{ turn: 'student', since: iso(sentBackAt), missing: ['hub4africa'] }]);
    const form = await documentForm({ token, id }, 'hub4africa', 'again');
    expect((await api.post('upload-document', form)).status).toBe(200);
    const broughtAt = api.clock.now();
    api.clock.time += DAY_MS;
    expect((await list()).people).toMatchObject([{ turn: 'us', since: iso(broughtAt), missing: [] }]);
  });

  it.each(STATUSES)('PARA-33 %s: whoever the student’s own page says it is', (status) => {
    for (const originalsPostedAt of [null, 1]) {
      const documents = requiredDocuments(status).map((type) => ({ type, review: 'accepted' as const }));
      const facts = { status, documents, deferred: [], originalsPostedAt };
      const { turn } = nextAct(facts);
      expect(turnOf(facts)).toBe({ applicant: 'student', operator: 'us', nobody: 'done' }[turn]);
      // What is missing and whose turn it is are one answer.
      expect(missingThings(facts).length > 0).toBe(turn === 'applicant');
    }
  });

  it('PARA-33 without any event it counts from the application, and without one from the account', () => {
    const times = { registeredAt: 1, appliedAt: 5, turnSince: undefined, broughtAt: [9, 0] };
    expect(sinceOf('student', times)).toBe(5);
    expect(sinceOf('us', times)).toBe(9);
    expect(sinceOf('student', { ...times, appliedAt: undefined })).toBe(1);
  });
});

describe('Reminding many', () => {
  // The thousand mails of a test would be written by the next one that waits for its own.
  afterEach(() => deleteRows(api.deps.db, 'outbox', { state: 'waiting' }));

  const counted = { nudged: 0, recent: 0, stopped: 0, nothing: 0, left: 0 };
  const mails = (partnerId: string) =>
    columnOf(api.deps.db, 'outbox', 'applicant_id', { template: 'partner-nudge-application' }).filter(
      (id) => applicantStore(api.deps.db).find(id)?.partner_id === partnerId,
    ).length;

  it('PARA-35 says first whom it reaches and whom it leaves out, and mails nobody for that', async () => {
    const { browser, partnerId, nudgeMany } = await onboarded();
    const waiting = addCrowd(api.deps, { count: 30, partnerId });
    addCrowd(api.deps, { count: 4, partnerId, status: 'COMPLETE' });
    for (const id of waiting.slice(0, 3)) await browser.post('/api/partner/nudge', { person_id: id });
    for (const id of waiting.slice(3, 5))
      api.deps.tx(() => applicantStore(api.deps.db).stopReminders(id, api.clock.now()));
    const preview = { nudged: 25, recent: 3, stopped: 2, nothing: 4, left: 0 };
    expect(await nudgeMany({ only_count: true })).toEqual(preview);
    expect(mails(partnerId)).toBe(3);
    expect(await nudgeMany()).toEqual(preview);
    expect(mails(partnerId)).toBe(28);
    // Once, with who it was: several people work for a partner.
    const [logged, ...others] = partnerStore(api.deps.db).audit(partnerId);
    expect(logged).toMatchObject({ action: 'remind_students', actor_email: expect.stringMatching(/@/), detail: '25' });
    expect(others.filter(({ action }) => action === 'remind_students')).toEqual([]);
  });

  it('PARA-35 doubled, or from two tabs at once, mails nobody twice; a week later again', async () => {
    const { partnerId, nudgeMany } = await onboarded();
    addCrowd(api.deps, { count: 70, partnerId });
    const both = await Promise.all([nudgeMany(), nudgeMany()]);
    expect(both.reduce((sum, { nudged }) => sum + nudged, 0)).toBe(70);
    expect(mails(partnerId)).toBe(70);
    api.clock.time += 6 * DAY_MS;
    expect(await nudgeMany()).toEqual({ ...counted, recent: 70 });
    api.clock.time += DAY_MS;
    expect((await nudgeMany()).nudged).toBe(70);
    expect(mails(partnerId)).toBe(140);
  });

  it('PARA-31 PARA-35 reaches exactly those who are looked for, and nobody of another partner', async () => {
    const [a, b] = [await onboarded(), await onboarded()];
    addCrowd(api.deps, { count: 12, partnerId: a.partnerId });
    addCrowd(api.deps, { count: 5, partnerId: b.partnerId });
    letPartnersSeeNames(api.deps);
    expect(await a.nudgeMany({ search: 'selam 1', turn: 'student' })).toEqual({ ...counted, nudged: 3 });
    expect(await a.nudgeMany({ turn: 'us' })).toEqual(counted);
    expect([mails(a.partnerId), mails(b.partnerId)]).toEqual([3, 0]);
  });

  it('mails a thousand at once at most, whoever has waited longest first', async () => {
    const { partnerId, nudgeMany } = await onboarded();
    const ids = addCrowd(api.deps, { count: NUDGE_MANY_PEOPLE + 40, partnerId });
    expect(await nudgeMany({ only_count: true })).toEqual({ ...counted, nudged: NUDGE_MANY_PEOPLE, left: 40 });
    const first = await nudgeMany();
    expect([first.nudged, first.left]).toEqual([NUDGE_MANY_PEOPLE, 40]);
    expect(await nudgeMany({ only_count: true })).toEqual({ ...counted, nudged: 40, recent: NUDGE_MANY_PEOPLE });
    expect(registrationStore(api.deps.db).find(partnerId, String(ids.at(-1)))?.nudged_at).toBeNull();
  });

  it('needs a checked organisation', async () => {
    const { browser, id } = await member(api, 'partner');
    addPartner(api, id);
    const { status, body } = await browser.post('/api/partner/nudge-many', {});
    expect([status, body.code]).toEqual([403, 'partner_not_verified']);
  });

  const row = { missing: '["a2"]', nudge_at: 0 };
  it.each([
    [row, 'possible'],
    [{ ...row, missing: '[]', nudge_at: null }, 'nothing'],
    [{ ...row, nudge_at: null }, 'stopped'],
    [{ ...row, nudge_at: 7 * DAY_MS }, 'recent'],
  ] as const)('%j is %s', (given, state) => {
    expect(nudgeManyState(given, 6 * DAY_MS)).toBe(state);
  });
});

describe('The mail of a nudge', () => {
  beforeEach(() => {
    api.clock.time += DAY_MS;
  });

  it.each([
    ['de', 'Das fehlt noch: '],
    ['en', 'Still missing: '],
  ] as const)('PARA-36 names what is missing (%s)', async (lang, before) => {
    const { browser, partnerId } = await onboarded();
    const { id, email } = await applyUntil(api, 'STEP1_APPROVED', { partner: partnerId, lang });
    await browser.post('/api/partner/nudge', { person_id: id });
    const text = (await mailsTo(api, email)).at(-1)?.text ?? '';
    const names = documentsOf('documents').map((type) =>
      documentName(type, lang, api.deps.site.partnerNetwork.name, 'short'),
    );
    const list = `${names.slice(0, -1).join(', ')} ${{ de: 'und', en: 'and' }[lang]} ${names.at(-1)}`;
    expect(text.replace(/\s+/g, ' ')).toContain(`${before}${list}.`);
  });
});
