import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tellEmployers } from '#api/employers/tell-employers.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { remindOfContracts } from '#api/employment-contracts/remind-of-contracts.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { remindOfMatches } from '#api/matches/remind-of-matches.ts';
import { stepMatch } from '#api/matches/step-match.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { makeSentContract } from '../support/contracts.ts';
import { ownEmployer, REQUIREMENT, saveEmployer, vettedCompany } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { changeRows, deleteRows } from '../support/rows.ts';

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
const JOBS = [remindOfMatches, tellEmployers];
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

  it('EMPA-26 keeps what comes before a weekend or on it for one mail on Monday', async () => {
    const { id } = await open(3);
    const [one, two] = [matchFor(id), matchFor(id)];
    live(4);
    step(one.id, 'confirmed');
    live();
    step(two.id, 'confirmed');
    live();
    expect(await mails()).toEqual([]);
    live();
    expect((await mails()).map(({ text }) => text?.includes(`K-${one.number}, K-${two.number}`))).toEqual([true]);
  });

  it('EMPA-26 leaves what is urgent its own mail at once', async () => {
    await saveEmployer(company.browser, { register_number: 'HRB 54321' });
    const before = (await mails()).length;
    const { id, version: seen } = await ownEmployer(company.browser);
    const refusal = { employer_id: id, seen, decision: 'refused', reason: 'Unreadable' };
    await chief.post('/api/admin/decide-employer', refusal);
    expect(await mails()).toHaveLength(before + 1);
  });

  it('EMPA-26 asks for no answer until a day that is over by that morning', async () => {
    const { id } = await open(1);
    const one = matchFor(id, 'proposed');
    // With one day to answer, the reminder would follow a day later: on the last day, after its morning.
    const answer_until = Date.parse('2026-11-24T23:00:00Z');
    changeRows(api.deps.db, 'match', { id: one.id }, { answer_until, changed_at: api.clock.now() });
    live(3, JOBS);
    expect(await mails()).toEqual([]);
  });

  it('EMPA-26 names no day to answer by while its employer is vetted anew, and cannot', async () => {
    const { id } = await open(2);
    const [first, second] = [matchFor(id), matchFor(id)];
    matchFor(id, 'proposed');
    await saveEmployer(company.browser, { register_number: 'HRB 54321' });
    const { body } = await company.browser.post('/api/employer/requirements', {});
    expect(body.requirements).toMatchObject([{ proposals: 1, answer_until: null }]);
    step(first.id, 'declined');
    step(second.id, 'declined');
    live();
    const [digest] = await mails();
    expect(digest?.text).toContain(`Declined: K-${first.number}, K-${second.number}`);
    expect(digest?.text).not.toContain('waiting for your answer');
  });

  it('EMPA-26 says beside the news that a requirement is below a minimum wage that was raised', async () => {
    const { id } = await open(2);
    changeRows(api.deps.db, 'requirement', { id }, { wage_cents: 1459 });
    for (const { id: match } of [matchFor(id), matchFor(id)]) step(match, 'declined');
    live();
    expect((await mails())[0]?.text).toContain('The wage of a requirement is too low by now');
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
});

describe('A contract that the employer has not signed', () => {
  it('PLAC-44 EMPA-26 is in the mail of the morning three days after it was sent and after six, until the copy is there', async () => {
    const { id: employer } = await ownEmployer(company.browser);
    const [open, signed] = [await makeSentContract(api.deps, employer), await makeSentContract(api.deps, employer)];
    deleteRows(api.deps.db, 'contract_copy', { contract_id: open.id });
    const days: number[] = [];
    for (let day = 1; day <= 9; day += 1) {
      const before = (await mails()).length;
      live(1, [remindOfContracts, tellEmployers]);
      const told = (await mails()).slice(before).filter(({ text }) => text?.includes(contractNumber(open.id)));
      days.push(told.length);
    }
    // Sent on a Monday: the third day and the sixth, each told on the next working morning.
    expect(days).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 0]);
    const all = (await mails()).map(({ subject, text }) => `${subject} ${text}`).join(' ');
    expect(all).toContain('A reminder: a contract is waiting for your signature');
    expect(all).not.toContain(contractNumber(signed.id));
  });
});

describe('Paper that nobody has exchanged', () => {
  it('PLAC-03 is in the mail of a morning before work begins, also where that is on a Monday', async () => {
    const { id: employer } = await ownEmployer(company.browser);
    const { id } = await makeSentContract(api.deps, employer);
    const { match_id } = contractStore(api.deps.db).find(id) ?? {};
    changeRows(api.deps.db, 'match', { id: match_id }, { starts_on: '2026-12-07' });
    const told: number[] = [];
    for (let day = 24; day <= 37; day += 1) {
      const before = (await mails()).length;
      live(1, [remindOfContracts, tellEmployers]);
      if ((await mails()).length > before) told.push(day);
    }
    // At once, as work begins within three weeks, and on Friday, 4 December.
    expect(told).toEqual([24, 34]);
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
