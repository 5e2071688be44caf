import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { LeftOut, ManyAct, ManyOutcome } from '#contract/desk/many.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import { newAdmin, signIn, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, statusOf } from '../support/applications.ts';
import { OPERATOR } from '../support/operator.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let chiefId: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  const { browser, id } = await newAdmin(api, { email: 'chief@example.org' });
  [chief, chiefId] = [browser, id];
});
afterAll(() => api.stop());

interface Preview {
  id: string;
  left_out: LeftOut | null;
  documents: string[];
  seen: string;
}

const view = (document_id: string) => chief.post('/api/admin/view-document', { document_id });
/** Shows all documents to the chief: only what was seen is approved. */
const viewAll = async (id: string) => {
  for (const document of documentStore(api.deps.db).current(id)) await view(document.id);
};
const preview = async (act: ManyAct, ...applications: string[]) =>
  (await chief.post('/api/admin/applications/preview', { act, applications })).body.applications as Preview[];
const run = async (act: ManyAct, applications: readonly { id: string; seen: string }[], decision_id = randomUUID()) =>
  (await chief.post('/api/admin/applications/many', { act, applications, decision_id })).body.results as ManyOutcome[];
const undo = async (decision_id: string, ...applications: string[]) =>
  (await chief.post('/api/admin/applications/undo', { decision_id, applications })).body.results as ManyOutcome[];
const mails = (id: string) =>
  outboxStore(api.deps.db)
    .listOf(id)
    .map(({ template }) => template);

describe('Approving step 1 of several', () => {
  it('says first what each gets and who is left out, changing nothing', async () => {
    const waiting = await apply(api);
    const further = await applyUntil(api, 'STEP1_APPROVED');
    const returned = await apply(api);
    review.sendBack(api.deps, OPERATOR, returned.id, 'hub4africa', 'Unreadable');
    const unknown = randomUUID();
    for (const { id } of [waiting, further, returned]) await viewAll(id);
    const found = await preview('approve', waiting.id, further.id, returned.id, unknown, waiting.id);
    expect(found.map(({ id, left_out }) => [id, left_out])).toEqual([
      [waiting.id, null],
      [further.id, 'not-in-step-1'],
      [returned.id, 'document-open'],
      [unknown, 'unknown'],
    ]);
    expect(found[0]).toMatchObject({ documents: ['hub4africa'] });
    expect(statusOf(api, waiting.id)).toBe('PRE_REGISTERED');
  });

  // Point 8 of issue 35.
  it('leaves out whatever this person has not seen, whoever else has, and what was only loaded ahead', async () => {
    const { id } = await apply(api);
    const document = documentStore(api.deps.db).current(id)[0]?.id ?? '';
    const { browser: colleague } = await newAdmin(api, { email: 'other@example.org' });
    await colleague.post('/api/admin/view-document', { document_id: document });
    const headers = { cookie: chief.cookie };
    await (await fetch(`${api.url}/api/admin/documents/${document}/ahead`, { headers })).arrayBuffer();
    const [unseen] = await preview('approve', id);
    expect(unseen).toMatchObject({ left_out: 'unseen', documents: [] });
    expect(await run('approve', [{ id, seen: unseen?.seen ?? '' }])).toEqual([{ id, done: false, left_out: 'unseen' }]);
    expect(statusOf(api, id)).toBe('PRE_REGISTERED');
    await view(document);
    expect(await preview('approve', id)).toMatchObject([{ left_out: null, documents: ['hub4africa'] }]);
  });

  it('decides each by itself, with a mail and who did it; what has changed since is left out', async () => {
    const [first, second, third] = [await apply(api), await apply(api), await apply(api)];
    for (const { id } of [first, second, third]) await viewAll(id);
    const seen = await preview('approve', first.id, second.id, third.id);
    review.correct(api.deps, OPERATOR, second.id, { first_name: 'Other' });
    review.withdraw(api.deps, OPERATOR, third.id);
    expect(await run('approve', seen)).toEqual([
      { id: first.id, done: true },
      { id: second.id, done: false, left_out: 'changed' },
      { id: third.id, done: false, left_out: 'changed' },
    ]);
    expect([first, second, third].map(({ id }) => statusOf(api, id))).toEqual([
      'STEP1_APPROVED',
      'PRE_REGISTERED',
      'WITHDRAWN',
    ]);
    expect(mails(first.id)).toContain('step2-open');
    expect(eventStore(api.deps.db).history('applicant', first.id).at(-1)).toMatchObject({
      action: 'approve',
      actor_account_id: chiefId,
    });
    // A doubled press does nothing twice.
    expect(await run('approve', seen.slice(0, 1))).toEqual([{ id: first.id, done: false, left_out: 'changed' }]);
    expect(mails(first.id).filter((template) => template === 'step2-open')).toHaveLength(1);
  });

  it.each([
    [{ act: 'reject', applications: [randomUUID()] }, 'input_invalid'],
    [{ act: 'approve', applications: [] }, 'input_empty'],
    [{ act: 'approve', applications: ['x'] }, 'input_invalid'],
    [{ act: 'approve', applications: Array.from({ length: 51 }, () => randomUUID()) }, 'input_too_long'],
    [{ act: 'approve', applications: 'all' }, 'input_invalid'],
  ])('refuses %o', async (input, code) => {
    const { status, body } = await chief.post('/api/admin/applications/preview', input);
    expect([status, body.errors[0]?.code]).toEqual([400, code]);
  });
});

