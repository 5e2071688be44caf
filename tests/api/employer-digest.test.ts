import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tellEmployers } from '#api/employers/tell-employers.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { tellSides } from '#api/employment-contracts/tell-sides.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { remindOfProposals } from '#api/matches/remind-offers.ts';
import { stepMatch } from '#api/matches/step-match.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import type { ManyDone } from '#contract/many/many-rows.ts';
import { newAdmin, PASSWORD, signIn, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { ownEmployer, REQUIREMENT, saveEmployer, vettedCompany } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { changeRows } from '../support/rows.ts';

/** Noon in Berlin, on a Monday. */
const NOON = Date.parse('2026-11-23T11:00:00Z');

let api: Api;
let chief: Visitor;
let admin: Awaited<ReturnType<typeof newAdmin>>;
let company: Awaited<ReturnType<typeof vettedCompany>>;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: NOON });
  admin = await newAdmin(api);
  chief = admin.browser;
  company = await vettedCompany(api, chief);
});
afterEach(() => api.stop());

/** Lets days go by until noon of the last; the server does it once an hour. */
function live(days = 1, runs = [tellEmployers]): void {
  for (let hour = 0; hour < days * 24; hour += 1) {
    api.clock.time += HOUR_MS;
    for (const run of runs) while (run(api.deps));
  }
}
const JOBS = [remindOfProposals, tellEmployers];
const mails = async () => (await mailsTo(api, company.email)).slice(2);
async function open(headcount: number) {
  const fields = { ...REQUIREMENT, headcount, requirement_id: randomUUID(), open: true };
  return (await company.browser.post('/api/employer/save-requirement', fields)).body as unknown as {
    id: string;
    version: number;
  };
}
const matchFor = (requirementId: string, state: 'proposed' | 'released' = 'released') => {
  const { id: applicantId, number } = makePoolCandidate(api.deps);
  const until = NOON + 7 * DAY_MS;
  return { number, id: makeMatch(api.deps, { requirementId, applicantId, state, answerUntil: until }) };
};
const step = (id: string, to: 'confirmed' | 'declined') =>
  api.deps.tx(() => {
    const row = matchStore(api.deps.db).find(id);
    if (row) stepMatch(api.deps, row, to, { actor: 'candidate' });
  });

