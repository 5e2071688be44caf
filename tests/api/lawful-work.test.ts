import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractLifeStore } from '#api/employment-contracts/contract-life.store.ts';
import { contractTermsStore } from '#api/employment-contracts/contract-terms.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { remindOfMatches } from '#api/matches/remind-of-matches.ts';
import { expireMatches, settleMatches } from '#api/matches/settle-matches.ts';
import { answerUntil } from '#api/time/answer-until.ts';
import { DAY_MS, MINUTE_MS } from '#api/time/clock.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { deskAdmin } from '../support/desk.ts';
import { REQUIREMENT, saveEmployer, vettedCompany } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';
import { addRow, changeRows } from '../support/rows.ts';

// Point 3 of issue 35: a wage below the legal minimum of its days goes through nothing.

let api: Api;
let chief: Visitor;
let company: Visitor;
let employerId: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  chief = (await deskAdmin(api)).browser;
  ({ browser: company, employerId } = await vettedCompany(api, chief));
});
afterAll(() => api.stop());

interface Refused {
  code: string;
  error: string;
  errors: { path: string; code: string; message: string }[];
}
const post = async (browser: Visitor, path: string, input: object, headers = {}) => {
  const { status, body } = await browser.post(path, input, headers);
  return { status, body: body as unknown as Refused & Record<string, unknown> };
};
const save = (change: object) =>
  post(company, '/api/employer/save-requirement', { ...REQUIREMENT, requirement_id: randomUUID(), ...change });
const seen = (id: string) => requirementStore(api.deps.db).find(id)?.version;
const change = (id: string, fields: object) => save({ requirement_id: id, version: seen(id), ...fields });

/** A requirement as it stood in the database before the law was asked. */
function oldRequirement(fields: object = { wage_cents: 100 }): string {
  const id = randomUUID();
  const row = { ...REQUIREMENT, headcount: 3, ...fields, id, employer_id: employerId };
  requirementStore(api.deps.db).add({ ...row, state: 'open', created_at: api.clock.now() });
  return id;
}
function placed(requirementId: string, state: MatchState) {
  const { id: applicantId, email } = { email: '', ...makePoolCandidate(api.deps) };
  const id = makeMatch(api.deps, { requirementId, applicantId, state });
  return { id, applicantId, email: email || (applicantStore(api.deps.db).find(applicantId)?.email ?? '') };
}
const decide = (id: string, decision: string, reason?: string) =>
  post(chief, '/api/admin/decide-match', { match_id: id, seen: 1, decision, reason });
const token = (id: string) => tokenStore(api.deps.db).mint(id, api.clock.now()).token;
const offers = async (id: string) =>
  (await post(visitor(api), '/api/placement/offers', { token: token(id) })).body.offers as Record<string, unknown>[];
const make = (matchId: string) => post(chief, '/api/admin/make-contract', { match_id: matchId });
const contractOf = (id: string) => contractStore(api.deps.db).ofMatch(id);

