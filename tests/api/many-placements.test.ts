import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employerNewsStore } from '#api/employers/employer-news.store.ts';
import { type Contract, contractStore } from '#api/employment-contracts/contract.store.ts';
import { termsOf } from '#api/employment-contracts/load-contract.ts';
import { recordContract } from '#api/employment-contracts/record-contract.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { webhookStore } from '#api/webhooks/webhook.store.ts';
import { isTold } from '#api/webhooks/webhook-message.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import type { ManyDone } from '#contract/many/many-rows.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { REQUIREMENT, vettedCompany } from '../support/employers.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows, rowsOf } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let company: { browser: Visitor; employerId: string };
let other: { browser: Visitor; employerId: string };
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  chief = (await newAdmin(api)).browser;
  company = await vettedCompany(api, chief);
  other = await vettedCompany(api, chief);
});
afterAll(() => api.stop());

async function requirement(browser = company.browser, headcount = 40) {
  const fields = { ...REQUIREMENT, headcount, requirement_id: randomUUID(), open: true };
  return (await browser.post('/api/employer/save-requirement', fields)).body.id as string;
}
function matchIn(requirementId: string, state: MatchState = 'proposed', wanted: object = {}) {
  const candidate = makePoolCandidate(api.deps);
  const id = makeMatch(api.deps, { requirementId, applicantId: candidate.id, state, ...wanted });
  return { ...candidate, match: id };
}
const idsIn = ({ body }: { body: Record<string, unknown> }) => (body.matches as { id: string }[]).map(({ id }) => id);
type Row = { id: string; seen?: number };
async function many(browser: Visitor, at: string, act: string, rows: readonly Row[], only_preview = false) {
  const { body } = await browser.post(at, { act, rows, only_preview });
  return body.rows as ManyDone;
}
const accept = (rows: readonly Row[], isPreview = false, browser = company.browser) =>
  many(browser, '/api/employer/matches/many', 'accept', rows, isPreview);
const place = (act: string, rows: readonly Row[], isPreview = false) =>
  many(chief, '/api/admin/placements/many', act, rows, isPreview);
const stateOf = (id: string) => matchStore(api.deps.db).find(id)?.state;
const contractState = (id: string) => contractStore(api.deps.db).find(id)?.state;
const mails = () => outboxStore(api.deps.db).lastRow();

