// Contracts that are out while their wage goes up: since the employer raised it, or the law did.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractTermsStore } from '#api/employment-contracts/contract-terms.store.ts';
import { underpaid } from '#api/employment-contracts/wage-due.ts';
import { changeSettings } from '#api/settings/change-settings.ts';
import { SECOND_MS } from '#api/time/clock.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import type { ManyDone } from '#contract/many/many-rows.ts';
import { member, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { acceptCopies, makeConfirmedMatch, sendCopy } from '../support/contracts.ts';
import { deskAdmin } from '../support/desk.ts';
import { morningMailsTo, ownEmployer, REQUIREMENT } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let company: Visitor;
let companyEmail: string;
let companyId: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  chief = (await deskAdmin(api)).browser;
  ({ browser: company, email: companyEmail } = await member(api, 'employer', { lang: 'en' }));
  companyId = (await ownEmployer(company)).id;
});
afterAll(() => api.stop());

type One = Awaited<ReturnType<typeof out>>;
interface Detail {
  contract: ContractReply;
  raised_wage_cents: number | null;
}

/** A contract that was sent, of a requirement that can be saved. */
async function out(change: object = {}) {
  const match = makeConfirmedMatch(api.deps, companyId, { headcount: 20, ...change });
  const { body } = await chief.post('/api/admin/make-contract', { match_id: match.matchId });
  const { id } = (body as unknown as Detail).contract;
  await chief.post('/api/admin/send-contract', { contract_id: id, seen: 1 });
  return { ...match, id };
}
async function bySides(one: One, isAccepted = true, version = 1) {
  const fields = { contract_id: one.id, terms_version: version };
  await ask(one, '/api/acknowledge-contract-costs', fields);
  await sendCopy(api, { browser: company }, fields, `by the employer ${one.id}`);
  await sendCopy(api, one, fields, `by the candidate ${one.id}`);
  if (isAccepted) await acceptCopies(api, chief, one.id);
  return one;
}
const ask = (one: One, path: string, input: object = {}) =>
  visitor(api).post(path, input, { authorization: `Bearer ${one.token}` });
const detail = async ({ id }: One) => (await chief.get(`/api/admin/contracts/${id}`)).body as unknown as Detail;
const own = async (one: One) =>
  ((await ask(one, '/api/contracts')).body.contracts as unknown as ContractReply[])[0] as ContractReply;
const rowOf = ({ id }: One) => contractStore(api.deps.db).find(id);
const requirementOf = ({ requirementId }: One) => requirementStore(api.deps.db).find(requirementId);