describe('Pay and hours below the law', () => {
  it.each([
    [{ wage_cents: 1390 }, 'wage_cents', 'wage_below_minimum'],
    [{ wage_cents: 100 }, 'wage_cents', 'wage_below_minimum'],
    [{ shifts: '12 hours a day, 7 days a week' }, 'shifts', 'hours_unlawful'],
  ])('are refused at the field when a requirement is drafted, opened or changed: %j', async (low, path, code) => {
    const { body } = await save({});
    for (const refused of [await save(low), await save({ ...low, open: true }), await change(String(body.id), low)])
      expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path, code }]]);
  });

  it('of seasonal work outside § 15d BeschV are refused: fewer than 30 hours, and when it is opened no tariff', async () => {
    const season = { model: 'seasonal', week_hours_from: 10, week_hours_to: 12 };
    expect((await save(season)).body.errors).toMatchObject([{ path: 'week_hours_from', code: 'season_hours_few' }]);
    const full = { ...season, week_hours_from: 30, week_hours_to: 40, requirement_id: randomUUID() };
    const draft = (await save(full)).body;
    expect(draft.unlawful).toMatchObject([{ path: 'model', code: 'season_untied' }]);
    const open = { version: draft.version, open: true };
    expect((await save({ ...full, ...open })).body.errors).toMatchObject([{ path: 'model', code: 'season_untied' }]);
    await saveEmployer(company, { tariff: 'TVöD' });
    expect((await save({ ...full, ...open })).body).toMatchObject({ state: 'open', unlawful: [] });
    await saveEmployer(company);
  });

  it('are refused with the lawful wage of those days, in the caller’s language', async () => {
    const sentence = async (low: object, lang: string) =>
      (await save({ ...low, requirement_id: randomUUID(), lang })).body.errors[0]?.message;
    expect(await sentence({ wage_cents: 1459 }, 'en')).toContain('€14.60 an hour, in force from 1 January 2027');
    const days = { starts_on: '2026-11-30', ends_on: '2026-12-31', wage_cents: 1389 };
    expect(await sentence(days, 'en')).toContain('€13.90 an hour, in force from 1 January 2026');
    const german = await post(
      company,
      '/api/employer/save-requirement',
      { ...REQUIREMENT, requirement_id: randomUUID(), wage_cents: 1459 },
      { 'accept-language': 'de' },
    );
    expect(german.body.error).toContain('14,60 € je Stunde, gültig ab 01.01.2027');
  });

  it('EMPA-14 that stood there before are neither matched nor opened again nor proposed by the server', async () => {
    const id = oldRequirement();
    const waiting = placed(id, 'shortlisted');
    const refused = await post(company, '/api/employer/start-matching', { requirement_id: id, version: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'work_below_minimum']);
    expect(refused.body.error).toContain('€14.60');
    addRow(api.deps.db, 'match_stale', { subject: 'requirement', subject_id: id });
    while (settleMatches(api.deps));
    expect(matchStore(api.deps.db).find(waiting.id)?.state).toBe('shortlisted');
    await post(company, '/api/employer/step-requirement', { requirement_id: id, version: 1, state: 'filled' });
    const open = { requirement_id: id, version: 2, state: 'open' };
    expect((await post(company, '/api/employer/step-requirement', open)).body.errors).toMatchObject([
      { path: 'wage_cents' },
    ]);
  });

  it.each([
    [{ shifts: '12 Stunden am Tag, 7 Tage die Woche' }, 'work_hours_unlawful'],
    [{ shifts: '', shifts_en: '12 hours a day, 7 days a week' }, 'work_hours_unlawful'],
    [{ wage_cents: 100 }, 'work_below_minimum'],
    [{ model: 'seasonal', week_hours_from: 10, week_hours_to: 12 }, 'season_hours_few'],
    [{ model: 'seasonal' }, 'season_untied'],
  ])('EMPA-14 that stood there before are neither accepted, released nor confirmed: %j', async (fields, code) => {
    const id = oldRequirement(fields);
    const [proposed, accepted, released] = (['proposed', 'accepted', 'released'] as const).map((one) =>
      placed(id, one),
    );
    const step = { match_id: proposed?.id, seen: 1, decision: 'accepted' };
    const own = { token: token(released?.applicantId ?? ''), match_id: released?.id, seen: 1, decision: 'confirmed' };
    for (const { status, body } of [
      await post(company, '/api/employer/step-match', step),
      await decide(accepted?.id ?? '', 'released'),
      await decide(proposed?.id ?? '', 'accepted', 'agreed by phone'),
      await decide(released?.id ?? '', 'confirmed', 'agreed by phone'),
      await post(visitor(api), '/api/placement/answer-offer', own),
    ])
      expect([status, body.code]).toEqual([409, code]);
    expect((await decide(accepted?.id ?? '', 'withheld', 'too long hours')).status).toBe(200);
  });

  it('are shown on the desk and to the employer', async () => {
    const id = oldRequirement({ wage_cents: 100 });
    const match = placed(id, 'accepted');
    const fault = { code: 'wage_below_minimum', cents: 1460, from: '2027-01-01' };
    const own = (await company.get(`/api/employer/requirements/${id}`)).body as Record<string, unknown>;
    expect(own.unlawful).toMatchObject([fault]);
    const ofEmployer = await post(chief, '/api/admin/employer-requirements', { employer_id: employerId });
    expect(ofEmployer.body.requirements).toContainEqual(expect.objectContaining({ id, unlawful: own.unlawful }));
    const matches = (await post(chief, '/api/admin/matches', { state: 'accepted' })).body.matches as { id: string }[];
    expect(matches.find((one) => one.id === match.id)).toMatchObject({ unlawful: [fault], can: ['withheld'] });
  });

  it('EMPA-15 get no contract: neither drafted, changed to, nor sent', async () => {
    const low = placed(oldRequirement(), 'confirmed');
    expect([(await make(low.id)).body.code, contractOf(low.id)]).toEqual(['work_below_minimum', undefined]);
    const fair = placed(oldRequirement({ wage_cents: 1500 }), 'confirmed');
    await make(fair.id);
    const row = contractOf(fair.id);
    const draft = contractTermsStore(api.deps.db).find(row?.id ?? '', 1);
    if (!row || !draft) throw new Error('no draft');
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = draft.terms;
    const fields = { site, starts_on, ends_on, week_hours, wage_cents: 1500, housing, housing_euro, shifts };
    const changed = (more: object) =>
      post(chief, '/api/admin/change-contract', { contract_id: row.id, seen: 1, ...fields, ...more });
    expect((await changed({ wage_cents: 1459 })).body.errors).toMatchObject([{ code: 'wage_below_minimum' }]);
    expect((await changed({ shifts: '7 days a week', leave_days: 6 })).body.errors).toMatchObject([
      { code: 'hours_unlawful' },
    ]);
    const bare = { week_hours: 48, break_minutes: 0, leave_days: 0, shifts: '' };
    expect((await changed(bare)).body.errors).toMatchObject([{ path: 'break_minutes' }, { path: 'leave_days' }]);
    // As a draft of before.
    const old = { ...draft.terms, ...bare, wage_cents: 100, model: 'seasonal', tariffs: '' } as const;
    contractTermsStore(api.deps.db).write(row.id, { ...draft, terms: old });
    const send = { contract_id: row.id, seen: 1 };
    expect((await post(chief, '/api/admin/send-contract', send)).body.code).toBe('work_below_minimum');
    const shown = (await chief.get(`/api/admin/contracts/${row.id}`)).body as Record<string, unknown>;
    const faults = [
      { cents: 1460 },
      ...(['break_short', 'leave_short', 'season_untied'] as const).map((code) => ({ code })),
    ];
    expect(shown).toMatchObject({ unlawful: faults, can: ['change', 'cancel'] });
    const listed = (await post(chief, '/api/admin/contracts', {})).body.contracts;
    expect(listed).toContainEqual(expect.objectContaining({ id: row.id, unlawful: shown.unlawful }));
  });

  it.each([
    ['Im Wechsel, 2 Tage pro Woche frei', { break_minutes: 30, leave_days: 4 }],
    ['4 Tage pro Woche', { break_minutes: 45, leave_days: 3 }],
    ['Fünf Tage pro Woche', { break_minutes: 30, leave_days: 4 }],
  ])('EMPA-15 in shifts such as “%s” are drafted, with break and leave by the law', async (shifts, terms) => {
    const { status, body } = await make(
      placed(oldRequirement({ shifts, shifts_en: '', wage_cents: 1460 }), 'confirmed').id,
    );
    expect([status, body.contract]).toMatchObject([200, { terms }]);
  });

  it('EMPA-14 take no part in the assignment of a season', async () => {
    const id = oldRequirement({ starts_on: '2031-07-01', ends_on: '2031-09-28', wage_cents: 1459 });
    makePoolCandidate(api.deps, {
      available: { from: '2031-07-01', until: '2031-09-28' },
      passportUntil: '2050-01-01',
    });
    const { body } = await post(chief, '/api/admin/propose-assignment', {});
    const { rows, gaps } = body as unknown as Record<'rows' | 'gaps', { requirement_id: string }[]>;
    expect([...rows, ...gaps].map((one) => one.requirement_id)).not.toContain(id);
  });
});