describe('The mail of the morning to an employer', () => {
  it('EMPA-26 brings several things together by number, without a name, and a single one in its own words', async () => {
    const { id } = await open(4);
    const [one, two, three] = [matchFor(id), matchFor(id), matchFor(id)];
    const people = [one, two, three].map(({ id: match }) => matchStore(api.deps.db).find(match)?.applicant_id);
    for (const person of people) changeRows(api.deps.db, 'applicant', { id: person }, { last_name: 'Unmistakable' });
    matchFor(id, 'proposed');
    step(one.id, 'confirmed');
    step(two.id, 'declined');
    expect(await mails()).toEqual([]);
    live();
    const [first, ...more] = await mails();
    expect(more).toEqual([]);
    expect(first?.text).toContain(`Confirmed: K-${one.number}`);
    expect(first?.text).toContain(`Declined: K-${two.number}`);
    expect(first?.text).toContain('One proposal is waiting for your answer by 30 November 2026');
    expect(first?.text).not.toContain('Unmistakable');
    step(three.id, 'confirmed');
    live();
    expect((await mails()).map(({ subject }) => subject).slice(1)).toEqual(['A confirmation for your requirement']);
    live(2);
    expect(await mails()).toHaveLength(2);
  });

  it('EMPA-26 waits for the morning, also for what happens right after it', async () => {
    const { id } = await open(3);
    const [one, two] = [matchFor(id), matchFor(id)];
    step(one.id, 'confirmed');
    api.clock.time = Date.parse('2026-11-24T05:59:00Z');
    expect(tellEmployers(api.deps)).toBe(false);
    api.clock.time += 60_000;
    expect(tellEmployers(api.deps)).toBe(true);
    step(two.id, 'confirmed');
    expect(tellEmployers(api.deps)).toBe(false);
    expect(await mails()).toHaveLength(1);
    live();
    expect(await mails()).toHaveLength(2);
  });

  it('EMPA-26 leaves what is urgent its own mail at once', async () => {
    await saveEmployer(company.browser, { register_number: 'HRB 54321' });
    const before = (await mails()).length;
    const { id, version: seen } = await ownEmployer(company.browser);
    const refusal = { employer_id: id, seen, decision: 'refused', reason: 'Unreadable' };
    await chief.post('/api/admin/decide-employer', refusal);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('EMPA-26 names once, before a weekend, the proposals that soon lapse without an answer', async () => {
    const { id } = await open(4);
    const lapseOn = (day: string) => Date.parse(`${day}T23:00:00Z`);
    const [monday, later] = ['2026-11-30', '2026-12-03'].map((day) => {
      const one = matchFor(id, 'proposed');
      changeRows(api.deps.db, 'match', { id: one.id }, { answer_until: lapseOn(day), changed_at: api.clock.now() });
      return one;
    });
    const days: (string | undefined)[] = [];
    for (let day = 24; day <= 30; day += 1) {
      const before = (await mails()).length;
      live(1, JOBS);
      days.push((await mails())[before]?.text);
    }
    const told = days.map((text) => [monday, later].filter((one) => text?.includes(`K-${one?.number}`)).length);
    expect(told).toEqual([0, 0, 0, 1, 0, 0, 1]);
    expect(days[3]).toContain(`Not answered so far: candidate K-${monday?.number}`);
    expect(days[3]).toContain('by 30 November 2026');
    // A morning's mail has said what waits: no mail of its own comes on top.
    const last = matchFor(id, 'proposed');
    changeRows(api.deps.db, 'match', { id: last.id }, { answer_until: lapseOn('2026-12-07'), changed_at: 1 });
    live(2);
    for (const one of [matchFor(id), matchFor(id)]) step(one.id, 'confirmed');
    live();
    const before = (await mails()).length;
    live(2, JOBS);
    expect(await mails()).toHaveLength(before);
  });

  it('EMPA-26 comes at most twelve times for forty places, from the first proposal to the exchanged paper', async () => {
    const people = Array.from({ length: 45 }, () => makePoolCandidate(api.deps));
    expect(people).toHaveLength(45);
    const requirement = await open(40);
    const { id: requirement_id, version } = requirement;
    await company.browser.post('/api/employer/start-matching', { requirement_id, version });
    const listed = await company.browser.post('/api/employer/matches', { requirement_id, phase: 'current' });
    const proposed = (listed.body.matches as { id: string }[]).map(({ id }) => ({ id }));
    expect(proposed).toHaveLength(40);
    const many = async (browser: Visitor, at: string, act: string, rows: { id: string }[]) => {
      const preview = (await browser.post(at, { act, rows, only_preview: true })).body.rows as ManyDone;
      const done = (await browser.post(at, { act, rows: preview })).body.rows as ManyDone;
      expect(done.filter(({ left_out }) => left_out !== null)).toEqual([]);
    };
    const place = async (act: string, rows: { id: string }[]) => {
      // Sessions of admins are short.
      await signIn(chief, admin.email, PASSWORD);
      await many(chief, '/api/admin/placements/many', act, rows);
    };
    await many(company.browser, '/api/employer/matches/many', 'accept', proposed);
    live(1, JOBS);
    await place('release', proposed);
    // They answer within four days, some of them no.
    for (let day = 0; day < 4; day += 1) {
      for (const { id } of proposed.slice(day * 10, day * 10 + 9)) step(id, 'confirmed');
      live(1, JOBS);
    }
    const confirmed = proposed.filter(({ id }) => matchStore(api.deps.db).find(id)?.state === 'confirmed');
    expect(confirmed).toHaveLength(36);
    await place('draft', confirmed);
    const contracts = confirmed.flatMap(({ id }) => contractStore(api.deps.db).ofMatch(id) ?? []);
    await place('send', contracts);
    live(1, JOBS);
    // Copies and paper come on several days; what is told of each is the same as by its own page.
    for (const [about, days] of [
      ['signed', 4],
      ['active', 1],
      ['exchanged', 1],
    ] as const)
      for (let day = 0; day < days; day += 1) {
        const share = contracts.slice((contracts.length / days) * day, (contracts.length / days) * (day + 1));
        api.deps.tx(() => {
          for (const row of share) tellSides(api.deps, row, about, { to: ['employer'] });
        });
        live(1, JOBS);
      }
    const all = await mails();
    expect(all.length).toBeGreaterThan(5);
    expect(all.length).toBeLessThanOrEqual(12);
  });
});

describe('The overview of an employer', () => {
  it('EMPA-27 says how many proposals wait, and until when', async () => {
    const { id } = await open(40);
    for (let one = 0; one < 3; one += 1) matchFor(id, 'proposed');
    const { body } = await company.browser.post('/api/employer/requirements', {});
    expect(body.requirements).toMatchObject([{ proposals: 3, answer_until: '2026-11-30' }]);
  });
});