describe('Undoing what was done for several', () => {
  it('takes each back by itself, and names those where something else has happened', async () => {
    const [first, second, third] = [await apply(api), await apply(api), await apply(api)];
    for (const { id } of [first, second, third]) await viewAll(id);
    const decision = randomUUID();
    const ids = [first.id, second.id, third.id];
    await run('approve', await preview('approve', ...ids), decision);
    review.hold(api.deps, { accountId: chiefId }, second.id, 'Wait.', '2099-01-01');
    changeRows(api.deps.db, 'outbox', { applicant_id: third.id, template: 'step2-open' }, { attempts: 1 });
    expect(await undo(decision, ...ids)).toEqual([
      { id: first.id, done: true },
      { id: second.id, done: false, left_out: 'too-late' },
      { id: third.id, done: false, left_out: 'too-late' },
    ]);
    expect(ids.map((id) => statusOf(api, id))).toEqual(['PRE_REGISTERED', 'STEP1_APPROVED', 'STEP1_APPROVED']);
    const mail = outboxStore(api.deps.db)
      .listOf(first.id)
      .find(({ template }) => template === 'step2-open');
    expect(mail?.state).toBe('cancelled');
    // Pressed twice, it is undone once; and the doubled request of before does not do it again.
    expect(await undo(decision, first.id)).toEqual([{ id: first.id, done: true }]);
    expect(
      eventStore(api.deps.db)
        .history('applicant', first.id)
        .filter(({ action }) => action === 'undo'),
    ).toHaveLength(1);
  });

  it('has ten seconds, in which no mail goes, and the same request done twice is done once', async () => {
    const { id } = await apply(api);
    await viewAll(id);
    const decision = randomUUID();
    const seen = await preview('approve', id);
    const answer = await chief.post('/api/admin/applications/many', {
      act: 'approve',
      applications: seen,
      decision_id: decision,
    });
    expect(answer.body).toMatchObject({ results: [{ id, done: true }], undo_seconds: UNDO_SECONDS });
    expect(await run('approve', seen, decision)).toEqual([{ id, done: true }]);
    const [mail] = outboxStore(api.deps.db)
      .listOf(id)
      .filter(({ template }) => template === 'step2-open');
    expect(mail?.due_at).toBe(api.clock.now() + UNDO_SECONDS * 1000);
    api.clock.time += UNDO_SECONDS * 1000;
    expect(await undo(decision, id)).toEqual([{ id, done: false, left_out: 'too-late' }]);
  });

  it('is for whoever did it', async () => {
    const { id } = await apply(api);
    await viewAll(id);
    const decision = randomUUID();
    await run('approve', await preview('approve', id), decision);
    changeRows(api.deps.db, 'last_decision', { applicant_id: id }, { account_id: randomUUID() });
    expect(await undo(decision, id, randomUUID())).toMatchObject([{ left_out: 'too-late' }, { left_out: 'too-late' }]);
  });

  it('takes a reminder back, as if there had been none', async () => {
    const { id } = await applyUntil(api, 'STEP1_APPROVED');
    const decision = randomUUID();
    const since = eventStore(api.deps.db).turnSince(id);
    await run('remind', await preview('remind', id), decision);
    expect(await undo(decision, id)).toEqual([{ id, done: true }]);
    expect(await preview('remind', id)).toMatchObject([{ left_out: null }]);
    expect(eventStore(api.deps.db).turnSince(id)).toBe(since);
  });
});

describe('An application on hold', () => {
  it('is left out of both, and says so', async () => {
    const [waiting, open] = [await apply(api), await applyUntil(api, 'STEP1_APPROVED')];
    for (const { id } of [waiting, open]) review.hold(api.deps, { accountId: chiefId }, id, 'Wait.', '2099-01-01');
    expect(await preview('approve', waiting.id)).toMatchObject([{ left_out: 'held' }]);
    expect(await preview('remind', open.id)).toMatchObject([{ left_out: 'held' }]);
  });
});

describe('Reminding several', () => {
  it('mails what each has to do, once in a week, and leaves out who has nothing to do or wants none', async () => {
    const open = await applyUntil(api, 'STEP1_APPROVED');
    const ours = await apply(api);
    const silent = await applyUntil(api, 'STEP1_APPROVED');
    applicantStore(api.deps.db).stopReminders(silent.id, api.clock.now());
    const ids = [open.id, ours.id, silent.id];
    const left = async () => (await preview('remind', ...ids)).map(({ left_out }) => left_out);
    expect(await left()).toEqual([null, 'nothing-to-do', 'stopped']);
    const seen = await preview('remind', ...ids);
    const done = async () => (await run('remind', seen)).map((one) => one.left_out ?? one.done);
    expect(await done()).toEqual([true, 'nothing-to-do', 'stopped']);
    expect(mails(open.id)).toContain('reminder-documents');
    expect(await done()).toEqual(['recent', 'nothing-to-do', 'stopped']);
    expect(eventStore(api.deps.db).history('applicant', open.id).at(-1)).toMatchObject({
      actor: 'operator',
      action: 'remind',
      actor_account_id: chiefId,
    });
    api.clock.time += 6 * DAY_MS;
    await signIn(chief, 'chief@example.org');
    expect(await left()).toEqual(['recent', 'nothing-to-do', 'stopped']);
    api.clock.time += DAY_MS;
    await signIn(chief, 'chief@example.org');
    expect(await left()).toEqual([null, 'nothing-to-do', 'stopped']);
  });
});