describe('A requirement that a new minimum wage has overtaken', () => {
  const todo = async () => {
    const { body } = await chief.get('/api/admin/todo');
    return body as unknown as { requirements_underpaid: { count: number }; underpaid_employer: string | null };
  };
  const added = async (work: () => unknown) => {
    const before = (await todo()).requirements_underpaid.count;
    work();
    const { requirements_underpaid, underpaid_employer } = await todo();
    return [requirements_underpaid.count - before, underpaid_employer];
  };

  it('PLAC-08 is a to-do for as long as it looks for somebody, or somebody waits for a contract', async () => {
    expect((await added(() => oldRequirement({ wage_cents: 1500 })))[0]).toBe(0);
    let id = '';
    const open = () => {
      id = oldRequirement({ wage_cents: 1459 });
    };
    expect(await added(open)).toEqual([1, employerId]);
    const { applicantId } = placed(id, 'released');
    expect((await added(() => requirementStore(api.deps.db).setState(id, 'closed')))[0]).toBe(0);
    const expire = () => changeRows(api.deps.db, 'match', { applicant_id: applicantId }, { state: 'expired' });
    expect((await added(expire))[0]).toBe(-1);
    const over = { wage_cents: 1300, starts_on: '2026-08-01', ends_on: '2026-09-30' };
    expect((await added(() => oldRequirement(over)))[0]).toBe(0);
  });

  it('EMPA-14 says to whoever has its offer that it cannot be accepted, and does not offer that', async () => {
    const id = oldRequirement({ wage_cents: 1459 });
    const { applicantId } = placed(id, 'released');
    expect(await offers(applicantId)).toMatchObject([{ is_blocked: true, can: ['declined'] }]);
    await change(id, { headcount: 3, wage_cents: 1460 });
    expect(await offers(applicantId)).toMatchObject([{ is_blocked: false, can: ['confirmed', 'declined'] }]);
  });

  it('EMPA-14 reminds nobody of such an offer, nor lets it lapse before it could be accepted', async () => {
    const id = oldRequirement({ wage_cents: 1459 });
    const { id: match, email } = placed(id, 'released');
    const row = () => matchStore(api.deps.db).find(match);
    const now = api.clock.time;
    matchStore(api.deps.db).setAnswerUntil(match, now + 5 * DAY_MS);
    api.clock.time = now + 4 * DAY_MS;
    while (remindOfMatches(api.deps));
    expect(await mailsTo(api, email)).toEqual([]);
    expect(eventStore(api.deps.db).newest('match', match, 9)).toEqual([]);
    api.clock.time = now + 5 * DAY_MS;
    while (expireMatches(api.deps));
    const again = answerUntil('released', api.clock.time, api.deps.site.matching);
    expect(row()).toMatchObject({ state: 'released', answer_until: again });
    requirementStore(api.deps.db).change(id, { ...REQUIREMENT, headcount: 3, wage_cents: 1460 }, 'open');
    // No reminder of before counts: it has all of its own.
    while (remindOfMatches(api.deps));
    expect(await mailsTo(api, email)).toHaveLength(1);
    api.clock.time = again ?? 0;
    while (expireMatches(api.deps));
    expect(row()?.state).toBe('expired');
    api.clock.time = now;
  });
});