describe('Several proposals at once', () => {
  it('EMPA-21 says first who is left out and why, and changes nothing', async () => {
    const id = await requirement();
    const [first, refused, gone] = [matchIn(id), matchIn(id, 'refused'), randomUUID()];
    const foreign = matchIn(await requirement(other.browser));
    const before = mails();
    const rows = await accept([{ id: first.match }, { id: refused.match }, { id: foreign.match }, { id: gone }], true);
    expect(rows.map(({ id, number, name, left_out }) => [id, number, name, left_out !== null])).toEqual([
      [first.match, `K-${first.number}`, '', false],
      [refused.match, `K-${refused.number}`, '', true],
      [foreign.match, '', '', true],
      [gone, '', '', true],
    ]);
    expect([stateOf(first.match), mails()]).toEqual(['proposed', before]);
  });

  it('EMPA-21 accepts each by itself, leaves out what has changed since or was not seen, and a doubled press does nothing', async () => {
    const id = await requirement();
    const [first, changed, unseen] = [matchIn(id), matchIn(id), matchIn(id)];
    const preview = await accept([{ id: first.match }, { id: changed.match }], true);
    changeRows(api.deps.db, 'match', { id: changed.match }, { version: 5 });
    // Also where it has changed since the list was read, before the preview.
    const listed = preview.map(({ id, seen }) => ({ id, seen }));
    expect((await accept(listed, true)).map(({ left_out }) => left_out === null)).toEqual([true, false]);
    const rows = [...preview.map(({ id, seen }) => ({ id, seen })), { id: unseen.match }];
    expect((await accept(rows)).map(({ left_out }) => left_out === null)).toEqual([true, false, false]);
    expect((await accept(rows.slice(0, 1))).map(({ left_out }) => left_out)).toEqual([null]);
    expect([first, changed, unseen].map(({ match }) => stateOf(match))).toEqual(['accepted', 'proposed', 'proposed']);
    expect(matchStore(api.deps.db).find(first.match)?.version).toBe(2);
  });

  it('EMPA-21 never passes over what a single act refuses: work below the law, and somebody promised elsewhere', async () => {
    const id = await requirement();
    const [unlawful, promised] = [matchIn(id), matchIn(id)];
    makeMatch(api.deps, {
      requirementId: await requirement(other.browser),
      applicantId: promised.id,
      state: 'accepted',
    });
    const [, taken] = await accept([{ id: unlawful.match }, { id: promised.match }], true);
    expect(taken?.left_out).toMatch(/\S/);
    changeRows(api.deps.db, 'requirement', { id }, { wage_cents: 900 });
    const seen = matchStore(api.deps.db).find(unlawful.match)?.version ?? 0;
    const [below] = await accept([{ id: unlawful.match, seen }]);
    const single = await company.browser.post('/api/employer/step-match', {
      ...{ match_id: unlawful.match, seen, decision: 'accepted' },
    });
    expect(below?.left_out).toBe(single.body.error);
    expect(stateOf(unlawful.match)).toBe('proposed');
  });

  it('EMPA-21 lets the operator release several, draft their contracts and send these', async () => {
    const id = await requirement();
    const accepted = [matchIn(id, 'accepted'), matchIn(id, 'accepted'), matchIn(id, 'proposed')];
    const preview = await place(
      'release',
      accepted.map(({ match }) => ({ id: match })),
      true,
    );
    expect(preview.map(({ left_out }) => left_out === null)).toEqual([true, true, false]);
    expect(preview[0]?.name).toMatch(/\S/);
    await place('release', preview);
    expect(accepted.map(({ match }) => stateOf(match))).toEqual(['released', 'released', 'proposed']);

    const confirmed = ['', 'Translated', ''].map((shifts_en) =>
      makeConfirmedMatch(api.deps, company.employerId, { shifts: 'Nur früh', shifts_en }),
    );
    const drafts = confirmed.map(({ matchId }) => ({ id: matchId }));
    expect(
      (await place('draft', [...drafts, { id: accepted[0]?.match ?? '' }])).map((row) => row.left_out === null),
    ).toEqual([true, true, true, false]);
    const contracts = confirmed.map(({ matchId }) => contractStore(api.deps.db).ofMatch(matchId)?.id ?? '');
    const toSend = await place(
      'send',
      contracts.map((one) => ({ id: one })),
      true,
    );
    // The English column is in English.
    expect(toSend.map(({ number, left_out }) => [number.slice(0, 2), left_out])).toEqual([
      ['V-', expect.stringContaining('details are missing')],
      ['V-', null],
      ['V-', null],
    ]);
    expect(contracts.map(contractState)).toEqual(['draft', 'draft', 'draft']);
    changeRows(api.deps.db, 'match', { id: confirmed[1]?.matchId }, { state: 'withheld' });
    expect((await place('send', toSend)).map(({ left_out }) => left_out === null)).toEqual([false, false, true]);
    expect(contracts.map(contractState)).toEqual(['draft', 'draft', 'sent']);
  });

  it('EMPA-21 takes back all of them before anybody is told: not later, by nobody else, and not what has moved on', async () => {
    const id = await requirement();
    const [one, two, three] = [matchIn(id), matchIn(id), matchIn(id)];
    const rows = [one, two, three].map(({ match }) => ({
      id: match,
      seen: matchStore(api.deps.db).find(match)?.version ?? 0,
    }));
    const answerUntil = matchStore(api.deps.db).find(one.match)?.answer_until;
    const decision_id = randomUUID();
    const at = '/api/employer/matches/many';
    const accepting = { act: 'accept', rows, decision_id };
    expect((await company.browser.post(at, accepting)).body).toMatchObject({ undo_seconds: UNDO_SECONDS });
    expect((await company.browser.post(at, accepting)).status).toBe(200);
    // The operator was quicker with the last of them.
    await place('release', [{ id: three.match, seen: matchStore(api.deps.db).find(three.match)?.version ?? 0 }]);
    const undo = { ...accepting, undo: true };
    const leftOut = ({ body }: Awaited<ReturnType<Visitor['post']>>) =>
      (body.rows as ManyDone).map(({ left_out }) => left_out !== null);
    expect(leftOut(await other.browser.post(at, undo))).toEqual([true, true, true]);
    expect(leftOut(await company.browser.post(at, { ...undo, decision_id: randomUUID() }))).toEqual([true, true, true]);
    expect(leftOut(await company.browser.post(at, { ...undo, decision_id: undefined }))).toEqual([true, true, true]);
    expect(leftOut(await company.browser.post(at, undo))).toEqual([false, false, true]);
    expect([one, two, three].map(({ match }) => stateOf(match))).toEqual(['proposed', 'proposed', 'released']);
    expect(matchStore(api.deps.db).find(one.match)?.answer_until).toBe(answerUntil);

    const again = await accept([{ id: one.match }], true);
    const later = { act: 'accept', rows: again, decision_id: randomUUID() };
    await company.browser.post(at, later);
    api.clock.time += UNDO_SECONDS * 1000;
    expect(leftOut(await company.browser.post(at, { ...later, undo: true }))).toEqual([true]);
    expect(stateOf(one.match)).toBe('accepted');
  });

  it('EMPA-21 a release that is taken back has told nobody: no mail, no news, no name', async () => {
    const id = await requirement();
    const { match, id: person } = matchIn(id, 'accepted');
    const kept = matchIn(id, 'accepted');
    const rows = [match, kept.match].map((one) => ({ id: one, seen: matchStore(api.deps.db).find(one)?.version ?? 0 }));
    const read = async () =>
      (
        (await company.browser.post('/api/employer/matches', { requirement_id: id, phase: 'current' })).body
          .matches as { id: string; name: string | null }[]
      ).map(({ name }) => name !== null);
    const [mailsBefore, newsBefore] = [mails(), employerNewsStore(api.deps.db).last()];
    const releasing = { act: 'release', rows, decision_id: randomUUID() };
    await chief.post('/api/admin/placements/many', releasing);
    expect(await read()).toEqual([false, false]);
    const waiting = outboxStore(api.deps.db).after(mailsBefore, 9);
    expect(waiting.map(({ template, due_at }) => [template, due_at - api.clock.time])).toEqual([
      ['match-offered', UNDO_SECONDS * 1000],
      ['match-offered', UNDO_SECONDS * 1000],
    ]);
    await chief.post('/api/admin/placements/many', { ...releasing, rows: rows.slice(0, 1), undo: true });
    // What a webhook has told is taken back there, too.
    const [last] = webhookStore(api.deps.db).after(0, 100_000).reverse();
    expect(last).toMatchObject({ subject_id: rows[0]?.id, action: 'undo', from: 'released', to: 'accepted' });
    expect(last && isTold(last)).toBe(true);
    expect(stateOf(match)).toBe('accepted');
    expect(
      outboxStore(api.deps.db)
        .listOf(person)
        .map(({ state }) => state),
    ).toEqual(['cancelled']);
    expect(employerNewsStore(api.deps.db).after(newsBefore)).toMatchObject([{ template: 'employer-match-released' }]);
    api.clock.time += UNDO_SECONDS * 1000;
    expect((await read()).sort()).toEqual([false, true]);
  });

  it('EMPA-21 drafts and sent contracts are taken back, but none that somebody has opened', async () => {
    const confirmed = [1, 2].map(() => makeConfirmedMatch(api.deps, company.employerId));
    const rows = confirmed.map(({ matchId }) => ({ id: matchId }));
    const at = '/api/admin/placements/many';
    const drafting = { act: 'draft', rows, decision_id: randomUUID() };
    const draftOf = (matchId: string) => contractStore(api.deps.db).ofMatch(matchId);
    const [first = '', second = ''] = rows.map(({ id }) => id);
    await chief.post(at, drafting);
    await chief.post(at, { ...drafting, undo: true });
    expect([draftOf(first), draftOf(second)]).toEqual([undefined, undefined]);
    // Whose draft was there before keeps it.
    await place('draft', rows.slice(0, 1));
    const once = { act: 'draft', rows, decision_id: randomUUID() };
    await chief.post(at, once);
    await chief.post(at, { ...once, undo: true });
    expect([draftOf(first)?.state, draftOf(second)]).toEqual(['draft', undefined]);
    await place('draft', rows);
    const contracts = rows.map(({ id }) => draftOf(id) as Contract);
    const drafts = contracts.map(({ id, version }) => ({ id, seen: version }));
    const sending = { act: 'send', rows: drafts, decision_id: randomUUID() };
    await chief.post(at, sending);
    const opened = contracts[1] as Contract;
    recordContract(api.deps, opened, { action: 'contract-paper-opened', by: 'employer' });
    const { body } = await chief.post(at, { ...sending, undo: true });
    expect((body.rows as ManyDone).map(({ left_out }) => left_out !== null)).toEqual([false, true]);
    expect(contracts.map(({ id }) => contractState(id))).toEqual(['draft', 'sent']);
    expect(termsOf(api.deps, draftOf(first) as Contract).sent_at).toBeNull();
    expect(
      outboxStore(api.deps.db)
        .listOf(opened.applicant_id)
        .map(({ state }) => state),
    ).toEqual(['waiting']);
    // What is a draft again is sent again.
    expect(
      (await place('send', await place('send', drafts.slice(0, 1), true))).map(({ left_out }) => left_out),
    ).toEqual([null]);
  });

  it('EMPA-23 the exchange of several papers is noted on one day, and taken back before the people are told', async () => {
    const signed = await makeSentContract(api.deps, company.employerId);
    const over = await makeSentContract(api.deps, company.employerId);
    const contracts = [signed, over];
    const foreign = await makeSentContract(api.deps, other.employerId);
    const { db } = api.deps;
    for (const { id } of [signed, foreign]) contractStore(db).setState(id, 'active', api.clock.time);
    contractStore(db).setState(over.id, 'cancelled', api.clock.time);
    const at = '/api/employer/contracts/many';
    const day = new Date(PLACEMENT_TIME).toISOString().slice(0, 10);
    const rows = [...contracts, foreign].map(({ id }) => ({ id, seen: contractStore(db).find(id)?.version ?? 0 }));
    const paperOf = (id: string) => rowsOf(db, 'contract_mark', { contract_id: id, what: 'paper' }).length;
    const leftOut = async (input: object) =>
      ((await company.browser.post(at, { act: 'paper', day, rows, ...input })).body.rows as ManyDone).map(
        ({ left_out }) => left_out !== null,
      );
    expect(await leftOut({ only_preview: true })).toEqual([false, true, true]);
    const decision_id = randomUUID();
    expect(await leftOut({ decision_id })).toEqual([false, true, true]);
    expect(contracts.map(({ id }) => paperOf(id))).toEqual([1, 0]);
    expect(await leftOut({ decision_id, undo: true })).toEqual([false, true, true]);
    expect(contracts.map(({ id }) => paperOf(id))).toEqual([0, 0]);
    const person = contractStore(db).find(signed.id)?.applicant_id ?? '';
    expect(
      outboxStore(db)
        .listOf(person)
        .map(({ template, state }) => [template, state]),
    ).toContainEqual([...['contract-exchanged', 'cancelled']]);
    expect((await company.browser.post(at, { act: 'paper', day: '2999-01-01', rows })).body.code).toBe(
      'paper_in_future',
    );
  });

  it('EMPA-23 the operator notes ZAV and visa of several, which count for each, and takes back one that was noted in error', async () => {
    const contracts = await Promise.all([1, 2].map(() => makeSentContract(api.deps, company.employerId)));
    const { db } = api.deps;
    for (const { id } of contracts) contractStore(db).setState(id, 'active', api.clock.time);
    const day = new Date(PLACEMENT_TIME).toISOString().slice(0, 10);
    const at = '/api/admin/mark-contracts';
    const seenNow = () => contracts.map(({ id }) => ({ id, seen: contractStore(db).find(id)?.version ?? 0 }));
    const note = async (what: string, input: object = {}) =>
      ((await chief.post(at, { act: 'mark', what, day, rows: seenNow(), ...input })).body.rows as ManyDone).map(
        ({ left_out }) => left_out !== null,
      );
    const marks = () =>
      contracts.map(({ id }) =>
        rowsOf(db, 'contract_mark', { contract_id: id })
          .map((row) => row.what)
          .sort()
          .join(),
      );
    expect(await note('zav')).toEqual([false, false]);
    // What is noted already stays as it is.
    expect(await note('zav')).toEqual([true, true]);
    const decision_id = randomUUID();
    const rows = seenNow();
    expect(await note('visa', { decision_id, rows })).toEqual([false, false]);
    expect(await note('visa', { decision_id, rows: rows.slice(1), undo: true })).toEqual([false]);
    expect(marks()).toEqual(['visa,zav', 'zav']);
    const seen = rows.map(({ id }) => ({ id, seen: 1 }));
    expect(await note('airport', { rows: seen })).toEqual([true, true]);
    expect((await company.browser.post(at, { act: 'mark', what: 'zav', day, rows })).status).toBe(403);
  });

  it('EMPA-21 is not for a stranger, a candidate or a reader, and takes at most a page', async () => {
    const rows = [{ id: randomUUID() }];
    const fifty = Array.from({ length: 51 }, () => ({ id: randomUUID() }));
    const at = '/api/employer/matches/many';
    expect((await chief.post(at, { act: 'accept', rows })).status).toBe(403);
    expect((await company.browser.post('/api/admin/placements/many', { act: 'release', rows })).status).toBe(403);
    expect((await company.browser.post(at, { act: 'accept', rows: fifty })).status).toBe(400);
    expect((await company.browser.post(at, { act: 'release', rows })).status).toBe(400);
  });
});

