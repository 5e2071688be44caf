import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenStore } from '#api/applicants/token.store.ts';
import { assignmentStore } from '#api/assignments/assignment.store.ts';
import { employerNewsStore } from '#api/employers/employer-news.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractLifeStore } from '#api/employment-contracts/contract-life.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { settleMatches } from '#api/matches/settle-matches.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { NO_CHECK } from '#contract/employers/airside.ts';
import type { AdminMatch, Offer } from '#contract/matching/match.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { deskAdmin } from '../support/desk.ts';
import { REQUIREMENT, vettedCompany } from '../support/employers.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';
import { addRow, changeRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let company: Visitor;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  chief = (await deskAdmin(api)).browser;
  company = (await vettedCompany(api, chief)).browser;
});
afterAll(() => api.stop());

const AIRSIDE = { ...REQUIREMENT, ...NO_CHECK, area: 'airside', headcount: 3 } as const;
const YES = {
  check_authority: 'Regierung von Musterland',
  check_answer: 'yes',
  check_answered_on: '2026-11-10',
} as const;
const NO = { ...YES, check_answer: 'no' } as const;

async function save(fields: object, id: string = randomUUID()) {
  const version = requirementStore(api.deps.db).find(id)?.version;
  const input = { ...fields, requirement_id: id, ...(version && { version }), open: true };
  const { status, body } = await company.post('/api/employer/save-requirement', input);
  return { id, status, body: body as unknown as { unlawful: object[]; missing: string[]; errors: object[] } };
}
const start = (id: string) =>
  company.post('/api/employer/start-matching', {
    requirement_id: id,
    version: requirementStore(api.deps.db).find(id)?.version,
  });
function placed(requirementId: string, state: MatchState) {
  const { id: applicantId } = makePoolCandidate(api.deps);
  return { id: makeMatch(api.deps, { requirementId, applicantId, state }), applicantId };
}
const stateOf = (id: string) => matchStore(api.deps.db).find(id)?.state;

