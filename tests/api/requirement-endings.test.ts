import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenStore } from '#api/applicants/token.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { settleMatches } from '#api/matches/settle-matches.ts';
import { poolStore } from '#api/placements/pool.store.ts';
import type { EmployerMatch } from '#contract/matching/match.ts';
import type { Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { deskAdmin } from '../support/desk.ts';
import { REQUIREMENT, vetEmployer, vettedCompany } from '../support/employers.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows } from '../support/rows.ts';

// Point 4 of issue 35: 'report as filled' ended 39 open proposals in one click, without a question and for good.

let api: Api;
let chief: Visitor;
let company: Visitor;
let employerId: string;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  chief = (await deskAdmin(api)).browser;
  ({ browser: company, employerId } = await vettedCompany(api, chief));
});
afterEach(() => api.stop());

const version = (id: string) => requirementStore(api.deps.db).find(id)?.version;
const stateOf = (id: string) => matchStore(api.deps.db).find(id)?.state;
const endings = async (id: string, state: string) =>
  (await company.post('/api/employer/requirement-endings', { requirement_id: id, state })).body as unknown as {
    proposals: number;
    ending: string[];
  };
const step = async (id: string, state: string, ends?: number) => {
  const input = { requirement_id: id, version: version(id), state, ...(ends !== undefined && { ends }) };
  const { status, body } = await company.post('/api/employer/step-requirement', input);
  while (settleMatches(api.deps));
  return [status, body.code];
};

/** A requirement with a proposal, an accepted one, an offer and a place, and somebody who waits. */
async function running() {
  const people = [1, 2, 3, 4, 5].map((approvedAt) => makePoolCandidate(api.deps, { firstWish: 'baggage', approvedAt }));
  const fields = { ...REQUIREMENT, headcount: 4 };
  const { body } = await company.post('/api/employer/save-requirement', {
    ...{ ...fields, requirement_id: randomUUID(), open: true },
  });
  const id = String(body.id);
  const found = await company.post('/api/employer/start-matching', { requirement_id: id, version: 1 });
  const ids = (found.body as unknown as { matches: EmployerMatch[] }).matches.map((one) => one.id);
  const to = (match: string | undefined, ...states: ('accepted' | 'released' | 'confirmed')[]) => {
    for (const state of states)
      matchStore(api.deps.db).setState({
        id: match ?? '',
        state,
        reason: '',
        answer_until: null,
        now: api.clock.now(),
      });
  };
  to(ids[1], 'accepted');
  to(ids[2], 'accepted', 'released');
  to(ids[3], 'accepted', 'released', 'confirmed');
  return { id, fields, people, ids, states: () => ids.map(stateOf) };
}

it('EMPA-25 filling or closing a requirement names first what and whom it ends, and ends nothing else', async () => {
  const { id, people, states } = await running();
  const numbers = people.map(({ number }) => `K-${number}`);
  const [one, two] = [await endings(id, 'filled'), await endings(id, 'closed')];
  expect(one).toEqual({ proposals: 2, offers: 0, confirmed: 1, ending: expect.any(Array) });
  expect(two).toEqual({ proposals: 2, offers: 1, confirmed: 1, ending: expect.any(Array) });
  expect([one.ending.toSorted(), two.ending.toSorted()]).toEqual([numbers.slice(0, 2), numbers.slice(0, 3)]);
  for (const ends of [undefined, 1, 39]) expect(await step(id, 'filled', ends)).toEqual([409, 'ends_changed']);
  expect(await step(id, 'closed', 2)).toEqual([409, 'ends_changed']);
  expect(states()).toEqual(['proposed', 'accepted', 'released', 'confirmed']);
  expect(await step(id, 'closed', 3)).toEqual([200, undefined]);
  expect(states()).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'confirmed']);
});

it('EMPA-25 opened again, what a requirement had ended is proposed again as far as people are free', async () => {
  const { id, people, ids, states } = await running();
  await step(id, 'filled', 2);
  expect(states()).toEqual(['withdrawn', 'withdrawn', 'released', 'confirmed']);
  expect(await step(id, 'open')).toEqual([200, undefined]);
  expect(states()).toEqual(['proposed', 'proposed', 'released', 'confirmed']);
  expect(matchStore(api.deps.db).find(ids[0] ?? '')?.answer_until).toBeGreaterThan(api.clock.now());
  await step(id, 'filled', 2);
  // Meanwhile one of them has left the pool: the next one on the waiting list moves up.
  poolStore(api.deps.db).remove(people[0]?.id ?? '');
  await step(id, 'open');
  expect(states()).toEqual(['withdrawn', 'proposed', 'released', 'confirmed']);
  expect(matchStore(api.deps.db).countPhase(id, 'current')).toBe(4);
});