describe('Lists of an employer', () => {
  it('EMPA-22 finds proposals by number, and by name once it is released', async () => {
    const id = await requirement();
    const [first, second] = [matchIn(id, 'proposed', { rank: 1 }), matchIn(id, 'released', { rank: 2 })];
    changeRows(api.deps.db, 'applicant', { id: first.id }, { last_name: 'Unmistakable' });
    changeRows(api.deps.db, 'applicant', { id: second.id }, { last_name: 'Unmistakable' });
    const find = async (search: string) =>
      idsIn(await company.browser.post('/api/employer/matches', { requirement_id: id, phase: 'current', search }));
    expect(await find(`k-${first.number}`)).toEqual([first.match]);
    expect(await find('unmistakable')).toEqual([second.match]);
  });

  it('EMPA-22 finds contracts by number, and by name while the employer may read it', async () => {
    const { id } = await makeSentContract(api.deps, company.employerId);
    const person = contractStore(api.deps.db).find(id)?.applicant_id ?? '';
    const find = async (search: string) =>
      ((await company.browser.post('/api/employer/contracts', { search })).body.contracts as { id: string }[]).map(
        (one) => one.id,
      );
    const { name } = termsOf(api.deps, contractStore(api.deps.db).find(id) as Contract).terms.candidate;
    expect(await find(contractNumber(id))).toEqual([id]);
    expect(await find(name)).toContain(id);
    expect(await find('V-0000-0000')).toEqual([]);
    changeRows(api.deps.db, 'consent', { applicant_id: person }, { withdrawn_at: 1 });
    expect(await find(name)).not.toContain(id);
  });

  it('EMPA-22 saves whom it has accepted as a table, without a name before the release, and nobody else’s', async () => {
    const id = await requirement();
    const [accepted, released, proposed] = [matchIn(id, 'accepted'), matchIn(id, 'released'), matchIn(id)];
    for (const [one, name] of [
      [accepted, 'Hidden'],
      [released, 'Shown'],
    ] as const)
      changeRows(api.deps.db, 'applicant', { id: one.id }, { last_name: name });
    const csvOf = async (browser: Visitor, input: object) => {
      const answer = await fetch(`${api.url}/api/employer/accepted.csv`, {
        method: 'POST',
        body: JSON.stringify(input),
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: browser.cookie },
      });
      return { status: answer.status, text: await answer.text() };
    };
    const { text } = await csvOf(company.browser, { requirement_id: id, lang: 'en' });
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect(text).toContain(`K-${accepted.number}`);
    expect(text).toContain('Shown');
    expect(text).not.toMatch(new RegExp(`Hidden|K-${proposed.number}`));
    expect((await csvOf(other.browser, { requirement_id: id })).status).toBe(404);
    expect((await csvOf(other.browser, {})).text).not.toContain(`K-${released.number}`);
  });

  it('EMPA-24 shows proposals by points, and says how many with more points wait', async () => {
    const id = await requirement();
    const low = matchIn(id, 'proposed', { score: 70, rank: 1 });
    const high = matchIn(id, 'proposed', { score: 90, rank: 7 });
    const chosen = matchIn(id, 'accepted', { score: 91, rank: 1 });
    matchIn(id, 'shortlisted', { score: 95, rank: 1 });
    matchIn(id, 'shortlisted', { score: 60, rank: 2 });
    const elsewhere = matchIn(id, 'shortlisted', { score: 99, rank: 3 });
    makeMatch(api.deps, {
      requirementId: await requirement(other.browser),
      applicantId: elsewhere.id,
      state: 'released',
    });
    const found = await company.browser.post('/api/employer/matches', { requirement_id: id, phase: 'current' });
    expect(idsIn(found)).toEqual([high.match, low.match, chosen.match]);
    expect(found.body.better).toEqual({ waiting: 1, most: 95, lowest: 70 });
  });
});