describe('A requirement', () => {
  it('PLAC-41 says landside or airside before it is open', async () => {
    const { status, body } = await save({ ...REQUIREMENT, area: '' });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'area', code: 'input_empty' }]]);
  });

  it('PLAC-41 has an answer whole, of a day that was, or none; landside work has none', async () => {
    for (const name of ['check_authority', 'check_answer', 'check_answered_on'] as const) {
      const { status, body } = await save({ ...AIRSIDE, ...YES, [name]: '' });
      expect([status, body.errors]).toMatchObject([400, [{ path: name, code: 'input_empty' }]]);
    }
    const days = { '2027-05-01': 'paper_in_future', '2024-05-01': 'paper_too_old' };
    for (const [check_answered_on, code] of Object.entries(days))
      expect((await save({ ...AIRSIDE, ...YES, check_answered_on })).body.errors).toMatchObject([{ code }]);
    const { id } = await save({ ...REQUIREMENT, ...YES });
    expect(requirementStore(api.deps.db).find(id)).toMatchObject({ area: 'landside', ...NO_CHECK });
  });

  it.each([
    ['no answer', NO_CHECK, 'airside_unanswered', 'work_airside_unanswered'],
    ['a no', NO, 'airside_refused', 'work_airside_refused'],
  ])('PLAC-42 for airside work with %s brings nobody a step further', async (_, answer, fault, code) => {
    const { id, body } = await save({ ...AIRSIDE, ...answer });
    expect(body.unlawful).toEqual([{ path: 'area', code: fault }]);
    const started = await start(id);
    expect([started.status, started.body.code]).toEqual([409, code]);
    const waiting = placed(id, 'shortlisted');
    addRow(api.deps.db, 'match_stale', { subject: 'requirement', subject_id: id });
    while (settleMatches(api.deps));
    expect(stateOf(waiting.id)).toBe('shortlisted');
    const [proposed, accepted, released] = (['proposed', 'accepted', 'released'] as const).map((one) =>
      placed(id, one),
    );
    const { token } = tokenStore(api.deps.db).mint(released?.applicantId ?? '', api.clock.now());
    const decide = (match_id = '', decision = '') =>
      chief.post('/api/admin/decide-match', { match_id, seen: 1, decision, reason: 'Agreed' });
    for (const refused of [
      await company.post('/api/employer/step-match', { match_id: proposed?.id, seen: 1, decision: 'accepted' }),
      await decide(waiting.id, 'proposed'),
      await decide(accepted?.id, 'released'),
      await visitor(api).post(
        '/api/placement/answer-offer',
        { match_id: released?.id, seen: 1, decision: 'confirmed' },
        { authorization: `Bearer ${token}` },
      ),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, code]);
  });

  it('PLAC-42 of before, which says nothing, proposes nobody until it does; then those who waited move up', async () => {
    const { id } = await save(REQUIREMENT);
    changeRows(api.deps.db, 'requirement', { id }, { area: '' });
    expect((await start(id)).body.code).toBe('work_area_unknown');
    const waiting = placed(id, 'shortlisted');
    // Somebody holds a place: what nobody knew yet may still be said.
    placed(id, 'confirmed');
    expect((await save({ ...AIRSIDE, headcount: 12 }, id)).status).toBe(200);
    expect(stateOf(waiting.id)).toBe('shortlisted');
    expect((await save({ ...AIRSIDE, ...YES, headcount: 12 }, id)).body.unlawful).toEqual([]);
    expect(stateOf(waiting.id)).toBe('proposed');
    const back = await save({ ...REQUIREMENT }, id);
    expect([back.status, (back.body as unknown as { code: string }).code]).toEqual([409, 'requirement_promised']);
  });

  it('PLAC-42 is opened again without an answer, and brings nobody back', async () => {
    const { id } = await save({ ...AIRSIDE, ...YES });
    const proposed = placed(id, 'proposed');
    const step = (state: string) =>
      company.post('/api/employer/step-requirement', {
        requirement_id: id,
        version: requirementStore(api.deps.db).find(id)?.version,
        state,
        ends: state === 'filled' ? 1 : 0,
      });
    expect((await step('filled')).status).toBe(200);
    while (settleMatches(api.deps));
    expect(stateOf(proposed.id)).toBe('withdrawn');
    changeRows(api.deps.db, 'requirement', { id }, { check_answer: 'no' });
    expect((await step('open')).status).toBe(200);
    expect(stateOf(proposed.id)).toBe('withdrawn');
  });

  it('PLAC-41 is corrected by the operator: who and when is kept, and the employer is told', async () => {
    const { id } = await save({ ...AIRSIDE, ...YES });
    const { employer_id, version = 0 } = requirementStore(api.deps.db).find(id) ?? {};
    const correct = (check: object, seen = version, browser = chief) =>
      browser.post('/api/admin/correct-airport-check', { requirement_id: id, version: seen, ...check });
    expect((await correct({ ...NO, check_authority: '' })).status).toBe(400);
    expect((await correct(NO, version + 5)).body.code).toBe('employer_changed');
    expect((await correct(NO, version, company)).status).toBe(403);
    expect((await correct({ ...NO, check_authority: 'x'.repeat(60_000) })).status).toBe(400);
    const made = async () => {
      const { history } = (await chief.get(`/api/admin/employers/${employer_id}`)).body as unknown as {
        history: { action: string; actor_email: string; at: string }[];
      };
      return history.filter(({ action }) => action === 'requirement-check-corrected');
    };
    const [before, newsBefore] = [(await made()).length, employerNewsStore(api.deps.db).last()];
    const { body } = await correct(NO);
    expect(body).toMatchObject({ ...NO, unlawful: [{ code: 'airside_refused' }] });
    expect((await correct(NO)).status).toBe(200);
    const after = await made();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({ actor_email: expect.stringContaining('@'), at: expect.any(String) });
    const news = employerNewsStore(api.deps.db).after(newsBefore);
    expect(news.filter(({ template }) => template === 'employer-requirement-check')).toHaveLength(1);
    const waiting = placed(id, 'shortlisted');
    await correct(YES, requirementStore(api.deps.db).find(id)?.version);
    expect(stateOf(waiting.id)).toBe('proposed');
  });

  it('PLAC-41 is a to-do of the operator while somebody has an offer that the answer keeps from a yes', async () => {
    const { id } = await save({ ...AIRSIDE, ...YES });
    placed(id, 'released');
    placed(id, 'proposed');
    const waiting = async () =>
      ((await chief.get('/api/admin/todo')).body.offers_blocked as unknown as { count: number }).count;
    const before = await waiting();
    changeRows(api.deps.db, 'requirement', { id }, { check_answer: 'no' });
    expect(await waiting()).toBe(before + 1);
    // A wage that is too low, too, is the to-do of its requirement.
    changeRows(api.deps.db, 'requirement', { id }, { wage_cents: 1000 });
    expect(await waiting()).toBe(before);
  });

  it('PLAC-41 shows the operator who answered what on which day, and the candidate the area', async () => {
    const { id } = await save({ ...AIRSIDE, ...YES });
    const released = placed(id, 'released');
    const { body } = await chief.post('/api/admin/matches', { state: 'released' });
    const shown = (body.matches as unknown as AdminMatch[]).find((one) => one.id === released.id);
    expect(shown).toMatchObject({ area: 'airside', ...YES, unlawful: [] });
    const { token } = tokenStore(api.deps.db).mint(released.applicantId, api.clock.now());
    const own = await visitor(api).post('/api/placement/offers', {}, { authorization: `Bearer ${token}` });
    expect((own.body.offers as unknown as Offer[])[0]).toMatchObject({ area: 'airside', check_answer: 'yes' });
  });
});