describe('A raised wage', () => {
  it('is possible with proposals and offers out: whoever has an offer is told, and sees the new figure', async () => {
    const { body } = await save({ open: true, headcount: 3 });
    const id = String(body.id);
    const [proposed, released] = [placed(id, 'proposed'), placed(id, 'released')];
    expect((await change(id, { headcount: 3, wage_cents: 1725 })).status).toBe(200);
    expect(await offers(released.applicantId)).toMatchObject([{ wage_cents: 1725, state: 'released' }]);
    const [mail] = (await mailsTo(api, released.email)).filter(({ subject }) => subject === 'Your pay goes up');
    expect(mail?.text).toContain('€17.25 an hour');
    expect(await mailsTo(api, proposed.email)).toEqual([]);
    expect((await change(id, { headcount: 3, wage_cents: 1724 })).body.code).toBe('requirement_promised');
  });

  it('that looks like a slip is told to nobody, as it could not be lowered again; in steps it is no slip', async () => {
    const { body } = await save({ open: true, headcount: 3 });
    const id = String(body.id);
    expect((await change(id, { headcount: 3, wage_cents: 5100 })).status).toBe(200);
    expect((await change(id, { headcount: 3, wage_cents: 1500 })).status).toBe(200);
    const { email } = placed(id, 'confirmed');
    const slip = await change(id, { headcount: 3, wage_cents: 5100 });
    expect([slip.status, slip.body.errors]).toMatchObject([400, [{ path: 'wage_cents', code: 'wage_raise_steep' }]]);
    expect(slip.body.error).toContain('€15.00');
    expect(slip.body.error).toContain('raise the wage in steps');
    expect(await mailsTo(api, email)).toEqual([]);
    for (const wage_cents of [2250, 3300, 4900, 5100])
      expect((await change(id, { headcount: 3, wage_cents })).status).toBe(200);
  });

  it('is said in the language of whoever has the offer', async () => {
    const id = oldRequirement({ wage_cents: 1500 });
    const { applicantId, email } = placed(id, 'confirmed');
    changeRows(api.deps.db, 'applicant', { id: applicantId }, { lang: 'de' });
    await change(id, { headcount: 3, wage_cents: 1600 });
    expect((await mailsTo(api, email)).at(-1)?.text).toContain('16,00 € je Stunde');
  });

  it('puts right what was not lawful, also once it is closed, and then somebody moves up', async () => {
    const id = oldRequirement({ wage_cents: 1000 });
    const waiting = placed(id, 'shortlisted');
    expect((await change(id, { headcount: 3 })).body.unlawful).toEqual([]);
    expect(matchStore(api.deps.db).find(waiting.id)?.state).toBe('proposed');
    const closed = oldRequirement({ wage_cents: 1000 });
    const confirmed = placed(closed, 'confirmed');
    requirementStore(api.deps.db).setState(closed, 'closed');
    expect((await change(closed, { headcount: 9 })).body.code).toBe('requirement_closed');
    expect((await change(closed, { headcount: 3 })).status).toBe(200);
    expect((await make(confirmed.id)).status).toBe(200);
  });

  it('is possible whatever else the law has come to ask of a requirement with people, but not below the minimum', async () => {
    const before = { headcount: 3, model: 'seasonal', week_hours_from: 20, week_hours_to: 25, ends_on: '2028-04-30' };
    const id = oldRequirement({ ...before, wage_cents: 1000 });
    placed(id, 'confirmed');
    requirementStore(api.deps.db).setState(id, 'closed');
    expect((await change(id, { ...before, wage_cents: 1010 })).body.errors).toMatchObject([{ path: 'wage_cents' }]);
    expect((await change(id, { ...before, wage_cents: 1600, shifts: 'late' })).status).toBe(400);
    expect((await change(id, { ...before, wage_cents: 1600 })).body).toMatchObject({
      wage_cents: 1600,
      state: 'closed',
    });
  });

  it('EMPA-15 is taken into a draft; a contract that was sent stays as both sides have it, and the desk says so', async () => {
    const id = oldRequirement({ wage_cents: 1500 });
    const [drafted, sent] = [placed(id, 'confirmed'), placed(id, 'confirmed')];
    for (const one of [drafted, sent]) await make(one.id);
    const paper = contractOf(sent.id)?.id ?? '';
    expect((await post(chief, '/api/admin/send-contract', { contract_id: paper, seen: 1 })).status).toBe(200);
    const before = (await mailsTo(api, sent.email)).length;
    expect((await change(id, { headcount: 3, wage_cents: 1650 })).status).toBe(200);
    const wageOf = (contract = '') => contractTermsStore(api.deps.db).find(contract, 1)?.terms.wage_cents;
    expect([wageOf(contractOf(drafted.id)?.id), wageOf(paper)]).toEqual([1650, 1500]);
    expect((await mailsTo(api, drafted.email)).at(-1)?.text).toContain('€16.50 an hour');
    expect((await mailsTo(api, sent.email)).length).toBe(before);
    expect(await offers(sent.applicantId)).toMatchObject([{ wage_cents: 1500, has_contract: true }]);
    const shown = (await chief.get(`/api/admin/contracts/${paper}`)).body as Record<string, unknown>;
    expect(shown.raised_wage_cents).toBe(1650);
    // It waits on the desk, once however often the wage is raised; who is paid that much already waits for nobody.
    const asks = () => contractLifeStore(api.deps.db).requests(paper);
    expect(asks()).toMatchObject([{ side: 'employer', kind: 'wage', answer: null }]);
    expect(asks()[0]?.words).toContain('16.50');
    expect((await change(id, { headcount: 3, wage_cents: 1700 })).status).toBe(200);
    expect(asks()).toHaveLength(1);
    expect(contractLifeStore(api.deps.db).requests(contractOf(drafted.id)?.id ?? '')).toEqual([]);
    const listed = (await post(chief, '/api/admin/contracts', { state: 'asked' })).body;
    expect((listed.contracts as { id: string }[]).map(({ id }) => id)).toEqual([paper]);
  });
});

