import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assignmentStore } from '#api/assignments/assignment.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractLifeStore } from '#api/employment-contracts/contract-life.store.ts';
import { candidatePages, requirementFacts } from '#api/matches/candidate-pages.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { matchingStore } from '#api/matches/matching.store.ts';
import { erasureStore } from '#api/personal-data/erasure.store.ts';
import type { RequirementFields } from '#contract/employers/requirement-rules.ts';
import { ERRORS } from '#contract/errors.ts';
import type { AssignmentReply, AssignmentRowView } from '#contract/matching/assignment.ts';
import type { RowState } from '#contract/matching/assignment-rules.ts';
import type { Candidate } from '#contract/matching/matching.ts';
import { rank } from '#contract/matching/rank-candidates.ts';
import { member, newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { morningMailsTo, REQUIREMENT, vetEmployer } from '../support/employers.ts';

import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows, columnOf, countOf, deleteRows } from '../support/rows.ts';

interface Accepted {
  counts: Record<RowState, number>;
}
let api: Api;
let chief: Visitor;
let company: { browser: Visitor; email: string };
let employerId: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  const admin = await newAdmin(api);
  chief = admin.browser;
  company = await member(api, 'employer');
  employerId = await vetEmployer(company.browser, chief);
});
afterAll(() => api.stop());

/** Each test has a season of its own: nothing of another one is open, and nobody else is in the pool. */
function begin() {
  changeRows(api.deps.db, 'requirement', {}, { state: 'closed' });
  deleteRows(api.deps.db, 'pool_candidate');
}
let created_at = PLACEMENT_TIME;
function requirement(headcount: number, change: Partial<RequirementFields> = {}): string {
  const id = randomUUID();
  created_at += 1;
  const fields = { ...REQUIREMENT, headcount, ...change };
  requirementStore(api.deps.db).add({ ...fields, id, employer_id: employerId, state: 'open', created_at });
  return id;
}
const candidate = (wanted: Parameters<typeof makePoolCandidate>[1] = {}) => makePoolCandidate(api.deps, wanted).id;

/** Work airside of this person ended before, as the check was refused. */
function refuseAirside(applicantId: string): void {
  const { db } = api.deps;
  const requirementId = requirement(1, { area: 'airside' });
  changeRows(db, 'requirement', { id: requirementId }, { state: 'closed' });
  const id = randomUUID();
  const match_id = makeMatch(api.deps, { requirementId, applicantId, state: 'withdrawn' });
  contractStore(db).add({
    ...{ id, match_id, employer_id: employerId, applicant_id: applicantId, ends_on: '2026-09-28', created_at },
  });
  contractStore(db).setState(id, 'ended', created_at);
  contractLifeStore(db).setEnd({
    ...{ contract_id: id, ended_by: 'employer', ground: 'permit', paper: 'Letter', account_id: '' },
    ...{ paper_on: '2026-06-01', last_day: '2026-06-01', noted_at: created_at },
  });
}

async function ask(path: string, input: object = {}) {
  const { status, body } = await chief.post(path, input);
  return { status, body: body as unknown as AssignmentReply & Accepted & { code: string } };
}
const proposed = async () => (await ask('/api/admin/propose-assignment')).body;
const accept = ({ assignment }: AssignmentReply, rows?: number[]) =>
  ask('/api/admin/accept-assignment', { assignment_id: assignment?.id, rows });
const pairs = (rows: readonly AssignmentRowView[]) => rows.map((row) => [row.requirement_id, row.applicant_id]);
const matches = () => countOf(api.deps.db, 'match');
const matchOf = (requirementId: string, applicantId: string) =>
  matchStore(api.deps.db).find(assignmentStore(api.deps.db).match(requirementId, applicantId) ?? '');