it('what somebody else has ended does not come back', async () => {
  const { id, ids, states } = await running();
  await company.post('/api/employer/step-match', { match_id: ids[0], seen: 2, decision: 'refused' });
  const ended = await endings(id, 'filled');
  await step(id, 'filled', ended.proposals);
  await step(id, 'open');
  expect(states()).toEqual(['refused', 'proposed', 'released', 'confirmed']);
});

it('a smaller number of people does not end proposals unasked', async () => {
  const { id, fields, states } = await running();
  const save = (headcount: number) =>
    company.post('/api/employer/save-requirement', {
      ...{ ...fields, headcount, requirement_id: id, version: version(id) },
    });
  expect((await save(1)).body.errors).toMatchObject([{ path: 'headcount', code: 'headcount_proposed' }]);
  expect((await save(2)).status).toBe(200);
  while (settleMatches(api.deps));
  expect(states()).toEqual(['proposed', 'accepted', 'released', 'confirmed']);
});

it('taking back the confirmation of a company names first what ends; confirmed and opened again, it comes back', async () => {
  const detail = async () =>
    (await chief.get(`/api/admin/employers/${employerId}`)).body as unknown as {
      employer: { version: number };
      ends: { requirements: number; proposals: number; offers: number };
    };
  const { id, fields, states } = await running();
  const { ends } = await detail();
  expect(ends).toMatchObject({ requirements: 1, proposals: 2, offers: 1 });
  const decide = async (more: object) => {
    const { employer } = await detail();
    return chief.post('/api/admin/decide-employer', { employer_id: employerId, seen: employer.version, ...more });
  };
  const refusal = { decision: 'refused', reason: 'The insurance has ended.' };
  expect((await decide(refusal)).body.code).toBe('ends_changed');
  expect((await decide({ ...refusal, ends: ends.proposals + ends.offers })).status).toBe(200);
  while (settleMatches(api.deps));
  expect(states()).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'confirmed']);
  await vetEmployer(company, chief);
  await company.post('/api/employer/save-requirement', {
    ...{ ...fields, requirement_id: id, version: version(id), open: true },
  });
  expect(states()).toEqual(['proposed', 'proposed', 'proposed', 'confirmed']);
});

it('a company that is refused keeps no offer of a requirement that it has marked as filled, and gets nobody new', async () => {
  const { id, people, ids, states } = await running();
  expect(await step(id, 'filled', 2)).toEqual([200, undefined]);
  expect(states()).toEqual(['withdrawn', 'withdrawn', 'released', 'confirmed']);
  const { employer, ends } = (await chief.get(`/api/admin/employers/${employerId}`)).body as unknown as {
    employer: { version: number };
    ends: { requirements: number; proposals: number; offers: number };
  };
  expect(ends).toMatchObject({ requirements: 1, proposals: 0, offers: 1 });
  const refusal = { decision: 'refused', reason: 'No such company.', ends: 1 };
  await chief.post('/api/admin/decide-employer', { employer_id: employerId, seen: employer.version, ...refusal });
  while (settleMatches(api.deps));
  expect(states()).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'confirmed']);
  // Where all had confirmed it has stayed filled: a place that gets free opens it for nobody.
  changeRows(api.deps.db, 'requirement', { id }, { headcount: 1, state: 'filled' });
  const token = tokenStore(api.deps.db).mint(people[3]?.id ?? '', api.clock.now()).token;
  const seen = matchStore(api.deps.db).find(ids[3] ?? '')?.version;
  const given = { token, match_id: ids[3], seen, decision: 'declined' };
  expect((await company.post('/api/placement/answer-offer', given)).status).toBe(200);
  while (settleMatches(api.deps));
  expect(requirementStore(api.deps.db).find(id)?.state).toBe('filled');
  expect(states()).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'declined']);
});