describe('Other shifts', () => {
  const told = async (email: string, minutes = 16) => {
    const subjects = ['Your shifts have changed', 'Ihre Schichten haben sich geändert'];
    api.clock.time += minutes * MINUTE_MS;
    const mails = await mailsTo(api, email);
    // Sessions of other tests end by the clock.
    api.clock.time -= minutes * MINUTE_MS;
    return mails.filter(({ subject }) => subjects.includes(subject ?? ''));
  };

  it('are told to whoever has the offer or the place, with what was said before, and to nobody proposed', async () => {
    const id = oldRequirement({ wage_cents: 1500 });
    const [proposed, released, confirmed] = (['proposed', 'released', 'confirmed'] as const).map((state) =>
      placed(id, state),
    );
    changeRows(api.deps.db, 'applicant', { id: released?.applicantId }, { lang: 'de' });
    const same = { headcount: 3, wage_cents: 1500 };
    expect((await change(id, { ...same, shifts: 'nachts', shifts_en: 'at night' })).status).toBe(200);
    const [mail, ...more] = await told(confirmed?.email ?? '');
    expect(mail?.text).toContain(`Before: “${REQUIREMENT.shifts_en || REQUIREMENT.shifts}”. Now: “at night”.`);
    expect(more).toEqual([]);
    expect((await told(released?.email ?? '')).at(-1)?.text).toContain('Jetzt: „nachts“.');
    expect(await mailsTo(api, proposed?.email ?? '')).toEqual([]);
    // The same text again, or other places, tells nobody anew.
    await change(id, { ...same, headcount: 5, shifts: 'nachts', shifts_en: 'at night' });
    expect(await told(confirmed?.email ?? '')).toHaveLength(1);
    await change(id, { ...same, shifts: '', shifts_en: '' });
    expect((await told(confirmed?.email ?? '')).at(-1)?.text).toContain('Now: “nothing”.');
  });

  it('that are corrected soon are one mail with what was said at first, and none where they are as before or the place is gone', async () => {
    const id = oldRequirement({ wage_cents: 1500, shifts: 'früh', shifts_en: 'early' });
    const [stays, leaves] = [placed(id, 'confirmed'), placed(id, 'released')];
    const say = (shifts: string, shifts_en: string) =>
      change(id, { headcount: 3, wage_cents: 1500, shifts, shifts_en });
    for (const [de, en] of [
      ['nachst', 'at nihgt'],
      ['nachts', 'at nihgt'],
      ['nachts', 'at night'],
    ] as const) {
      expect((await say(de, en)).status).toBe(200);
      api.clock.time += 4 * MINUTE_MS;
    }
    const { version } = matchStore(api.deps.db).find(leaves.id) ?? {};
    const withheld = { match_id: leaves.id, seen: version, decision: 'withheld', reason: 'no longer needed' };
    expect((await post(chief, '/api/admin/decide-match', withheld)).status).toBe(200);
    // No correction puts it off.
    expect((await told(stays.email, 3)).map(({ text }) => /Before: .*/.exec(text ?? '')?.[0])).toEqual([
      'Before: “early”. Now: “at night”.',
    ]);
    expect(await told(leaves.email)).toEqual([]);
    await say('früh', 'early');
    await say('nachts', 'at night');
    expect(await told(stays.email)).toHaveLength(1);
  });

  it('are told in the words that are others: nobody reads the same words twice', async () => {
    const id = oldRequirement({ wage_cents: 1500, shifts: 'früh', shifts_en: 'early' });
    const [german, english] = [placed(id, 'confirmed'), placed(id, 'confirmed')];
    changeRows(api.deps.db, 'applicant', { id: german.applicantId }, { lang: 'de' });
    const say = (shifts: string, shifts_en: string) =>
      change(id, { headcount: 3, wage_cents: 1600, shifts, shifts_en });
    await say('früh', 'early, from six');
    expect((await told(english.email)).at(-1)?.text).toContain('Before: “early”. Now: “early, from six”.');
    expect(await told(german.email)).toEqual([]);
    await say('nachts', 'early, from six');
    expect((await told(english.email)).at(-1)?.text).toContain('Before: “früh”. Now: “nachts”.');
    expect((await told(german.email)).at(-1)?.text).toContain('Bisher: „früh“. Jetzt: „nachts“.');
    // The wage was raised with the first of these.
    const raised = (await mailsTo(api, english.email)).find(({ subject }) => subject === 'Your pay goes up');
    expect(raised?.text).not.toContain('Everything else stays');
  });

  it('EMPA-15 are taken into a draft as far as the operator has not written others; what was sent stays as it is', async () => {
    const id = oldRequirement({ wage_cents: 1500 });
    const [drafted, written, sent] = [placed(id, 'confirmed'), placed(id, 'confirmed'), placed(id, 'confirmed')];
    for (const one of [drafted, written, sent]) await make(one.id);
    const terms = (one: { id: string }) => contractTermsStore(api.deps.db).find(contractOf(one.id)?.id ?? '', 1);
    const draft = terms(written);
    if (!draft) throw new Error('no draft');
    const agreed = { ...draft, terms: { ...draft.terms, shifts: 'wie besprochen', shifts_en: 'as agreed' } };
    contractTermsStore(api.deps.db).write(contractOf(written.id)?.id ?? '', agreed);
    await post(chief, '/api/admin/send-contract', { contract_id: contractOf(sent.id)?.id, seen: 1 });
    const before = (await mailsTo(api, sent.email)).length;
    await change(id, { headcount: 3, wage_cents: 1500, shifts: 'nachts', shifts_en: '' });
    expect([drafted, written, sent].map((one) => terms(one)?.terms)).toMatchObject([
      { shifts: 'nachts', shifts_en: '' },
      { shifts: 'wie besprochen', shifts_en: 'as agreed' },
      { shifts: REQUIREMENT.shifts },
    ]);
    expect(await told(drafted.email)).toHaveLength(1);
    expect((await mailsTo(api, sent.email)).length).toBe(before);
    // The operator has translated it meanwhile: a translation of the employer that comes later is none for this draft.
    const now = terms(drafted);
    if (!now) throw new Error('no draft');
    const translated = { ...now, terms: { ...now.terms, shifts_en: 'nights only' } };
    contractTermsStore(api.deps.db).write(contractOf(drafted.id)?.id ?? '', translated);
    await change(id, { headcount: 3, wage_cents: 1500, shifts: 'nachts', shifts_en: 'at night' });
    expect(terms(drafted)?.terms.shifts_en).toBe('nights only');
  });
});

describe('The price of a room', () => {
  it('stays what people with an offer or a place have read, where the requirement has it from its company', async () => {
    const ownPrice = { housing: 'provided', housing_euro: 300 };
    await saveEmployer(company, ownPrice);
    const fields = { headcount: 3, wage_cents: 1500, housing_euro: null };
    const [id, free] = [oldRequirement(fields), oldRequirement(fields)];
    const { applicantId } = placed(id, 'confirmed');
    const price = async () => (await offers(applicantId))[0]?.housing_euro;
    expect((await change(id, { ...fields, housing_euro: 500 })).body.code).toBe('requirement_promised');
    await saveEmployer(company, { ...ownPrice, housing_euro: 500 });
    expect(await price()).toBe(300);
    expect((await change(id, { ...fields, housing_euro: 500 })).body.code).toBe('requirement_promised');
    expect((await change(id, { ...fields, headcount: 4, housing_euro: 300 })).status).toBe(200);
    expect(await price()).toBe(300);
    expect((await change(free, { ...fields, housing_euro: 450 })).status).toBe(200);
    await saveEmployer(company);
  });
});