describe('The assignment of a season', () => {
  it('EMPA-14 proposes the highest sum beside the greedy one, and changes no match', async () => {
    begin();
    const before = matches();
    const baggage = requirement(1);
    const cabin = requirement(2, { field_of_work: 'cabin' });
    const both = candidate({ firstWish: 'baggage', secondWish: 'cabin', approvedAt: 1 });
    const only = candidate({ firstWish: 'baggage', approvedAt: 2 });
    candidate({ level: 'A1' });
    const { assignment, rows, gaps } = await proposed();
    expect(pairs(rows)).toEqual([
      [baggage, only],
      [cabin, both],
    ]);
    expect(rows[1]).toMatchObject({
      refusal: null,
      score: { field: 15, total: 80 },
      greedy: { requirement_id: baggage, score: 90 },
    });
    expect(assignment?.figures).toEqual({
      ...{ candidates: 3, requirements: 2, places: 3, isPart: false, gaps: 1 },
      ...{ assigned: { points: 170, filled: 2 }, greedy: { points: 155, filled: 2 } },
    });
    expect(gaps).toMatchObject([{ requirement_id: cabin, places: 2, empty: 1, fitting: 2, excluded: { level: 1 } }]);
    expect(matches()).toBe(before);
    expect((await ask('/api/admin/assignment')).body.rows).toEqual(rows);
  });

  it.each([0, 1, 2, 3])(
    'EMPA-14 PLAC-08 PLAC-42 finds the sum that trying every way finds, and gives nobody work that the law or the airport forbids (world %i)',
    async (world) => {
      begin();
      const fields = ['baggage', 'cabin', 'service'] as const;
      const yes = { check_authority: 'LBA', check_answer: 'yes', check_answered_on: '2026-11-01' } as const;
      const lawful = [{}, { area: 'airside', ...yes }, { wage_cents: 1700 }] as const;
      const unlawful = [
        ...([{ wage_cents: 900 }, { area: '' }, { area: 'airside' }] as const),
        ...([
          { area: 'airside', ...yes, check_answer: 'no' },
          { shifts: '12 Stunden am Tag, 7 Tage die Woche' },
        ] as const),
      ];
      const open = lawful.map((change, at) =>
        requirement(1 + ((world + at) % 2), { ...change, field_of_work: 'baggage' }),
      );
      for (const change of unlawful) requirement(2, change);
      for (let at = 0; at < 5; at += 1)
        candidate({
          firstWish: fields[(world * at + at) % 3] ?? '',
          secondWish: fields[(world + at + 1) % 3] ?? '',
          level: at % 2 === world % 2 ? 'B1' : 'A2',
          approvedAt: at,
        });
      const refused = columnOf(api.deps.db, 'pool_candidate', 'applicant_id')[world] ?? '';
      refuseAirside(refused);
      const { assignment, rows } = await proposed();
      const people: Candidate[] = [];
      for await (const page of candidatePages(api.deps)) people.push(...page);
      const places = open.flatMap((id) => {
        const row = requirementStore(api.deps.db).find(id);
        const facts = row && requirementFacts(row, api.deps);
        const can = people.filter((one) => row?.area !== 'airside' || one.id !== refused);
        const fits = facts ? rank(facts, can).ranked.map((one) => [one.candidate.id, one.score.total] as const) : [];
        return Array.from({ length: row?.headcount ?? 0 }, () => fits);
      });
      const bestFrom = (place: number, gone: readonly string[]): number =>
        Math.max(
          0,
          ...(place < places.length ? [bestFrom(place + 1, gone)] : []),
          ...(places[place] ?? [])
            .filter(([id]) => !gone.includes(id))
            .map(([id, score]) => score + bestFrom(place + 1, [...gone, id])),
        );
      expect(assignment?.figures.assigned.points).toBe(bestFrom(0, []));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ requirement_id: id }) => !open.includes(id))).toEqual([]);
      expect(pairs(rows)).not.toContainEqual([open[1], refused]);
    },
  );

  it('EMPA-14 an accepted row is a proposal to the employer, with its event and one mail for all', async () => {
    begin();
    const id = requirement(3);
    const people = [candidate(), candidate(), candidate()];
    const found = await proposed();
    const mailsBefore = (await morningMailsTo(api, company.email)).length;
    const first = await accept(found, [found.rows[0]?.number ?? 0]);
    expect(first.body).toMatchObject({ rows: [{ state: 'accepted' }], counts: { open: 2, accepted: 1, refused: 0 } });
    expect((await accept(found)).body).toMatchObject({ rows: [{}, {}], counts: { open: 0, accepted: 3 } });
    for (const one of people) {
      const match = matchOf(id, one);
      expect(match).toMatchObject({ state: 'proposed', answer_until: expect.any(Number) });
      expect(columnOf(api.deps.db, 'event', 'action', { subject_id: match?.id })).toEqual(['match-proposed']);
    }
    // A press that is doubled changes nothing.
    expect(
      (
        await accept(
          found,
          found.rows.map(({ number }) => number),
        )
      ).body.counts,
    ).toMatchObject({ accepted: 3 });
    expect((await accept(found)).body.rows).toEqual([]);
    expect((await morningMailsTo(api, company.email)).length).toBe(mailsBefore + 1);
  });

  it('EMPA-14 counts no place of work that is over, which its employer has left open', async () => {
    begin();
    requirement(1000, { starts_on: '2026-07-01', ends_on: '2026-09-28' });
    const id = requirement(1);
    const only = candidate();
    const { assignment, rows, gaps } = await proposed();
    expect([pairs(rows), gaps, assignment?.figures.isPart]).toEqual([[[id, only]], [], false]);
  });

  it('EMPA-14 a row that was counted from something else is refused, and says why; the others go on', async () => {
    begin();
    const [changed, full, other] = [requirement(1), requirement(1), requirement(4)];
    for (let place = 0; place < 6; place++) candidate();
    const found = await proposed();
    expect(found.rows.map((row) => row.requirement_id)).toEqual([changed, full, other, other, other, other]);
    const [placed = '', better = '', over = '', fine = ''] = found.rows.slice(2).map((row) => row.applicant_id);
    requirementStore(api.deps.db).change(changed, { ...REQUIREMENT, headcount: 1, shifts: 'Nacht' }, 'open');
    makeMatch(api.deps, { requirementId: full, applicantId: candidate(), state: 'released' });
    makeMatch(api.deps, { requirementId: changed, applicantId: placed, state: 'proposed' });
    changeRows(api.deps.db, 'pool_candidate', { applicant_id: better }, { level: 'B1' });
    makeMatch(api.deps, { requirementId: other, applicantId: over, state: 'declined' });
    const before = matches();
    const refusals = [
      'requirement-changed',
      'requirement-full',
      'candidate-placed',
      'candidate-changed',
      'match-over',
      null,
    ];
    expect((await ask('/api/admin/assignment')).body.rows.map(({ refusal }) => refusal)).toEqual(refusals);
    changeRows(api.deps.db, 'assignment_row', { applicant_id: fine }, { starts_on: '2020-07-01' });
    expect((await ask('/api/admin/assignment')).body.rows.at(-1)?.refusal).toBe('requirement-begun');
    changeRows(api.deps.db, 'assignment_row', { applicant_id: fine }, { starts_on: REQUIREMENT.starts_on });
    const { body } = await accept(found);
    expect(body.rows.map(({ refusal }) => refusal)).toEqual(refusals);
    expect(body).toMatchObject({ counts: { open: 0, accepted: 1, refused: 5 } });
    expect(matches()).toBe(before + 1);
    expect(matchOf(other, fine)).toMatchObject({ state: 'proposed' });
  });

  it('leaves out who is proposed or placed, what has ended, and companies that are not vetted', async () => {
    begin();
    const [first, second] = [requirement(3), requirement(1)];
    const [placed, over, waiting] = [candidate(), candidate(), candidate()];
    makeMatch(api.deps, { requirementId: second, applicantId: placed, state: 'proposed' });
    makeMatch(api.deps, { requirementId: first, applicantId: over, state: 'refused' });
    makeMatch(api.deps, { requirementId: first, applicantId: waiting });
    const found = await proposed();
    expect(pairs(found.rows)).toEqual([[first, waiting]]);
    expect(found.assignment?.figures).toMatchObject({ candidates: 2, places: 3 });
    // From the waiting list, as the same match.
    await accept(found);
    expect(matchOf(first, waiting)).toMatchObject({ state: 'proposed', version: 2 });
    changeRows(api.deps.db, 'employer', { id: employerId }, { state: 'submitted' });
    expect((await proposed()).assignment?.figures).toMatchObject({ requirements: 0, places: 0 });
    changeRows(api.deps.db, 'employer', { id: employerId }, { state: 'vetted' });
  });

  it('of two admins at once both get one proposal; an older one is no longer accepted', async () => {
    begin();
    const id = requirement(1);
    const one = candidate();
    const [mine, yours] = await Promise.all([proposed(), proposed()]);
    expect(mine.assignment?.id).toBe(yours.assignment?.id);
    const newer = await proposed();
    const refused = await accept(mine);
    expect(refused).toMatchObject({ status: ERRORS.assignment_changed.status, body: { code: 'assignment_changed' } });
    expect(matchOf(id, one)).toBeUndefined();
    const both = await Promise.all([accept(newer), accept(newer, [newer.rows[0]?.number ?? 0])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(matchOf(id, one)).toMatchObject({ state: 'proposed', version: 2 });
  });

  it('EMPA-14 whoever is erased while it is counted does not come back with it', async () => {
    begin();
    requirement(2);
    const [stays, erased] = [candidate(), candidate()];
    const { db, tx } = api.deps;
    const { pool } = matchingStore(db);
    vi.spyOn(matchingStore(db), 'pool').mockImplementationOnce((after, most) => {
      setImmediate(() => tx(() => erasureStore(db).removeApplicant(erased)));
      return pool(after, most);
    });
    const { status, body } = await ask('/api/admin/propose-assignment');
    expect(status).toBe(200);
    expect(body.rows.map((row) => row.applicant_id)).toEqual([stays]);
  });

  it('a deleted application leaves the proposal too', async () => {
    begin();
    requirement(1);
    const one = candidate();
    expect((await proposed()).rows).toHaveLength(1);
    api.deps.tx(() => erasureStore(api.deps.db).removeApplicant(one));
    expect((await ask('/api/admin/assignment')).body.rows).toEqual([]);
  });
});