async function byEmployer(one: One, wage_cents: number) {
  const { version } = requirementOf(one) ?? {};
  const now = { ...REQUIREMENT, headcount: 20, wage_cents };
  const saved = await company.post('/api/employer/save-requirement', {
    requirement_id: one.requirementId,
    version,
    ...now,
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
}
async function raise(all: readonly One[], input: object = {}) {
  const rows = all.map((one) => ({ id: one.id, seen: rowOf(one)?.version ?? 0 }));
  const { body } = await chief.post('/api/admin/placements/many', { act: 'raise', rows, ...input });
  return body.rows as unknown as ManyDone;
}
const leftOut = (rows: ManyDone) => rows.map(({ left_out }) => left_out);
async function listed(state: string) {
  const { body } = await chief.post('/api/admin/contracts', { state });
  const { contracts, counts } = body as unknown as {
    contracts: { id: string; due_wage_cents: number | null }[];
    counts: Record<string, number>;
  };
  return { ids: contracts.map(({ id }) => id), contracts, count: counts[state] };
}
/** The law has another minimum from a day on. */
async function minimum(from: string, euro: number, work: () => Promise<void>) {
  const before = api.deps.site;
  const rows = [...before.earnings.wages.minimum, { from, euro }];
  api.deps.site = changeSettings(api.deps, { 'earnings.wages.minimum': rows }).site;
  try {
    await work();
  } finally {
    api.deps.site = before;
  }
}

describe('An employer who raises a wage', () => {
  it('has all its contracts sent anew by one press, of which a preview names the wages', async () => {
    const one = await bySides(await out());
    const two = await out();
    changeRows(api.deps.db, 'match', { id: two.matchId }, { requirement_id: one.requirementId });
    await byEmployer(one, 1520);
    const asked = (await listed('asked')).contracts.filter(({ id }) => [one.id, two.id].includes(id));
    expect(asked.map((row) => row.due_wage_cents)).toEqual([1520, 1520]);

    const preview = await raise([one, two], { only_preview: true });
    expect(preview.map(({ mark, left_out }) => [mark, left_out])).toEqual([
      ['€15.20 instead of €14.60', null],
      ['€15.20 instead of €14.60', null],
    ]);
    expect(rowOf(one)).toMatchObject({ state: 'active', terms_version: 1 });

    expect(leftOut(await raise([one, two]))).toEqual([null, null]);
    expect([rowOf(one), rowOf(two)]).toMatchObject([
      { state: 'sent', terms_version: 2 },
      { state: 'sent', terms_version: 2 },
    ]);
    const { ids } = await listed('asked');
    expect(ids.filter((id) => [one.id, two.id].includes(id))).toEqual([]);
    expect((await detail(one)).contract.requests).toMatchObject([
      { kind: 'wage', lang: 'en', answer: 'Version 2 with €15.20 an hour has been sent.', answer_lang: 'en' },
    ]);
  });

  it('changes nothing but the wage, and both read which version holds until they have signed', async () => {
    const one = await bySides(await out());
    for (const what of ['paper', 'zav'])
      await chief.post('/api/admin/mark-contract', {
        ...{ contract_id: one.id, seen: rowOf(one)?.version, what, day: '2026-11-24' },
      });
    const { terms: before, marks } = (await detail(one)).contract;
    // What a person typed since is not put under somebody’s eyes unasked.
    changeRows(api.deps.db, 'employer', { id: companyId }, { representative: 'Somebody Else' });
    await byEmployer(one, 1530);
    await raise([one]);
    expect(await own(one)).toMatchObject({ terms: { ...before, wage_cents: 1530 }, before, signed_version: 1 });
    const [mail] = (await mailsTo(api, one.email)).slice(-1);
    expect(mail?.text).toContain('€15.30 an hour instead of €14.60');
    const news = (await morningMailsTo(api, companyEmail)).map(({ text = '' }) => text).join('\n');
    expect(news).toMatch(new RegExp(`With a higher wage, to sign anew: .*${contractNumber(one.id)}`));
    await bySides(one, true, 2);
    // The paper with the fixed term and the confirmation are no others by a higher wage.
    expect(marks).toHaveLength(2);
    expect(await own(one)).toMatchObject({ state: 'active', signed_version: null, marks });
    const [renewed] = (await mailsTo(api, one.email)).slice(-1);
    expect(renewed?.text).toContain('the exchange of the paper too');
  });

  it('is taken back within some seconds, with its mails and its answer, and not once somebody has opened it', async () => {
    const one = await bySides(await out());
    await byEmployer(one, 1540);
    const mails = (await mailsTo(api, one.email)).length;
    const decision = { decision_id: randomUUID() };
    expect(leftOut(await raise([one], decision))).toEqual([null]);
    expect(leftOut(await raise([one], { ...decision, undo: true }))).toEqual([null]);
    expect(rowOf(one)).toMatchObject({ state: 'active', terms_version: 1 });
    expect(contractTermsStore(api.deps.db).find(one.id, 2)).toBeUndefined();
    expect((await detail(one)).contract.requests).toMatchObject([{ kind: 'wage', answer: null }]);
    api.clock.time += (UNDO_SECONDS + 1) * SECOND_MS;
    expect((await mailsTo(api, one.email)).length).toBe(mails);

    const again = { decision_id: randomUUID() };
    await raise([one], again);
    await ask(one, `/api/acknowledge-contract-costs`, { contract_id: one.id, terms_version: 2 });
    expect(leftOut(await raise([one], { ...again, undo: true }))).toEqual([expect.stringContaining('no longer')]);
    expect(rowOf(one)).toMatchObject({ state: 'sent', terms_version: 2 });
  });

  it('leaves out whoever asks for something else, is over, has copies that nobody looked at, or is paid so already', async () => {
    const paid = await out();
    expect(leftOut(await raise([paid]))).toEqual([expect.stringContaining('says this wage already')]);
    const besides = await bySides(await out());
    await byEmployer(besides, 1550);
    await ask(besides, '/api/ask-contract', { contract_id: besides.id, kind: 'change', words: 'Other days' });
    const unseen = await bySides(await out(), false);
    await byEmployer(unseen, 1550);
    const over = await bySides(await out());
    await byEmployer(over, 1550);
    await chief.post('/api/admin/end-contract', {
      ...{ contract_id: over.id, seen: rowOf(over)?.version, ended_by: 'both', ground: 'agreement' },
      ...{ paper: 'Agreement', paper_on: '2026-11-24', last_day: '2027-08-01' },
    });
    const draft = makeConfirmedMatch(api.deps, companyId);
    const { body } = await chief.post('/api/admin/make-contract', { match_id: draft.matchId });
    const drafted = { ...draft, id: (body as unknown as Detail).contract.id };
    expect(leftOut(await raise([besides, unseen, over, drafted]))).toEqual([
      expect.stringContaining('Something else is asked'),
      expect.stringContaining('have been looked at yet'),
      expect.stringContaining('its end is noted'),
      expect.stringContaining('has not been sent'),
    ]);
    expect(rowOf(unseen)?.terms_version).toBe(1);
    await acceptCopies(api, chief, unseen.id);
    expect(leftOut(await raise([unseen]))).toEqual([null]);
  });
});

describe('A minimum wage that goes up', () => {
  it('PLAC-08 is a to-do and a list of the contracts that are out and below it on one of their days', async () => {
    const [low, high] = [await bySides(await out()), await out({ wage_cents: 1600 })];
    expect(underpaid(api.deps)).toEqual([]);
    await minimum('2027-09-01', 15.1, async () => {
      const { ids, contracts, count } = await listed('underpaid');
      expect(ids).toContain(low.id);
      expect(ids).not.toContain(high.id);
      expect(count).toBe(ids.length);
      expect(contracts.find(({ id }) => id === low.id)?.due_wage_cents).toBe(1510);
      const { contracts_underpaid } = (await chief.get('/api/admin/todo')).body as unknown as Record<string, object>;
      expect(contracts_underpaid).toEqual({ count, oldest: null });
    });
    // After its last day nobody is paid less by it.
    await minimum('2027-09-29', 15.1, async () => expect((await listed('underpaid')).ids).not.toContain(low.id));
  });

  it('PLAC-08 is met by the same press, which raises the requirement, its drafts and its offers, too', async () => {
    const one = await bySides(await out());
    const other = makeConfirmedMatch(api.deps, companyId);
    const { body } = await chief.post('/api/admin/make-contract', { match_id: other.matchId });
    const { id: drafted } = (body as unknown as Detail).contract;
    changeRows(api.deps.db, 'match', { id: other.matchId }, { requirement_id: one.requirementId });
    await minimum('2027-09-01', 15.1, async () => {
      expect(leftOut(await raise([one], { decision_id: randomUUID() }))).toEqual([null]);
      expect((await own(one)).terms?.wage_cents).toBe(1510);
      expect(requirementOf(one)?.wage_cents).toBe(1510);
      expect(contractTermsStore(api.deps.db).find(drafted, 1)?.terms.wage_cents).toBe(1510);
      expect((await mailsTo(api, other.email)).at(-1)?.text).toContain('15.10');
      expect((await listed('underpaid')).ids).not.toContain(one.id);
      // Nobody asks the operator for what the operator has done.
      expect((await detail(one)).contract.requests).toEqual([]);
    });
  });
});