describe('A contract airside', () => {
  const contractOf = (match: string) => contractStore(api.deps.db).ofMatch(match);
  const make = (match_id: string) => chief.post('/api/admin/make-contract', { match_id });
  const sending = (match: string) =>
    chief.post('/api/admin/send-contract', { contract_id: contractOf(match)?.id, seen: 1 });
  const mark = (match: string, what: string) =>
    chief.post('/api/admin/mark-contract', {
      ...{ contract_id: contractOf(match)?.id, seen: contractOf(match)?.version, what, day: '2026-11-20' },
    });
  /** As if both copies were accepted. */
  const signed = (match: string) => {
    const { id = '' } = contractOf(match) ?? {};
    contractStore(api.deps.db).setState(id, 'active', api.clock.now());
    return id;
  };
  const requestsOf = (match: string) => contractLifeStore(api.deps.db).requests(contractOf(match)?.id ?? '');

  it('PLAC-42 is neither drafted nor sent once the authority has said no', async () => {
    const { id } = await save({ ...AIRSIDE, ...YES });
    const [drafted, wanted] = [placed(id, 'confirmed'), placed(id, 'confirmed')];
    expect((await make(drafted.id)).status).toBe(200);
    await save({ ...AIRSIDE, ...NO }, id);
    expect((await sending(drafted.id)).body.code).toBe('work_airside_refused');
    expect((await make(wanted.id)).body.code).toBe('work_airside_refused');
  });

  it.each([
    ['employer', (id: string) => save({ ...AIRSIDE, ...NO }, id)],
    [
      'operator',
      (id: string) =>
        chief.post('/api/admin/correct-airport-check', {
          ...{ requirement_id: id, version: requirementStore(api.deps.db).find(id)?.version, ...NO },
        }),
    ],
  ])(
    'PLAC-42 that is out waits on the desk when the %s notes a no, but for who was checked; no click ends it',
    async (_, say) => {
      const { id } = await save({ ...AIRSIDE, ...YES });
      const [open, checked] = [placed(id, 'confirmed'), placed(id, 'confirmed')];
      for (const { id: match } of [open, checked]) {
        await make(match);
        await sending(match);
        signed(match);
      }
      expect((await mark(checked.id, 'airport')).status).toBe(200);
      await say(id);
      expect(requestsOf(open.id)).toMatchObject([{ side: 'employer', kind: 'change', answer: null }]);
      expect(requestsOf(open.id)[0]?.words).toContain('Regierung von Musterland');
      expect(requestsOf(checked.id)).toEqual([]);
      const faults = async (match: string) =>
        (await chief.get(`/api/admin/contracts/${contractOf(match)?.id}`)).body.unlawful;
      expect([await faults(open.id), await faults(checked.id)]).toMatchObject([[{ code: 'airside_refused' }], []]);
      expect([contractOf(open.id)?.state, contractOf(checked.id)?.state]).toEqual(['active', 'active']);
    },
  );

  it('PLAC-42 that ends as its person was refused gives the place on, and leads into nothing airside again', async () => {
    const { id } = await save({ ...AIRSIDE, ...YES, headcount: 1 });
    const elsewhere = await save({ ...AIRSIDE, ...YES });
    const landside = await save({ ...REQUIREMENT, headcount: 30 });
    const refused = placed(id, 'confirmed');
    const waiting = placed(id, 'shortlisted');
    await make(refused.id);
    await sending(refused.id);
    const contract_id = signed(refused.id);
    for (const side of ['employer', 'candidate'] as const)
      contractCopyStore(api.deps.db).add({
        ...{ id: randomUUID(), contract_id, terms_version: 1, side, file_name: 'signed.pdf', size: 1 },
        ...{ sha256: '', key_id: 'plain', uploaded_at: 1 },
      });
    const end = {
      ended_by: 'employer',
      ground: 'permit',
      paper: 'Letter',
      paper_on: '2026-11-20',
      last_day: '2026-11-20',
    };
    const { status } = await chief.post('/api/admin/end-contract', {
      ...{ contract_id, seen: contractOf(refused.id)?.version, ...end },
    });
    expect(status).toBe(200);
    while (settleMatches(api.deps));
    expect([stateOf(refused.id), stateOf(waiting.id)]).toEqual(['withdrawn', 'proposed']);

    const matched = async (requirement: string) => {
      await start(requirement);
      return matchStore(api.deps.db)
        .openOfApplicant(refused.applicantId, 100)
        .some(({ requirement_id }) => requirement_id === requirement);
    };
    expect([await matched(elsewhere.id), await matched(landside.id)]).toEqual([false, true]);
    // Nor from a list on which she was before.
    const today = berlinDate(api.clock.now());
    const listed = makeMatch(api.deps, {
      ...{ requirementId: elsewhere.id, applicantId: refused.applicantId, state: 'shortlisted', rank: 0 },
    });
    expect(
      matchStore(api.deps.db)
        .next({ requirement: elsewhere.id, today, most: 1000 })
        .map((one) => one.id),
    ).not.toContain(listed);
    // Nor by hand; and no proposal from before goes on.
    const seen = () => ({ match_id: listed, seen: matchStore(api.deps.db).find(listed)?.version });
    const propose = () => chief.post('/api/admin/decide-match', { ...seen(), decision: 'proposed', reason: 'Asked' });
    expect((await propose()).body.code).toBe('match_airside_refused');
    changeRows(api.deps.db, 'requirement', { id: elsewhere.id }, { area: 'landside' });
    expect((await propose()).status).toBe(200);
    changeRows(api.deps.db, 'requirement', { id: elsewhere.id }, { area: 'airside' });
    const accepted = await company.post('/api/employer/step-match', { ...seen(), decision: 'accepted' });
    expect([accepted.status, accepted.body.code]).toEqual([409, 'match_step']);
    // Nor as a requirement opens again that had ended with her on it.
    changeRows(api.deps.db, 'match', { id: listed }, { state: 'withdrawn' });
    const other = placed(elsewhere.id, 'withdrawn');
    const back = matchStore(api.deps.db)
      .withdrawn({ requirement: elsewhere.id, today })
      .map((one) => one.id);
    expect([back.includes(other.id), back.includes(listed)]).toEqual([true, false]);
    changeRows(api.deps.db, 'requirement', { id: elsewhere.id }, { area: 'landside' });
    expect(matchStore(api.deps.db).withdrawn({ requirement: elsewhere.id, today })).toHaveLength(2);
    changeRows(api.deps.db, 'requirement', { id: elsewhere.id }, { area: 'airside' });
    const over = assignmentStore(api.deps.db).over(refused.applicantId, refused.applicantId);
    const not = over.map(({ requirement_id }) => requirement_id);
    expect([not.includes(elsewhere.id), not.includes(landside.id)]).toEqual([true, false]);
  });
});
